import { clone, fastHost, type Host, type Move, type Position, type Seat } from '@benben/kernel'
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
import type { BotInput, Bot } from '../bot.ts'
import { evaluateWith } from './worth.ts'

/**
 * Searches to the end of its own turn, one step at a time, and maximizes the projected points. A frozen baseline for other
 * bots: it shares no code for evaluation with them and is no longer tuned.
 */
export function greedyWith(edition: Edition): Bot<TekhenuView> {
  const evaluator: Evaluator = {
    game: edition === standard ? tekhenu : tekhenuWith(edition),
    worth: evaluateWith(projectedPoints(edition)),
  }
  return ({ seat, moves, view, random }: BotInput<TekhenuView>) => {
    const now = evaluator.game.determinize(view, random)
    const after = clone(now)
    let best = moves[0]!
    let most = -Infinity
    for (const move of moves) {
      clone(now, after)
      evaluator.game.step(after, seat, move, ONE_TURN[seat]!)
      const value = finish(evaluator, after, seat, DEPTH) + random.below(100) / 10_000
      if (value > most) {
        most = value
        best = move
      }
    }
    return best
  }
}

/** The game with its printed data, and the evaluation of its positions. */
interface Evaluator {
  readonly game: typeof tekhenu
  readonly worth: (p: Position, seat: Seat) => number
}

/** Stops at the end of the seat's own turn: all other seats are paused, automata too. */
const ONE_TURN = [0, 1, 2, 3].map((own): Host<TekhenuEvent> => ({
  ...fastHost,
  pause: (seat) => seat !== own,
}))

/** The depth of the search within a turn, in choices; later choices are made greedily. */
const DEPTH = 2
/** Choices with more moves than this are made greedily, without a search. */
const MAX_MOVES = 12

/** The value of a position after the best continuation found for the rest of the seat's turn. */
function finish(evaluator: Evaluator, p: Position, seat: Seat, depth: number): number {
  const { game, worth } = evaluator
  if (activeSeat(p) !== seat || game.toAct(p)[0] !== seat) return worth(p, seat)
  const moves = game.legal(p, seat, [])
  const deep = depth > 0 && moves.length <= MAX_MOVES
  const trial = clone(p)
  let best: Move = moves[0]!
  let most = -Infinity
  for (const move of moves) {
    clone(p, trial)
    game.step(trial, seat, move, ONE_TURN[seat]!)
    const value = deep ? finish(evaluator, trial, seat, depth - 1) : worth(trial, seat)
    if (value > most) {
      most = value
      best = move
    }
  }
  if (deep) return most
  game.step(p, seat, best, ONE_TURN[seat]!)
  return finish(evaluator, p, seat, 0)
}
