import {
  KIND,
  SPACES_PER_TEMPLE,
  TEMPLES,
  type AtonView,
  type Kind,
  type Source,
  type Space,
  type Temple,
} from '@benben/aton'
import type { Points } from '@benben/kernel'
import type { Section, Who } from '../game-words.ts'
import type { Words } from '../speak.ts'
import { cartoucheRows } from './cartouches.ts'
import { gainsNow, pointRows } from './points.ts'
import { bothPeople, person, seatsByColour, side, standsAt, type SentenceContext } from './context.ts'
import { seatRows } from './seats.ts'
import { countPriests } from './temples.ts'
import { waitingLines } from './waiting.ts'

/** The whole table as headings, sentences and small tables: the rows of the text table, in full words. */
export function sections(words: Words, view: AtonView, who: Who): Section[] {
  const context: SentenceContext = { words, who, view }
  const gains = gainsNow(view)
  const points = view.seats.map((seat) => seat.points)
  const { red, blue } = bothPeople(context)
  const perSeat = (
    heading: string,
    rows: readonly (readonly string[])[],
    notes: readonly string[] = [],
  ): Section => ({
    heading,
    notes,
    columns: [heading, red, blue],
    rows: rows.map((cells) => cells.map((cell) => cell.trim())),
  })
  const heldOf = (kind: Kind, held: number, all: number): string =>
    words.say('aton.text.spaces', { kind: words.say(`aton.text.kind.${kind}`), held, all })
  return [
    ...Array.from({ length: TEMPLES }, (_, temple) => templeSection(context, temple, gains)),
    { heading: words.say('aton.text.realm'), notes: [realm(context)], columns: [], rows: [] },
    perSeat(
      words.say('aton.text.players'),
      seatRows(context, (kinds) => words.series(kinds.map(([kind, held, all]) => heldOf(kind, held, all)))),
    ),
    perSeat(words.say('aton.table.cartouches'), cartoucheRows(context)),
    perSeat(
      words.say('aton.table.points'),
      pointRows(context, points, gains),
      view.end === null ? [words.say('aton.table.projection')] : [],
    ),
  ]
}

/** What is going on and what comes after it, one sentence each. */
export const course = (words: Words, view: AtonView, who: Who): string[] =>
  waitingLines({ words, who, view }, Number.POSITIVE_INFINITY)

const ROWS = ['a', 'b', 'c']
const PLACES = SPACES_PER_TEMPLE / ROWS.length
const SOURCE_OF = ['temple1', 'temple2', 'temple3', 'temple4'] as const satisfies readonly Source[]

function templeSection(context: SentenceContext, temple: Temple, gains: readonly Points[]): Section {
  const { words } = context
  const places = Array.from({ length: PLACES }, (_, place) => place)
  return {
    heading: words.say('aton.table.temple', { temple: temple + 1 }),
    notes: [priests(context, temple), pays(context, temple, gains)],
    columns: [words.say('aton.text.row'), ...places.map((place) => String(place + 1))],
    rows: ROWS.map((row, y) => [
      `${temple + 1}${row}`,
      ...places.map((place) => space(context, temple * SPACES_PER_TEMPLE + y * PLACES + place)),
    ]),
  }
}

function space({ words, view }: SentenceContext, at: Space): string {
  const kind = words.say(`aton.text.kind.${KIND[at]!}`)
  const owner = standsAt(view, at)
  return owner === undefined
    ? words.say('aton.text.empty', { kind })
    : words.say('aton.text.held', { kind, side: side(words, owner, view) })
}

function priests(context: SentenceContext, temple: Temple): string {
  const [red, blue] = seatsByColour(context.view)
  return context.words.say('aton.text.priests', {
    ...bothPeople(context),
    redPriests: countPriests(context, red, temple),
    bluePriests: countPriests(context, blue, temple),
  })
}

function pays(context: SentenceContext, temple: Temple, gains: readonly Points[]): string {
  const { words } = context
  const source = SOURCE_OF[temple]!
  const rule = words.say(`aton.text.pays.${(temple + 1) as 1 | 2 | 3 | 4}`)
  const gainer = gains.findIndex((points) => (points[source] ?? 0) > 0)
  const now =
    gainer < 0
      ? words.say('aton.text.nobody')
      : words.say('aton.text.now', { points: gains[gainer]![source]!, who: person(context, gainer) })
  return `${rule} ${now}`
}

const REALM_SPACES = 8

function realm(context: SentenceContext): string {
  const [red, blue] = seatsByColour(context.view)
  const dead = context.view.seats.map((seat) => seat.dead)
  const all = dead.reduce((sum, each) => sum + each, 0)
  return context.words.say('aton.text.dead', {
    ...bothPeople(context),
    dead: all,
    left: REALM_SPACES - all,
    redPriests: dead[red]!,
    bluePriests: dead[blue]!,
  })
}
