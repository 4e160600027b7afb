import type { Move, Position, Seat } from '@benben/kernel'
import { answer, toAct, topWait } from '../asking.ts'
import type { Edition } from '../edition.ts'
import { advance } from '../engine.ts'
import { W } from '../kinds.ts'
import { projectedPoints } from '../outlook.ts'
import type { Play } from '../play.ts'
import { stack } from '../state.ts'
import type { TekhenuView } from '../view.ts'
import { known } from './known.ts'

interface Lines {
  readonly seat: Seat
  /** What they begin with. */
  readonly moves: readonly Move[]
  /** They end where a frame of this kind is on top again. */
  readonly until: number
  /** So many positions are looked at; with more the answer is a lower bound, as it is where cards nobody knows are drawn. */
  readonly most: number
}

/** How many points more the seat would have, were the game scored after the best line than now. */
export function bestLine(p: Position, play: Play, { seat, moves, until, most }: Lines): number {
  const { printed, rules } = play
  const depth = stack.depth(p)
  let [best, looked] = [-Infinity, 0]
  const look = (from: Position, move: Move): void => {
    if (looked++ >= most) return
    const copy = from.slice()
    answer(copy, play, seat, move)
    advance(copy, play, until)
    best = Math.max(best, projectedPoints(copy, printed, rules, seat))
    if (stack.depth(copy) < depth || stack.kind(copy) === until || toAct(copy, play)[0] !== seat) return
    const next: Move[] = []
    topWait(copy, play)!.ask!.legal(copy, play, seat, next)
    for (const each of next) look(copy, each)
  }
  for (const move of moves) look(p, move)
  return best - projectedPoints(p, printed, rules, seat)
}

/** Few enough to be counted before a question is shown. */
const MOST = 800

/**
 * The points that are given up by whoever declines all of these moves: what the best of them would bring at least, counted as if
 * scoring happened behind it; 0 where none brings any.
 */
export function worthOf(edition: Edition, view: TekhenuView, moves: readonly Move[]): number {
  const { p, play } = known(edition, view)
  const [seat] = toAct(p, play)
  const depth = stack.depth(p)
  if (seat === undefined || moves.length === 0 || depth < 2) return 0
  // The use of a die is asked again; anything else is over where what lies below it goes on.
  const until = stack.kind(p) === W.use ? W.use : stack.kindAt(p, depth - 2)
  return Math.max(0, bestLine(p, play, { seat, moves, until, most: MOST }))
}
