import type { Seat } from '@benben/kernel'
import type { Board, SeatBoard } from '../form.ts'
import { standard, type SethBoard, type SoloBoard, type TekhenuJSON } from '../index.ts'
import { SPACES, STARTS } from '../market.ts'
import {
  CARDS,
  CARDS_PER_FAMILY,
  cardName,
  COLOURS,
  conquestName,
  CONQUESTS,
  GODS,
  RESOURCES,
  TILES,
  tileName,
  TOKENS,
  WHEEL_GODS,
} from '../names.ts'
import { SIDES_OF_TEMPLE, spaceName } from '../places.ts'
import { printedOf } from '../printed.ts'
import { SETH_MODULE } from '../seth/state.ts'
import { TILE_NAMES } from '../solo/pyramid.ts'
import { SOURCES } from '../state.ts'
import { RULE_SETS } from '../together.ts'
import type { Layout, SeatLayout, SethLayout } from './layout.ts'

const range = (length: number): number[] => Array.from({ length }, (_, i) => i)
const all = (family: number, seth: boolean): string[] =>
  range(seth ? CARDS[family]! : CARDS_PER_FAMILY).map((i) => cardName(family, i + 1))

/** A layout as the position it stands for. */
export function lay(layout: Layout): TekhenuJSON {
  const players = layout.players ?? 2
  const order = layout.order ?? range(players)
  const turn = layout.turn ?? 0
  const edition = layout.edition ?? standard
  const seatScenes = range(players).map((seat) => layout.seats?.[seat] ?? {})
  const people = layout.peopleStatues ?? [null, null, null, null]
  const temple: Board['temple'] = range(25).map((space) => {
    const at = layout.temple?.[spaceName(space)]
    return at === undefined ? null : { tile: at[0], turn: at[1], owner: at[2] }
  })
  const used = new Set(temple.flatMap((at) => (at === null ? [] : [at.tile])))
  const free = range(TILES)
    .map((i) => tileName(i + 1))
    .filter((tile) => !used.has(tile))
  const tiles = layout.tiles ?? ['P22', 'P23', 'P24'].map((tile) => (used.has(tile) ? free.pop()! : tile))
  const stack = free.filter((tile) => !tiles.includes(tile))

  const heldBy = (family: number, seat: SeatLayout): readonly string[] =>
    (family === 0 ? seat.blessings : family === 1 ? seat.technologies : seat.decrees) ?? []
  const pools = [0, 1, 2].map((family) => {
    const out = players === 2 ? ['T16', 'D20'] : []
    const gone = new Set([
      ...out,
      ...seatScenes.flatMap((seat) => [...heldBy(family, seat), ...(family === 2 ? (seat.dealt ?? []) : [])]),
      ...(layout.seth?.under === undefined ? [] : [layout.seth.under]),
      ...(layout.market ?? []).flat(),
    ])
    return all(family, layout.seth !== undefined).filter((card) => !gone.has(card))
  })
  const isBot = (seat: Seat): boolean => layout.solo !== undefined && seat === 1
  const mostPeople = Math.max(...seatScenes.map((seat) => seat.population ?? 5))
  const opened = layout.opened ?? (mostPeople >= 13 ? 4 : mostPeople >= 9 ? 3 : 2)
  const market = SPACES.map((family, space) => {
    const section = STARTS.findLastIndex((start) => start <= space)
    if (section >= opened) return null
    const given = layout.market?.[section]
    return given === undefined ? pools[family]!.shift()! : (given[space - STARTS[section]!] ?? null)
  })

  // With Time of Seth decrees are chosen last of all before the first round.
  const dealt = seatScenes.map((seat) => {
    if (seat.dealt !== undefined) return seat.dealt.toSorted()
    return layout.seth !== undefined && layout.round === 0 ? pools[2]!.splice(-3) : []
  })

  const shaded = (GODS.indexOf(layout.sunny ?? 'horus') + 2) % WHEEL_GODS.length
  const dice = WHEEL_GODS.map((god, section) => {
    const choice = section === shaded && layout.bare !== true ? ['yellow 1', 'brown 1'] : []
    return sorted([...(layout.dice?.[god] ?? []), ...choice])
  })
  const onSeth = sorted(layout.dice?.seth ?? [])
  const taken = [...dice.flat(), ...onSeth, ...seatScenes.flatMap((seat) => seat.dice ?? [])]
  const rules = RULE_SETS[layout.seth === undefined ? 0 : SETH_MODULE]!
  const inPlay = rules.dice(printedOf(edition), players)
  const bag = Object.fromEntries(
    COLOURS.slice(0, rules.colours).map((name, colour) => [
      name,
      inPlay[colour]! - taken.filter((die) => die.startsWith(`${name} `)).length,
    ]),
  )
  const piecesOf = (seat: Seat) => ({
    buildings: [layout.houses, layout.workshops, layout.seth?.regions]
      .flatMap((where) => Object.values(where ?? {}).flat())
      .filter((owner) => owner === seat).length,
    statues: [
      ...Object.values(layout.godStatues ?? {}).flat(),
      ...people,
      ...(layout.seth?.peopleStatues ?? []),
      ...(layout.seth?.statues ?? []),
    ].filter((owner) => owner === seat).length,
    pillars: temple.filter((at) => at?.owner === seat).length,
  })
  const seats = seatScenes.map((from, seat): SeatBoard => {
    const pieces = piecesOf(seat)
    return {
      points: Object.fromEntries(
        SOURCES.map((source) => [source, source === 'start' ? (from.score ?? 10) : 0]),
      ),
      tokens: Object.fromEntries(TOKENS.map((name) => [name, from.tokens?.[name] ?? 0])),
      production: Object.fromEntries(
        RESOURCES.map((name) => [name, isBot(seat) ? 0 : (from.production?.[name] ?? 2)]),
      ),
      population: from.population ?? Math.max(isBot(seat) ? 7 : 5, from.happiness ?? 0),
      happiness: from.happiness ?? (isBot(seat) ? 4 : 2),
      reached: from.reached ?? [16, 19, 21].map((at) => !isBot(seat) && (from.happiness ?? 2) >= at),
      pending: false,
      dice: from.dice ?? [],
      excess: from.excess ?? 0,
      laidFaith: 0,
      balance: 0,
      buildings: edition.supply.buildings * (isBot(seat) ? setsOf(layout) : 1) - pieces.buildings,
      pillars: edition.supply.pillars - pieces.pillars,
      statues: edition.supply.statues - pieces.statues,
      blessings: (from.blessings ?? []).toSorted(),
      technologies: (from.technologies ?? []).toSorted(),
      openDecrees: ((isBot(seat) ? from.decrees : from.openDecrees) ?? []).toSorted(),
      drafted: (from.drafted ?? []).toSorted(),
      destiny: from.destiny === undefined ? `A0${seat + 1}` : from.destiny,
    }
  })
  const active = order[turn]!
  const board: Board = {
    players,
    round: layout.round ?? 1,
    turn,
    over: false,
    order,
    wheel: GODS.indexOf(layout.sunny ?? 'horus'),
    dice,
    bag,
    horus: layout.horus ?? [...WHEEL_GODS],
    godStatues: Object.fromEntries(
      WHEEL_GODS.map((god) => [god, range(players - 1).map((i) => layout.godStatues?.[god]?.[i] ?? null)]),
    ),
    peopleStatues: people,
    temple,
    tiles,
    stack,
    houses: inPrintedOrder(layout.houses ?? {}, SIDES_OF_TEMPLE, 5),
    workshops: inPrintedOrder(layout.workshops ?? {}, RESOURCES, 6),
    rowGold: layout.rowGold ?? true,
    market,
    opened: range(4).map((section) => section < opened),
    decks: { blessing: pools[0]!, technology: pools[1]! },
    discards: { blessing: [], technology: [], decree: [] },
    starting: (layout.starting ?? []).toSorted(),
    now: {
      seat: layout.waiting === undefined ? active : null,
      anubis: 0,
      recoloured: 0,
      from: null,
      colour: null,
      as: null,
      face: 0,
      side: null,
      value: 0,
      godValue: 0,
      did: 0,
      extra: Object.fromEntries(WHEEL_GODS.map((god) => [god, 0])),
      proclaimed: null,
      chosen: [],
      doubled: null,
      tithes: [0, 0],
    },
    seats,
    ...modulesOf({
      ...(layout.solo && { solo: laySolo(layout, order.indexOf(1) < turn) }),
      ...(layout.seth && { seth: laySeth(layout.seth, onSeth, seatScenes) }),
      ...(layout.solo && layout.seth && { soloSeth: { packet: '3+1', artifacts: 4 } }),
      ...(layout.vizier && { vizier: { at: 'thoth', discarded: null, ...layout.vizier } }),
    }),
  }
  return {
    form: 1,
    generator: layout.generator ?? [1, 2, 3, 4],
    board,
    waiting: layout.waiting ?? [
      { wait: 'next' },
      { wait: 'end-turn', seat: active },
      isBot(active) ? { wait: 'solo-turn', seat: active, stage: 0 } : { wait: 'take', seat: active },
    ],
    secret: {
      deck: pools[2]!,
      held: seatScenes.map((seat) => [...(seat.decrees ?? [])].toSorted()),
      under: [],
      dealt: range(players).map((seat) => ({ chose: false, decrees: dealt[seat]! })),
    },
  }
}

