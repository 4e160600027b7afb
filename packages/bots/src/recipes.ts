import { atonRecipes } from './aton/recipes.ts'
import type { Recipe } from './recipe.ts'
import { tekhenuRecipes } from './tekhenu/recipes.ts'

/** By game, weakest first. */
export const RECIPES: ReadonlyMap<string, readonly Recipe[]> = new Map([
  ['aton', atonRecipes],
  ['tekhenu', tekhenuRecipes],
])
