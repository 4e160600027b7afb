import type { Seat } from '@benben/kernel'
import { sethOf, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import type { Stage } from '../events/entry.ts'
import { anchor, piecesAt, spot } from './marks.ts'
import { lineOf } from '../temple/facts.ts'
import { madeAt, tokenAt } from './ways.ts'

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

/** Points by the places that earned them; all from one place where it is one, or nobody can tell. */
export function earnedAt(event: Points, stage: Stage): readonly Earned[] {
  const { seat, points, source, by } = event
  const whole = (...from: Places): readonly Earned[] => [{ from: [...from, anchor(seat, 'points')], points }]
  if (by === 'bread') return whole(...tokenAt(seat, stage.near, 'bread'))
  if (by !== 'scoring') {
    const cause = causeAt(by, seat)
    return whole(...(cause === null ? [] : [cause]), ...stage.last)
  }
  const { parts = () => [], area } = SCORED[source] ?? ELSE
  const found = parts(stage, seat, points)
  // What is counted piece by piece has to come to what was scored.
  return found.reduce((sum, part) => sum + part.points, 0) === points
    ? found
    : whole(...area(seat, stage.near))
}

/** Where the points of a step of a scoring come from. */
interface ScoredAt {
  readonly area: (seat: Seat, near: Seat) => Places
  /** Piece by piece. */
  readonly parts?: (stage: Stage, seat: Seat, points: number) => readonly Earned[]
}

const ELSE: ScoredAt = { area: (seat) => [anchor(seat, 'cards')] }

const SCORED: Partial<Record<Points['source'], ScoredAt>> = {
  districts: { area: () => ['[data-area="osiris"]'], parts: ({ view }, seat) => districtsOf(view, seat) },
  temple: { area: () => ['[data-area="temple"]'], parts: ({ view }, seat) => linesOf(view, seat) },
  production: { area: (seat) => [anchor(seat, 'tokens')], parts: fullestOf },
  regions: { area: () => ['[data-area="seth"]'], parts: regionsOf },
  statues: { area: (seat) => [anchor(seat, 'statue')] },
  buildings: { area: (seat) => [anchor(seat, 'building')] },
  happiness: { area: (seat) => [`[data-anchor="happiness/${seat}"]`] },
  scribes: { area: (seat, near) => tokenAt(seat, near, 'scribe') },
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
function fullestOf({ view, near }: Stage, seat: Seat, points: number): readonly Earned[] {
  const { production } = view.seats[seat]!
  return DISTRICTS.toSorted((a, b) => production[b]! - production[a]!)
    .slice(0, points / FULL)
    .map((resource) => ({ from: madeAt(seat, near, resource), points: FULL }))
}

function regionsOf({ view, edition }: Stage, seat: Seat): readonly Earned[] {
  const { vpPerScoring } = edition.timeOfSeth.regions
  const worth = vpPerScoring[view.players <= 2 ? '1-2 players' : '3-4 players']
  return (sethOf(view)?.regions ?? []).flatMap((spaces, region) => {
    const points = spaces.reduce<number>((sum, owner, space) => sum + (owner === seat ? worth[space]! : 0), 0)
    return points === 0 ? [] : [{ from: [spot(`region/${region + 1}`)], points }]
  })
}
