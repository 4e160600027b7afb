import { invalid, GENERATOR_CELLS, valid, type Checked, type Position } from '@benben/kernel'
import { maskOf, readBoard, writeBoard } from './board.ts'
import { FORM, positionShape, type TekhenuJSON } from './form.ts'
import { putUnder } from './market.ts'
import { cardsOf, DECREE, decree, numberOf } from './names.ts'
import { faultOf } from './plausible.ts'
import type { Play } from './play.ts'
import { range } from './range.ts'
import { cardUnder, DEALT, DECK, held, heldCell, MOST_UNDER, seats, seatUnder, UNDER } from './state.ts'
import { readWaiting, writeWaiting } from './waiting.ts'

/** A position as readable JSON, and back. */
const CHOSE = 1 << 30

export function toJSON(p: Position, play: Play): TekhenuJSON {
  const all = range(seats(p))
  return {
    form: FORM,
    generator: [...p.subarray(0, GENERATOR_CELLS)],
    board: writeBoard(p, play.printed, play.rules),
    waiting: writeWaiting(p, play.rules),
    secret: {
      deck: cardsOf(p[DECK + DECREE]!).map(decree),
      held: all.map((seat) => cardsOf(held(p, DECREE, seat)).map(decree)),
      under: range(MOST_UNDER).flatMap((i) =>
        p[UNDER + i] === 0
          ? []
          : [{ seat: seatUnder(p[UNDER + i]!), decree: decree(cardUnder(p[UNDER + i]!)) }],
      ),
      dealt: all.map((seat) => ({
        chose: (p[DEALT + seat]! & CHOSE) !== 0,
        decrees: cardsOf(p[DEALT + seat]! & ~CHOSE).map(decree),
      })),
    },
  }
}

export function fromJSON(raw: unknown, size: number, play: Play): Checked<Position> {
  const players = playersIn(raw)
  if (players === undefined) return invalid('position.board.players', 'shape.choice', { values: '2, 3, 4' })
  const read = positionShape(play.rules, players)(raw, 'position')
  if (!read.ok) return read
  const json: TekhenuJSON = read.value
  const p = new Int32Array(size)
  p.set(json.generator, 0)
  readBoard(p, play.printed, play.rules, json.board)
  readWaiting(p, play.rules, json.waiting)
  p[DECK + DECREE] = maskOf(json.secret.deck)
  json.secret.held.forEach((cards, seat) => (p[heldCell(DECREE, seat)] = maskOf(cards)))
  for (const entry of json.secret.under) putUnder(p, numberOf(entry.decree), entry.seat)
  json.secret.dealt.forEach(
    ({ chose, decrees }, seat) => (p[DEALT + seat] = maskOf(decrees) | (chose ? CHOSE : 0)),
  )
  return faultOf(p, play, json, toJSON) ?? valid(p)
}

function playersIn(raw: unknown): 2 | 3 | 4 | undefined {
  if (typeof raw !== 'object' || raw === null || !('board' in raw)) return undefined
  const board: unknown = raw.board
  if (typeof board !== 'object' || board === null || !('players' in board)) return undefined
  return ([2, 3, 4] as const).find((players) => players === board.players)
}
