import type { AnswersAhead, Choice, Move, Seat } from '@benben/kernel'
import { faithMove, K } from './moves.ts'
import { BREAD, TOKENS } from './names.ts'
import { costOf } from './payment.ts'
import type { TekhenuOptions } from './setup.ts'
import type { TekhenuView } from './view.ts'

/** What a seat may say before it is asked outside its turn. Each is a plain sentence of the player; nothing is weighed. */

/** The move by which an answer meets a question, if it does. */
export type Answer = (view: TekhenuView, choice: Choice) => Move | undefined

const held = (view: TekhenuView, seat: Seat): number => view.seats[seat]!.tokens[TOKENS[BREAD]]!

/** Whether a payment is the bread of a scoring, which that question lies below. */
const isForBread = ({ waiting }: TekhenuView): boolean => waiting.at(-2)?.['wait'] === 'bread'

/** R25: all the bread that is due, in bread; nothing where that is not enough. */
function payBread(view: TekhenuView, { seat, question }: Choice): Move | undefined {
  const due = Number(question.params['bread'])
  if (held(view, seat) < due) return undefined
  if (question.code === 'tekhenu.bread') return K.bread + due
  return question.code === 'tekhenu.pay' && isForBread(view) ? K.pay + costOf(BREAD, due) : undefined
}

export const BASE_ANSWERS: Readonly<Record<'bread' | 'no-faith' | 'silence', Answer>> = {
  bread: payBread,
  // R22
  'no-faith': (_view, { question }) => (question.code === 'tekhenu.faith' ? faithMove(0) : undefined),
  // R26: whoever may hold D23 is asked, so that silence tells nothing.
  silence: (_view, { question }) => (question.code === 'tekhenu.proclaim' ? K.goOn : undefined),
}

/** The answers ahead of a game, by name. */
export const answersAhead = (
  answers: Readonly<Record<string, Answer>>,
  offered: AnswersAhead<TekhenuOptions, TekhenuView>['offered'],
): AnswersAhead<TekhenuOptions, TekhenuView> => ({
  offered,
  move: (view, choice, answer) => {
    const move = answers[answer]?.(view, choice)
    // A blessing of the own turn may be offered with any question, but what was said is not always among the moves.
    return move !== undefined && choice.moves.includes(move) ? move : undefined
  },
})
