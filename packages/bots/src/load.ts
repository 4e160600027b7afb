import type { Game } from '@benben/kernel'
import { RECIPES, RULES } from '#games'
import type { Bot, Explain } from './bot.ts'
import { recipeNamed, type Recipe } from './recipe.ts'

/** For a browser, which loads the rules and the bots of a game when they are needed. */

const find = <T>(entries: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(entries, id) ? entries[id] : undefined

/** The rules of a game; undefined if there is no such game. */
export const loadGame = (id: string): Promise<Game> | undefined => find<() => Promise<Game>>(RULES, id)?.()

/** The recipe of a bot, with what it needs at a table with this view; resolves to undefined if there is none. */
async function prepared(id: string, name: string, view: unknown): Promise<ReturnType<typeof recipeNamed>> {
  const recipes = await find<() => Promise<readonly Recipe[]>>(RECIPES, id)?.()
  const named = recipeNamed(recipes ?? [], name)
  await named?.recipe.prepare?.(view)
  return named
}

/** A bot by name, for a table with this view; resolves to undefined if there is none. */
export async function loadBot(
  id: string,
  name: string,
  view: unknown,
  printed?: unknown,
): Promise<Bot<unknown> | undefined> {
  const named = await prepared(id, name, view)
  return named?.recipe.make(named.budget, printed)
}

/** What tells why a bot moves; resolves to undefined for bots that cannot. */
export async function loadExplainer(
  id: string,
  name: string,
  view: unknown,
  printed?: unknown,
): Promise<Explain<unknown> | undefined> {
  const named = await prepared(id, name, view)
  return named?.recipe.explain?.(printed)
}
