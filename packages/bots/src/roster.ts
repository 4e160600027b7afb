import { RECIPES } from '#recipes'
import type { Bot } from './ask.ts'

const MOST_ITERATIONS = 100_000

/** The bots of a game, weakest first. */
export const botNames = (gameId: string): readonly string[] =>
  (RECIPES.get(gameId) ?? []).map(({ name }) => name)

/**
 * A bot by name: `greedy`, or with a budget in iterations `search:200`. Undefined where there is none. It plays with the
 * printed data that are built in, unless the game brings its own.
 */
export function makeBot(gameId: string, name: string, printed?: unknown): Bot<unknown> | undefined {
  const found = /^([a-z]+)(?::([1-9]\d{0,5}))?$/.exec(name)
  const recipe = RECIPES.get(gameId)?.find((each) => each.name === found?.[1])
  const budget = found?.[2] === undefined ? undefined : Number(found[2])
  if (recipe === undefined) return undefined
  if (budget !== undefined && (!recipe.budgeted || budget > MOST_ITERATIONS)) return undefined
  return recipe.make(budget, printed)
}
