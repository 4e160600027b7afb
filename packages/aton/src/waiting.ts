import type { Position, Seat } from '@benben/kernel'
import { TEMPLES } from './board.ts'
import { RETURN, stack, WAITS, type Wait } from './state.ts'

/** A frame of pending work in JSON and in views. */
export interface Waiting {
  readonly wait: Wait
  /** The seat that has to act; null if it concerns both. */
  readonly seat: Seat | null
  /** How many priests are still to move. */
  readonly left: number
  /** For `return`: how many still leave each temple. */
  readonly leave: readonly number[] | null
}

const OWNED: ReadonlySet<Wait> = new Set(['remove', 'place', 'end-turn', 'return'])
const COUNTED: ReadonlySet<Wait> = new Set(['remove', 'place'])

export function writeWaiting(p: Position): Waiting[] {
  return stack.list(p).map(([kind, seat, number]) => {
    const wait = WAITS[kind!]!
    const leave =
      kind === RETURN ? Array.from({ length: TEMPLES }, (_, temple) => (number! >> (3 * temple)) & 7) : null
    return {
      wait,
      seat: OWNED.has(wait) ? seat! : null,
      left: leave === null ? (COUNTED.has(wait) ? number! : 0) : leave.reduce((sum, many) => sum + many, 0),
      leave,
    }
  })
}

export function readWaiting(p: Position, waiting: readonly Waiting[]): void {
  stack.clear(p)
  for (const { wait, seat, left, leave } of waiting) {
    const number =
      leave === null ? left : leave.reduce((bits, many, temple) => bits | (many << (3 * temple)), 0)
    stack.push(p, WAITS.indexOf(wait), seat ?? 0, number)
  }
}
