import {
  gainsNow,
  LAST_ROUND,
  LIGHTS,
  maatAfter,
  nextScoring,
  rotationAfter,
  roundAhead,
  scoringAfter,
  sethOf,
  soloOf,
  tilesInStack,
  vizierOf,
} from '@benben/tekhenu'
import type { Seat } from '@benben/kernel'
import { actionCard } from '../cards/action-tile.ts'
import { cardName } from '../cards/card-facts.ts'
import { nameOf, type TableModel } from '../model.ts'
import { godName } from '../say.ts'
import { seatRows } from './parts-rival.ts'
import type { Help } from './parts.ts'

type Rows = Help['rows']

const seatsOf = ({ view }: TableModel): readonly Seat[] => view.seats.map((_, seat) => seat)

/** A number of each seat: 'You 12 and Ben 9'. */
const ofEach = (model: TableModel, many: (seat: Seat) => number): string =>
  model.words.list(seatsOf(model).map((seat) => `${nameOf(model, seat)} ${many(seat)}`))

/** Which gods lie in which light. */
const lightRows = ({ words, view, edition }: TableModel): Rows =>
  LIGHTS.flatMap((light): Rows => {
    const gods = edition.wheel.godsClockwise.filter((_, section) => view.lights[section] === light)
    return gods.length === 0 ? [] : [[light, words.list(gods.map((god) => godName(words, god)))]]
  })

/** The round, and after which one the light moves, Maat weighs and points are counted. */
function roundRows({ words, view }: TableModel): Rows {
  if (view.round === 0) return [['now', words.say('tekhenu.boards.setup')]]
  const now = words.say('tekhenu.boards.round-of', { round: view.round })
  if (view.over) return [['now', now]]
  const ahead = roundAhead(view)
  const [rotation, maat, scoring] = [rotationAfter(ahead), maatAfter(ahead), scoringAfter(ahead)]
  const next = [
    ...(rotation < maat ? [words.say('tekhenu.boards.next-rotation', { round: rotation })] : []),
    ...(maat < scoring ? [words.say('tekhenu.boards.next-maat', { round: maat })] : []),
    words.say(scoring === LAST_ROUND ? 'tekhenu.boards.next-end' : 'tekhenu.boards.next-scoring', {
      round: scoring,
    }),
  ]
  return [
    ['now', now],
    ['next', next.join('; ')],
  ]
}

/** What the next scoring would bring everybody as the table stands. */
const projectionRows = (model: TableModel): Rows => {
  const gains = gainsNow(model.edition, model.view)
  return [['now', ofEach(model, (seat) => nextScoring(model.view, gains[seat]!))]]
}

/** The same, of the temple alone. */
const templeRows = (model: TableModel): Rows => {
  const gains = gainsNow(model.edition, model.view)
  return [
    [
      'brings',
      model.words.say('tekhenu.part.temple.scoring', {
        points: ofEach(model, (seat) => gains[seat]!['temple'] ?? 0),
      }),
    ],
  ]
}

const pointRows = (model: TableModel): Rows => [
  ['now', ofEach(model, (seat) => model.view.totals[seat]!)],
  ...seatRows(model, model.near, 'board').slice(1),
]

/** The tile of the pyramid that Botankhamun's marker stands on. */
function botRows(model: TableModel): Rows {
  const { words, view } = model
  const solo = soloOf(view)
  if (solo === undefined) return []
  const tile = solo.pyramid[solo.marker - 1]
  const where = tile === undefined ? words.say('tekhenu.part.bot.waits') : cardName(words, actionCard(tile))
  return [['now', where], ...seatRows(model, 1, 'board').slice(1)]
}

function vizierRows({ words, view }: TableModel): Rows {
  const god = vizierOf(view)?.at ?? null
  return god === null ? [] : [['now', words.say('tekhenu.web.vizier', { god: godName(words, god) })]]
}

const orderRows = (model: TableModel): Rows => [
  ['now', model.words.series(model.view.order.map((seat) => nameOf(model, seat)))],
]

const tileRows = ({ words, view }: TableModel): Rows => [
  ['now', words.say('tekhenu.web.ra-note', { many: tilesInStack(view) })],
]

const marketRows = ({ words, view, near }: TableModel): Rows => [
  [
    'now',
    words.say('tekhenu.part.track.mine', {
      population: view.seats[near]!.population,
      happiness: view.seats[near]!.happiness,
    }),
  ],
]

/** What each has of warriors and of priests. */
export const warbandRows = (model: TableModel): Rows => {
  const seats = sethOf(model.view)?.seats
  if (seats === undefined) return []
  return (['warriors', 'priests'] as const).map((track) => [
    track,
    ofEach(model, (seat) => seats[seat]?.[track] ?? 0),
  ])
}

const mine =
  (kind: string) =>
  (model: TableModel): Rows =>
    seatRows(model, model.near, kind)

/** How parts that are explained alike at every table stand now. What is not named here has nothing to count. */
export const NOW: Readonly<Record<string, (model: TableModel) => Rows>> = {
  light: lightRows,
  wheel: lightRows,
  vizier: vizierRows,
  rounds: roundRows,
  order: orderRows,
  points: pointRows,
  tokens: mine('tokens'),
  scales: mine('scales'),
  building: mine('building'),
  statue: mine('statue'),
  pillar: mine('pillar'),
  cards: mine('cards'),
  temple: templeRows,
  tiles: tileRows,
  'market-area': marketRows,
  mine: mine('board'),
  rivals: (model) => [['now', ofEach(model, (seat) => model.view.totals[seat]!)]],
  bot: botRows,
  projection: projectionRows,
}
