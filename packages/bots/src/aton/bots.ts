import type { Bot } from '../ask.ts'
import { botFrom } from '../recipe.ts'
import { atonRecipes } from './recipes.ts'

/** A bot of this game alone, by its name. */
export const makeBot = (name: string, printed?: unknown): Bot<unknown> | undefined =>
  botFrom(atonRecipes, name, printed)
