import {
  count,
  KIND,
  REALM_SPACES,
  templeOf,
  WHOLE_TEMPLE,
  WINNING_SCORE,
  type Kind,
  type Source,
  type Space,
  type Temple,
} from '@benben/aton'
import type { Seat } from '@benben/kernel'
import { openMeaning, outlook } from '@benben/words/aton'
import {
  deadIn,
  discarded,
  gainsNow,
  heldOf,
  isScored,
  priestsIn,
  reachOf,
  sizeOf,
  SOURCE_OF,
  standsAt,
  TEMPLE_IDS,
  total,
} from '../facts.ts'
import { nameOf, type TableModel } from '../model.ts'

/** A line of what a part says, with its label. */
export type Row = readonly [label: string, text: string]

/** Mine first. */
const seatsOf = ({ near }: TableModel): readonly Seat[] => [near, 1 - near]

/** A number of each seat: 'You 3 and Ben 2'. */
const ofEach = (model: TableModel, many: (seat: Seat) => number): string =>
  model.words.list(seatsOf(model).map((seat) => `${nameOf(model, seat)} ${many(seat)}`))

const now = ({ words }: TableModel, text: string): Row => [words.say('aton.part.label.now'), text]

/** Who would be paid what by a source; nothing once the temples are scored. */
function paid(model: TableModel, source: Source): readonly Row[] {
  const { words, view } = model
  if (view.end !== null || isScored(view, null)) return []
  const gains = gainsNow(view)
  const winners = seatsOf(model).filter((seat) => gains[seat]![source] > 0)
  const text =
    winners.length === 0
      ? words.say('aton.part.nobody')
      : words.list(winners.map((seat) => `${nameOf(model, seat)} +${gains[seat]![source]}`))
  return [[words.say('aton.part.label.scoring'), text]]
}

const ofSize = (model: TableModel, size: number, many: (seat: Seat) => number): string =>
  model.words.say('aton.part.of-size', { held: ofEach(model, many), size })

const inTemple = (model: TableModel, temple: Temple): string =>
  ofSize(model, count(WHOLE_TEMPLE), (seat) => priestsIn(model.view, seat, temple))

const SOURCES_OF_KIND: Readonly<Record<Kind, Source | undefined>> = {
  yellow: undefined,
  green: undefined,
  black: 'black',
  blue: 'temple4',
  bonus1: 'bonus',
  bonus2: 'bonus',
}

/** Who stands there, who holds how much of its colour, and how its temple stands. */
export function spaceRows(model: TableModel, space: Space): readonly Row[] {
  const { words, view } = model
  const kind = KIND[space]!
  const seat = standsAt(view, space)
  const temple = templeOf(space)
  const source = SOURCES_OF_KIND[kind]
  const isOfColour = kind !== 'bonus1' && kind !== 'bonus2'
  const held = (each: Seat): number => heldOf(view, each, kind)
  return [
    now(
      model,
      seat === undefined
        ? words.say('aton.part.empty')
        : words.say('aton.part.priest-of', { who: nameOf(model, seat) }),
    ),
    ...(isOfColour ? [[words.say('aton.part.label.held'), ofSize(model, sizeOf(kind), held)] as const] : []),
    ...(source === undefined ? [] : paid(model, source)),
    [words.say('aton.table.temple', { temple: temple + 1 }), inTemple(model, temple)],
  ]
}

export const templeRows = (model: TableModel, which: string): readonly Row[] => {
  const temple = Number(which) - 1
  return [now(model, inTemple(model, temple)), ...paid(model, SOURCE_OF[temple]!)]
}

export function realmRows(model: TableModel): readonly Row[] {
  const { words, view } = model
  const dead = deadIn(view)
  const scored = isScored(view, null) ? 'yes' : 'no'
  const lying = ofEach(model, (seat) => view.seats[seat]!.dead)
  return [
    now(model, words.say('aton.part.realm.lying', { dead, size: REALM_SPACES, lying })),
    [
      words.say('aton.part.label.scoring'),
      words.say('aton.web.realm-left', { left: REALM_SPACES - dead, scored }),
    ],
  ]
}

const scoreAfter = ({ view }: TableModel, seat: Seat): number =>
  view.seats[seat]!.score + total(gainsNow(view)[seat]!)

export function trackRows(model: TableModel): readonly Row[] {
  const { words, view } = model
  const score = (seat: Seat): number => view.seats[seat]!.score
  const missing = ofEach(model, (seat) => Math.max(0, WINNING_SCORE - score(seat)))
  return [
    now(model, ofEach(model, score)),
    [
      words.say('aton.part.label.missing'),
      words.say('aton.part.missing', { missing, target: WINNING_SCORE }),
    ],
    ...ifScored(model, (seat) => scoreAfter(model, seat)),
  ]
}

