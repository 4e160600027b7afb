import { clone, quick, type Host, type Move, type Position, type Seat } from '@benben/kernel'
import { activeSeat, type tekhenu as standard, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import type { Ask, Bot } from '../ask.ts'
import { worth } from './worth.ts'

/** The rules with some printed data. */
type Tekhenu = typeof standard

/**
 * Looks to the end of its own turn, one step at a time, and takes what projects to the most points. A fixed reference
 * for others to be measured against: it shares no judgement with them and is not tuned any more.
 */
export const greedy =
  (tekhenu: Tekhenu): Bot<TekhenuView> =>
  ({ seat, moves, view, random }: Ask<TekhenuView>) => {
    const now = tekhenu.determinize(view, random)
    const after = clone(now)
    let best = moves[0]!
    let most = -Infinity
    for (const move of moves) {
      clone(now, after)
      tekhenu.step(after, seat, move, ONE_TURN[seat]!)
      const value = finish(tekhenu, after, seat, LOOKS) + random.below(100) / 10_000
      if (value > most) {
        most = value
        best = move
      }
    }
    return best
  }

/** Nothing goes on beyond a seat's own turn: whoever plays by rules alone is paused too. */
const ONE_TURN = [0, 1, 2, 3].map((own): Host<TekhenuEvent> => ({ ...quick, pause: (seat) => seat !== own }))

/** How many of the next choices of a turn are tried one by one; what comes after is taken as it looks at once. */
const LOOKS = 2
/** A choice with more answers than this is looked at at once, not tried to the end. */
const WIDE = 12

/** What a position is worth once the seat's turn has gone on as well as it looks. */
function finish(tekhenu: Tekhenu, p: Position, seat: Seat, looks: number): number {
  if (activeSeat(p) !== seat || tekhenu.toAct(p)[0] !== seat) return worth(p, seat)
  const moves = tekhenu.legal(p, seat, [])
  const deep = looks > 0 && moves.length <= WIDE
  const trial = clone(p)
  let best: Move = moves[0]!
  let most = -Infinity
  for (const move of moves) {
    clone(p, trial)
    tekhenu.step(trial, seat, move, ONE_TURN[seat]!)
    const value = deep ? finish(tekhenu, trial, seat, looks - 1) : worth(trial, seat)
    if (value > most) {
      most = value
      best = move
    }
  }
  if (deep) return most
  tekhenu.step(p, seat, best, ONE_TURN[seat]!)
  return finish(tekhenu, p, seat, 0)
}
