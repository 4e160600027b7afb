import { shape, type Position, type Seat } from '@benben/kernel'
import { addDie, diceAt } from '../dice.ts'
import {
  artifactName,
  ARTIFACTS,
  BACK,
  bitOf,
  CARDS,
  cardsOf,
  CONQUESTS,
  conquestName,
  COLOURS,
  cultName,
  CULTS,
  GODS,
  GRAY,
  numberOf,
  SETH,
  TECHNOLOGY,
  technology,
} from '../names.ts'
import type { Printed } from '../printed.ts'
import { range } from '../range.ts'
import type { Part } from '../rules.ts'
import {
  FACE_DOWN,
  FIRED,
  FIRED_BONUSES,
  GOD_STATUE,
  MOST_SEATS,
  PEOPLE_STATUE,
  seats,
  STATUES_PER_GOD,
  UNDER_TECHNOLOGY,
} from '../state.ts'
import type { SETH_FAULTS } from './codes.ts'
import { conquestShown } from './conquest.ts'
import { draftStands } from './draft.ts'
import { REGIONS } from './regions.ts'
import {
  ARTIFACTS_LAID,
  AT_SETH,
  BLOOD,
  CONQUEST,
  CONQUEST_OPEN,
  CONQUEST_STACK,
  CULT,
  CULT_REACHED,
  CULTS_LAID,
  DIE_PAID,
  FIRED_CULTS,
  HELD_ARTIFACTS,
  PRIESTS,
  REACHED_UP,
  REGION,
  regionCell,
  SETH_AREA,
  SPACES_PER_REGION,
  TRACK_TOP,
  WARRIORS,
} from './state.ts'
import { FIRST_COLUMN } from './statues.ts'

/** What is shown and saved of Time of Seth beside the board: nothing of it is secret. */
export interface SethBoard {
  /** `gray 3`. */
  readonly dice: readonly string[]
  /** Regions 1 to 6, first and second space: who has built there. */
  readonly regions: readonly (readonly (Seat | null)[])[]
  /** Statues for the people below the left and the right column, then those to Seth. */
  readonly peopleStatues: readonly (Seat | null)[]
  readonly statues: readonly (Seat | null)[]
  /** The conquest tile that lies open (`back`: not turned up yet, R58), those in the stack, and those in the temple, row by row. */
  readonly conquest: string | null
  readonly stack: readonly string[]
  readonly temple: readonly (string | null)[]
  /** Artifacts beside the destiny cards, and cult powers to draft. */
  readonly artifacts: readonly string[]
  readonly cults: readonly string[]
  /** The technology under its deck. */
  readonly under: string | null
  readonly seats: readonly SethSeat[]
  readonly now: SethTurn
}

interface SethSeat {
  readonly warriors: number
  readonly priests: number
  readonly blood: number
  readonly cult: string | null
  /** Symbols of the happiness track that have paid it with Cult03. */
  readonly reached: readonly boolean[]
  readonly artifacts: readonly string[]
}

/** What has happened this turn and does not happen again. */
interface SethTurn {
  readonly technologies: readonly string[]
  /** By god: the seats whose statues have paid. */
  readonly bonuses: readonly (readonly Seat[])[]
  readonly cults: readonly Seat[]
  /** Whether the die has brought its warriors or priests. */
  readonly die: boolean
  /** Whether TX05 has reached into the next section. */
  readonly reachedUp: boolean
}

const SYMBOLS = 5
const all = (many: number, name: (n: number) => string): string[] => range(many).map((i) => name(i + 1))
const owner = (cell: number): Seat | null => (cell === 0 ? null : cell - 1)
const ownerCell = (seat: Seat | null): number => (seat === null ? 0 : seat + 1)
const mask = (names: readonly string[]): number =>
  names.reduce((bits, name) => bits | bitOf(numberOf(name)), 0)
const bits = (flags: readonly boolean[]): number =>
  flags.reduce((sum, flag, bit) => sum | (flag ? 1 << bit : 0), 0)
const flagged = (cell: number, many: number): number[] => range(many).filter((bit) => (cell >> bit) & 1)
const seatBits = (named: readonly Seat[]): number => named.reduce((sum, seat) => sum | (1 << seat), 0)