const modulesOf = (modules: Readonly<Record<string, unknown>>): Pick<Board, 'modules'> =>
  Object.keys(modules).length === 0 ? {} : { modules }

function laySeth(seth: SethLayout, dice: readonly string[], seats: readonly SeatLayout[]): SethBoard {
  const temple = range(25).map((space) => seth.temple?.[spaceName(space)] ?? null)
  const left = range(CONQUESTS)
    .map((i) => conquestName(i + 1))
    .filter((tile) => !temple.includes(tile))
  const conquest = seth.conquest === undefined ? (left[0] ?? null) : seth.conquest
  return {
    dice,
    regions: range(6).map((i) => range(2).map((space) => seth.regions?.[i + 1]?.[space] ?? null)),
    peopleStatues: range(2).map((column) => seth.peopleStatues?.[column] ?? null),
    statues: range(3).map((i) => seth.statues?.[i] ?? null),
    conquest,
    stack: left.filter((tile) => tile !== conquest),
    temple,
    artifacts: (seth.artifacts ?? []).toSorted(),
    cults: (seth.cults ?? []).toSorted(),
    under: seth.under ?? null,
    seats: seats.map((from) => ({
      warriors: from.warriors ?? 0,
      priests: from.priests ?? 0,
      blood: from.blood ?? 0,
      cult: from.cult ?? null,
      reached: from.cultReached ?? range(5).map(() => false),
      artifacts: (from.artifacts ?? []).toSorted(),
    })),
    now: { technologies: [], bonuses: GODS.map(() => []), cults: [], die: false, reachedUp: false },
  }
}

