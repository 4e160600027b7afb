import { LAST_ROUND } from './calendar.ts'
import { bestDecrees } from './decree-points.ts'
import { orderPoints } from './end.ts'
import { W } from './kinds.ts'
import type { Reckon } from './rules.ts'
import { breadAtHand, VP_PER_BREAD } from './scoring.ts'
import { ACTIVE, CHOSEN, turnPlaceOf, ROUND, stack } from './state.ts'

/** What a scoring would bring a seat if it happened now: all that the last one has not paid already. */
export const reckon: Reckon = (p, at, seat, add) => {
  const closing = p[ROUND] === LAST_ROUND && p[ACTIVE]! < 0 ? stack.list(p) : []
  const frame = (kind: number) => closing.find(([waiting]) => waiting === kind)
  const ending = frame(W.finish) !== undefined
  const feeding = frame(W.bread)
  if (!ending && feeding === undefined) {
    for (const { source, points } of at.rules.scoring) add(source, points(p, at.printed, seat))
  }
  if (!ending && !(feeding !== undefined && turnPlaceOf(p, seat) < feeding[1]!)) {
    add('bread', -VP_PER_BREAD * Math.max(0, at.rules.breadDue(p, at.printed, seat) - breadAtHand(p, seat)))
  }
  if (!ending) return add('decrees', bestDecrees(p, at, seat).points)
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
