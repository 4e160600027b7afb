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
import { bothPeople, person, seatsByColour, side, standsAt, type Scene } from './scene.ts'
import { seatRows } from './seats.ts'
import { countPriests } from './temples.ts'
import { waitingLines } from './waiting.ts'

/** The whole table as headings, sentences and small tables: the rows of the text table, in full words. */
export function sections(words: Words, view: AtonView, who: Who): Section[] {
  const scene: Scene = { words, who, view }
  const gains = gainsNow(view)
  const points = view.seats.map((seat) => seat.points)
  const { red, blue } = bothPeople(scene)
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
    ...Array.from({ length: TEMPLES }, (_, temple) => templeSection(scene, temple, gains)),
    { heading: words.say('aton.text.realm'), notes: [realm(scene)], columns: [], rows: [] },
    perSeat(
      words.say('aton.text.players'),
      seatRows(scene, (kinds) => words.series(kinds.map(([kind, held, all]) => heldOf(kind, held, all)))),
    ),
    perSeat(words.say('aton.table.cartouches'), cartoucheRows(scene)),
    perSeat(
      words.say('aton.table.points'),
      pointRows(scene, points, gains),
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

function templeSection(scene: Scene, temple: Temple, gains: readonly Points[]): Section {
  const { words } = scene
  const places = Array.from({ length: PLACES }, (_, place) => place)
  return {
    heading: words.say('aton.table.temple', { temple: temple + 1 }),
    notes: [priests(scene, temple), pays(scene, temple, gains)],
    columns: [words.say('aton.text.row'), ...places.map((place) => String(place + 1))],
    rows: ROWS.map((row, y) => [
      `${temple + 1}${row}`,
      ...places.map((place) => space(scene, temple * SPACES_PER_TEMPLE + y * PLACES + place)),
    ]),
  }
}

function space({ words, view }: Scene, at: Space): string {
  const kind = words.say(`aton.text.kind.${KIND[at]!}`)
  const owner = standsAt(view, at)
  return owner === undefined
    ? words.say('aton.text.empty', { kind })
    : words.say('aton.text.held', { kind, side: side(words, owner, view) })
}

function priests(scene: Scene, temple: Temple): string {
  const [red, blue] = seatsByColour(scene.view)
  return scene.words.say('aton.text.priests', {
    ...bothPeople(scene),
    redPriests: countPriests(scene, red, temple),
    bluePriests: countPriests(scene, blue, temple),
  })
}

function pays(scene: Scene, temple: Temple, gains: readonly Points[]): string {
  const { words } = scene
  const source = SOURCE_OF[temple]!
  const rule = words.say(`aton.text.pays.${(temple + 1) as 1 | 2 | 3 | 4}`)
  const gainer = gains.findIndex((points) => (points[source] ?? 0) > 0)
  const now =
    gainer < 0
      ? words.say('aton.text.nobody')
      : words.say('aton.text.now', { points: gains[gainer]![source]!, who: person(scene, gainer) })
  return `${rule} ${now}`
}

const REALM_SPACES = 8

function realm(scene: Scene): string {
  const [red, blue] = seatsByColour(scene.view)
  const dead = scene.view.seats.map((seat) => seat.dead)
  const all = dead.reduce((sum, each) => sum + each, 0)
  return scene.words.say('aton.text.dead', {
    ...bothPeople(scene),
    dead: all,
    left: REALM_SPACES - all,
    redPriests: dead[red]!,
    bluePriests: dead[blue]!,
  })
}
