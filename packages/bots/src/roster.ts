import type { AtonView } from '@benben/aton'
import type { TekhenuView } from '@benben/tekhenu'
import { randomBot, type Ask, type Bot } from './ask.ts'
import { greedy } from './aton/greedy.ts'
import { search } from './aton/search.ts'
import { greedy as tekhenuGreedy } from './tekhenu/greedy.ts'

/** Makes a bot; a budget in iterations where the name carries one. */
interface Recipe {
  readonly name: string
  readonly make: (budget: number | undefined) => Bot<unknown>
  /** Whether the name may carry a budget: `search:200`. */
  readonly budgeted: boolean
}

const MOST_ITERATIONS = 100_000

const forAton =
  (bot: Bot<AtonView>): Bot<unknown> =>
  (ask) =>
    bot(ask as Ask<AtonView>)

const forTekhenu =
  (bot: Bot<TekhenuView>): Bot<unknown> =>
  (ask) =>
    bot(ask as Ask<TekhenuView>)

const RANDOM: Recipe = { name: 'random', make: () => randomBot, budgeted: false }

const RECIPES: ReadonlyMap<string, readonly Recipe[]> = new Map([
  [
    'aton',
    [
      RANDOM,
      { name: 'greedy', make: () => forAton(greedy), budgeted: false },
      { name: 'search', make: (budget) => forAton(search(budget)), budgeted: true },
    ],
  ],
  ['tekhenu', [RANDOM, { name: 'greedy', make: () => forTekhenu(tekhenuGreedy), budgeted: false }]],
])

/** The bots of a game, weakest first. */
export const botNames = (gameId: string): readonly string[] =>
  (RECIPES.get(gameId) ?? []).map(({ name }) => name)

/** A bot by name: `greedy`, or with a budget in iterations `search:200`. Undefined where there is none. */
export function makeBot(gameId: string, name: string): Bot<unknown> | undefined {
  const found = /^([a-z]+)(?::([1-9]\d{0,5}))?$/.exec(name)
  const recipe = RECIPES.get(gameId)?.find((each) => each.name === found?.[1])
  const budget = found?.[2] === undefined ? undefined : Number(found[2])
  if (recipe === undefined) return undefined
  if (budget !== undefined && (!recipe.budgeted || budget > MOST_ITERATIONS)) return undefined
  return recipe.make(budget)
}
