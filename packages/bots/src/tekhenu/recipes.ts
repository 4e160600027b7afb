import type { TekhenuView } from '@benben/tekhenu'
import type { Ask, Bot } from '../ask.ts'
import { RANDOM, type Recipe } from '../recipe.ts'
import { greedy } from './greedy.ts'

const forTekhenu =
  (bot: Bot<TekhenuView>): Bot<unknown> =>
  (ask) =>
    bot(ask as Ask<TekhenuView>)

/** The bots of Tekhenu, weakest first. */
export const tekhenuRecipes: readonly Recipe[] = [
  RANDOM,
  { name: 'greedy', make: () => forTekhenu(greedy), budgeted: false },
]
