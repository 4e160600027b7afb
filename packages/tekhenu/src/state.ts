import { frames, cellAllocator, type Cell, type Position, type Seat } from '@benben/kernel'
import { bitOf, RESOURCES, TOKENS, type Card, type God, type Token } from './names.ts'

/** The cells of a position, by name. */
export const MOST_SEATS = 4

export const take = cellAllocator()

// The course of the game.
export const PLAYERS = take(1)
/** From 1 to 16; 0 during setup. */
export const ROUND = take(1)
/** Whose turn of the round, as a place in the order. */
export const TURN = take(1)
/** Seats in turn order; during setup, in drafting order. */
export const ORDER = take(MOST_SEATS)
/** How many sections the first sunny section lies clockwise of the first section. */
export const WHEEL = take(1)
/** 1 once the game is over. */
export const OVER = take(1)
/** Which set of rules is in force: a bit per module in play, 0 for the game alone. */
export const MODULES = take(1)

// Dice. A cell per section and colour counts the dice of each value, four bits each.
/** Room for the colours of every module. */
export const MOST_COLOURS = 8
/** A section beyond those of the wheel is a place of its own, where dice lie whatever the light. */
export const DICE = take(7 * MOST_COLOURS)
export const BAG = take(MOST_COLOURS)
/** Dice on a seat's board: colour, face and side, packed; 0 is no die. */
export const DICE_PER_SEAT = 6
export const TAKEN = take(MOST_SEATS * DICE_PER_SEAT)

// The boards.
/** Which god each Horus value honours. */
export const HORUS_GOD = take(6)
/** Statues around the wheel: three spaces per god, the seat + 1. */
export const STATUES_PER_GOD = 3
export const GOD_STATUE = take(7 * STATUES_PER_GOD)
/** Statues for the people, by place (`PEOPLE`). */
export const PEOPLE_STATUE = take(6)
/** 25 spaces, row by row: tile, turn and owner, packed; 0 is empty. */
export const TEMPLE = take(25)
/** Tiles that lie open at Ra, by slot: for 1–2, 3–4, 5–6. */
export const RA_SLOT = take(3)
/** Tiles in the stack, a bit each. */
export const STACK = take(1)
/** Bits of the places whose next tile is not turned up yet (R58): `AT_RA`, then those of modules. */
export const FACE_DOWN = take(1)
export const AT_RA = 1
/** 20 spaces around the temple: the seat + 1. */
export const HOUSE = take(20)
/** 4 districts of 6 rows: the seat + 1. */
export const WORKSHOP = take(24)
/** 1 while the gold of row 2 lies there. */
export const ROW_GOLD = take(1)

// Cards, a bit each.
export const DECK = take(3)
export const DISCARD = take(3)
const HELD = take(3 * MOST_SEATS)
/** Decrees that everybody has seen a seat take. */
export const OPEN_DECREES = take(MOST_SEATS)
/** Decrees that were put under the deck, in the order they will come: card and who put it there, packed. */
export const MOST_UNDER = 2 * MOST_SEATS
export const UNDER = take(MOST_UNDER)
export const packUnder = (card: number, seat: Seat): number => card | ((seat + 1) << 5)
export const cardUnder = (packed: number): number => packed & 31
export const seatUnder = (packed: number): Seat => (packed >> 5) - 1
/** The technology that was put under its deck; 0 is none. */
export const UNDER_TECHNOLOGY = take(1)
/** The decrees a seat was dealt and has not chosen from. */
export const DEALT = take(MOST_SEATS)
/** 15 spaces; 0 is empty. */
export const MARKET = take(15)
/** Bits of the sections that have been opened. */
export const OPENED = take(1)
/** Starting cards on the table, and drafted by each seat. */
export const STARTING = take(1)
export const DRAFTED = take(MOST_SEATS)
/** Destiny card of each seat; 0 is none. */
export const DESTINY = take(MOST_SEATS)

// Seats.
const TOKEN = take(MOST_SEATS * TOKENS.length)
const PRODUCTION = take(MOST_SEATS * RESOURCES.length)
export const POPULATION = take(MOST_SEATS)
export const HAPPINESS = take(MOST_SEATS)
/** Bits of the track's bonuses a seat has had: 16, 19, 21. */
export const REACHED = take(MOST_SEATS)
/** 1 while a seat has the action of its 21st happiness to come. */
export const PENDING = take(MOST_SEATS)
/** Resources on the tainted side. */
export const EXCESS = take(MOST_SEATS)
/** Faith laid on the scales: positive on the pure side. */
export const LAID_FAITH = take(MOST_SEATS)
/** What the scales showed at the last Maat. */
export const BALANCE = take(MOST_SEATS)
export const BUILDINGS_LEFT = take(MOST_SEATS)
export const PILLARS_LEFT = take(MOST_SEATS)
export const STATUES_LEFT = take(MOST_SEATS)

