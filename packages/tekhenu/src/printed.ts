import type { Refusal } from '@benben/kernel'
import { refusal } from './codes.ts'
import { SYMBOLS, type Ability, type Edition } from './edition.ts'
import { SIDES_OF_TEMPLE } from './places.ts'
import { EDGE_COLOURS } from './edition.ts'
import { BASE_COLOURS, CARDS, DECREE, decree, GODS, LIGHTS, RESOURCES, SETH, TOKENS } from './names.ts'
import type { Card, Colour, God, Light, Resource, Tile } from './names.ts'

/** An edition in the form the rules read: lists by number, looked up at every step. */
export interface Printed {
  /** The gods clockwise, then the one beside the wheel; a section is a place in this list. */
  readonly godAt: readonly God[]
  readonly sectionOf: readonly number[]
  /** Light by how many sections clockwise of the first sunny one. */
  readonly lights: readonly Light[]
  readonly dice: readonly number[]
  readonly statues: number
  readonly pillars: number
  readonly buildings: number
  /** Granite of the nth statue. */
  readonly statueGranite: readonly number[]
  /** Bread and VP seen once n buildings have left the row. */
  readonly rowBread: readonly number[]
  readonly rowPoints: readonly number[]
  readonly productionMax: number
  readonly productionStart: number
  readonly happinessSymbols: readonly number[]
  /** The population that opens sections 3 and 4 (places 2 and 3). */
  readonly opensAt: readonly number[]
  /** By die value − 1. */
  readonly bonuses: readonly Bonus[]
  readonly printedGods: readonly God[]
  readonly slotPoints: readonly number[]
  /** 25 spaces, row by row: an amount per token, then VP. */
  readonly rewards: readonly Reward[]
  /** Outer edges by side (top, right, bottom, left), five each. */
  readonly outer: readonly (readonly number[])[]
  /** Bread of the 20 building spaces; sides left, bottom, right, top. */
  readonly houseBread: readonly number[]
  /** The spaces for buildings around the temple, the cheapest first. */
  readonly housesByBread: readonly number[]
  /** Bits of the numbers of players a space is open for. */
  readonly housePlayers: readonly number[]
  readonly tiles: readonly PrintedTile[]
  /** By row − 3 and district: what else is raised. */
  readonly second: readonly (readonly Resource[])[]
  /** By decree − 1. */
  readonly symbols: readonly number[]
  readonly botankhamun: {
    /** Resources in the order each of its resource tiles shows them. */
    readonly resources: readonly (readonly Resource[])[]
    /** Horus values of its first statues: easy, medium, hard. */
    readonly statues: readonly (readonly number[])[]
    readonly buildings: readonly { readonly district: Resource; readonly row: number }[]
  }
  readonly seth: PrintedSeth
}

/** What is printed on Seth's board, tiles and cards. */
interface PrintedSeth {
  /** Red, blue, green. */
  readonly dice: readonly number[]
  /** Which column (0 or 1) each region lies in, by region − 1. */
  readonly columnOf: readonly number[]
  readonly regions: readonly RegionReward[]
  /** Points per scoring of the first and second space, by players. */
  readonly points: (players: number) => readonly number[]
  /** Spaces for statues to Seth, by players. */
  readonly statues: readonly number[]
  /** Resources of the tiles A01 to A04, an amount per resource. */
  readonly conquests: readonly (readonly number[])[]
  readonly cultOncePerTurn: boolean
  readonly bonusAllowsGold: boolean
}

interface RegionReward {
  readonly gold: number
  readonly scribe: number
  readonly priests: number
  readonly anyBasicResource: number
  readonly population: number
  readonly happiness: number
}

const VALUES = ['1', '2', '3', '4', '5', '6'] as const

const symbolOfSeth = ({ timeOfSeth }: Edition, name: string): string | undefined =>
  (timeOfSeth.decreeSymbols as Readonly<Record<string, string>>)[name]

function printSeth({ timeOfSeth }: Edition): PrintedSeth {
  const { regions, statueSpaces, conquestTiles, switches } = timeOfSeth
  return {
    dice: [timeOfSeth.dice.red, timeOfSeth.dice.blue, timeOfSeth.dice.green],
    columnOf: VALUES.map((value) => (regions.columns[0]!.includes(Number(value)) ? 0 : 1)),
    regions: VALUES.map((value) => regions.rewards[value]),
    points: (players) => regions.vpPerScoring[players <= 2 ? '1-2 players' : '3-4 players'],
    statues: [0, ...(['1', '2', '3', '4'] as const).map((players) => statueSpaces.seth[players])],
    conquests: (['A01', 'A02', 'A03', 'A04'] as const).map((tile) =>
      RESOURCES.map((resource) => conquestTiles[tile][resource]),
    ),
    cultOncePerTurn: switches.cultOncePerTurn,
    bonusAllowsGold: switches.sethBonusAllowsGold,
  }
}

interface Bonus {
  readonly faith: number
  readonly population: number
  readonly scribe: number
  readonly gold: number
  readonly happiness: number
  readonly vp: number
}

export interface Reward {
  readonly tokens: readonly number[]
  /** The resources and faith it shows (R16). */
  readonly kinds: readonly number[]
  readonly vp: number
}

export interface PrintedTile {
  /** −1 where the tile has no ability. */
  readonly light: Light
  readonly ability: Ability | null
  /** Packed as payments are: four bits per resource. */
  readonly cost: number
  /** What is said to whoever cannot pay it. */
  readonly refused: Refusal
  /** Top, right, bottom, left of the unrotated tile. */
  readonly edges: readonly number[]
  /** Turns that look different. */
  readonly turns: readonly number[]
}

