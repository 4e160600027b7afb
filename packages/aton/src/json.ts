import {
  at,
  invalid,
  cells,
  GENERATOR_CELLS,
  valid,
  type Checked,
  type Position,
  type Seat,
} from '@benben/kernel'
import { addCard, listCards, putUnder } from './cards.ts'
import { readTemples, ROW, writeTemples } from './chart.ts'
import { pointsOf } from './end.ts'
import { FORM, POSITION, type AtonJSON } from './form.ts'
import { faultOf } from './plausible.ts'
import { cartouches } from './reveal.ts'
import {
  BOTTOM,
  BOTTOM_SIZE,
  CARDS,
  CARTOUCHES,
  CHOSE,
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
  REASONS,
  RED,
  RESERVE,
  ROUND,
  SCORE,
  SIZE,
  SOURCES,
  TOKEN,
  VALUES,
  WINNER,
} from './state.ts'
import { readWaiting, writeWaiting } from './waiting.ts'

/** A position as readable JSON, and back. */
export function toJSON(p: Position): AtonJSON {
  const cards = (cell: number, seat: Seat): number[] => cells(p, cell + seat * VALUES, VALUES)
  const orNothing = (cell: number): 0 | 1 | null => (at(p, cell) < 0 ? null : (at(p, cell) as 0 | 1))
  return {
    form: FORM,
    generator: cells(p, 0, GENERATOR_CELLS),
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
      bottom: cells(p, BOTTOM + seat * CARDS, at(p, BOTTOM_SIZE + seat)),
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
      return invalid(`position.temples[${temple}][${wrong}]`, 'aton.position.row', { found: rows[wrong]! })
  }
  const p = lay(json)
  return faultOf(p, json) ?? valid(p)
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
    for (const each of from.hand) addCard(p, HAND, seat, each)
    p.set(from.cartouches ?? [], CARTOUCHES + seat * HAND_SIZE)
    p.set(from.pile, PILE + seat * VALUES)
    p.set(from.discards, DISCARDS + seat * VALUES)
    p.set(from.faceDown, FACE_DOWN + seat * VALUES)
    for (const each of from.bottom) putUnder(p, seat, each)
  })
  return p
}
