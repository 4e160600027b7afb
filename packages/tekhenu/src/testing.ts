import { Match, quick, type Move, type Position, type Refusal, type Seat } from '@benben/kernel'
import type { Board, SeatBoard } from './board.ts'
import type { TekhenuEvent } from './index.ts'
import {
  standard,
  tekhenu,
  tekhenuWith,
  sethOf,
  type Edition,
  type SethBoard,
  type SoloBoard,
  type TekhenuJSON,
  type TekhenuOptions,
  type TekhenuView,
  type VizierBoard,
} from './index.ts'
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
} from './names.ts'
import { SPACES } from './market.ts'
import { print } from './printed.ts'
import { TILE_NAMES } from './solo/pyramid.ts'
import { SOURCES } from './state.ts'
import { RULE_SETS } from './together.ts'
import { SETH_MODULE } from './seth/state.ts'

/** Lays out a table for a test: the beginning of a turn, with what the test wants to see. */
export interface Scene {
  readonly players?: 2 | 3 | 4
  readonly round?: number
  /** Turn order; its first seat is at turn unless `turn` says otherwise. */
  readonly order?: readonly Seat[]
  readonly turn?: number
  /** The god in whose section the sunny part begins; the next one is sunny too, then shaded, dark, dark, shaded. */
  readonly sunny?: (typeof GODS)[number]
  /**
   * Dice by god: `{ ra: ['white 5', 'gray 2'] }`; the rest is in the bag. A `yellow 1` and a `brown 1` always lie in the
   * first shaded section, so that there is a choice, unless the scene is `bare`.
   */
  readonly dice?: Partial<Record<(typeof GODS)[number], readonly string[]>>
  readonly bare?: boolean
  /** The god of each Horus value; left out, in the printed order. */
  readonly horus?: readonly (typeof GODS)[number][]
  readonly godStatues?: Partial<Record<(typeof GODS)[number], readonly Seat[]>>
  /** Temple row, temple column, workshops, quarries. */
  readonly peopleStatues?: readonly (Seat | null)[]
  /** Tiles in the temple by space: `{ c3: ['P22', 0, 1] }`: tile, turn, owner. */
  readonly temple?: Readonly<Record<string, readonly [tile: string, turn: number, owner: Seat | null]>>
  /** Ra's tiles for 1–2, 3–4, 5–6. */
  readonly tiles?: readonly (string | null)[]
  /** `{ 'left 1': 0 }`. */
  readonly houses?: Readonly<Record<string, Seat>>
  /** `{ 'bread 3': 1 }`. */
  readonly workshops?: Readonly<Record<string, Seat>>
  readonly rowGold?: boolean
  /** Cards of the market by section, 1 to 4; left out, the lowest cards nobody has lie there. */
  readonly market?: readonly (readonly (string | null)[])[]
  /** How many sections are open; 2 unless somebody's population has opened more. */
  readonly opened?: number
  readonly seats?: readonly SeatScene[]
  readonly edition?: Edition
  /** Starting cards that lie on the table. */
  readonly starting?: readonly string[]
  /** Botankhamun sits at seat 1; its turns wait step by step where the table is played by hand. */
  readonly solo?: SoloScene
  /** Time of Seth is played; its dice are given as those of the other gods. */
  readonly seth?: SethScene
  /** The Vizier's Challenge, and where the Vizier stands. */
  readonly vizier?: Partial<VizierBoard>
  /** Where chance begins. */
  readonly generator?: readonly [number, number, number, number]
  /** Frames to wait instead of the turn. */
  readonly waiting?: TekhenuJSON['waiting']
}

export interface SoloScene {
  readonly level?: SoloBoard['level']
  readonly decrees?: 4 | 8
  readonly buildings?: 10 | 20
  /** The tile at the bottom left; the others follow in their usual order. */
  readonly tile?: string
  /** Left out, as far along the base as the round has brought it. */
  readonly marker?: number
}

export interface SethScene {
  /** Buildings by region: `{ 3: [1, null] }`, first and second space. */
  readonly regions?: Readonly<Record<number, readonly (Seat | null)[]>>
  /** Statues for the people below the left and the right column, and those to Seth. */
  readonly peopleStatues?: readonly (Seat | null)[]
  readonly statues?: readonly Seat[]
  /** The tile that lies open, A01 unless it lies elsewhere; those in the temple: `{ c3: 'A05' }`. */
  readonly conquest?: string | null
  readonly temple?: Readonly<Record<string, string>>
  readonly artifacts?: readonly string[]
  readonly cults?: readonly string[]
  readonly under?: string
}

