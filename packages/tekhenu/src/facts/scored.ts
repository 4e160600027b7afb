import type { Seat } from '@benben/kernel'
import type { Edition } from '../edition.ts'
import { RESOURCES } from '../names.ts'
import { houseName, PEOPLE, workshopName } from '../places.ts'
import { range } from '../range.ts'
import { DISTRICT_POINTS, FULL_PRODUCTION_POINTS, ownerOfDistrict, topmostOf } from '../scoring.ts'
import { pointsIn, REGIONS } from '../seth/regions.ts'
import { HOUSE, PEOPLE_STATUE, productionCell, type Source } from '../state.ts'
import { LINES, pillarsInLine, STATUE_LINES } from '../temple.ts'
import type { TekhenuView } from '../view.ts'
import { known, type Known } from './known.ts'

/** Which pieces and tracks earn the points of a step of a scoring. */
export interface Scored {
  /** A place as moves and events name it, or a resource. */
  readonly place: string
  readonly points: number
}

type Parts = (at: Known, seat: Seat) => readonly Scored[]

/** Majorities, each by the topmost piece of whoever has it. */
const districts: Parts = ({ p }, seat) =>
  RESOURCES.flatMap((_, district) => {
    if (ownerOfDistrict(p, district) !== seat) return []
    const row = topmostOf(p, seat, district)
    const place = row === 0 ? PEOPLE[2 + (district >> 1)]! : workshopName(district * 6 + row - 1)
    return [{ place, points: DISTRICT_POINTS }]
  })

const temple: Parts = ({ p }, seat) => [
  ...LINES.flatMap((line, house) =>
    p[HOUSE + house] === seat + 1
      ? [{ place: houseName(house), points: 1 + pillarsInLine(p, seat, line) }]
      : [],
  ),
  ...STATUE_LINES.flatMap((line, statue) =>
    p[PEOPLE_STATUE + statue] === seat + 1
      ? [{ place: PEOPLE[statue]!, points: 1 + pillarsInLine(p, seat, line) }]
      : [],
  ),
]

const production: Parts = ({ p, play }, seat) =>
  RESOURCES.flatMap((resource, i) =>
    p[productionCell(seat, i)] === play.printed.productionMax
      ? [{ place: resource, points: FULL_PRODUCTION_POINTS }]
      : [],
  )

const regions: Parts = ({ p, play }, seat) =>
  range(REGIONS).flatMap((i) => {
    const points = pointsIn(p, play.printed, seat, i + 1)
    return points === 0 ? [] : [{ place: `region ${i + 1}`, points }]
  })

const STEPS: Partial<Record<Source, Parts>> = { districts, temple, production, regions }

/** The points of a step by what earns them; empty for a step that is not counted piece by piece for this seat. */
export const scoredAt = (
  edition: Edition,
  view: TekhenuView,
  seat: Seat,
  source: Source,
): readonly Scored[] => piecesScored(known(edition, view), seat, source)

/** The same at a position. */
export function piecesScored(at: Known, seat: Seat, source: Source): readonly Scored[] {
  const step = at.play.rules.scoring.find((each) => each.source === source)
  const parts = STEPS[source]?.(at, seat) ?? []
  const sum = parts.reduce((all, { points }) => all + points, 0)
  return sum === step?.points(at.p, at.play.printed, seat) ? parts : []
}
