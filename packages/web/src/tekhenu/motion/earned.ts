import type { Seat } from '@benben/kernel'
import {
  cardKind,
  CONQUEST_TILES,
  PEOPLE,
  RESOURCES,
  scoredAt,
  WORKSHOP_NAMES,
  type TekhenuEvent,
} from '@benben/tekhenu'
import type { Stage } from '../events/entry.ts'
import { anchor, piecesAt, spot } from './marks.ts'
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
  const kind = cardKind(by)
  if (kind === 'pillar') return `[data-spot^="space/"] :is([data-card="${by}"], [data-tile="${by}"])`
  if (kind === 'destiny' || CONQUEST_TILES.includes(by)) return `[data-card="${by}"]`
  if (kind !== undefined) return `${anchor(seat, 'cards')} [data-card="${by}"]`
  if (/^statue of \w+$/.test(by)) return spot(`statue/${by.slice('statue of '.length)}`)
  if (WORKSHOP_NAMES.includes(by)) return spot(`workshop/${by}`)
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
  const parts = scoredAt(stage.edition, stage.view, seat, source)
  const area = AREAS[source] ?? cardsOf
  return parts.length === 0
    ? whole(...area(seat, stage.near))
    : parts.map((part) => ({ from: pieceAt(part.place, seat, stage.near), points: part.points }))
}

const KINDS: readonly (readonly [places: readonly string[], spots: string])[] = [
  [WORKSHOP_NAMES, 'workshop'],
  [PEOPLE, 'people'],
]

/** Where a piece stands that is counted at a scoring, or a track. */
function pieceAt(place: string, seat: Seat, near: Seat): Places {
  if (RESOURCES.some((resource) => resource === place)) return madeAt(seat, near, place)
  if (place.startsWith('region ')) return [spot(place.replace(' ', '/'))]
  const kind = KINDS.find(([places]) => places.includes(place))?.[1] ?? 'house'
  const at = spot(`${kind}/${place}`)
  return kind === 'house' || place === 'row' || place === 'column' ? [at] : [piecesAt(at)]
}

/** The part of the table where a step of a scoring is counted. */
const cardsOf = (seat: Seat): Places => [anchor(seat, 'cards')]
const AREAS: Partial<Record<Points['source'], (seat: Seat, near: Seat) => Places>> = {
  districts: () => ['[data-area="osiris"]'],
  temple: () => ['[data-area="temple"]'],
  production: (seat) => [anchor(seat, 'tokens')],
  regions: () => ['[data-area="seth"]'],
  statues: (seat) => [anchor(seat, 'statue')],
  buildings: (seat) => [anchor(seat, 'building')],
  happiness: (seat) => [`[data-anchor="happiness/${seat}"]`],
  scribes: (seat, near) => tokenAt(seat, near, 'scribe'),
}
