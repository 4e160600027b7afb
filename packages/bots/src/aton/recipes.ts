import type { AtonView } from '@benben/aton'
import type { BotInput, Bot } from '../bot.ts'
import { RANDOM, type Recipe } from '../recipe.ts'
import { greedy } from './greedy.ts'
import { LEVELS } from './levels.ts'
import { search, thinker } from './search.ts'

const forAton =
  (bot: Bot<AtonView>): Bot<unknown> =>
  (input) =>
    bot(input as BotInput<AtonView>)

/** The bots of Aton, weakest first. */
export const atonRecipes: readonly Recipe[] = [
  RANDOM,
  { name: 'greedy', make: () => forAton(greedy), budgeted: false },
  { name: 'search', make: (budget) => forAton(search(budget)), budgeted: true },
  ...Object.entries(LEVELS).map(([name, thinking]): Recipe => ({
    name,
    make: () => forAton(thinker(thinking)),
    budgeted: false,
  })),
]
