import { EDGE_COLOURS, SYMBOLS, type Edition } from '../edition.ts'
import { CARDS_PER_FAMILY, decree, RESOURCES, TOKENS, WHEEL_GODS } from '../names.ts'
import { COLUMNS, EDGES, SIDES_OF_TEMPLE, TEMPLE_SIZE } from '../places.ts'
import { fieldAt, type Field, type FieldKind } from './field.ts'
import { sethFields } from './seth-fields.ts'
import { range } from '../range.ts'

/** Every value of the base game's boards, tiles and cards that can be compared with the box, in the order of its area. */

const number = (min: number, max: number): FieldKind => ({ type: 'number', min, max })
const amounts = (...of: readonly string[]): FieldKind => ({ type: 'amounts', of })
const choice = (values: readonly string[]): FieldKind => ({ type: 'choice', values })
const LINE = range(TEMPLE_SIZE)

const templeFields = (): Field[] => [
  ...LINE.flatMap((row) =>
    LINE.map((column) =>
      fieldAt({
        id: `temple.rewards[${row}][${column}]`,
        area: 'temple',
        group: 'reward',
        block: 'temple',
        kind: amounts(...TOKENS, 'vp'),
        place: { row: row + 1, column: COLUMNS[column]! },
      }),
    ),
  ),
  ...EDGES.flatMap((side) =>
    LINE.map((n) =>
      fieldAt({
        id: `temple.outerEdges.${side}[${n}]`,
        area: 'temple',
        group: 'edge',
        block: 'temple',
        kind: choice(EDGE_COLOURS),
        place: { side, row: n + 1, column: COLUMNS[n]! },
      }),
    ),
  ),
]

/** The places around the temple, side by side as the edges go. */
const aroundFields = (): Field[] => [
  ...EDGES.flatMap((side) =>
    LINE.map((n) =>
      fieldAt({
        id: `temple.buildingSpaces.${side}.bread[${n}]`,
        area: 'around',
        group: 'bread',
        block: 'temple',
        kind: number(0, 9),
        place: { side, row: n + 1, column: COLUMNS[n]! },
      }),
    ),
  ),
  ...EDGES.filter((side) => SIDES_OF_TEMPLE.includes(side)).map((side) =>
    fieldAt({
      id: `temple.buildingSpaces.${side}.players`,
      area: 'around',
      group: 'players',
      block: 'temple',
      kind: { type: 'players', values: [2, 3, 4] },
      place: { side },
    }),
  ),
]

const tileFields = ({ pillarTiles }: Edition): Field[] =>
  pillarTiles.tiles.flatMap(({ id: tile }, i) => [
    fieldAt({
      id: `pillarTiles.tiles[${i}].cost`,
      area: 'tiles',
      group: 'cost',
      block: 'pillarTiles',
      kind: amounts(...RESOURCES),
      place: { tile },
    }),
    ...EDGES.map((side, n) =>
      fieldAt({
        id: `pillarTiles.tiles[${i}].edges[${n}]`,
        area: 'tiles',
        group: 'tile-edge',
        block: 'pillarTiles',
        kind: choice(EDGE_COLOURS),
        place: { tile, side },
      }),
    ),
  ])

function boardFields({ playerBoard }: Edition): Field[] {
  const shared = { area: 'board', block: 'playerBoard' } as const
  return [
    ...playerBoard.statueGranite.map((_, i) =>
      fieldAt({
        ...shared,
        id: `playerBoard.statueGranite[${i}]`,
        group: 'statue',
        kind: number(0, 9),
        place: { n: i + 1 },
      }),
    ),
    ...playerBoard.buildingRow.map((_, i) =>
      fieldAt({
        ...shared,
        id: `playerBoard.buildingRow[${i}]`,
        group: 'building',
        kind: amounts('bread', 'vp'),
        place: { n: i + 1 },
      }),
    ),
    fieldAt({
      ...shared,
      id: 'playerBoard.productionStart',
      group: 'production-start',
      kind: number(0, 6),
      place: {},
    }),
    fieldAt({
      ...shared,
      id: 'playerBoard.productionMax',
      group: 'production-max',
      kind: number(1, 6),
      place: {},
    }),
  ]
}

/** The rulebook's example names what value 4 of Horus brings. */
const TOLD_VALUE = 4

const horusFields = (): Field[] => [
  ...[1, 2, 3, 4, 5, 6].map((value) =>
    fieldAt({
      id: `horusBonuses.byDieValue.${value}`,
      area: 'horus',
      group: 'bonus',
      block: 'horusBonuses',
      kind: amounts('faith', 'population', 'scribe', 'gold', 'happiness', 'vp'),
      sure: value === TOLD_VALUE,
      place: { value },
    }),
  ),
  ...WHEEL_GODS.map((_, i) =>
    fieldAt({
      id: `horusBonuses.printedGodOrder[${i}]`,
      area: 'horus',
      group: 'god',
      block: 'horusBonuses',
      kind: choice(WHEEL_GODS),
      place: { n: i + 1 },
    }),
  ),
]

const osirisFields = (): Field[] =>
  ['3', '4'].flatMap((row) =>
    RESOURCES.map((district) =>
      fieldAt({
        id: `osiris.secondProduction.${row}.${district}`,
        area: 'osiris',
        group: 'second',
        block: 'osiris',
        kind: choice(RESOURCES),
        place: { row: Number(row), district },
      }),
    ),
  )

type Symbols = Edition['decreeSymbols']
type DecreeSymbol = (typeof SYMBOLS)[number]

const symbolOf = (symbols: Symbols, card: string): string =>
  SYMBOLS.find((symbol) => symbols[symbol].includes(card)) ?? SYMBOLS[0]

/** The file lists decrees by symbol; a card that is given another one moves to its list. */
const withSymbol = (symbols: Symbols, card: string, chosen: string): Symbols => ({
  ...symbols,
  ...(Object.fromEntries(
    SYMBOLS.map((symbol) => {
      const others = symbols[symbol].filter((each) => each !== card)
      return [symbol, symbol === chosen ? [...others, card].toSorted() : others]
    }),
  ) as Record<DecreeSymbol, string[]>),
})

const decreeFields = (): Field[] =>
  range(CARDS_PER_FAMILY).map((i) => {
    const card = decree(i + 1)
    return {
      id: `decreeSymbols.${card}`,
      area: 'decrees',
      group: 'symbol',
      block: 'decreeSymbols',
      kind: choice(SYMBOLS),
      sure: false,
      place: { card },
      read: ({ decreeSymbols }) => symbolOf(decreeSymbols, card),
      write: (edition, value) => ({
        ...edition,
        decreeSymbols: withSymbol(edition.decreeSymbols, card, value as string),
      }),
    }
  })

/** All fields of an edition, area by area. How many places its player boards have is its own affair. */
export const fieldsOf = (edition: Edition): Field[] => [
  ...templeFields(),
  ...aroundFields(),
  ...tileFields(edition),
  ...boardFields(edition),
  ...horusFields(),
  ...osirisFields(),
  ...decreeFields(),
  ...sethFields(),
]
