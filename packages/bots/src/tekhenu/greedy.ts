import { clone, quick, type Host, type Move, type Position, type Seat } from '@benben/kernel'
import {
  activeSeat,
  projectedPoints,
  standard,
  tekhenu,
  tekhenuWith,
  type Edition,
  type TekhenuEvent,
  type TekhenuView,
} from '@benben/tekhenu'
import type { Ask, Bot } from '../ask.ts'
import { worthBy } from './worth.ts'

/**
 * Looks to the end of its own turn, one step at a time, and takes what projects to the most points. A fixed reference
 * for others to be measured against: it shares no judgement with them and is not tuned any more.
 */
export function greedyWith(edition: Edition): Bot<TekhenuView> {
  const evaluator: Evaluator = {
    game: edition === standard ? tekhenu : tekhenuWith(edition),
    worth: worthBy(projectedPoints(edition)),
  }
  return ({ seat, moves, view, random }: Ask<TekhenuView>) => {
    const now = evaluator.game.determinize(view, random)
    const after = clone(now)
    let best = moves[0]!
    let most = -Infinity
    for (const move of moves) {
      clone(now, after)
      evaluator.game.step(after, seat, move, ONE_TURN[seat]!)
      const value = finish(evaluator, after, seat, LOOKS) + random.below(100) / 10_000
      if (value > most) {
        most = value
        best = move
      }
    }
    return best
  }
}

/** The game with the printed data it is played with, and what a position of it is worth. */
interface Evaluator {
  readonly game: typeof tekhenu
  readonly worth: (p: Position, seat: Seat) => number
}

/** Nothing goes on beyond a seat's own turn: whoever plays by rules alone is paused too. */
const ONE_TURN = [0, 1, 2, 3].map((own): Host<TekhenuEvent> => ({ ...quick, pause: (seat) => seat !== own }))

/** How many of the next choices of a turn are tried one by one; what comes after is taken as it looks at once. */
const LOOKS = 2
/** A choice with more answers than this is looked at at once, not tried to the end. */
const WIDE = 12

/** What a position is worth once the seat's turn has gone on as well as it looks. */
function finish(evaluator: Evaluator, p: Position, seat: Seat, looks: number): number {
  const { game, worth } = evaluator
  if (activeSeat(p) !== seat || game.toAct(p)[0] !== seat) return worth(p, seat)
  const moves = game.legal(p, seat, [])
  const deep = looks > 0 && moves.length <= WIDE
  const trial = clone(p)
  let best: Move = moves[0]!
  let most = -Infinity
  for (const move of moves) {
    clone(p, trial)
    game.step(trial, seat, move, ONE_TURN[seat]!)
    const value = deep ? finish(evaluator, trial, seat, looks - 1) : worth(trial, seat)
    if (value > most) {
      most = value
      best = move
    }
  }
  if (deep) return most
  game.step(p, seat, best, ONE_TURN[seat]!)
  return finish(evaluator, p, seat, 0)
}
