import type { Position, Seat } from '@benben/kernel'
import type { TekhenuEvent } from '../events.ts'
import type { Play } from '../play.ts'
import type { Known } from './known.ts'

export type Paid = Extract<TekhenuEvent, { readonly type: 'points' }>

/** The points a seat is paid at once when the rules do something, on a copy of the position. */
export function trial(
  { p, play }: Known,
  seat: Seat,
  act: (copy: Position, play: Play) => void,
): readonly Paid[] {
  const paid: Paid[] = []
  const collectPoints = (event: TekhenuEvent): void => {
    if (event.type === 'points' && event.seat === seat) paid.push(event)
  }
  act(p.slice(), { ...play, emit: collectPoints })
  return paid
}

export const pointsOf = (paid: readonly Paid[], ...causes: readonly string[]): number =>
  paid.reduce((sum, { by, points }) => sum + (causes.length === 0 || causes.includes(by) ? points : 0), 0)
