import { randomBot, type Bot, type Explain } from './bot.ts'

/** Makes a bot. */
export interface Recipe {
  readonly name: string
  /** `budget` is the number of iterations, if the name contains one; `printed` are printed data that are not built in. */
  readonly make: (budget: number | undefined, printed: unknown) => Bot<unknown>
  /** Makes what tells why the bot moves; left out for bots that cannot. */
  readonly explain?: (printed: unknown) => Explain<unknown>
  /** Loads what the bot needs at a table with such a view, or at any table; left out where nothing is loaded later. */
  readonly prepare?: (view?: unknown) => Promise<void>
  /** Whether the name may contain a budget: `search:200`. */
  readonly budgeted: boolean
}

export const RANDOM: Recipe = { name: 'random', make: () => randomBot, budgeted: false }

const MOST_ITERATIONS = 100_000

interface Named {
  readonly recipe: Recipe
  readonly budget: number | undefined
}

/** The recipe and the budget that a name means, if it is among these. */
export function recipeNamed(recipes: readonly Recipe[], name: string): Named | undefined {
  const found = /^([a-z]+)(?::([1-9]\d{0,5}))?$/.exec(name)
  const recipe = recipes.find((each) => each.name === found?.[1])
  const budget = found?.[2] === undefined ? undefined : Number(found[2])
  if (recipe === undefined) return undefined
  if (budget !== undefined && (!recipe.budgeted || budget > MOST_ITERATIONS)) return undefined
  return { recipe, budget }
}
