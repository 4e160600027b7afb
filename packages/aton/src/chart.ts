import type { Position } from '@benben/kernel'
import { bitOf, SPACES_PER_TEMPLE, TEMPLES } from './board.ts'
import { priests, setPriests } from './state.ts'

/** The temples as people read them: three rows of four, `.` or the seat whose priest stands there. */
const ROWS = 3
const COLUMNS = SPACES_PER_TEMPLE / ROWS

export const ROW = /^[.01]{4}$/

export function writeTemples(p: Position): string[][] {
  return Array.from({ length: TEMPLES }, (_, temple) =>
    Array.from({ length: ROWS }, (_, row) =>
      Array.from({ length: COLUMNS }, (_, column) => {
        const bit = bitOf(row * COLUMNS + column)
        return (priests(p, 0, temple) & bit) !== 0 ? '0' : (priests(p, 1, temple) & bit) !== 0 ? '1' : '.'
      }).join(''),
    ),
  )
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