export interface SeatScene {
  readonly score?: number
  readonly tokens?: Partial<Record<(typeof TOKENS)[number], number>>
  readonly production?: Partial<Record<(typeof RESOURCES)[number], number>>
  readonly population?: number
  readonly happiness?: number
  /** `white 5 pure`. */
  readonly dice?: readonly string[]
  readonly excess?: number
  readonly blessings?: readonly string[]
  readonly technologies?: readonly string[]
  readonly decrees?: readonly string[]
  /** Decrees that lie before it, one of which it keeps. */
  readonly dealt?: readonly string[]
  /** Those of its decrees that everybody has seen. */
  readonly openDecrees?: readonly string[]
  /** Starting cards it has drafted, during setup. */
  readonly drafted?: readonly string[]
  readonly destiny?: string | null
  /** Bonuses of the track it has had: 16, 19, 21. */
  readonly reached?: readonly boolean[]
  readonly warriors?: number
  readonly priests?: number
  readonly blood?: number
  readonly cult?: string
  /** Symbols of the track that have paid it with Cult03: 9, 13, 16, 19, 21. */
  readonly cultReached?: readonly boolean[]
  readonly artifacts?: readonly string[]
}

const range = (length: number): number[] => Array.from({ length }, (_, i) => i)
const all = (family: number, seth: boolean): string[] =>
  range(seth ? CARDS[family]! : CARDS_PER_FAMILY).map((i) => cardName(family, i + 1))
const spaceAt = (space: number): string => `${'abcde'[space % 5]!}${Math.floor(space / 5) + 1}`

