import type { Seat } from '@benben/kernel'
import { standard, sethOf, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import { anchor, piecesAt, spot } from './marks.ts'
import { lineOf } from '../temple/facts.ts'

/** Where points and tokens come from: what they are earned with. */
type Places = readonly string[]
type Points = Extract<TekhenuEvent, { type: 'points' }>

interface Earned {
  readonly from: Places
  readonly points: number
}

/** The place an event names as its cause; null where it names none, and what was put down last has to do. */
export function causeAt(by: string, seat: Seat): string | null {
  if (/^P\d\d$/.test(by)) return `[data-spot^="space/"] [data-card="${by}"]`
  if (/^A\d\d$/.test(by)) return `[data-card="${by}"]`
  if (/^(?:[BTDS]X?|Cult|Art)\d\d$/.test(by)) return `${anchor(seat, 'cards')} [data-card="${by}"]`
  if (/^statue of \w+$/.test(by)) return spot(`statue/${by.slice('statue of '.length)}`)
  if (/^(?:papyrus|bread|limestone|granite) \d$/.test(by)) return spot(`workshop/${by}`)
  if (/^region \d$/.test(by)) return spot(by.replace(' ', '/'))
  if (by === 'row' || by === 'column') return spot(`people/${by}`)
  if (by === 'balance') return `${anchor(seat, 'scales')} [data-balance]`
  return null
}

/** Where something is produced, and where it is kept. */
export const madeAt = (seat: Seat, near: Seat, resource: string): Places =>
  seat === near ? [spot(`production/${resource}`)] : [anchor(seat, `made/${resource}`)]
export const tokenAt = (seat: Seat, near: Seat, token: string): Places =>
  seat === near
    ? [`${spot(`token/${token}`)} svg`, anchor(near, 'tokens')]
    : [`${anchor(seat, 'tokens')} [data-token="${token}"] svg`, anchor(seat, 'tokens')]

/** Points by the places that earned them; all from one place where it is one, or nobody can tell. */
export function earnedAt(event: Points, view: TekhenuView, near: Seat, last: Places): readonly Earned[] {
  const { seat, points, source, by } = event
  const home = anchor(seat, 'points')
  const one = (...from: Places): readonly Earned[] => [{ from: [...from, home], points }]
  if (by === 'bread') return one(...tokenAt(seat, near, 'bread'))
  if (by !== 'scoring') {
    const cause = causeAt(by, seat)
    return one(...(cause === null ? [] : [cause]), ...last)
  }
  switch (source) {
    case 'districts':
      return whole(districtsOf(view, seat), '[data-area="osiris"]')
    case 'temple':
      return whole(linesOf(view, seat), '[data-area="temple"]')
    case 'production':
      return whole(fullestOf(view, seat, near, points / FULL), anchor(seat, 'tokens'))
    case 'regions':
      return whole(regionsOf(view, seat), '[data-area="seth"]')
    case 'statues':
      return one(anchor(seat, 'statue'))
    case 'buildings':
      return one(anchor(seat, 'building'))
    case 'happiness':
      return one(`[data-anchor="happiness/${seat}"]`)
    case 'scribes':
      return one(...tokenAt(seat, near, 'scribe'))
    default:
      return one(anchor(seat, 'cards'))
  }

  /** What is counted piece by piece has to come to what was scored. */
  function whole(parts: readonly Earned[], area: string): readonly Earned[] {
    return parts.reduce((sum, part) => sum + part.points, 0) === points ? parts : one(area)
  }
}

const DISTRICTS = ['papyrus', 'bread', 'limestone', 'granite'] as const
const ROWS = [1, 2, 3, 4, 5, 6] as const
const PER_DISTRICT = 3

/** The districts of a seat, by its topmost piece there. */
function districtsOf(view: TekhenuView, seat: Seat): readonly Earned[] {
  const placesIn = (of: Seat, district: number): string[] => [
    ...(view.peopleStatues[2 + (district >> 1)] === of
      ? [`people/${district < 2 ? 'workshops' : 'quarries'}`]
      : []),
    ...ROWS.map((row) => `${DISTRICTS[district]!} ${row}`)
      .filter((place) => view.workshops[place] === of)
      .map((place) => `workshop/${place}`),
  ]
  return DISTRICTS.flatMap((_, district) => {
    const own = placesIn(seat, district)
    if (own.length === 0) return []
    const rival = view.seats.some((__, other) => {
      const theirs = placesIn(other, district)
      if (other === seat || theirs.length < own.length) return false
      return theirs.length > own.length || isAbove(theirs[0]!, own[0]!)
    })
    return rival ? [] : [{ from: [piecesAt(spot(own[0]!))], points: PER_DISTRICT }]
  })
}

/** The statue stands above row 1. */
const heightOf = (place: string): number => (place.startsWith('people/') ? 0 : Number(place.at(-1)))
const isAbove = (one: string, other: string): boolean => heightOf(one) < heightOf(other)

/** Buildings and statues around the temple, each with the pillars in its line. */
function linesOf(view: TekhenuView, seat: Seat): readonly Earned[] {
  const worth = (place: string): number =>
    1 + lineOf(place).filter((space) => view.temple[space]?.owner === seat).length
  const houses = Object.keys(view.houses).filter((place) => view.houses[place] === seat)
  const statues = (['row', 'column'] as const).filter((_, i) => view.peopleStatues[i] === seat)
  return [
    ...houses.map((place) => ({ from: [spot(`house/${place}`)], points: worth(place) })),
    ...statues.map((place) => ({ from: [spot(`people/${place}`)], points: worth(place) })),
  ]
}

const FULL = 2

/** The tracks that have come farthest: as many as were paid. */
const fullestOf = (view: TekhenuView, seat: Seat, near: Seat, many: number): readonly Earned[] =>
  DISTRICTS.toSorted((a, b) => view.seats[seat]!.production[b]! - view.seats[seat]!.production[a]!)
    .slice(0, many)
    .map((resource) => ({ from: madeAt(seat, near, resource), points: FULL }))

function regionsOf(view: TekhenuView, seat: Seat): readonly Earned[] {
  const { vpPerScoring } = standard.timeOfSeth.regions
  const worth = vpPerScoring[view.players <= 2 ? '1-2 players' : '3-4 players']
  return (sethOf(view)?.regions ?? []).flatMap((spaces, region) => {
    const points = spaces.reduce<number>((sum, owner, space) => sum + (owner === seat ? worth[space]! : 0), 0)
    return points === 0 ? [] : [{ from: [spot(`region/${region + 1}`)], points }]
  })
}
