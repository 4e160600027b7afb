import { at, clear, type Host, type Move, type Position, type Seat } from '@benben/kernel'
import { doAssign, legalAssign } from './assign.ts'
import { dealHand, discardCartouches } from './cards.ts'
import type { AtonEvent } from './events.ts'
import { END_TURN } from './moves.ts'
import { doPlace, doRemove, legalPlace, legalRemove, placing, removing } from './priests.ts'
import { reveal } from './reveal.ts'
import { doReturn, emptyRealm, legalReturn, returning, scoring } from './scoring.ts'
import {
  ASSIGN,
  CHOSE,
  EMPTY_REALM,
  FIRST,
  isReady,
  NEXT_ROUND,
  PLACE,
  realmIsFull,
  REMOVE,
  RETURN,
  ROUND,
  ROUND_END,
  stack,
  TURN_END,
} from './state.ts'

/** The course of a round: the kinds of frames, the question of each, and what follows it. */

const NOBODY: readonly Seat[] = []
const BOTH: readonly Seat[] = [0, 1]
const ONE: readonly (readonly Seat[])[] = [[0], [1]]

export function toAct(p: Position): readonly Seat[] {
  const kind = stack.kind(p)
  if (kind === ASSIGN) return isReady(p, 0) ? ONE[1]! : isReady(p, 1) ? ONE[0]! : BOTH
  return kind === -1 ? NOBODY : ONE[stack.get(p, 0)]!
}

export function legal(p: Position, seat: Seat, out: Move[]): Move[] {
  clear(out)
  const kind = stack.kind(p)
  if (kind === ASSIGN) legalAssign(p, seat, out)
  else if (kind === -1 || stack.get(p, 0) !== seat) return out
  else if (kind === REMOVE) legalRemove(p, seat, out)
  else if (kind === PLACE) legalPlace(p, seat, out)
  else if (kind === RETURN) legalReturn(p, seat, out)
  else out.push(END_TURN)
  return out
}

export function step(p: Position, seat: Seat, move: Move, host: Host<AtonEvent>): void {
  const kind = stack.kind(p)
  if (kind === ASSIGN) doAssign(p, seat, move, host)
  else if (kind === TURN_END) endTurn(p, host)
  else {
    p[CHOSE] = 1
    if (kind === REMOVE) doRemove(p, seat, move, host)
    else if (kind === PLACE) doPlace(p, seat, move, host)
    else doReturn(p, seat, move, host)
  }
  advance(p, host)
}

/** Executes the pending frames until a seat has to choose or the game is over. */
function advance(p: Position, host: Host<AtonEvent>): void {
  for (;;) {
    switch (stack.kind(p)) {
      case ASSIGN:
        if (!isReady(p, 0) || !isReady(p, 1)) return
        reveal(p, host)
        break
      case REMOVE:
        if (removing(p, host)) return
        break
      case PLACE:
        if (placing(p, host)) return
        break
      case TURN_END:
        if (at(p, CHOSE) === 1 && host.pause(stack.get(p, 0))) return
        endTurn(p, host)
        break
      case ROUND_END:
        stack.pop(p)
        if (realmIsFull(p)) scoring(p, host)
        else stack.push(p, NEXT_ROUND)
        break
      case RETURN:
        if (returning(p, host)) return
        break
      case EMPTY_REALM:
        stack.pop(p)
        emptyRealm(p, host)
        break
      case NEXT_ROUND:
        stack.pop(p)
        discardCartouches(p, 0, host)
        discardCartouches(p, 1, host)
        beginRound(p, host)
        break
      default:
        return
    }
  }
}

function endTurn(p: Position, host: Host<AtonEvent>): void {
  const seat = stack.get(p, 0)
  p[CHOSE] = 0
  stack.pop(p)
  host.emit?.({ type: 'turn-ended', seat })
}

export function beginRound(p: Position, host: Host<AtonEvent>): void {
  p[ROUND] = at(p, ROUND) + 1
  p[FIRST] = -1
  host.emit?.({ type: 'round', round: at(p, ROUND) })
  dealHand(p, 0, host)
  dealHand(p, 1, host)
  stack.push(p, ROUND_END)
  stack.push(p, ASSIGN)
}
