import { untyped, type Game, type GameId } from '@benben/kernel'
import type { Judgement } from './analysis/outlook.ts'
import type { Recipe } from './recipe.ts'

/** All games, each with a dynamic import: a browser loads only the one that is played, everything else loads all of them. */

/** The rules of every game. */
export const RULES = {
  aton: async () => untyped((await import('@benben/aton')).aton),
  tekhenu: async () => untyped((await import('@benben/tekhenu')).tekhenu),
} satisfies Record<GameId, () => Promise<Game>>

/** The bots of every game, weakest first. */
export const RECIPES = {
  aton: async () => (await import('./aton/recipes.ts')).atonRecipes,
  tekhenu: async () => (await import('./tekhenu/recipes.ts')).tekhenuRecipes,
} satisfies Record<GameId, () => Promise<readonly Recipe[]>>

/** How finished games are judged; a game that is not named here is not analysed. */
export const JUDGEMENTS = {
  aton: async () => (await import('./aton/judgement.ts')).atonJudgement,
  tekhenu: async () => (await import('./tekhenu/judgement.ts')).tekhenuJudgement,
} satisfies Partial<Record<GameId, () => Promise<Judgement>>>
