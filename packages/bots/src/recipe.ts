import { randomBot, type Bot } from './ask.ts'

/** Makes a bot; a budget in iterations where the name carries one, printed data where they are not those built in. */
export interface Recipe {
  readonly name: string
  readonly make: (budget: number | undefined, printed?: unknown) => Bot<unknown>
  /** Whether the name may carry a budget: `search:200`. */
  readonly budgeted: boolean
}

export const RANDOM: Recipe = { name: 'random', make: () => randomBot, budgeted: false }
