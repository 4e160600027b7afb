import type { Seat } from '@benben/kernel'
import { row } from '../text.ts'
import { bothPeople, seatsByColour, type SentenceContext } from './context.ts'

export const COLUMNS = 80
/** A heading, Red's column, Blue's column. */
const WIDTHS = [20, 28, 28]

/** One row: what it is about, and a cell for each player. */
export const line = ({ view }: SentenceContext, heading: string, cell: (seat: Seat) => string): string[] => [
  heading,
  ...seatsByColour(view).map(cell),
]

/** Rows under a heading and both players' names. */
export function sheet(
  context: SentenceContext,
  heading: string,
  rows: readonly (readonly string[])[],
): string[] {
  const { red, blue } = bothPeople(context)
  return [[heading, red, blue], ...rows].flatMap((cells) => row(cells, WIDTHS))
}
