import { invalid, shape, type Checked } from '@benben/kernel'
import standardFile from '../editions/standard.json' with { type: 'json' }
import { CARDS_PER_FAMILY, decree, LIGHTS, RESOURCES, TILES, tileName, TOKENS, WHEEL_GODS } from './names.ts'
import { EDGES, SIDES_OF_TEMPLE } from './places.ts'

/**
 * An edition: what is printed on boards, tiles and cards and not told by the rulebook's text, with the basis of every
 * block. Whoever owns the box can hand in a corrected one.
 */
const { bool, choice, int, list, object, orNull, text } = shape

export const EDGE_COLOURS = ['sand', 'clay', 'lapis'] as const
export const ABILITIES = [
  'population+3',
  'scribe+1',
  'happiness+2',
  'vp+1 per matching edge',
  'vp+1 per building in line',
  'vp+1',
  'thoth 1',
  'horus 1-3',
  'decree+1',
  'osiris 3',
  'gold+2',
  'double covered reward',
] as const
export type Ability = (typeof ABILITIES)[number]

export const SYMBOLS = [
  'scroll',
  'people',
  'coin',
  'hammer',
  'temple',
  'statue',
  'feather',
  'obelisk',
] as const

/** A record with every key; those left out of the file count as `none`. */
function each<K extends string, T>(keys: readonly K[], of: shape.Shape<T>, none?: T) {
  const fields = Object.fromEntries(keys.map((key) => [key, of])) as Record<K, shape.Shape<T>>
  const defaults = none === undefined ? {} : Object.fromEntries(keys.map((key) => [key, none]))
  return object<Record<K, T>>(fields, defaults as Partial<Record<K, T>>)
}

const basis = text(400)
const amount = int(0, 9)
const VALUES = ['1', '2', '3', '4', '5', '6'] as const
const edge = choice(...EDGE_COLOURS)
const reward = each([...TOKENS, 'vp'], amount, 0)
const breads = object({ players: list(int(2, 4), { most: 3 }), bread: list(int(0, 9), { length: 5 }) })

const TILE = object({
  id: text(3),
  light: orNull(choice(...LIGHTS)),
  ability: orNull(choice(...ABILITIES)),
  cost: each(RESOURCES, amount, 0),
  edges: list(edge, { length: 4 }),
})

const conquest = each(RESOURCES, amount, 0)
const symbol = choice(...SYMBOLS)

const SETH = object({
  dice: object({ basis, red: int(1, 9), blue: int(1, 9), green: int(1, 9) }),
  regions: object({
    basis,
    columns: list(list(int(1, 6), { length: 3 }), { length: 2 }),
    spacesPerRegion: int(2, 2),
    rewards: each(
      VALUES,
      each(['gold', 'scribe', 'priests', 'anyBasicResource', 'population', 'happiness'], amount, 0),
    ),
    vpPerScoring: each(['1-2 players', '3-4 players'], list(amount, { length: 2 })),
  }),
  statueSpaces: object({
    basis,
    peoplePerColumn: int(1, 1),
    seth: each(['1', '2', '3', '4'], int(0, 3)),
  }),
  conquestTiles: object({ basis, A01: conquest, A02: conquest, A03: conquest, A04: conquest }),
  decreeSymbols: object({ basis, DX01: symbol, DX02: symbol, DX03: symbol, DX04: symbol }),
  /** Where the texts allow two readings: once a turn, and gold too, unless the edition says otherwise. */
  switches: object({ basis, cultOncePerTurn: bool, sethBonusAllowsGold: bool }),
})

