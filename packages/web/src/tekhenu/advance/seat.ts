import type { Seat } from '@benben/kernel'
import type { TekhenuView } from '@benben/tekhenu'

/** What a seat has, one event later. */
type SeatView = TekhenuView['seats'][number]
type Many = Readonly<Record<string, number>>

export const withSeat = (
  view: TekhenuView,
  seat: Seat,
  change: (before: SeatView) => Partial<SeatView>,
): TekhenuView => ({
  ...view,
  seats: view.seats.with(seat, { ...view.seats[seat]!, ...change(view.seats[seat]!) }),
})

export const weigh = (view: TekhenuView, seat: Seat, by: number): TekhenuView => ({
  ...view,
  balances: view.balances.with(seat, view.balances[seat]! + by),
})

export const withTokens = (view: TekhenuView, seat: Seat, many: Many, sign: 1 | -1): TekhenuView =>
  withSeat(view, seat, ({ tokens }) => ({
    tokens: Object.fromEntries(
      Object.entries(tokens).map(([name, had]) => [name, had + sign * (many[name] ?? 0)]),
    ),
  }))

export const score = (view: TekhenuView, seat: Seat, points: number, source: string): TekhenuView => ({
  ...withSeat(view, seat, (before) => ({
    points: { ...before.points, [source]: (before.points[source] ?? 0) + points },
  })),
  totals: view.totals.with(seat, view.totals[seat]! + points),
})
