import type { Position, Seat } from '@benben/kernel'
import { LAST_ROUND, ROUNDS_PER_SCORING } from './calendar.ts'
import { T10 } from './card-ids.ts'
import { bestDecrees } from './decree-points.ts'
import { orderPoints } from './end.ts'
import { W } from './kinds.ts'
import { BREAD, GOLD, SCRIBE } from './names.ts'
import type { Setting } from './play.ts'
import type { Reckon } from './rules.ts'
import { breadAtHand, VP_PER_BREAD } from './scoring.ts'
import { ACTIVE, CHOSEN, hasTechnology, turnPlaceOf, ROUND, stack, tokenCell } from './state.ts'

/** What a scoring would bring a seat if it happened now: all that the last one has not paid already. */
export const reckon: Reckon = (p, at, seat, add, apart = false) => {
  const closing = p[ROUND] === LAST_ROUND && p[ACTIVE]! < 0 ? stack.list(p) : []
  const frame = (kind: number) => closing.find(([waiting]) => waiting === kind)
  const ending = frame(W.finish) !== undefined
  const feeding = frame(W.bread)
  if (!ending && feeding === undefined) {
    for (const { source, points } of at.rules.scoring) add(source, points(p, at.printed, seat))
  }
  if (!ending) {
    const fed = feeding !== undefined && turnPlaceOf(p, seat) < feeding[1]!
    const due = fed ? 0 : at.rules.breadDue(p, at.printed, seat)
    const { bread, decrees } = payments(p, at, seat, due, apart)
    if (!fed) add('bread', bread)
    return add('decrees', decrees)
  }
  const place = frame(W.decrees)?.[1] ?? Infinity
  const counting = frame(W['count-decrees'])?.[1]
  if (counting === seat) {
    add('decrees', bestDecrees(p, at, seat, p[CHOSEN], true).points)
  } else if (turnPlaceOf(p, seat) >= place) {
    const choosing = counting === undefined && turnPlaceOf(p, seat) === place
    add('decrees', bestDecrees(p, at, seat, choosing ? p[CHOSEN] : 0).points)
  }
  add('order', orderPoints(p, seat))
}

interface Payments {
  readonly bread: number
  readonly decrees: number
}

/**
 * What paying bread and scoring decrees bring. In the last scoring bread is paid first, and some decrees count or spend what is left
 * (D03, D04, D07, D08): the best way for both.
 */
function payments(p: Position, at: Setting, seat: Seat, due: number, apart: boolean): Payments {
  const most = Math.min(due, breadAtHand(p, seat))
  const decrees = bestDecrees(p, at, seat).points
  const all = { bread: -VP_PER_BREAD * (due - most), decrees }
  if (apart || most === 0 || decrees === 0 || p[ROUND]! <= ROUNDS_PER_SCORING) return all
  if (decreesAfter(p, at, seat, most) === decrees) return all
  let best = { bread: -VP_PER_BREAD * due, decrees }
  for (let paid = 1; paid <= most; paid++) {
    const some = { bread: -VP_PER_BREAD * (due - paid), decrees: decreesAfter(p, at, seat, paid) }
    if (some.bread + some.decrees >= best.bread + best.decrees) best = some
  }
  return best
}

/** What decrees bring after so much bread is paid: with bread first, then gold or, with T10, scribes. */
function decreesAfter(p: Position, at: Setting, seat: Seat, paid: number): number {
  const cellOf = (token: number): number => tokenCell(seat, token)
  const [bread, gold, scribes] = [p[cellOf(BREAD)]!, p[cellOf(GOLD)]!, p[cellOf(SCRIBE)]!]
  const rest = Math.max(0, paid - bread)
  const mostScribes = hasTechnology(p, seat, T10) ? Math.min(rest, scribes) : 0
  let most = 0
  p[cellOf(BREAD)] = bread - (paid - rest)
  for (let some = Math.max(0, rest - gold); some <= mostScribes; some++) {
    p[cellOf(GOLD)] = gold - (rest - some)
    p[cellOf(SCRIBE)] = scribes - some
    most = Math.max(most, bestDecrees(p, at, seat).points)
  }
  p[cellOf(BREAD)] = bread
  p[cellOf(GOLD)] = gold
  p[cellOf(SCRIBE)] = scribes
  return most
}
