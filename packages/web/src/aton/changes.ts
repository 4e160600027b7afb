import { SPACES_PER_TEMPLE, templeOf, type AtonView, type SeatView, type Space } from '@benben/aton'
import type { Seat } from '@benben/kernel'

/** What an event changes in a view, as far as it is drawn. */

export const withSeat = (
  view: AtonView,
  seat: Seat,
  change: (before: SeatView) => Partial<SeatView>,
): AtonView => ({
  ...view,
  seats: view.seats.map((each, i) => (i === seat ? { ...each, ...change(each) } : each)),
})

export const gain = (view: AtonView, seat: Seat, source: string, points: number): AtonView =>
  withSeat(view, seat, (before) => ({
    score: before.score + points,
    points: { ...before.points, [source]: (before.points[source] ?? 0) + points },
  }))

/** A priest that leaves the temples or finds no space; `held` where it comes from the reserve. */
export const beyond = (view: AtonView, seat: Seat, to: 'dead' | 'reserve', held: boolean): AtonView =>
  withSeat(view, seat, ({ dead, reserve }) => ({
    dead: to === 'dead' ? dead + 1 : dead,
    reserve: reserve + (to === 'reserve' ? 1 : 0) - (held ? 1 : 0),
  }))

const COLUMNS = 4

export function withSpace(view: AtonView, space: Space, sign: string): AtonView {
  const within = space % SPACES_PER_TEMPLE
  const row = Math.floor(within / COLUMNS)
  const column = within % COLUMNS
  const redrawn = (line: string): string => line.slice(0, column) + sign + line.slice(column + 1)
  return {
    ...view,
    temples: view.temples.map((rows, temple) =>
      temple === templeOf(space) ? rows.map((line, i) => (i === row ? redrawn(line) : line)) : rows,
    ),
  }
}
