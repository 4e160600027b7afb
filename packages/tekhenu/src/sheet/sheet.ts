import { shape, type Checked, type Seat } from '@benben/kernel'
import { idsOf } from '../facts/cards.ts'
import type { RESOURCES } from '../names.ts'
import { houseName, placeName, spaceName, WORKSHOP_NAMES } from '../places.ts'
import { TOP } from '../populace.ts'
import { REGIONS } from '../seth/regions.ts'
import { SPACES_PER_REGION, TRACK_TOP } from '../seth/state.ts'
import { range } from '../range.ts'

/**
 * The table of a finished game from the box, as people write it down before the last scoring: whose pieces stand where, and
 * what each seat has. `count.ts` lays it out as a position and scores it by the rules.
 */
export interface Sheet {
  readonly seth: boolean
  /** One per seat. */
  readonly names: readonly string[]
  /** Seats in turn order. */
  readonly order: readonly Seat[]
  /** Whose piece stands where, by `PIECE_PLACES`. */
  readonly pieces: Readonly<Record<string, Seat>>
  readonly seats: readonly SheetSeat[]
}

export interface SheetSeat extends Readonly<Record<Count, number>> {
  readonly technologies: readonly string[]
  readonly decrees: readonly string[]
  /** Whether it has played D23 before this scoring. */
  readonly proclaimed: boolean
}

/** What is written down as a number, with the most it can be. */
export const COUNTS = {
  track: 999,
  godStatues: 6,
  happiness: TOP,
  population: TOP,
  'production bread': 6,
  'production papyrus': 6,
  'production granite': 6,
  'production limestone': 6,
  bread: 99,
  papyrus: 99,
  granite: 99,
  limestone: 99,
  gold: 99,
  scribe: 99,
  pureDice: 24,
  warriors: TRACK_TOP,
  priests: TRACK_TOP,
} as const
export type Count = keyof typeof COUNTS
export const COUNT_NAMES = Object.keys(COUNTS) as Count[]
/** Those that only Time of Seth has. */
export const SETH_COUNTS: readonly Count[] = ['warriors', 'priests']

export const PILLAR_PLACES = range(25).map((space) => `pillar ${spaceName(space)}`)
export const HOUSE_PLACES = range(20).map((house) => `house ${houseName(house)}`)
export const WORKSHOP_PLACES = WORKSHOP_NAMES.map((name) => `workshop ${name}`)
/** Statues for the people; the last two stand below the columns of Seth's board. */
export const STATUE_PLACES = range(6).map((place) => `statue ${placeName(place)}`)
export const REGION_PLACES = range(REGIONS).flatMap((region) =>
  range(SPACES_PER_REGION).map((space) => `region ${region + 1} ${space + 1}`),
)
const PIECE_PLACES: ReadonlySet<string> = new Set([
  ...PILLAR_PLACES,
  ...HOUSE_PLACES,
  ...WORKSHOP_PLACES,
  ...STATUE_PLACES,
  ...REGION_PLACES,
])

/** What a player board shows before the first round. */
const START: Partial<Record<Count, number>> = { track: 10, happiness: 2, population: 5 }
const START_PRODUCTION = 2

const emptySeat = (): SheetSeat => ({
  ...(Object.fromEntries(
    COUNT_NAMES.map((name) => [name, START[name] ?? (name.startsWith('production') ? START_PRODUCTION : 0)]),
  ) as Record<Count, number>),
  technologies: [],
  decrees: [],
  proclaimed: false,
})

/** A sheet on which nothing is written. */
export const emptySheet = (names: readonly string[], seth: boolean): Sheet => ({
  seth,
  names,
  order: range(names.length),
  pieces: {},
  seats: names.map(emptySeat),
})

const { bool, choice, int, list, object, text } = shape
const LONGEST_NAME = 40

/** A sheet out of a link. */
export function readSheet(raw: unknown): Checked<Sheet> {
  const players = seatsIn(raw)
  const seat = int(0, players - 1)
  const places: shape.Shape<Record<string, Seat>> = (value, path) =>
    object<Record<string, Seat>>(
      Object.fromEntries(Object.keys(Object(value)).flatMap((key) => (isPlace(key) ? [[key, seat]] : []))),
    )(value, path)
  const SEAT = object({
    ...(Object.fromEntries(COUNT_NAMES.map((name) => [name, int(0, COUNTS[name])])) as Record<
      Count,
      shape.Shape<number>
    >),
    technologies: list(choice(...idsOf('technology')), { most: 24 }),
    decrees: list(choice(...idsOf('decree')), { most: 24 }),
    proclaimed: bool,
  })
  return object({
    seth: bool,
    names: list(text(LONGEST_NAME), { length: players }),
    order: list(seat, { length: players }),
    pieces: places,
    seats: list(SEAT, { length: players }),
  })(raw, 'sheet')
}

const isPlace = (key: string): boolean => PIECE_PLACES.has(key)

/** How many seats something that may be a sheet has; 2 if it says nothing sensible. */
function seatsIn(raw: unknown): number {
  const names: unknown = typeof raw === 'object' && raw !== null && 'names' in raw ? raw.names : undefined
  return Array.isArray(names) && names.length >= 2 && names.length <= 4 ? names.length : 2
}

/** The resources of production tracks, as counts are named. */
export const productionCount = (resource: (typeof RESOURCES)[number]): Count => `production ${resource}`