const { bool, choice, int, list, object, orNull } = shape
const seat = int(0, MOST_SEATS - 1)
const dice = choice(...COLOURS.flatMap((name) => [1, 2, 3, 4, 5, 6].map((value) => `${name} ${value}`)))
const TILES = all(CONQUESTS, conquestName)
const tile = choice(...TILES)
const artifact = choice(...all(ARTIFACTS, artifactName))
const cult = choice(...all(CULTS, cultName))
const card = choice(...all(CARDS[TECHNOLOGY], technology))

const statueCell = (i: number): number => GOD_STATUE + SETH * STATUES_PER_GOD + i

export const sethPart: Part = {
  name: 'seth',
  shape: object({
    dice: list(dice, { most: 9 }),
    regions: list(list(orNull(seat), { length: SPACES_PER_REGION }), { length: REGIONS }),
    peopleStatues: list(orNull(seat), { length: 2 }),
    statues: list(orNull(seat), { length: STATUES_PER_GOD }),
    conquest: orNull(choice(BACK, ...TILES)),
    stack: list(tile, { most: CONQUESTS }),
    temple: list(orNull(tile), { length: 25 }),
    artifacts: list(artifact, { most: ARTIFACTS }),
    cults: list(cult, { most: CULTS }),
    under: orNull(card),
    seats: list(
      object({
        warriors: int(0, TRACK_TOP),
        priests: int(0, TRACK_TOP),
        blood: int(0, 99),
        cult: orNull(cult),
        reached: list(bool, { length: SYMBOLS }),
        artifacts: list(artifact, { most: ARTIFACTS }),
      }),
      { most: MOST_SEATS },
    ),
    now: object({
      technologies: list(card, { most: 32 }),
      bonuses: list(list(seat, { most: MOST_SEATS }), { length: GODS.length }),
      cults: list(seat, { most: MOST_SEATS }),
      die: bool,
      reachedUp: bool,
    }),
  }),
  write,
  read: (p, part) => read(p, part as SethBoard),
  fault,
}

function write(p: Position): SethBoard {
  return {
    dice: [1, 2, 3, 4, 5, 6].flatMap((value) =>
      range(diceAt(p, SETH_AREA, GRAY, value)).map(() => `${COLOURS[GRAY]} ${value}`),
    ),
    regions: range(REGIONS).map((region) =>
      range(SPACES_PER_REGION).map((space) => owner(p[regionCell(region + 1, space)]!)),
    ),
    peopleStatues: [0, 1].map((column) => owner(p[PEOPLE_STATUE + FIRST_COLUMN + column]!)),
    statues: range(STATUES_PER_GOD).map((i) => owner(p[statueCell(i)]!)),
    conquest: conquestShown(p),
    stack: cardsOf(p[CONQUEST_STACK]!).map(conquestName),
    temple: range(25).map((space) => (p[CONQUEST + space] === 0 ? null : conquestName(p[CONQUEST + space]!))),
    artifacts: cardsOf(p[ARTIFACTS_LAID]!).map(artifactName),
    cults: cardsOf(p[CULTS_LAID]!).map(cultName),
    under: p[UNDER_TECHNOLOGY] === 0 ? null : technology(p[UNDER_TECHNOLOGY]!),
    seats: range(seats(p)).map((each) => writeSeat(p, each)),
    now: {
      technologies: cardsOf(p[FIRED]!).map(technology),
      bonuses: GODS.map((_, god) => flagged(p[FIRED_BONUSES]! >> (god * MOST_SEATS), MOST_SEATS)),
      cults: flagged(p[FIRED_CULTS]!, MOST_SEATS),
      die: p[DIE_PAID] === 1,
      reachedUp: p[REACHED_UP] === 1,
    },
  }
}

function writeSeat(p: Position, of: Seat): SethSeat {
  return {
    warriors: p[WARRIORS + of]!,
    priests: p[PRIESTS + of]!,
    blood: p[BLOOD + of]!,
    cult: p[CULT + of] === 0 ? null : cultName(p[CULT + of]!),
    reached: range(SYMBOLS).map((bit) => ((p[CULT_REACHED + of]! >> bit) & 1) === 1),
    artifacts: cardsOf(p[HELD_ARTIFACTS + of]!).map(artifactName),
  }
}

