import { atonRecipes } from './aton/recipes.ts'
import type { Recipe } from './recipe.ts'

/** The bots of the games that have a table in the browser. */
export const RECIPES: ReadonlyMap<string, readonly Recipe[]> = new Map([['aton', atonRecipes]])
