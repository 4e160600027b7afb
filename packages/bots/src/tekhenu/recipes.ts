import { editionOf, standard, type TekhenuView } from '@benben/tekhenu'
import type { BotInput, Bot } from '../bot.ts'
import { RANDOM, type Recipe } from '../recipe.ts'
import { greedyWith } from './greedy.ts'
import { LEVELS, thinker, type Mind, type Thinking } from './levels.ts'

const forTekhenu =
  (bot: Bot<TekhenuView>): Bot<unknown> =>
  (input) =>
    bot(input as BotInput<TekhenuView>)

const greedy = greedyWith(standard)

const greedyFor = (printed: unknown): Bot<TekhenuView> =>
  printed === undefined ? greedy : greedyWith(editionOf(printed))

const mindFor = (thinking: Thinking, printed: unknown): Mind =>
  thinker(printed === undefined ? standard : editionOf(printed), thinking)

/** The bots of Tekhenu, weakest first. */
export const tekhenuRecipes: readonly Recipe[] = [
  RANDOM,
  { name: 'greedy', make: (_, printed) => forTekhenu(greedyFor(printed)), budgeted: false },
  ...Object.entries(LEVELS).map(([name, thinking]): Recipe => ({
    name,
    make: (_, printed) => forTekhenu(mindFor(thinking, printed).choose),
    explain: (printed) => (input) => mindFor(thinking, printed).explain(input as BotInput<TekhenuView>),
    budgeted: false,
  })),
]
