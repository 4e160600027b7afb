import { sethOf, soloOf, vizierOf, type TekhenuView } from '@benben/tekhenu'
import type { Seat } from '@benben/kernel'
import type { Section } from '../game-words.ts'
import { sayOr } from '../said.ts'
import { boardRows } from './boards.ts'
import { cardLine } from './cards.ts'
import { cardsSeen } from './look.ts'
import { decksLine, marketSections, stackLine, tileRows } from './offer.ts'
import { person, type SentenceContext } from './context.ts'
import { aroundSection, osirisSection, peopleSection, templeSection } from './sections-places.ts'
import { conquestLines, regionRows } from './seth-board.ts'
import { pyramidRows } from './solo.ts'
import { now, onOffer, order, title } from './table.ts'
import { vizierLines } from './vizier.ts'
import { bagLine, wheelRows } from './wheel.ts'

/** The whole table as headings, sentences and small tables: what the terminal draws, in full words. */
export function sections(context: SentenceContext): Section[] {
  const { words, view } = context
  const parts = [
    wheelSection(context),
    templeSection(context),
    aroundSection(context),
    peopleSection(context),
    osirisSection(context),
    raSection(context),
    marketSection(context),
    ...(onOffer(context).length === 0
      ? []
      : [listed(words.say('tekhenu.text.laid-out'), texts(context, onOffer(context)))]),
    ...sethSection(context),
    ...pyramidSection(context),
    boardsSection(context),
    pointsSection(context),
    ...view.seats.flatMap((_, seat) => cardsSection(context, seat)),
  ]
  const none = words.say('tekhenu.table.none')
  return parts.map((part) => ({
    ...part,
    rows: part.rows.map((cells) =>
      cells.map((cell) => (cell === none || cell === '' ? words.say('tekhenu.text.none') : cell)),
    ),
  }))
}

/** The current turn and the state of the round, one sentence each. */
export const course = (context: SentenceContext): string[] => [now(context), title(context), order(context)]

const listed = (heading: string, notes: readonly string[]): Section => ({
  heading,
  notes,
  columns: [],
  rows: [],
})

const texts = ({ words, edition }: SentenceContext, cards: readonly string[]): string[] =>
  cards.flatMap((card) => cardLine(words, edition, card) ?? [])

function wheelSection(context: SentenceContext): Section {
  const { words, view } = context
  const [columns = [], ...rows] = wheelRows(context, (seats) =>
    words.series(seats.flatMap((seat) => (seat === null ? [] : [person(context, seat)]))),
  )
  return {
    heading: words.say('tekhenu.text.wheel'),
    notes: [bagLine(context), ...(vizierOf(view) === undefined ? [] : [vizierLines(context).join(' ')])],
    columns,
    rows,
  }
}

function raSection(context: SentenceContext): Section {
  const [[heading = '', ...names] = [], ...rows] = tileRows(context)
  return { heading, notes: [stackLine(context)], columns: [heading, ...names], rows }
}

function marketSection(context: SentenceContext): Section {
  const { words } = context
  return {
    heading: words.say('tekhenu.table.market'),
    notes: [decksLine(context)],
    columns: [words.say('tekhenu.text.section'), words.say('tekhenu.text.cards')],
    rows: marketSections(context).map(({ section, cards }) => [section, cards.join(' ')]),
  }
}

/** The board of Seth: regions, the next conquest tile, artifacts with their texts. */
function sethSection(context: SentenceContext): Section[] {
  const { words, view } = context
  const seth = sethOf(view)
  if (seth === undefined) return []
  const [[heading = '', ...names] = [], ...rows] = regionRows(context, seth, (seat) => person(context, seat))
  const notes = [
    words.say('tekhenu.text.regions'),
    conquestLines(context, seth).join(' '),
    ...texts(context, seth.artifacts),
  ]
  return [{ heading, notes, columns: [heading, ...names], rows }]
}

function pyramidSection(context: SentenceContext): Section[] {
  const { words, view } = context
  const solo = soloOf(view)
  if (solo === undefined) return []
  const level = sayOr(words, `tekhenu.solo.level.${solo.level}`, {})
  return [
    {
      heading: words.say('tekhenu.text.pyramid', { who: person(context, 1) }),
      notes: [
        words.say('tekhenu.text.pyramid-about', { level }),
        ...(solo.marker === 0 ? [words.say('tekhenu.table.pyramid-start')] : []),
        words.say('tekhenu.table.solo-counts', { decrees: solo.decrees }),
      ],
      columns: [words.say('tekhenu.text.space'), words.say('tekhenu.text.tiles')],
      rows: pyramidRows(context),
    },
  ]
}

function boardsSection(context: SentenceContext): Section {
  const [columns = [], ...rows] = boardRows(context)
  return { heading: context.words.say('tekhenu.table.boards'), notes: [], columns, rows }
}

/** Points by source, with what a scoring now would make of them; sources nobody has are left out. */
function pointsSection(context: SentenceContext): Section {
  const { words, view } = context
  const soon = context.project(view)
  const held = view.seats.map(({ points }: TekhenuView['seats'][number]) => points)
  const sources = Object.keys(held[0] ?? {}).filter((source) =>
    held.some((points, seat) => points[source] !== 0 || soon[seat]![source] !== 0),
  )
  const heading = words.say('tekhenu.table.points')
  return {
    heading,
    notes: [],
    columns: [heading, ...view.seats.map((_, seat) => person(context, seat))],
    rows: sources.map((source) => [
      sayOr(words, `tekhenu.source.${source}`, {}),
      ...held.map((points, seat) => {
        const [has, would] = [points[source] ?? 0, soon[seat]![source] ?? 0]
        return has === would ? String(has) : words.say('tekhenu.text.points-of', { held: has, soon: would })
      }),
    ]),
  }
}

function cardsSection(context: SentenceContext, seat: Seat): Section[] {
  const { words, view } = context
  const cards = texts(context, cardsSeen(context, seat))
  const heading =
    seat === view.viewer
      ? words.say('tekhenu.text.mine')
      : words.say('tekhenu.text.cards-of', { who: person(context, seat) })
  return cards.length === 0 ? [] : [listed(heading, cards)]
}
