import { readEdition, standard, type TekhenuView } from '@benben/tekhenu'
import type { Ask, Bot } from '../ask.ts'
import { RANDOM, type Recipe } from '../recipe.ts'
import { greedyWith } from './greedy.ts'

const forTekhenu =
  (bot: Bot<TekhenuView>): Bot<unknown> =>
  (ask) =>
    bot(ask as Ask<TekhenuView>)

const greedy = greedyWith(standard)

/** Printed data that cannot be read have opened no table; the bot built in would do. */
function greedyFor(printed: unknown): Bot<TekhenuView> {
  const edition = printed === undefined ? undefined : readEdition(printed)
  return edition?.ok === true ? greedyWith(edition.value) : greedy
}

/** The bots of Tekhenu, weakest first. */
export const tekhenuRecipes: readonly Recipe[] = [
  RANDOM,
  { name: 'greedy', make: (_, printed) => forTekhenu(greedyFor(printed)), budgeted: false },
]