/** What a scoring would bring, or where it would lead; nothing once the temples are scored. */
function ifScored(model: TableModel, many: (seat: Seat) => number): readonly Row[] {
  const { words, view } = model
  const isOver = view.end !== null || isScored(view, null)
  return isOver ? [] : [[words.say('aton.part.label.scoring'), ofEach(model, many)]]
}

export function projectionRows(model: TableModel): readonly Row[] {
  const gains = gainsNow(model.view)
  return [...roundRows(model), ...ifScored(model, (seat) => total(gains[seat]!))]
}

/** Reserve, cards and token of a seat. */
function has({ words, view }: TableModel, seat: Seat): readonly Row[] {
  const { reserve, pile, token } = view.seats[seat]!
  return [
    [words.say('aton.web.reserve'), words.say('aton.web.reserve-priests', { priests: reserve })],
    [words.say('aton.table.pile'), words.say('aton.web.pile', { pile, discarded: discarded(view, seat) })],
    [words.say('aton.table.token'), words.say(token ? 'aton.table.token-left' : 'aton.table.token-spent')],
  ]
}

export const statsRows = (model: TableModel, which: string): readonly Row[] =>
  has(model, which === '' ? model.near : Number(which))

const sideRows = (model: TableModel, seat: Seat): readonly Row[] => [
  [
    nameOf(model, seat),
    model.words.say('aton.table.score-of', { score: model.view.seats[seat]!.score, target: WINNING_SCORE }),
  ],
  ...has(model, seat),
]

export const mineRows = (model: TableModel): readonly Row[] => sideRows(model, model.near)
export const rivalRows = (model: TableModel): readonly Row[] => sideRows(model, 1 - model.near)

/** My cards, if I may see them. */
export function handRows(model: TableModel): readonly Row[] {
  const { words, view, near } = model
  const { hand } = view.seats[near]!
  return [
    ...(hand === null || hand.length === 0
      ? []
      : [[words.say('aton.table.hand'), words.list(hand.map(String))] as const]),
    ...has(model, near).slice(1),
  ]
}

export const discardRows = (model: TableModel): readonly Row[] =>
  seatsOf(model).map((seat) => {
    const [ones = 0, twos = 0, threes = 0, fours = 0] = model.view.seats[seat]!.discards
    return [nameOf(model, seat), model.words.say('aton.table.discards-open', { ones, twos, threes, fours })]
  })

/** What lies there does for both sides; while I assign, what each of my cards would do there. */
export function cartoucheRows(model: TableModel, which: string): readonly Row[] {
  const { words, view, near } = model
  const cartouche = Number(which)
  const lies = seatsOf(model).flatMap((seat): readonly Row[] => {
    const meaning = openMeaning(words, view, seat, cartouche)
    const card = view.seats[seat]!.cartouches?.[cartouche - 1]
    return meaning === undefined || card === undefined
      ? []
      : [[nameOf(model, seat), words.say('aton.table.open-card', { card, meaning })]]
  })
  if (lies.length > 0) return lies
  const hand = [...new Set(view.seats[near]!.hand ?? [])]
  return hand.length === 0
    ? [now(model, words.say('aton.web.no-card'))]
    : hand.map((value) => [
        words.say('aton.web.card', { value }),
        outlook(words, view, near, cartouche, value),
      ])
}

/** How far both may go; nothing is known of a card that lies face down. */
export const reachRows = (model: TableModel): readonly Row[] =>
  seatsOf(model).flatMap((seat): readonly Row[] => {
    const reach = reachOf(model.view, seat)
    return reach === undefined
      ? []
      : [[nameOf(model, seat), model.words.say('aton.meaning.reach', { reach })]]
  })

/** How near both are to winning at once. */
export const winRows = (model: TableModel): readonly Row[] => {
  const { words, view } = model
  const most = (seat: Seat): number => Math.max(...TEMPLE_IDS.map((each) => priestsIn(view, seat, each)))
  return [
    ...(['yellow', 'green'] as const).map((kind): Row => [
      words.say(`aton.web.race.${kind}`),
      ofSize(model, sizeOf(kind), (seat) => heldOf(view, seat, kind)),
    ]),
    [words.say('aton.web.race.temple'), ofSize(model, count(WHOLE_TEMPLE), most)],
  ]
}

export const roundRows = (model: TableModel): readonly Row[] => [
  now(model, model.words.say('aton.web.round', { round: model.view.round })),
]
