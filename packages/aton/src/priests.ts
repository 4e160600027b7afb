import { at, type Host, type Move, type Position, type Seat } from '@benben/kernel'
import {
  bitOf,
  count,
  SPACES_PER_TEMPLE,
  TEMPLES,
  templeOf,
  type Mask,
  type Space,
  type Temple,
} from './board.ts'
import { endByPlacing } from './end.ts'
import type { AtonEvent, Beyond } from './events.ts'
import { PLACE_AT, REMOVE_AT, spaceOf } from './moves.ts'
import {
  add,
  card,
  DEAD,
  emptySpaces,
  other,
  priests,
  realmIsFull,
  reach,
  reserve,
  RESERVE,
  setPriests,
  stack,
} from './state.ts'

/** Cartouches 2 to 4: priests leave and enter the temples a seat reaches. */

/** Whose priests the seat removes: a 1 at cartouche 2 costs one of its own. */
export const victim = (p: Position, seat: Seat): Seat => (card(p, seat, 2) === 1 ? seat : other(seat))

/** Adds a move for every set bit. */
export function pushSpaces(mask: Mask, temple: Temple, first: Move, out: Move[]): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    out.push(first + temple * SPACES_PER_TEMPLE + 31 - Math.clz32(rest & -rest))
  }
}

export function legalRemove(p: Position, seat: Seat, out: Move[]): void {
  const owner = victim(p, seat)
  for (let temple = 0; temple < reach(p, seat); temple++)
    pushSpaces(priests(p, owner, temple), temple, REMOVE_AT, out)
}

export function legalPlace(p: Position, seat: Seat, out: Move[]): void {
  for (let temple = 0; temple < reach(p, seat); temple++)
    pushSpaces(emptySpaces(p, temple), temple, PLACE_AT, out)
}

/** AT4: as many as the card says, or all there are. True when the seat must choose. */
export function removing(p: Position, host: Host<AtonEvent>): boolean {
  const seat = stack.get(p, 0)
  const owner = victim(p, seat)
  let found = 0
  for (let temple = 0; temple < reach(p, seat); temple++) found += count(priests(p, owner, temple))
  const left = stack.get(p, 1)
  if (found > left && left > 0) return true
  if (found > 0 && left > 0) {
    for (let temple = 0; temple < reach(p, seat); temple++) {
      forEachSpace(priests(p, owner, temple), temple, (space) => remove(p, seat, space, host))
    }
  }
  stack.pop(p)
  return false
}

export function doRemove(p: Position, seat: Seat, move: Move, host: Host<AtonEvent>): void {
  remove(p, seat, spaceOf(move), host)
  stack.set(p, 1, stack.get(p, 1) - 1)
}

function remove(p: Position, seat: Seat, space: Space, host: Host<AtonEvent>): void {
  const owner = victim(p, seat)
  lift(p, owner, space)
  const to = sendBeyond(p, owner)
  host.emit?.({ type: 'removed', seat, owner, space, to })
}

/** AT5: as many as the card says while there are priests and spaces. True when the seat must choose. */
export function placing(p: Position, host: Host<AtonEvent>): boolean {
  const seat = stack.get(p, 0)
  const left = Math.min(stack.get(p, 1), reserve(p, seat))
  if (left > 0) {
    let free = 0
    for (let temple = 0; temple < reach(p, seat); temple++) free += count(emptySpaces(p, temple))
    if (free > left) return true
    for (let temple = 0; temple < reach(p, seat); temple++) {
      for (let rest = emptySpaces(p, temple); rest !== 0; rest &= rest - 1) {
        place(p, seat, temple * SPACES_PER_TEMPLE + 31 - Math.clz32(rest & -rest), host)
        if (endByPlacing(p, seat, temple, host)) return false
      }
    }
    for (let i = free; i < left; i++) {
      add(p, RESERVE + seat, -1)
      const to = sendBeyond(p, seat)
      host.emit?.({ type: 'unplaced', seat, to })
    }
  }
  stack.pop(p)
  return false
}

export function doPlace(p: Position, seat: Seat, move: Move, host: Host<AtonEvent>): void {
  const space = spaceOf(move)
  place(p, seat, space, host)
  stack.set(p, 1, stack.get(p, 1) - 1)
  endByPlacing(p, seat, templeOf(space), host)
}

function place(p: Position, seat: Seat, space: Space, host: Host<AtonEvent>): void {
  const temple = templeOf(space)
  setPriests(p, seat, temple, priests(p, seat, temple) | bitOf(space))
  add(p, RESERVE + seat, -1)
  host.emit?.({ type: 'placed', seat, space })
}

/** Takes a priest off its space. */
export function lift(p: Position, owner: Seat, space: Space): void {
  const temple = templeOf(space)
  setPriests(p, owner, temple, priests(p, owner, temple) & ~bitOf(space))
}

/** To the realm of the dead; with the realm full, back to the reserve. */
function sendBeyond(p: Position, owner: Seat): Beyond {
  const to: Beyond = realmIsFull(p) ? 'reserve' : 'dead'
  add(p, (to === 'dead' ? DEAD : RESERVE) + owner, 1)
  return to
}

export function forEachSpace(mask: Mask, temple: Temple, visit: (space: Space) => void): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    visit(temple * SPACES_PER_TEMPLE + 31 - Math.clz32(rest & -rest))
  }
}

/** All priests of a seat in the temples. */
export function priestsInTemples(p: Position, seat: Seat): number {
  let sum = 0
  for (let temple = 0; temple < TEMPLES; temple++) sum += count(priests(p, seat, temple))
  return sum
}

/** Priests in the realm of the dead. */
export const dead = (p: Position, seat: Seat): number => at(p, DEAD + seat)
