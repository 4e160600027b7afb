import { aton, isAssign, type AtonView } from '@benben/aton'
import { clone, fastHost, type Host, type Move, type Seat } from '@benben/kernel'
import { expect, it } from 'vitest'
import { ATON, questionsOf, type Question } from '../testing/questions.ts'

/** Each end of a turn is a moment of its own, so that positions differ only by the move. */
const BY_HAND: Host<unknown> = { ...fastHost, pause: () => true }

const GAMES = 60

/** What a seat holds after a move: more of it is better, but for the dead. */
function after({ position, seat }: Question, move: Move): { own: string; rest: string } {
  const next = clone(position)
  aton.step(next, seat, move, BY_HAND)
  const view = aton.view(next, seat)
  const { score, points, dead, reserve, token } = view.seats[seat]!
  return { own: JSON.stringify([score, points, dead, reserve, token]), rest: without(view, seat) }
}

const without = (view: AtonView, seat: Seat): string =>
  JSON.stringify({
    ...view,
    seats: view.seats.map((each, i) =>
      i === seat ? { ...each, score: 0, points: 0, dead: 0, reserve: 0, token: 0 } : each,
    ),
  })

// So no level can make one: what a move of a priest changes is where it stands. Cards always lie where they are assigned.
it('no two moves lead to the same position with less in hand', () => {
  let same = 0
  const unlike: string[] = []
  for (let game = 0; game < GAMES; game++)
    for (const question of questionsOf(ATON, `dominated ${game}`)) {
      if (isAssign(question.moves[0]!)) continue
      const known = new Map<string, string>()
      for (const move of question.moves) {
        const { own, rest } = after(question, move)
        const other = known.get(rest)
        if (other !== undefined) same++
        if (other !== undefined && other !== own) unlike.push(aton.write(move))
        known.set(rest, own)
      }
    }
  expect(unlike).toEqual([])
  expect(same).toBeGreaterThan(0)
})