/** Where points come from. */
export const SOURCES = [
  'start',
  'horus',
  'ra',
  'hathor',
  'bonuses',
  'technologies',
  'maat',
  'districts',
  'temple',
  'statues',
  'happiness',
  'production',
  'buildings',
  'bread',
  'decrees',
  'order',
  'blessings',
  'scribes',
  'instead',
  'regions',
  'tribute',
] as const
export type Source = (typeof SOURCES)[number]
export const POINTS = take(MOST_SEATS * SOURCES.length)
export const SCORE = take(MOST_SEATS)

// The turn under way.
/** Seat whose turn it is; −1 between turns. */
export const ACTIVE = take(1)
/** 1 once Anubis is called upon, or a colour change declared (how often). */
export const ANUBIS_CALLED = take(1)
export const RECOLOURED = take(1)
/** The die in use: its section, colour as printed, colour as treated, side + 1 (0: not settled), value. */
export const DIE_SECTION = take(1)
export const DIE_COLOUR = take(1)
export const DIE_AS = take(1)
export const DIE_FACE = take(1)
export const DIE_SIDE = take(1)
export const VALUE = take(1)
/** Value for god actions by T14; 0 while it is not used. */
export const GOD_VALUE = take(1)
/** Bits: see `DID`. */
export const DID = take(1)
/** Technologies that have fired, and statue bonuses (a bit per god and seat), where they do so once a turn. */
export const FIRED = take(1)
export const FIRED_BONUSES = take(1)
/** What modules note down for the turn; forgotten with it. */
export const TURN_NOTES = take(4)
/** Extra actions declared and not yet done: two bits per god. */
export const EXTRA = take(1)

export const DID_CHANGE = 1
export const DID_BEGIN = 2
export const DID_MAIN = 4
export const DID_ALSO = 8
export const DID_GOD = 16
export const DID_T10 = 32
export const DID_T22 = 64
/** Nothing can be done with this die (R7). */
export const DID_IDLE = 128
/** The happiness of T06 has come, where it does so once a turn. */
export const DID_T06 = 256

// The last decrees: what the seat that is counting has chosen.
/** Seat + 1 that has played D23. */
export const PROCLAIMED = take(1)
export const CHOSEN = take(1)
export const DOUBLED = take(1)
/** Symbols paid for with D04, and again when it is doubled. */
export const TITHES = take(2)

export const stack = frames(take, 32, 4)

/** Cells of the base game. Modules take theirs after these. */
export const seats = (p: Position): number => p[PLAYERS]!

export const add = (p: Position, cell: Cell, amount: number): void => {
  p[cell] = p[cell]! + amount
}

export const tokenCell = (seat: Seat, token: Token): Cell => TOKEN + seat * TOKENS.length + token
export const tokens = (p: Position, seat: Seat, token: Token): number =>
  p[TOKEN + seat * TOKENS.length + token]!
export const heldCell = (family: number, seat: Seat): Cell => HELD + family * MOST_SEATS + seat
export const held = (p: Position, family: number, seat: Seat): number => p[HELD + family * MOST_SEATS + seat]!
export const hasTechnology = (p: Position, seat: Seat, card: Card): boolean =>
  (p[HELD + MOST_SEATS + seat]! & bitOf(card)) !== 0
export const productionCell = (seat: Seat, resource: number): Cell =>
  PRODUCTION + seat * RESOURCES.length + resource
export const did = (p: Position, bit: number): boolean => (p[DID]! & bit) !== 0
export const mark = (p: Position, bit: number): void => {
  p[DID] = p[DID]! | bit
}

/** The seat's place in the turn order. */
export function turnPlaceOf(p: Position, seat: Seat): number {
  for (let i = 0; i < MOST_SEATS; i++) if (p[ORDER + i] === seat && i < seats(p)) return i
  return -1
}

/** The light that falls on a section. */
export const lightAt = (p: Position, lights: readonly number[], section: number): number =>
  lights[(section - p[WHEEL]! + 6) % 6]!

/** Who has a statue to a god: a bit per seat. */
export function honouring(p: Position, god: God): number {
  let mask = 0
  for (let i = 0; i < STATUES_PER_GOD; i++) {
    const owner = p[GOD_STATUE + god * STATUES_PER_GOD + i]!
    if (owner > 0) mask |= 1 << (owner - 1)
  }
  return mask
}
