import {
  at,
  bad,
  equals,
  GENERATOR_CELLS,
  good,
  shape,
  type Checked,
  type Position,
  type Seat,
} from '@benben/kernel'
import { countCards, listCards, putUnder } from './cards.ts'
import { readTemples, ROW, writeTemples } from './chart.ts'
import { pointsOf, reasonsToEnd } from './end.ts'
import { priestsInTemples } from './priests.ts'
import { cartouches } from './reveal.ts'
import { legal, toAct } from './round.ts'
import {
  BOTTOM,
  BOTTOM_SIZE,
  CARDS,
  CARTOUCHES,
  CHOSE,
  COPIES,
  DEAD,
  DISCARDS,
  FACE_DOWN,
  FIRST,
  HAND,
  HAND_SIZE,
  isReady,
  OVER,
  PILE,
  POINTS,
  PRIESTS_EACH,
  REALM_SPACES,
  REASONS,
  RED,
  RESERVE,
  ROUND,
  SCORE,
  SIZE,
  SOURCES,
  TOKEN,
  VALUES,
  WAITS,
  WINNER,
} from './state.ts'
import { readWaiting, writeWaiting, type Waiting } from './waiting.ts'

/** A position as readable JSON. Everything read is checked against the box: nine cards of a value, 29 priests. */
const FORM = 1

export const POSITION_FAULTS = [
  'aton.position.row',
  'aton.position.cards',
  'aton.position.priests',
  'aton.position.realm',
  'aton.position.waiting',
  'aton.position.secret',
  'aton.position.end',
] as const

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

