import { sethOf, soloOf, vizierOf, type TekhenuView } from '@benben/tekhenu'
import type { Seat } from '@benben/kernel'
import type { Section } from '../game-words.ts'
import { sayOr } from '../said.ts'
import { boardRows } from './boards.ts'
import { cardLine } from './cards.ts'
import { cardsSeen } from './look.ts'
import { decksLine, marketSections, stackLine, tileRows } from './offer.ts'
import { person, type Scene } from './scene.ts'
import { aroundSection, osirisSection, peopleSection, templeSection } from './sections-places.ts'
import { conquestLines, regionRows } from './seth-board.ts'
import { pyramidRows } from './solo.ts'
import { now, onOffer, order, title } from './table.ts'
import { vizierLines } from './vizier.ts'
import { bagLine, wheelRows } from './wheel.ts'

/** The whole table as headings, sentences and small tables: what the terminal draws, in full words. */
export function sections(scene: Scene): Section[] {
  const { words, view } = scene
  const parts = [
    wheelSection(scene),
    templeSection(scene),
    aroundSection(scene),
    peopleSection(scene),
    osirisSection(scene),
    raSection(scene),
    marketSection(scene),
    ...(onOffer(scene).length === 0
      ? []
      : [listed(words.say('tekhenu.text.laid-out'), texts(scene, onOffer(scene)))]),
    ...sethSection(scene),
    ...pyramidSection(scene),
    boardsSection(scene),
    pointsSection(scene),
    ...view.seats.flatMap((_, seat) => cardsSection(scene, seat)),
  ]
  const none = words.say('tekhenu.table.none')
  return parts.map((part) => ({
    ...part,
    rows: part.rows.map((cells) =>
      cells.map((cell) => (cell === none || cell === '' ? words.say('tekhenu.text.none') : cell)),
    ),
  }))
}

/** What is going on and how the round stands, one sentence each. */
export const course = (scene: Scene): string[] => [now(scene), title(scene), order(scene)]

const listed = (heading: string, notes: readonly string[]): Section => ({
  heading,
  notes,
  columns: [],
  rows: [],
})

const texts = ({ words, edition }: Scene, cards: readonly string[]): string[] =>
  cards.flatMap((card) => cardLine(words, edition, card) ?? [])

function wheelSection(scene: Scene): Section {
  const { words, view } = scene
  const [columns = [], ...rows] = wheelRows(scene, (seats) =>
    words.series(seats.flatMap((seat) => (seat === null ? [] : [person(scene, seat)]))),
  )
  return {
    heading: words.say('tekhenu.text.wheel'),
    notes: [bagLine(scene), ...(vizierOf(view) === undefined ? [] : [vizierLines(scene).join(' ')])],
    columns,
    rows,
  }
}

function raSection(scene: Scene): Section {
  const [[heading = '', ...names] = [], ...rows] = tileRows(scene)
  return { heading, notes: [stackLine(scene)], columns: [heading, ...names], rows }
}

function marketSection(scene: Scene): Section {
  const { words } = scene
  return {
    heading: words.say('tekhenu.table.market'),
    notes: [decksLine(scene)],
    columns: [words.say('tekhenu.text.section'), words.say('tekhenu.text.cards')],
    rows: marketSections(scene).map(({ section, cards }) => [section, cards.join(' ')]),
  }
}

/** The board of Seth: regions, the next conquest tile, artifacts with their texts. */
function sethSection(scene: Scene): Section[] {
  const { words, view } = scene
  const seth = sethOf(view)
  if (seth === undefined) return []
  const [[heading = '', ...names] = [], ...rows] = regionRows(scene, seth, (seat) => person(scene, seat))
  const notes = [
    words.say('tekhenu.text.regions'),
    conquestLines(scene, seth).join(' '),
    ...texts(scene, seth.artifacts),
  ]
  return [{ heading, notes, columns: [heading, ...names], rows }]
}

function pyramidSection(scene: Scene): Section[] {
  const { words, view } = scene
  const solo = soloOf(view)
  if (solo === undefined) return []
  const level = sayOr(words, `tekhenu.solo.level.${solo.level}`, {})
  return [
    {
      heading: words.say('tekhenu.text.pyramid', { who: person(scene, 1) }),
      notes: [
        words.say('tekhenu.text.pyramid-about', { level }),
        ...(solo.marker === 0 ? [words.say('tekhenu.table.pyramid-start')] : []),
        words.say('tekhenu.table.solo-counts', { decrees: solo.decrees }),
      ],
      columns: [words.say('tekhenu.text.space'), words.say('tekhenu.text.tiles')],
      rows: pyramidRows(scene),
    },
  ]
}

function boardsSection(scene: Scene): Section {
  const [columns = [], ...rows] = boardRows(scene)
  return { heading: scene.words.say('tekhenu.table.boards'), notes: [], columns, rows }
}

/** Points by source, with what a scoring now would make of them; sources nobody has are left out. */
function pointsSection(scene: Scene): Section {
  const { words, view } = scene
  const soon = scene.project(view)
  const held = view.seats.map(({ points }: TekhenuView['seats'][number]) => points)
  const sources = Object.keys(held[0] ?? {}).filter((source) =>
    held.some((points, seat) => points[source] !== 0 || soon[seat]![source] !== 0),
  )
  const heading = words.say('tekhenu.table.points')
  return {
    heading,
    notes: [],
    columns: [heading, ...view.seats.map((_, seat) => person(scene, seat))],
    rows: sources.map((source) => [
      sayOr(words, `tekhenu.source.${source}`, {}),
      ...held.map((points, seat) => {
        const [has, would] = [points[source] ?? 0, soon[seat]![source] ?? 0]
        return has === would ? String(has) : words.say('tekhenu.text.points-of', { held: has, soon: would })
      }),
    ]),
  }
}

function cardsSection(scene: Scene, seat: Seat): Section[] {
  const { words, view } = scene
  const cards = texts(scene, cardsSeen(scene, seat))
  const heading =
    seat === view.viewer
      ? words.say('tekhenu.text.mine')
      : words.say('tekhenu.text.cards-of', { who: person(scene, seat) })
  return cards.length === 0 ? [] : [listed(heading, cards)]
}
