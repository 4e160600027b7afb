import type { AtonView } from '@benben/aton'
import type { Params, Refusal } from '@benben/kernel'
import type { Who } from '../game-words.ts'
import { keyOf, sayOr, withRule } from '../said.ts'
import type { Words } from '../speak.ts'
import { cardList, person } from './context.ts'

/** Why a move is not possible and what is, with the rule. Says more where the table is known. */
export function refusal(words: Words, refused: Refusal, who?: Who, view?: AtonView): string {
  const params = {
    ...refused.params,
    ...task(words, refused.params),
    ...(who === undefined || view === undefined ? { seen: 'no' } : seen(words, refused.code, who, view)),
  }
  return withRule(words, sayOr(words, keyOf('refusal', refused.code), params), refused)
}

/** What is asked instead, in place of its code. */
const task = (words: Words, { question }: Params): Params =>
  typeof question === 'string' ? { task: sayOr(words, keyOf('task', question), {}) } : {}

/** What the table tells: whose turn it is, or which cards the viewer holds. */
function seen(words: Words, code: string, who: Who, view: AtonView): Params {
  const hand = view.viewer === 'spectator' ? null : (view.seats[view.viewer]?.hand ?? null)
  if (code === 'aton.not-in-hand' && hand !== null) return { seen: 'yes', hand: cardList(hand) }
  const acting = view.toAct[0]
  if (code === 'aton.not-your-turn' && acting !== undefined) {
    return { seen: 'yes', other: person({ words, who, view }, acting) }
  }
  return { seen: 'no' }
}