const prints = new WeakMap<Edition, Printed>()

/** An edition in the form the rules read, made once. */
export function printedOf(edition: Edition): Printed {
  let printed = prints.get(edition)
  if (printed === undefined) prints.set(edition, (printed = print(edition)))
  return printed
}

function print(edition: Edition): Printed {
  const godAt = [...edition.wheel.godsClockwise.map((god) => GODS.indexOf(god)), SETH]
  const { supply, playerBoard, populace, temple } = edition
  const running = (values: readonly number[]): number[] =>
    [0, ...values].map((_, i) => values.slice(0, i).reduce((sum, value) => sum + value, 0))
  const { outerEdges, buildingSpaces } = temple
  const edges = (colours: readonly (typeof EDGE_COLOURS)[number][]): number[] =>
    colours.map((colour) => EDGE_COLOURS.indexOf(colour))
  const houseBread = SIDES_OF_TEMPLE.flatMap((side) => buildingSpaces[side].bread)
  return {
    godAt,
    sectionOf: GODS.map((_, god) => godAt.indexOf(god)),
    lights: edition.wheel.lightClockwise.map((light) => LIGHTS.indexOf(light)),
    dice: BASE_COLOURS.map((colour) => supply.dice[colour as keyof typeof supply.dice]),
    statues: supply.statues,
    pillars: supply.pillars,
    buildings: supply.buildings,
    statueGranite: playerBoard.statueGranite,
    rowBread: running(playerBoard.buildingRow.map(({ bread }) => bread)),
    rowPoints: running(playerBoard.buildingRow.map(({ vp }) => vp)),
    productionMax: playerBoard.productionMax,
    productionStart: playerBoard.productionStart,
    happinessSymbols: populace.scoringSymbolsAt.toSorted((a, b) => a - b),
    opensAt: [0, 0, populace.marketOpensAt['3'], populace.marketOpensAt['4']],
    bonuses: VALUES.map((value) => edition.horusBonuses.byDieValue[value]),
    printedGods: edition.horusBonuses.printedGodOrder.map((god) => GODS.indexOf(god)),
    slotPoints: VALUES.map((value) => edition.ra.slotVpByDie[value]),
    rewards: temple.rewards.flat().map((reward) => ({
      tokens: TOKENS.map((token) => reward[token]),
      kinds: TOKENS.flatMap((token, i) => (reward[token] > 0 && token !== 'scribe' ? [i] : [])), // R16
      vp: reward.vp,
    })),
    outer: [outerEdges.top, outerEdges.right, outerEdges.bottom, outerEdges.left].map(edges),
    houseBread,
    housesByBread: houseBread.map((_, house) => house).toSorted((a, b) => houseBread[a]! - houseBread[b]!),
    housePlayers: SIDES_OF_TEMPLE.flatMap((side) => {
      const bits = buildingSpaces[side].players.reduce((sum, seats) => sum | (1 << seats), 0)
      return [bits, bits, bits, bits, bits]
    }),
    tiles: edition.pillarTiles.tiles.map((tile) => {
      const sides = edges(tile.edges)
      return {
        light: tile.light === null || tile.ability === null ? -1 : LIGHTS.indexOf(tile.light),
        ability: tile.light === null ? null : tile.ability,
        cost: RESOURCES.reduce((sum, resource, i) => sum | (tile.cost[resource] << (4 * i)), 0),
        refused: refusal('tekhenu.no-stone', 'ra', {
          tile: tile.id,
          limestone: tile.cost.limestone,
          granite: tile.cost.granite,
        }),
        edges: sides,
        turns: differentTurns(sides),
      }
    }),
    second: (['3', '4'] as const).map((row) =>
      RESOURCES.map((resource) => RESOURCES.indexOf(edition.osiris.secondProduction[row][resource])),
    ),
    symbols: Array.from({ length: CARDS[DECREE] }, (_, i) => {
      const name = decree(i + 1)
      return SYMBOLS.findIndex(
        (symbol) => edition.decreeSymbols[symbol].includes(name) || symbolOfSeth(edition, name) === symbol,
      )
    }),
    botankhamun: {
      resources: edition.botankhamun.resourceTiles.map((tile) => tile.map((name) => RESOURCES.indexOf(name))),
      statues: (['easy', 'medium', 'hard'] as const).map(
        (level) => edition.botankhamun.statueByHorusValue[level],
      ),
      buildings: edition.botankhamun.mediumBuildings.map(({ district, row }) => ({
        district: RESOURCES.indexOf(district),
        row,
      })),
    },
    seth: printSeth(edition),
  }
}

function differentTurns(edges: readonly number[]): number[] {
  const seen = new Map<string, number>()
  for (let turn = 0; turn < 4; turn++) {
    const turned = [0, 1, 2, 3].map((side) => turnedEdge(edges, turn, side)).join()
    if (!seen.has(turned)) seen.set(turned, turn)
  }
  return [...seen.values()]
}

/** The edge that lies on a side (top, right, bottom, left) of a tile turned clockwise. */
export const turnedEdge = <E>(edges: readonly E[], turn: number, side: number): E =>
  edges[(side + 4 - turn) & 3]!

/** Resource of a die's colour; −1 for gray. */
export const producedBy = (colour: Colour): Resource => (colour < RESOURCES.length ? colour : -1) // Q08, Q17

export const tileOf = (printed: Printed, tile: Tile): PrintedTile => printed.tiles[tile - 1]!
export const symbolOf = (printed: Printed, card: Card): number => printed.symbols[card - 1]!
