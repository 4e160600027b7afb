import { untyped } from '@benben/kernel'
import { editionOf, hasBoard, standard, tekhenu, tekhenuWith, type TekhenuView } from '@benben/tekhenu'
import type { BotInput, Bot } from '../bot.ts'
import { RANDOM, type Recipe } from '../recipe.ts'
import { treeRecipe } from '../tree.ts'
import { greedyWith } from './greedy.ts'
import { loadWeights } from './learned/weights.ts'
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

/** The same thinking with another budget: `pharaoh:2500`. */
const within = (thinking: Thinking, iterations: number | undefined): Thinking =>
  iterations === undefined ? thinking : { ...thinking, budget: { ...thinking.budget, iterations } }

/** Botankhamun's seat has a name only so that it is known which one it is. */
const automataIn = (view: TekhenuView): readonly (string | undefined)[] =>
  view.seats.map((_, seat) => (hasBoard(view, seat) ? undefined : 'automaton'))

const tree = treeRecipe({
  gameWith: (printed) => untyped(printed === undefined ? tekhenu : tekhenuWith(editionOf(printed))),
  loadJudgement: async () => (await import('./judgement.ts')).tekhenuJudgement,
  automataIn: (view) => automataIn(view as TekhenuView),
})

/** The bots of Tekhenu, weakest first. */
export const tekhenuRecipes: readonly Recipe[] = [
  RANDOM,
  { name: 'greedy', make: (_, printed) => forTekhenu(greedyFor(printed)), budgeted: false },
  tree,
  ...Object.entries(LEVELS).map(([name, thinking]): Recipe => ({
    name,
    make: (iterations, printed) => forTekhenu(mindFor(within(thinking, iterations), printed).choose),
    explain: (printed) => (input, audience) =>
      mindFor(thinking, printed).explain(input as BotInput<TekhenuView>, audience),
    ...(thinking.judging === 'learned' ? { prepare: (view) => loadWeights(view as TekhenuView) } : {}),
    budgeted: Number.isFinite(thinking.budget.iterations),
  })),
]