const FILE = object({
  name: text(60),
  supply: object({
    basis,
    dice: object({
      white: int(4, 9),
      black: int(4, 9),
      yellow: int(4, 9),
      brown: int(4, 9),
      gray: int(4, 9),
    }),
    statues: int(1, 6),
    pillars: int(1, 25),
    buildings: int(1, 20),
  }),
  wheel: object({
    basis,
    godsClockwise: list(choice(...WHEEL_GODS), { length: 6 }),
    lightClockwise: list(choice(...LIGHTS), { length: 6 }),
    arrow: text(200),
  }),
  playerBoard: object({
    basis,
    statueGranite: list(int(0, 9), { most: 6 }),
    buildingRow: list(each(['bread', 'vp'], amount, 0), { most: 20 }),
    productionMax: int(1, 6),
    productionStart: int(0, 6),
  }),
  populace: object({
    basis,
    max: int(21, 21),
    scoringSymbolsAt: list(int(1, 21), { length: 5 }),
    marketOpensAt: each(['3', '4'], int(1, 21)),
  }),
  horusBonuses: object({
    basis,
    byDieValue: each(VALUES, each(['faith', 'population', 'scribe', 'gold', 'happiness', 'vp'], amount, 0)),
    printedGodOrder: list(choice(...WHEEL_GODS), { length: 6 }),
  }),
  ra: object({ basis, slotVpByDie: each(VALUES, amount) }),
  temple: object({
    basis,
    size: int(5, 5),
    rewards: list(list(reward, { length: 5 }), { length: 5 }),
    outerEdges: each(EDGES, list(edge, { length: 5 })),
    edgeColours: list(edge, { length: 3 }),
    buildingSpaces: each(SIDES_OF_TEMPLE, breads),
    statueSpaces: list(choice('row 3', 'column 3'), { length: 2 }),
    directions: text(400),
  }),
  pillarTiles: object({ basis, tiles: list(TILE, { length: TILES }) }),
  osiris: object({
    basis,
    secondProduction: each(['3', '4'], each(RESOURCES, choice(...RESOURCES))),
  }),
  decreeSymbols: object({
    basis,
    scroll: list(text(3), { most: CARDS_PER_FAMILY }),
    people: list(text(3), { most: CARDS_PER_FAMILY }),
    coin: list(text(3), { most: CARDS_PER_FAMILY }),
    hammer: list(text(3), { most: CARDS_PER_FAMILY }),
    temple: list(text(3), { most: CARDS_PER_FAMILY }),
    statue: list(text(3), { most: CARDS_PER_FAMILY }),
    feather: list(text(3), { most: CARDS_PER_FAMILY }),
    obelisk: list(text(3), { most: CARDS_PER_FAMILY }),
  }),
  market: object({ basis, sectionColours: list(text(20), { length: 4 }) }),
  botankhamun: object({
    basis,
    resourceTiles: list(list(choice(...RESOURCES), { length: 4 }), { length: 4 }),
    statueByHorusValue: each(['easy', 'medium', 'hard'], list(int(1, 6), { most: 6 })),
    mediumBuildings: list(object({ row: int(1, 6), district: choice(...RESOURCES) }), { most: 10 }),
    mediumPillar: text(200),
  }),
  timeOfSeth: SETH,
})

export type Edition = shape.Of<typeof FILE>

/** What can be wrong with an edition beyond its shape. */
export const EDITION_FAULTS = [
  'tekhenu.edition.each-once',
  'tekhenu.edition.lights',
  'tekhenu.edition.row-length',
  'tekhenu.edition.tile-order',
  'tekhenu.edition.symbols',
  'tekhenu.edition.seats',
  'tekhenu.edition.each-resource',
  'tekhenu.edition.placed',
  'tekhenu.edition.regions',
] as const

const isEachOnce = (found: readonly string[], all: readonly string[]): boolean =>
  found.toSorted().join() === all.toSorted().join()

/** The edition in a file, or the first thing that is wrong with it. */
export function readEdition(raw: unknown): Checked<Edition> {
  // Files from before the expansion was here say nothing of it.
  const older = typeof raw === 'object' && raw !== null && !('timeOfSeth' in raw)
  const read = FILE(older ? { ...raw, timeOfSeth: standardFile.timeOfSeth } : raw, 'edition')
  return read.ok ? (faultOf(read.value) ?? read) : read
}

