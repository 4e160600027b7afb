import { aton, type AtonView } from '@benben/aton'
import { untyped } from '@benben/kernel'
import type { BotInput, Bot } from '../bot.ts'
import { RANDOM, type Recipe } from '../recipe.ts'
import { treeRecipe } from '../tree.ts'
import { explainer } from './explain.ts'
import { greedy } from './greedy.ts'
import { LEVELS } from './levels.ts'
import { search, thinker, type AtonThinking } from './search.ts'

const forAton =
  (bot: Bot<AtonView>): Bot<unknown> =>
  (input) =>
    bot(input as BotInput<AtonView>)

const isMixing = ({ assigning }: AtonThinking): boolean =>
  typeof assigning === 'object' && 'iterations' in assigning

/** The same thinking with another budget: `pharaoh:5`. */
const within = (thinking: AtonThinking, iterations: number | undefined): AtonThinking =>
  iterations === undefined ? thinking : { ...thinking, assigning: { iterations } }

/** The bots of Aton, weakest first. */
export const atonRecipes: readonly Recipe[] = [
  RANDOM,
  { name: 'greedy', make: () => forAton(greedy), budgeted: false },
  { name: 'search', make: (budget) => forAton(search(budget)), budgeted: true },
  treeRecipe({
    gameWith: () => untyped(aton),
    loadJudgement: async () => (await import('./judgement.ts')).atonJudgement,
  }),
  ...Object.entries(LEVELS).map(([name, thinking]): Recipe => ({
    name,
    make: (iterations) => forAton(thinker(within(thinking, iterations))),
    explain: () => (input, audience) => explainer(thinking)(input as BotInput<AtonView>, audience),
    budgeted: isMixing(thinking),
  })),
]
