import {
  COLUMNS,
  DISTRICT_ROWS,
  EDGES,
  openSides,
  PEOPLE,
  RESOURCES,
  sethOf,
  TEMPLE_SIZE,
  tileNamed,
  turnedEdges,
  type Edge,
} from '@benben/tekhenu'
import type { Section } from '../game-words.ts'
import { conquestText } from './cards.ts'
import { districtLines, reward } from './grid.ts'
import { person, placeName, tokenName, type SentenceContext } from './context.ts'

/** The places where pieces stand, read aloud: temple, buildings around it, statues for the people, Osiris. */

const range = (length: number): number[] => Array.from({ length }, (_, i) => i)

export function templeSection(context: SentenceContext): Section {
  const { words, edition } = context
  const outer = (side: Edge): string =>
    words.series(edition.temple.outerEdges[side].map((edge) => words.say(`tekhenu.edge.${edge}`)))
  return {
    heading: words.say('tekhenu.table.temple'),
    notes: [
      words.say('tekhenu.text.outer', {
        top: outer('top'),
        right: outer('right'),
        bottom: outer('bottom'),
        left: outer('left'),
      }),
    ],
    columns: [words.say('tekhenu.text.space'), ...COLUMNS],
    rows: range(TEMPLE_SIZE).map((y) => [
      String(y + 1),
      ...range(TEMPLE_SIZE).map((x) => space(context, y * TEMPLE_SIZE + x)),
    ]),
  }
}

function space(context: SentenceContext, at: number): string {
  const { words, view, edition } = context
  const tile = view.temple[at]
  if (tile === null || tile === undefined) {
    const conquest = sethOf(view)?.temple[at] ?? null
    return conquest === null
      ? words.say('tekhenu.text.empty', { reward: reward(context, at) || words.say('tekhenu.nothing') })
      : words.say('tekhenu.text.conquered', { tile: conquest, text: conquestText(words, edition, conquest) })
  }
  const edges = turnedEdges(tileNamed(edition, tile.tile)!, tile.turn)
  const edge = (side: Edge): string => words.say(`tekhenu.edge.${edges[EDGES.indexOf(side)]!}`)
  return words.say('tekhenu.text.pillar', {
    who: tile.owner === null ? words.say('tekhenu.text.neutral') : person(context, tile.owner),
    tile: tile.tile,
    top: edge('top'),
    right: edge('right'),
    bottom: edge('bottom'),
    left: edge('left'),
  })
}

export function aroundSection(context: SentenceContext): Section {
  const { words, view, edition } = context
  const cell = (side: Edge, n: number): string => {
    if (!openSides(edition, view.players).includes(side)) return words.say('tekhenu.text.closed')
    const seat = view.houses[`${side} ${n + 1}`]
    if (seat !== undefined) return person(context, seat)
    return words.say('tekhenu.text.free', { bread: edition.temple.buildingSpaces[side].bread[n]! })
  }
  return {
    heading: words.say('tekhenu.text.around'),
    notes: [],
    columns: [words.say('tekhenu.text.side'), ...range(TEMPLE_SIZE).map((n) => String(n + 1))],
    rows: EDGES.map((side) => [
      words.say(`tekhenu.text.side.${side}`),
      ...range(TEMPLE_SIZE).map((n) => cell(side, n)),
    ]),
  }
}

export function peopleSection(context: SentenceContext): Section {
  const { words, view } = context
  return {
    heading: words.say('tekhenu.text.people'),
    notes: [],
    columns: [words.say('tekhenu.text.place'), words.say('tekhenu.text.who')],
    rows: [...view.peopleStatues, ...(sethOf(view)?.peopleStatues ?? [])].map((seat, i) => {
      const place = PEOPLE[i]!
      return [
        placeName(words, place),
        seat === null
          ? words.say(i < view.peopleStatues.length ? 'tekhenu.text.gold-waits' : 'tekhenu.text.nobody')
          : person(context, seat),
      ]
    }),
  }
}

export function osirisSection(context: SentenceContext): Section {
  const { words, view } = context
  const nobody = words.say('tekhenu.text.nobody')
  return {
    heading: words.say('tekhenu.table.osiris'),
    notes: [...districtLines(context), ...(view.rowGold ? [words.say('tekhenu.text.row-gold')] : [])],
    columns: [words.say('tekhenu.text.space'), ...RESOURCES.map((resource) => tokenName(words, resource))],
    rows: range(DISTRICT_ROWS).map((i) => [
      words.say('tekhenu.text.row', { row: i + 1 }),
      ...RESOURCES.map((resource) => {
        const seat = view.workshops[`${resource} ${i + 1}`]
        return seat === undefined ? nobody : person(context, seat)
      }),
    ]),
  }
}
