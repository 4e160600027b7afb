import { editionOf, standard, type TekhenuView } from '@benben/tekhenu'
import type { BotInput, Bot } from '../bot.ts'
import { RANDOM, type Recipe } from '../recipe.ts'
import { greedyWith } from './greedy.ts'

const forTekhenu =
  (bot: Bot<TekhenuView>): Bot<unknown> =>
  (input) =>
    bot(input as BotInput<TekhenuView>)

const greedy = greedyWith(standard)

const greedyFor = (printed: unknown): Bot<TekhenuView> =>
  printed === undefined ? greedy : greedyWith(editionOf(printed))

/** The bots of Tekhenu, weakest first. */
export const tekhenuRecipes: readonly Recipe[] = [
  RANDOM,
  { name: 'greedy', make: (_, printed) => forTekhenu(greedyFor(printed)), budgeted: false },
]