const POSITION = object({
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

export function toJSON(p: Position): AtonJSON {
  const cards = (cell: number, seat: Seat): number[] => [
    ...p.subarray(cell + seat * VALUES, cell + (seat + 1) * VALUES),
  ]
  const orNothing = (cell: number): 0 | 1 | null => (at(p, cell) < 0 ? null : (at(p, cell) as 0 | 1))
  return {
    form: FORM,
    generator: [...p.subarray(0, GENERATOR_CELLS)],
    round: at(p, ROUND),
    red: at(p, RED) as 0 | 1,
    first: orNothing(FIRST),
    chose: at(p, CHOSE) === 1,
    over: REASONS[at(p, OVER) - 1] ?? null,
    winner: orNothing(WINNER),
    temples: writeTemples(p),
    waiting: writeWaiting(p),
    seats: [0, 1].map((seat) => ({
      points: pointsOf(p, seat),
      reserve: at(p, RESERVE + seat),
      dead: at(p, DEAD + seat),
      token: at(p, TOKEN + seat) === 1,
      hand: listCards(p, HAND, seat),
      cartouches: isReady(p, seat) ? cartouches(p, seat) : null,
      pile: cards(PILE, seat),
      bottom: [...p.subarray(BOTTOM + seat * CARDS, BOTTOM + seat * CARDS + at(p, BOTTOM_SIZE + seat))],
      discards: cards(DISCARDS, seat),
      faceDown: cards(FACE_DOWN, seat),
    })),
  }
}

export function fromJSON(raw: unknown): Checked<Position> {
  const read = POSITION(raw, 'position')
  if (!read.ok) return read
  const json = read.value
  for (const [temple, rows] of json.temples.entries()) {
    const wrong = rows.findIndex((row) => !ROW.test(row))
    if (wrong >= 0)
      return bad(`position.temples[${temple}][${wrong}]`, 'aton.position.row', { found: rows[wrong]! })
  }
  const p = lay(json)
  return faultOf(p, json) ?? good(p)
}

function lay(json: AtonJSON): Position {
  const p = new Int32Array(SIZE)
  p.set(json.generator, 0)
  p[ROUND] = json.round
  p[RED] = json.red
  p[FIRST] = json.first ?? -1
  p[CHOSE] = json.chose ? 1 : 0
  p[OVER] = json.over === null ? 0 : 1 + REASONS.indexOf(json.over)
  p[WINNER] = json.winner ?? -1
  readTemples(p, json.temples)
  readWaiting(p, json.waiting)
  json.seats.forEach((from, seat) => {
    SOURCES.forEach((source, i) => {
      p[POINTS + seat * SOURCES.length + i] = from.points[source]!
      p[SCORE + seat] = at(p, SCORE + seat) + from.points[source]!
    })
    p[RESERVE + seat] = from.reserve
    p[DEAD + seat] = from.dead
    p[TOKEN + seat] = from.token ? 1 : 0
    for (const each of from.hand)
      p[HAND + seat * VALUES + each - 1] = at(p, HAND + seat * VALUES + each - 1) + 1
    p.set(from.cartouches ?? [], CARTOUCHES + seat * HAND_SIZE)
    p.set(from.pile, PILE + seat * VALUES)
    p.set(from.discards, DISCARDS + seat * VALUES)
    p.set(from.faceDown, FACE_DOWN + seat * VALUES)
    for (const each of from.bottom) putUnder(p, seat, each)
  })
  return p
}

/** What no play could have led to. */
function faultOf(p: Position, json: AtonJSON): ReturnType<typeof bad> | undefined {
  const secret = json.waiting.at(-1)?.wait === 'assign'
  for (let seat = 0; seat < 2; seat++) {
    const path = `position.seats[${seat}]`
    const here = json.seats[seat]!
    for (let each = 1; each <= VALUES; each++) {
      const found = countValue(p, seat, each, secret)
      if (found !== COPIES) return bad(path, 'aton.position.cards', { value: each, found, expected: COPIES })
    }
    const found = here.reserve + here.dead + priestsInTemples(p, seat)
    if (found !== PRIESTS_EACH) return bad(path, 'aton.position.priests', { found, expected: PRIESTS_EACH })
    const inHand = countCards(p, HAND, seat)
    const expected = secret ? HAND_SIZE : 0
    const assigned = here.cartouches?.toSorted((a, b) => a - b).join()
    const matches = secret ? assigned === undefined || assigned === here.hand.join() : assigned !== undefined
    if (inHand !== expected || !matches)
      return bad(`${path}.hand`, 'aton.position.secret', { found: inHand, expected })
  }
  const dead = at(p, DEAD) + at(p, DEAD + 1)
  if (dead > REALM_SPACES)
    return bad('position.seats', 'aton.position.realm', { found: dead, most: REALM_SPACES })
  if (!endsWell(p, json)) return bad('position.over', 'aton.position.end')
  if (!waitsWell(p, json)) return bad('position.waiting', 'aton.position.waiting')
  return undefined
}

/** Over exactly when the table gives a reason to be, with the winner it gives. */
function endsWell(p: Position, { over, waiting }: AtonJSON): boolean {
  const reasons = reasonsToEnd(p)
  if (over === null) return waiting.length > 0 && reasons.length === 0 && at(p, WINNER) === -1
  return (
    waiting.length === 0 && reasons.some(({ reason, winner }) => reason === over && winner === at(p, WINNER))
  )
}

function countValue(p: Position, seat: Seat, each: number, secret: boolean): number {
  const heaps = [HAND, PILE, DISCARDS, FACE_DOWN].reduce(
    (sum, cell) => sum + at(p, cell + seat * VALUES + each - 1),
    0,
  )
  const under = [...p.subarray(BOTTOM + seat * CARDS, BOTTOM + (seat + 1) * CARDS)].filter(
    (found) => found === each,
  )
  // Before the reveal the cards at the cartouches are still counted in the hand.
  const laid = secret ? [] : cartouches(p, seat).filter((found) => found === each)
  return heaps + under.length + laid.length
}

/** The stacks a round can leave waiting, first letter of each frame: e and p and r belong to a seat. */
const STACKS = /^(|ra|r(?:(e.)(p.)(m.)?)?(?:e.(?:p.(?:m.)?)?)|ny(?:(e.)(t.))?e.(?:t.)?)$/

function waitsWell(p: Position, json: AtonJSON): boolean {
  const letter = {
    round: 'r',
    assign: 'a',
    remove: 'm',
    place: 'p',
    'end-turn': 'e',
    return: 't',
    'empty-realm': 'y',
    'next-round': 'n',
  }
  if (!STACKS.test(json.waiting.map(({ wait, seat }) => letter[wait] + (seat === null ? '' : 's')).join('')))
    return false
  // From the bottom: the frames of one seat's turn, then those of the other's, who acts before it.
  const owners = json.waiting.flatMap(({ seat }) => (seat === null ? [] : [seat]))
  const changes = owners.filter((seat, i) => i > 0 && seat !== owners[i - 1]).length
  const twoTurns = json.waiting.filter(({ wait }) => wait === 'end-turn').length
  if (changes !== Math.max(0, twoTurns - 1)) return false
  const acting = json.waiting.some(({ wait }) => wait === 'round') && owners.length > 0
  if (acting && owners.at(-1) !== (twoTurns === 2 ? json.first : 1 - (json.first ?? 2))) return false
  if ((json.first === null) !== (json.waiting.at(-1)?.wait === 'assign') && json.over !== 'points')
    return false
  const again = new Int32Array(p)
  readWaiting(again, writeWaiting(p))
  if (!equals(again, p) || !equals(withWaiting(p, json.waiting), p)) return false
  return json.over !== null || toAct(p).every((seat) => legal(p, seat, []).length > 0)
}

function withWaiting(p: Position, waiting: readonly Waiting[]): Position {
  const laid = new Int32Array(p)
  readWaiting(laid, waiting)
  return laid
}
