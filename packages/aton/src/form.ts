import { GENERATOR_CELLS, shape } from '@benben/kernel'
import {
  CARDS,
  COPIES,
  HAND_SIZE,
  PRIESTS_EACH,
  REALM_SPACES,
  REASONS,
  SOURCES,
  VALUES,
  WAITS,
} from './state.ts'
import type { Waiting } from './waiting.ts'

/** The version of the JSON of a position. A new shape gets the next number, and `fromJSON` migrates the older ones. */
export const FORM = 1

const { bool, choice, int, list, object, orNull, text } = shape
const seatShape = choice(0, 1)
const counts = list(int(0, COPIES), { length: VALUES })
const value = int(1, VALUES)

const SEAT = object({
  points: object(Object.fromEntries(SOURCES.map((source) => [source, int(0, 9999)]))),
  reserve: int(0, PRIESTS_EACH),
  dead: int(0, REALM_SPACES),
  token: bool,
  hand: list(value, { most: HAND_SIZE }),
  cartouches: orNull(list(value, { length: HAND_SIZE })),
  pile: counts,
  bottom: list(value, { most: CARDS }),
  discards: counts,
  faceDown: counts,
})

const WAITING: shape.Shape<Waiting> = object({
  wait: choice(...WAITS),
  seat: orNull(seatShape),
  left: int(0, VALUES),
  leave: orNull(list(int(0, VALUES), { length: VALUES })),
})

export const POSITION = object({
  form: choice(FORM),
  generator: list(int(-(2 ** 31), 2 ** 31 - 1), { length: GENERATOR_CELLS }),
  round: int(1, 1_000_000),
  red: seatShape,
  first: orNull(seatShape),
  chose: bool,
  over: orNull(choice(...REASONS)),
  winner: orNull(seatShape),
  temples: list(list(text(HAND_SIZE), { length: 3 }), { length: 4 }),
  waiting: list(WAITING, { most: 8 }),
  seats: list(SEAT, { length: 2 }),
})

export type AtonJSON = shape.Of<typeof POSITION>
