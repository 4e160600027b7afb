import type { Position, Seat } from '@benben/kernel'
import { T10, T17 } from './card-ids.ts'
import { ROUNDS_PER_SCORING } from './calendar.ts'
import type { DistrictTie } from './events.ts'
import { W } from './kinds.ts'
import { isKind, K, named } from './moves.ts'
import { BREAD, GOLD, RESOURCES, SCRIBE } from './names.ts'
import { DISTRICT_ROWS } from './places.ts'
import { canPay, costOf, demandPayment } from './payment.ts'
import { alone, refusal, said, type Play, type Wait } from './play.ts'
import { range } from './range.ts'
import type { Printed } from './printed.ts'
import type { ScoringStep } from './rules.ts'
import { symbolsReached } from './populace.ts'
import {
  BUILDINGS_LEFT,
  HAPPINESS,
  hasTechnology,
  ORDER,
  PEOPLE_STATUE,
  productionCell,
  ROUND,
  seats,
  stack,
  STATUES_LEFT,
  tokens,
  WORKSHOP,
} from './state.ts'
import { templePoints } from './temple.ts'
import { score } from './tokens.ts'

/** A scoring in seven steps; each is done for all seats before the next (R52). */

const hasStatueAbove = (p: Position, seat: Seat, district: number): boolean =>
  p[PEOPLE_STATUE + 2 + (district >> 1)] === seat + 1
const hasPieceIn = (p: Position, seat: Seat, district: number, row: number): boolean =>
  p[WORKSHOP + district * DISTRICT_ROWS + row - 1] === seat + 1

/** The row of a seat's topmost piece in a district; 0 for the statue above the rows. */
export function topmostOf(p: Position, seat: Seat, district: number): number {
  if (hasStatueAbove(p, seat, district)) return 0
  let row = 1
  while (row <= DISTRICT_ROWS && !hasPieceIn(p, seat, district, row)) row++
  return row
}

/** A seat's pieces in a district, with its statue above it. */
export function piecesIn(p: Position, seat: Seat, district: number): number {
  let pieces = hasStatueAbove(p, seat, district) ? 1 : 0
  for (let row = 1; row <= DISTRICT_ROWS; row++) if (hasPieceIn(p, seat, district, row)) pieces++
  return pieces
}

/** Whose district it is: most pieces, then the topmost one (G6); −1 without pieces (R53). */
export function ownerOfDistrict(p: Position, district: number): Seat {
  let owner = -1
  let most = 0
  for (let seat = 0; seat < seats(p); seat++) {
    const pieces = piecesIn(p, seat, district)
    const wins =
      pieces > most ||
      (pieces === most && pieces > 0 && topmostOf(p, seat, district) < topmostOf(p, owner, district))
    if (!wins) continue
    owner = seat
    most = pieces
  }
  return owner
}

/** The districts that the topmost piece decides, because several seats have most pieces there. */
function tiesIn(p: Position): readonly DistrictTie[] {
  return RESOURCES.flatMap((name, district) => {
    const owner = ownerOfDistrict(p, district)
    if (owner < 0) return []
    const pieces = piecesIn(p, owner, district)
    const others = range(seats(p)).filter((seat) => seat !== owner && piecesIn(p, seat, district) === pieces)
    if (others.length === 0) return []
    return [{ district: name, pieces, tied: [owner, ...others], row: topmostOf(p, owner, district) }]
  })
}

function tellScoring(p: Position, emit: NonNullable<Play['emit']>): void {
  const ties = tiesIn(p)
  emit({ type: 'scoring', scoring: p[ROUND]! / ROUNDS_PER_SCORING, ...(ties.length === 0 ? {} : { ties }) })
}

export const DISTRICT_POINTS = 3
export const FULL_PRODUCTION_POINTS = 2
const STATUE_POINTS = [0, 1, 3, 6, 10, 15, 21] as const