function read(p: Position, board: SethBoard): void {
  for (const die of board.dice) {
    const [colour, value] = die.split(' ')
    addDie(p, SETH_AREA, COLOURS.indexOf(colour as never), Number(value), 1)
  }
  board.regions.flat().forEach((each, i) => (p[REGION + i] = ownerCell(each)))
  board.peopleStatues.forEach((each, column) => (p[PEOPLE_STATUE + FIRST_COLUMN + column] = ownerCell(each)))
  board.statues.forEach((each, i) => (p[statueCell(i)] = ownerCell(each)))
  p[CONQUEST_OPEN] = board.conquest === null || board.conquest === BACK ? 0 : numberOf(board.conquest)
  if (board.conquest === BACK) p[FACE_DOWN] = p[FACE_DOWN]! | AT_SETH
  p[CONQUEST_STACK] = mask(board.stack)
  board.temple.forEach((each, space) => (p[CONQUEST + space] = each === null ? 0 : numberOf(each)))
  p[ARTIFACTS_LAID] = mask(board.artifacts)
  p[CULTS_LAID] = mask(board.cults)
  p[UNDER_TECHNOLOGY] = board.under === null ? 0 : numberOf(board.under)
  board.seats.slice(0, seats(p)).forEach((each, of) => readSeat(p, of, each))
  p[FIRED] = mask(board.now.technologies)
  p[FIRED_BONUSES] = board.now.bonuses.reduce(
    (sum, named, god) => sum | (seatBits(named) << (god * MOST_SEATS)),
    0,
  )
  p[FIRED_CULTS] = seatBits(board.now.cults)
  p[DIE_PAID] = board.now.die ? 1 : 0
  p[REACHED_UP] = board.now.reachedUp ? 1 : 0
}

function readSeat(p: Position, of: Seat, from: SethSeat): void {
  p[WARRIORS + of] = from.warriors
  p[PRIESTS + of] = from.priests
  p[BLOOD + of] = from.blood
  p[CULT + of] = from.cult === null ? 0 : numberOf(from.cult)
  p[CULT_REACHED + of] = bits(from.reached)
  p[HELD_ARTIFACTS + of] = mask(from.artifacts)
}

const isEachOnce = (found: readonly number[]): boolean => new Set(found).size === found.length

function fault(p: Position, printed: Printed): (typeof SETH_FAULTS)[number] | undefined {
  const many = seats(p)
  const owners = [
    ...range(REGIONS * SPACES_PER_REGION).map((i) => p[REGION + i]!),
    ...[0, 1].map((column) => p[PEOPLE_STATUE + FIRST_COLUMN + column]!),
    ...range(STATUES_PER_GOD).map((i) => p[statueCell(i)]!),
  ]
  const twice = range(REGIONS).some(
    (region) =>
      p[regionCell(region + 1, 0)] !== 0 && p[regionCell(region + 1, 0)] === p[regionCell(region + 1, 1)],
  )
  const beyond = range(STATUES_PER_GOD).some(
    (i) => i >= printed.seth.statues[many]! && p[statueCell(i)] !== 0,
  )
  const stands =
    owners.every((each) => each <= many) &&
    !twice &&
    !beyond &&
    tilesAddUp(p) &&
    cardsAddUp(p, many) &&
    draftStands(p)
  return stands ? undefined : 'tekhenu.seth.position'
}

/** Each tile once: open, in the stack or in the temple; one lies open, or is about to, as long as there is one. */
function tilesAddUp(p: Position): boolean {
  const laid = range(25).flatMap((space) => (p[CONQUEST + space] === 0 ? [] : [p[CONQUEST + space]!]))
  const found = [
    ...laid,
    ...cardsOf(p[CONQUEST_STACK]!),
    ...(p[CONQUEST_OPEN] === 0 ? [] : [p[CONQUEST_OPEN]!]),
  ]
  return (
    found.length === CONQUESTS &&
    isEachOnce(found) &&
    (p[CONQUEST_OPEN] !== 0 || (p[CONQUEST_STACK] !== 0) === ((p[FACE_DOWN]! & AT_SETH) !== 0))
  )
}

function cardsAddUp(p: Position, many: number): boolean {
  const cults = [...cardsOf(p[CULTS_LAID]!), ...range(many).map((of) => p[CULT + of]!)].filter(
    (each) => each !== 0,
  )
  const artifacts = [...cardsOf(p[ARTIFACTS_LAID]!), ...range(many).flatMap((of) => heldBy(p, of))]
  return isEachOnce(cults) && isEachOnce(artifacts)
}
const heldBy = (p: Position, of: Seat): number[] => cardsOf(p[HELD_ARTIFACTS + of]!)
