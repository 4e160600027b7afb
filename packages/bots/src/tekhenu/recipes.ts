import { readEdition, tekhenu, tekhenuWith, type TekhenuView } from '@benben/tekhenu'
import type { Ask, Bot } from '../ask.ts'
import { RANDOM, type Recipe } from '../recipe.ts'
import { greedy } from './greedy.ts'

const forTekhenu =
  (bot: Bot<TekhenuView>): Bot<unknown> =>
  (ask) =>
    bot(ask as Ask<TekhenuView>)

/** The rules it thinks with are those of the table; printed data come here after they were checked there. */
function gameWith(printed: unknown): typeof tekhenu {
  const edition = printed === undefined ? undefined : readEdition(printed)
  return edition?.ok === true ? tekhenuWith(edition.value) : tekhenu
}

/** The bots of Tekhenu, weakest first. */
export const tekhenuRecipes: readonly Recipe[] = [
  RANDOM,
  { name: 'greedy', make: (_, printed) => forTekhenu(greedy(gameWith(printed))), budgeted: false },
]
