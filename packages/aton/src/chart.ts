import type { Position } from '@benben/kernel'
import { bitOf, SPACES_PER_TEMPLE, TEMPLES } from './board.ts'
import { priests, setPriests } from './state.ts'

/** The temples as people read them: three rows of four, `.` or the seat whose priest stands there. */
const ROWS = 3
const COLUMNS = SPACES_PER_TEMPLE / ROWS

export const ROW = /^[.01]{4}$/

/** Every row there can be, by the priests of both seats in it. Precomputed: servers write thousands of them per second. */
const WRITTEN: readonly string[] = Array.from({ length: 1 << (2 * COLUMNS) }, (_, both) =>
  Array.from({ length: COLUMNS }, (_, column) => {
    const [zero, one] = [both >> COLUMNS, both].map((mask) => (mask & bitOf(column)) !== 0)
    return zero! ? '0' : one! ? '1' : '.'
  }).join(''),
)
const WHOLE_ROW = (1 << COLUMNS) - 1

export function writeTemples(p: Position): string[][] {
  const temples: string[][] = []
  for (let temple = 0; temple < TEMPLES; temple++) {
    const rows: string[] = []
    for (let shift = 0; shift < SPACES_PER_TEMPLE; shift += COLUMNS) {
      const zero = (priests(p, 0, temple) >> shift) & WHOLE_ROW
      const one = (priests(p, 1, temple) >> shift) & WHOLE_ROW
      rows.push(WRITTEN[(zero << COLUMNS) | one]!)
    }
    temples.push(rows)
  }
  return temples
}

export function readTemples(p: Position, temples: readonly (readonly string[])[]): void {
  temples.forEach((rows, temple) => {
    const spaces = rows.join('')
    for (let seat = 0; seat < 2; seat++) {
      let mask = 0
      for (let i = 0; i < SPACES_PER_TEMPLE; i++) if (spaces[i] === String(seat)) mask |= bitOf(i)
      setPriests(p, seat, temple, mask)
    }
  })
}