export function lay(scene: Scene): TekhenuJSON {
  const players = scene.players ?? 2
  const order = scene.order ?? range(players)
  const turn = scene.turn ?? 0
  const edition = scene.edition ?? standard
  const seatScenes = range(players).map((seat) => scene.seats?.[seat] ?? {})
  const people = scene.peopleStatues ?? [null, null, null, null]
  const temple: Board['temple'] = range(25).map((space) => {
    const at = scene.temple?.[spaceAt(space)]
    return at === undefined ? null : { tile: at[0], turn: at[1], owner: at[2] }
  })
  const used = new Set(temple.flatMap((at) => (at === null ? [] : [at.tile])))
  const free = range(TILES)
    .map((i) => tileName(i + 1))
    .filter((tile) => !used.has(tile))
  const tiles = scene.tiles ?? ['P22', 'P23', 'P24'].map((tile) => (used.has(tile) ? free.pop()! : tile))
  const stack = free.filter((tile) => !tiles.includes(tile))

  const heldBy = (family: number, seat: SeatScene): readonly string[] =>
    (family === 0 ? seat.blessings : family === 1 ? seat.technologies : seat.decrees) ?? []
  const pools = [0, 1, 2].map((family) => {
    const out = players === 2 ? ['T16', 'D20'] : []
    const gone = new Set([
      ...out,
      ...seatScenes.flatMap((seat) => [...heldBy(family, seat), ...(family === 2 ? (seat.dealt ?? []) : [])]),
      ...(scene.seth?.under === undefined ? [] : [scene.seth.under]),
      ...(scene.market ?? []).flat(),
    ])
    return all(family, scene.seth !== undefined).filter((card) => !gone.has(card))
  })
  const isBot = (seat: Seat): boolean => scene.solo !== undefined && seat === 1
  const mostPeople = Math.max(...seatScenes.map((seat) => seat.population ?? 5))
  const opened = scene.opened ?? (mostPeople >= 13 ? 4 : mostPeople >= 9 ? 3 : 2)
  const starts = [0, 3, 7, 11, 15]
  const market = SPACES.map((family, space) => {
    const section = starts.findLastIndex((start) => start <= space)
    if (section >= opened) return null
    const given = scene.market?.[section]
    return given === undefined ? pools[family]!.shift()! : (given[space - starts[section]!] ?? null)
  })

  // With Time of Seth decrees are chosen last of all before the first round.
  const dealt = seatScenes.map((seat) => {
    if (seat.dealt !== undefined) return seat.dealt.toSorted()
    return scene.seth !== undefined && scene.round === 0 ? pools[2]!.splice(-3) : []
  })

  const shaded = (GODS.indexOf(scene.sunny ?? 'horus') + 2) % WHEEL_GODS.length
  const dice = WHEEL_GODS.map((god, section) => {
    const choice = section === shaded && scene.bare !== true ? ['yellow 1', 'brown 1'] : []
    return sorted([...(scene.dice?.[god] ?? []), ...choice])
  })
  const onSeth = sorted(scene.dice?.seth ?? [])
  const taken = [...dice.flat(), ...onSeth, ...seatScenes.flatMap((seat) => seat.dice ?? [])]
  const rules = RULE_SETS[scene.seth === undefined ? 0 : SETH_MODULE]!
  const inPlay = rules.dice(print(edition), players)
  const bag = Object.fromEntries(
    COLOURS.slice(0, rules.colours).map((name, colour) => [
      name,
      inPlay[colour]! - taken.filter((die) => die.startsWith(`${name} `)).length,
    ]),
  )
  const piecesOf = (seat: Seat) => ({
    buildings: [scene.houses, scene.workshops, scene.seth?.regions]
      .flatMap((where) => Object.values(where ?? {}).flat())
      .filter((owner) => owner === seat).length,
    statues: [
      ...Object.values(scene.godStatues ?? {}).flat(),
      ...people,
      ...(scene.seth?.peopleStatues ?? []),
      ...(scene.seth?.statues ?? []),
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
      buildings: edition.supply.buildings * (isBot(seat) ? setsOf(scene) : 1) - pieces.buildings,
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
    round: scene.round ?? 1,
    turn,
    over: false,
    order,
    wheel: GODS.indexOf(scene.sunny ?? 'horus'),
    dice,
    bag,
    horus: scene.horus ?? [...WHEEL_GODS],
    godStatues: Object.fromEntries(
      WHEEL_GODS.map((god) => [god, range(players - 1).map((i) => scene.godStatues?.[god]?.[i] ?? null)]),
    ),
    peopleStatues: people,
    temple,
    tiles,
    stack,
    houses: inPrintedOrder(scene.houses ?? {}, ['left', 'bottom', 'right', 'top'], 5),
    workshops: inPrintedOrder(scene.workshops ?? {}, RESOURCES, 6),
    rowGold: scene.rowGold ?? true,
    market,
    opened: range(4).map((section) => section < opened),
    decks: { blessing: pools[0]!, technology: pools[1]! },
    discards: { blessing: [], technology: [], decree: [] },
    starting: (scene.starting ?? []).toSorted(),
    now: {
      seat: scene.waiting === undefined ? active : null,
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
      ...(scene.solo && { solo: laySolo(scene, order.indexOf(1) < turn) }),
      ...(scene.seth && { seth: laySeth(scene.seth, onSeth, seatScenes) }),
      ...(scene.solo && scene.seth && { soloSeth: { packet: '3+1', artifacts: 4 } }),
      ...(scene.vizier && { vizier: { at: 'thoth', discarded: null, ...scene.vizier } }),
    }),
  }
  return {
    form: 1,
    generator: scene.generator ?? [1, 2, 3, 4],
    board,
    waiting: scene.waiting ?? [
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

function laySeth(seth: SethScene, dice: readonly string[], seats: readonly SeatScene[]): SethBoard {
  const temple = range(25).map((space) => seth.temple?.[spaceAt(space)] ?? null)
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

const setsOf = ({ solo }: Scene): number => (solo?.buildings === 20 ? 2 : 1)

function laySolo({ solo = {}, seth, round = 1 }: Scene, moved: boolean): SoloBoard {
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

/** A table in play. Moves are given as in a record: `0: take ra 5 white`. */
export class Table {
  readonly match: Match<TekhenuOptions, TekhenuView, TekhenuEvent>
  readonly game: ReturnType<typeof tekhenuWith>

  constructor(scene: Scene, byHand = false) {
    this.game = scene.edition === undefined ? tekhenu : tekhenuWith(scene.edition)
    const read = this.game.fromJSON(lay(scene))
    if (!read.ok) throw new Error(`this scene cannot be: ${JSON.stringify(read.fault)}`)
    const names = ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, scene.players ?? 2)
    this.match = new Match(this.game, { options: { horus: 'printed' }, names, seed: 'test' }, () => byHand)
    this.match.position = read.value
  }

  /** A game from its setup on. */
  static start(players: 2 | 3 | 4, seed: string, options: TekhenuOptions = { horus: 'shuffled' }): Table {
    const table = new Table({ players })
    table.match.position = open(players, seed, options)
    return table
  }

  get position(): Position {
    return this.match.position
  }

  /** Plays lines; throws where one is refused, with what would have been possible. */
  play(...lines: readonly string[]): this {
    for (const line of lines) {
      const refusal = this.try(line)
      if (refusal !== undefined) {
        throw new Error(
          `${line}: ${refusal.code}; possible: ${this.game
            .toAct(this.position)
            .flatMap((seat) => this.legal(seat))
            .join(', ')}`,
        )
      }
    }
    return this
  }

  try(line: string): Refusal | undefined {
    const [seat, text] = line.split(': ')
    const move = this.game.read(text!)
    if (move === undefined) throw new Error(`no move: ${line}`)
    const played = this.match.play(Number(seat), move)
    return played.ok ? undefined : played.refusal
  }

  /** Why a line is refused, and by which rule: `no-granite (horus)`. */
  why(line: string): string | undefined {
    const refusal = this.try(line)
    return refusal && `${refusal.code.slice('tekhenu.'.length)} (${refusal.rule})`
  }

  legal(seat: Seat): string[] {
    return this.game.legal(this.position, seat, []).map((move: Move) => this.game.write(move))
  }

  /** The question somebody is asked now, without `tekhenu.`. */
  get asked(): string | undefined {
    const seat = this.game.toAct(this.position)[0]
    return seat === undefined
      ? undefined
      : this.game.decision(this.position, seat)?.question.code.slice('tekhenu.'.length)
  }

  view(viewer: Seat | 'spectator' = 'spectator'): TekhenuView {
    return this.game.view(this.position, viewer)
  }

  seat(seat: Seat): SeatBoard {
    return this.view().seats[seat]!
  }

  score(seat: Seat): number {
    return this.view().totals[seat]!
  }

  /** Seth's board, and what a seat has there. */
  get seth(): SethBoard {
    return sethOf(this.view())!
  }

  warband(seat: Seat): readonly [warriors: number, priests: number] {
    const { warriors, priests } = this.seth.seats[seat]!
    return [warriors, priests]
  }

  tokens(seat: Seat): Record<string, number> {
    return Object.fromEntries(Object.entries(this.seat(seat).tokens).filter(([, many]) => many > 0))
  }

  get json(): TekhenuJSON {
    return this.game.toJSON(this.position) as TekhenuJSON
  }

  /** The events since the scene was laid. */
  get events(): TekhenuEvent[] {
    return this.match.entries.flatMap((entry) => entry.events)
  }

  all<T extends TekhenuEvent['type']>(type: T): Extract<TekhenuEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<TekhenuEvent, { type: T }> => event.type === type)
  }

  /** Points told for a seat, by what brought them. */
  points(seat: Seat): Record<string, number> {
    const sums: Record<string, number> = {}
    for (const event of this.all('points')) {
      if (event.seat === seat) sums[event.by] = (sums[event.by] ?? 0) + event.points
    }
    return sums
  }
}

/**
 * The end of a round: the last seat in turn order takes the pure yellow 1 from Hathor and produces a papyrus with it. It
 * stands at +1 then, beside what its dice show.
 */
export function dusk(scene: Scene): Table {
  const players = scene.players ?? 2
  const last = (scene.order ?? range(players))[players - 1]!
  const table = new Table({ ...scene, turn: players - 1 })
  table.play(`${last}: take hathor 1 yellow`)
  // Without bread for a building there is nothing to choose.
  return table.asked === 'use' ? table.play(`${last}: produce papyrus`) : table
}

export const open = (
  seats: number,
  seed: string,
  options: TekhenuOptions = { horus: 'shuffled' },
): Position => tekhenu.setup(options, seats, seed, quick)
