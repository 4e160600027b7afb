import { atonRecipes } from './aton/recipes.ts'
import type { Bot } from './ask.ts'
import { botFrom, type Recipe } from './recipe.ts'
import { tekhenuRecipes } from './tekhenu/recipes.ts'

/** By game, weakest first. Whoever plays one game alone enters by its own door: `@benben/bots/aton`. */
const RECIPES: ReadonlyMap<string, readonly Recipe[]> = new Map([
  ['aton', atonRecipes],
  ['tekhenu', tekhenuRecipes],
])

/** The bots of a game, weakest first. */
export const botNames = (gameId: string): readonly string[] =>
  (RECIPES.get(gameId) ?? []).map(({ name }) => name)

/** A bot by name: `greedy`, or with a budget in iterations `search:200`. Undefined where there is none. */
export const makeBot = (gameId: string, name: string, printed?: unknown): Bot<unknown> | undefined =>
  botFrom(RECIPES.get(gameId) ?? [], name, printed)
