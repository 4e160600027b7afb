import { EXCHANGE, type AtonView } from '@benben/aton'
import type { Decision } from '@benben/kernel'
import type { Who } from '../game-words.ts'
import { keyOf, sayOr } from '../said.ts'
import type { Words } from '../speak.ts'
import { cardList, leaveList, person, type SentenceContext } from './context.ts'

/** What is asked of a seat. */
export function ask(words: Words, decision: Decision, who: Who, view: AtonView): string {
  const context: SentenceContext = { words, who, view }
  const { seat, question, moves } = decision
  const here = view.seats[seat]!
  const asked = sayOr(words, keyOf('ask', question.code), {
    ...question.params,
    who: person(context, seat),
    other: person(context, 1 - seat),
    temples: leaveList(words, view.waiting.at(-1)?.leave ?? []),
    ...(here.hand === null ? { seen: 'no' } : { seen: 'yes', hand: cardList(here.hand) }),
  })
  return moves.includes(EXCHANGE) ? `${asked} ${words.say('aton.ask.may-exchange')}` : asked
}