const setsOf = ({ solo }: Layout): number => (solo?.buildings === 20 ? 2 : 1)

function laySolo({ solo = {}, seth, round = 1 }: Layout, moved: boolean): SoloBoard {
  const first = solo.tile ?? 'horus'
  const others = TILE_NAMES.filter((tile) => tile !== first)
  // With Seth a god and an order of resources stay in the box.
  const many = (kind: (tile: string) => boolean, most: number): string[] =>
    others.filter(kind).slice(0, most - (kind(first) ? 1 : 0))
  const isResources = (tile: string): boolean => tile.startsWith('resources')
  const isGod = (tile: string): boolean => WHEEL_GODS.some((god) => god === tile)
  const isSeths = (tile: string): boolean => !isGod(tile) && !isResources(tile)
  const rest = seth
    ? [...many(isGod, 5), ...many(isResources, 3), ...many(isSeths, 2)]
    : others.filter((tile) => !isSeths(tile))
  return {
    level: solo.level ?? 'easy',
    decrees: solo.decrees ?? 4,
    buildings: solo.buildings ?? 10,
    start: 'choose',
    pyramid: [first, ...rest],
    marker: solo.marker ?? ((round - 1) % 4) + (moved ? 1 : 0),
  }
}

const sorted = (dice: readonly string[]): string[] =>
  dice.toSorted(
    (a, b) =>
      COLOURS.indexOf(a.split(' ')[0] as never) - COLOURS.indexOf(b.split(' ')[0] as never) ||
      (a < b ? -1 : 1),
  )

const inPrintedOrder = (
  given: Readonly<Record<string, Seat>>,
  names: readonly string[],
  columns: number,
): Record<string, Seat> =>
  Object.fromEntries(
    names.flatMap((name) =>
      range(columns).flatMap((i) => {
        const key = `${name} ${i + 1}`
        return given[key] === undefined ? [] : [[key, given[key]] as const]
      }),
    ),
  )
