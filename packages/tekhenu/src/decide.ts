import {
  clear,
  type Choice,
  type Decision,
  type Move,
  type Position,
  type Refusal,
  type RefusedMove,
  type Seat,
} from '@benben/kernel'
import { addAnswers, toAct, topWait } from './asking.ts'
import { isMove } from './moves.ts'
import { refusal } from './codes.ts'
import type { Play } from './play.ts'
import { OVER } from './state.ts'

/** The careful path: what is asked, and why something is not possible. */

export function legal(p: Position, play: Play, seat: Seat, out: Move[]): Move[] {
  clear(out)
  const asked = toAct(p, play)
  for (let i = 0; i < asked.length; i++) {
    if (asked[i] === seat) addAnswers(p, play, seat, out)
  }
  return out
}

export function refuse(p: Position, play: Play, seat: Seat, move: Move): Refusal | undefined {
  if (!isMove(move)) return refusal('tekhenu.no-such-move', 'turn')
  if (p[OVER] === 1) return refusal('tekhenu.over', 'end')
  if (!toAct(p, play).includes(seat)) return refusal('tekhenu.not-your-turn', 'turn')
  return legal(p, play, seat, []).includes(move) ? undefined : whyNot(p, play, seat, move)
}

function whyNot(p: Position, play: Play, seat: Seat, move: Move): Refusal {
  const ask = topWait(p, play)!.ask!
  return (
    ask.why?.(p, play, seat, move) ??
    refusal('tekhenu.not-asked', 'turn', { question: ask.question(p, play, seat).code })
  )
}

export function choice(p: Position, play: Play, seat: Seat): Choice | undefined {
  const moves = legal(p, play, seat, [])
  if (moves.length === 0) return undefined
  return { seat, owed: true, question: topWait(p, play)!.ask!.question(p, play, seat), moves }
}

export function decision(p: Position, play: Play, seat: Seat): Decision | undefined {
  const asked = choice(p, play, seat)
  if (asked === undefined) return undefined
  const possible = new Set(asked.moves)
  const refusals: RefusedMove[] = (topWait(p, play)!.ask!.tries?.(p, play, seat) ?? [])
    .filter((move) => !possible.has(move))
    .map((move) => ({ move, ...whyNot(p, play, seat, move) }))
  return { ...asked, refusals }
}
