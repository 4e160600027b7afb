import type { Game } from '@benben/kernel'
import { RECIPES, RULES } from '#games'
import type { Bot } from './bot.ts'
import { botFrom, type Recipe } from './recipe.ts'

/** For a browser, which loads the rules and the bots of a game when they are needed. */

const find = <T>(entries: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(entries, id) ? entries[id] : undefined

/** The rules of a game; undefined if there is no such game. */
export const loadGame = (id: string): Promise<Game> | undefined => find<() => Promise<Game>>(RULES, id)?.()

/** A bot by name; resolves to undefined if there is none. */
export async function loadBot(
  id: string,
  name: string,
  printed?: unknown,
): Promise<Bot<unknown> | undefined> {
  const recipes = await find<() => Promise<readonly Recipe[]>>(RECIPES, id)?.()
  return botFrom(recipes ?? [], name, printed)
}