/** Steps 1 to 6, by where the points are written down. */
export const SCORING_STEPS: readonly ScoringStep[] = [
  {
    source: 'districts',
    points: (p, _printed, seat) => {
      let points = 0
      for (let district = 0; district < RESOURCES.length; district++)
        if (ownerOfDistrict(p, district) === seat) points += DISTRICT_POINTS
      return points
    },
  },
  { source: 'temple', points: (p, _printed, seat) => templePoints(p, seat) },
  {
    source: 'statues',
    points: (p, printed, seat) => STATUE_POINTS[printed.statues - p[STATUES_LEFT + seat]!]!,
  },
  {
    source: 'happiness',
    points: (p, printed, seat) => 3 * symbolsReached(printed.happinessSymbols, p[HAPPINESS + seat]!),
  },
  {
    source: 'production',
    points: (p, printed, seat) => {
      let points = 0
      for (let resource = 0; resource < RESOURCES.length; resource++) {
        if (p[productionCell(seat, resource)] === printed.productionMax) points += FULL_PRODUCTION_POINTS
      }
      return points
    },
  },
  {
    source: 'buildings',
    points: (p, printed, seat) => printed.rowPoints[printed.buildings - p[BUILDINGS_LEFT + seat]!]!,
  },
]

/** Bread the building row demands; nothing with T17. */
export const breadDue = (p: Position, printed: Printed, seat: Seat): number =>
  hasTechnology(p, seat, T17) ? 0 : printed.rowBread[printed.buildings - p[BUILDINGS_LEFT + seat]!]!

/** Bread a seat could pay, gold standing in (and scribes for gold with T10). */
export const breadAtHand = (p: Position, seat: Seat): number =>
  tokens(p, seat, BREAD) + tokens(p, seat, GOLD) + (hasTechnology(p, seat, T10) ? tokens(p, seat, SCRIBE) : 0)

export const VP_PER_BREAD = 3

export const scoring: Wait = {
  name: 'scoring',
  fields: {},
  calm: true,
  run: (p, play) => {
    stack.pop(p)
    if (play.emit !== undefined) tellScoring(p, play.emit)
    for (const { source, points } of play.rules.scoring) {
      for (let place = 0; place < seats(p); place++) {
        const seat = p[ORDER + place]!
        score(p, play, seat, points(p, play.printed, seat), source, 'scoring')
      }
    }
    stack.push(p, W.bread, 0)
    return false
  },
}

const seatOf = (p: Position): Seat => p[ORDER + stack.get(p, 0)]!

/** Step 7 (R25): seat by seat, each pays as much bread as it likes; the rest costs points. */
export const bread: Wait = {
  name: 'bread',
  fields: { place: [0, 4] },
  calm: true,
  run: (p, play) => {
    while (stack.get(p, 0) < seats(p)) {
      const seat = seatOf(p)
      const due = play.rules.breadDue(p, play.printed, seat)
      if (due > 0 && canPay(p, seat, costOf(BREAD, 1))) return true
      stack.set(p, 0, stack.get(p, 0) + 1)
      if (due > 0) settleBread(p, play, seat, 0, due)
    }
    stack.pop(p)
    return false
  },
  seats: (p) => alone(seatOf(p)),
  ask: {
    question: (p, play, seat) => said('tekhenu.bread', { bread: play.rules.breadDue(p, play.printed, seat) }),
    legal: (p, play, seat, out) => {
      const most = Math.min(play.rules.breadDue(p, play.printed, seat), breadAtHand(p, seat))
      for (let paid = most; paid >= 0; paid--) out.push(K.bread + paid)
    },
    several: () => true,
    step: (p, play, seat, move) => {
      const paid = named(move)
      stack.set(p, 0, stack.get(p, 0) + 1)
      settleBread(p, play, seat, paid, play.rules.breadDue(p, play.printed, seat))
      demandPayment(p, seat, costOf(BREAD, paid))
    },
    why: (p, play, seat, move) => {
      if (!isKind(move, K.bread)) return undefined
      return named(move) > play.rules.breadDue(p, play.printed, seat)
        ? refusal('tekhenu.too-much-bread', 'scoring', { bread: play.rules.breadDue(p, play.printed, seat) })
        : refusal('tekhenu.no-bread', 'scoring', { bread: named(move) })
    },
  },
}

function settleBread(p: Position, play: Play, seat: Seat, paid: number, owed: number): void {
  play.emit?.({ type: 'bread', seat, paid, owed })
  score(p, play, seat, -VP_PER_BREAD * (owed - paid), 'bread', 'bread')
}
