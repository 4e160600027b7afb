import { clone, fastHost, hash, type Host, type Move, type Position, type Seat } from '@benben/kernel'
import {
  activeSeat,
  LAST_ROUND,
  projectedPoints,
  scalesOf,
  type Edition,
  type tekhenu,
  type TekhenuView,
} from '@benben/tekhenu'
import type { Judge } from './judges.ts'
import { faithOf, feeding } from './sensible.ts'

/** The last turn of a game and what follows it: nothing is left to expect, so points are counted. */

const BY_HAND: Host<unknown> = { ...fastHost, pause: () => true }

/** Whether no turn follows the one that is played, or the last one is over. */
export const isClosing = ({ round, turn, seats }: TekhenuView): boolean =>
  round === LAST_ROUND && turn === seats.length - 1

/** So many ends are remembered: the same choices in another order lead to the same one. */
const MOST_KNOWN = 50_000

/**
 * The final points of a seat, if the last turn ended here: everybody lays faith for the best balance and pays bread, then Maat and
 * the scoring happen. Where the turn cannot end yet, `judge` says what is expected.
 */
export function closingWith(game: typeof tekhenu, edition: Edition, judge: Judge): Judge {
  const projected = projectedPoints(edition)
  const knownOf: Map<number, number>[] = []
  let scratch: Position | undefined

  const finish = (p: Position, seat: Seat): number => {
    for (let acting = game.toAct(p); acting.length > 0; acting = game.toAct(p)) {
      const who = acting[0]!
      const moves = game.legal(p, who, [])
      const open = moves.length === 1 ? moves : answers(game, p, who, moves)
      // Only decrees are left: they are counted at their best.
      if (open.length === 0) break
      if (open.length > 1 && who === seat)
        return Math.max(...open.map((move) => finish(played(clone(p), seat, move), seat)))
      played(p, who, open[0]!)
    }
    return projected(p, seat)
  }
  const played = (p: Position, who: Seat, move: Move): Position => {
    game.step(p, who, move, BY_HAND)
    return p
  }
  return (now, seat) => {
    const active = activeSeat(now)
    if (active >= 0 && !game.legal(now, active, []).includes(game.endTurn)) return judge(now, seat)
    const known = (knownOf[seat] ??= new Map())
    const key = hash(now)
    let points = known.get(key)
    if (points === undefined) {
      const p = (scratch = clone(now, scratch))
      points = finish(active < 0 ? p : played(p, active, game.endTurn), seat)
      if (known.size === MOST_KNOWN) known.clear()
      known.set(key, points)
    }
    return points
  }
}

/**
 * The faith that brings the scales nearest to balance; payments that may be the best; no decree played in Maat; nothing where decrees
 * are scored.
 */
function answers(game: typeof tekhenu, p: Position, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const texts = moves.map((move) => game.write(move))
  if (texts.every((text) => /^(?:bread|pay) /.test(text))) return feeding(game, p, seat, moves)
  if (texts.some((text) => text.startsWith('play '))) return moves.filter((_, i) => texts[i] === 'go on')
  const laid = texts.map(faithOf)
  if (laid.includes(undefined)) return []
  const scales = scalesOf(p, seat)
  const off = laid.map((faith) => Math.abs(scales + faith!))
  return [moves[off.indexOf(Math.min(...off))]!]
}
