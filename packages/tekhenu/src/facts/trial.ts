import type { Position, Seat } from '@benben/kernel'
import type { TekhenuEvent } from '../events.ts'
import type { Play } from '../play.ts'
import type { Known } from './known.ts'

export type Paid = Extract<TekhenuEvent, { readonly type: 'points' | 'gained' }>

/** The points and tokens a seat is paid at once when the rules do something, on a copy of the position. */
export function trial(
  { p, play }: Known,
  seat: Seat,
  act: (copy: Position, play: Play) => void,
): readonly Paid[] {
  const paid: Paid[] = []
  const collect = (event: TekhenuEvent): void => {
    if ((event.type === 'points' || event.type === 'gained') && event.seat === seat) paid.push(event)
  }
  act(p.slice(), { ...play, emit: collect })
  return paid
}

export const pointsOf = (paid: readonly Paid[], ...causes: readonly string[]): number =>
  paid.reduce(
    (sum, each) =>
      sum + (each.type === 'points' && (causes.length === 0 || causes.includes(each.by)) ? each.points : 0),
    0,
  )

/** The tokens that come by these causes. */
export function tokensOf(
  paid: readonly Paid[],
  ...causes: readonly string[]
): Readonly<Record<string, number>> {
  const sum: Record<string, number> = {}
  for (const each of paid) {
    if (each.type !== 'gained' || !causes.includes(each.by)) continue
    for (const [token, many] of Object.entries(each.tokens)) sum[token] = (sum[token] ?? 0) + many
  }
  return sum
}
