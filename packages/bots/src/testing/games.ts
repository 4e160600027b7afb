import { untyped } from '@benben/kernel'
import { toy, type ToyView } from '@benben/kernel/testing'
import type { Bot } from '../bot.ts'
import { RECIPES as recipes, RULES as rules } from '../games.ts'
import { RANDOM } from '../recipe.ts'

export { JUDGEMENTS } from '../games.ts'

/** `#games` under the condition `toy`: all games, and the toy, which registers like any other game. */

export const RULES = { ...rules, toy: async () => untyped(toy) }

/** Leaves a multiple of three if possible: then the other seat loses, unless a roll helps. */
const careful: Bot<unknown> = ({ view, moves }) => {
  const { stones } = view as ToyView
  const best = toy.read(`take ${stones % 3}`)
  return best !== undefined && moves.includes(best) ? best : moves[0]!
}

export const RECIPES = {
  ...recipes,
  toy: async () => [RANDOM, { name: 'careful', make: () => careful, budgeted: false }],
}