function faultOf(file: Edition): Checked<Edition> | undefined {
  const fault = (path: string, code: (typeof EDITION_FAULTS)[number], params = {}) =>
    invalid(`edition.${path}`, code, params)
  if (!isEachOnce(file.wheel.godsClockwise, WHEEL_GODS))
    return fault('wheel.godsClockwise', 'tekhenu.edition.each-once')
  if (!isEachOnce(file.horusBonuses.printedGodOrder, WHEEL_GODS)) {
    return fault('horusBonuses.printedGodOrder', 'tekhenu.edition.each-once')
  }
  const lights = file.wheel.lightClockwise.toSorted().join()
  if (lights !== 'dark,dark,shaded,shaded,sunny,sunny')
    return fault('wheel.lightClockwise', 'tekhenu.edition.lights')
  const rows = [
    ['playerBoard.statueGranite', file.playerBoard.statueGranite.length, file.supply.statues],
    ['playerBoard.buildingRow', file.playerBoard.buildingRow.length, file.supply.buildings],
  ] as const
  for (const [path, found, expected] of rows) {
    if (found !== expected) return fault(path, 'tekhenu.edition.row-length', { found, expected })
  }
  const wrong = file.pillarTiles.tiles.findIndex((tile, i) => tile.id !== tileName(i + 1))
  if (wrong >= 0)
    return fault(`pillarTiles.tiles[${wrong}].id`, 'tekhenu.edition.tile-order', {
      expected: tileName(wrong + 1),
    })
  const all = Array.from({ length: CARDS_PER_FAMILY }, (_, i) => decree(i + 1))
  if (
    !isEachOnce(
      SYMBOLS.flatMap((name) => file.decreeSymbols[name]),
      all,
    )
  ) {
    return fault('decreeSymbols', 'tekhenu.edition.symbols')
  }
  const open = [2, 3, 4].find(
    (seats) => !SIDES_OF_TEMPLE.some((side) => file.temple.buildingSpaces[side].players.includes(seats)),
  )
  if (open !== undefined) return fault('temple.buildingSpaces', 'tekhenu.edition.seats', { seats: open })
  const regions = file.timeOfSeth.regions.columns.flat().map(String)
  if (!isEachOnce(regions, VALUES)) return fault('timeOfSeth.regions.columns', 'tekhenu.edition.regions')
  return soloFault(file)
}

/** What is printed on Botankhamun's tiles, and what it starts with: nothing twice, and no more than there is. */
function soloFault({ botankhamun, supply }: Edition): Checked<Edition> | undefined {
  const odd = botankhamun.resourceTiles.findIndex((tile) => !isEachOnce(tile, RESOURCES))
  if (odd >= 0) return invalid(`edition.botankhamun.resourceTiles[${odd}]`, 'tekhenu.edition.each-resource')
  const placed = botankhamun.mediumBuildings.map(({ district, row }) => `${district} ${row}`)
  const starts = [
    ...Object.values(botankhamun.statueByHorusValue).map((values) => [values, supply.statues] as const),
    [placed, supply.buildings] as const,
  ]
  return starts.some(([names, most]) => new Set<unknown>(names).size !== names.length || names.length > most)
    ? invalid('edition.botankhamun', 'tekhenu.edition.placed')
    : undefined
}

const checked = readEdition(standardFile)
if (!checked.ok) throw new Error(`the standard edition is broken at ${checked.fault.path}`)

/** The edition that is built in. */
export const standard: Edition = checked.value

/** The edition in the printed data a game carries, which were checked when it was made; undefined: the one built in. */
export function editionOf(printed: unknown): Edition {
  if (printed === undefined) return standard
  const read = readEdition(printed)
  if (!read.ok) throw new RangeError(`no game has this edition: ${read.fault.code} at ${read.fault.path}`)
  return read.value
}

export const isStandard = (edition: Edition): boolean => JSON.stringify(edition) === JSON.stringify(standard)

/** Whether the basis of a block says that its values, or some of them, were filled in without a source. */
export const isGuess = (source: unknown): boolean =>
  typeof source === 'string' && source.includes('reconstructed')
