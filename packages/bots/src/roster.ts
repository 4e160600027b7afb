import type { Game } from '@benben/kernel'
import { RECIPES, RULES } from '#games'
import type { Bot, Explain } from './bot.ts'
import type { LevelName } from './levels.ts'
import { recipeNamed, type Recipe } from './recipe.ts'

/** Every game with its bots, loaded at once: for server, terminal and measurements. */

async function loadAll<T>(
  entries: Readonly<Record<string, () => Promise<T>>>,
): Promise<ReadonlyMap<string, T>> {
  const loading = Object.entries(entries).map(async ([id, load]) => [id, await load()] as const)
  return new Map(await Promise.all(loading))
}

const [rules, recipes] = await Promise.all([loadAll<Game>(RULES), loadAll<readonly Recipe[]>(RECIPES)])
await Promise.all([...recipes.values()].flat().map(async ({ prepare }) => prepare?.()))

export const GAMES: readonly Game[] = [...rules.values()]

export const gameOf = (id: string): Game | undefined => rules.get(id)

/** The bots of a game, weakest first. */
export const botNames = (gameId: string): readonly string[] =>
  (recipes.get(gameId) ?? []).map(({ name }) => name)

const STAND_IN: LevelName = 'scribe'

/** The bot that plays for somebody who is away or gave up: of middle strength, and quick. */
export const standIn = (gameId: string): string => {
  const names = botNames(gameId)
  return names.includes(STAND_IN) ? STAND_IN : (names.at(-1) ?? STAND_IN)
}

/** A bot by name: `greedy`, or with a budget in iterations `search:200`. Undefined if there is none. */
export const makeBot = (gameId: string, name: string, printed?: unknown): Bot<unknown> | undefined => {
  const named = recipeNamed(recipes.get(gameId) ?? [], name)
  return named?.recipe.make(named.budget, printed)
}

/** What tells why a bot moves; undefined for bots that cannot, and where there is none of that name. */
export const explainerOf = (gameId: string, name: string, printed?: unknown): Explain<unknown> | undefined =>
  recipes
    .get(gameId)
    ?.find((recipe) => recipe.name === name)
    ?.explain?.(printed)
