import {
  SPACES_PER_TEMPLE,
  templeOf,
  type AtonEvent,
  type AtonView,
  type SeatView,
  type Space,
} from '@benben/aton'
import type { Seat } from '@benben/kernel'

/**
 * The picture one event later. Moves of others arrive as a whole; shown one event at a time they can be followed. Only
 * what is drawn is carried along, and the view that came with the events has the last word.
 */
export function advance(view: AtonView, event: AtonEvent): AtonView {
  switch (event.type) {
    case 'round':
      return { ...view, round: event.round, first: null }
    case 'exchanged':
      return withSeat(view, event.seat, () => ({ token: false }))
    case 'assigned':
      return withSeat(view, event.seat, () => ({ ready: true, cartouches: event.cards }))
    case 'revealed':
      return event.cards.reduce<AtonView>(
        (shown, cartouches, seat) => withSeat(shown, seat, () => ({ ready: true, hand: [], cartouches })),
        view,
      )
    case 'compared':
      return event.seat === null ? view : gain(view, event.seat, 'cartouche1', event.points)
    case 'first':
      return { ...view, first: event.seat }
    case 'removed':
      return beyond(withSpace(view, event.space, '.'), event.owner, event.to, false)
    case 'placed':
      return withSeat(withSpace(view, event.space, String(event.seat)), event.seat, ({ reserve }) => ({
        reserve: reserve - 1,
      }))
    case 'unplaced':
      return beyond(view, event.seat, event.to, true)
    case 'scored':
      return event.lines.reduce((shown, { seat, source, points }) => gain(shown, seat, source, points), view)
    case 'returned':
      return withSeat(withSpace(view, event.space, '.'), event.seat, ({ reserve }) => ({
        reserve: reserve + 1,
      }))
    case 'realm-emptied':
      return event.priests.reduce<AtonView>(
        (shown, priests, seat) =>
          withSeat(shown, seat, ({ reserve }) => ({ dead: 0, reserve: reserve + priests })),
        view,
      )
    case 'discarded':
      return withSeat(view, event.seat, ({ discards }) => ({
        ready: false,
        cartouches: null,
        discards: event.cards.reduce(
          (counts, card) => counts.with(card - 1, counts[card - 1]! + 1),
          [...discards],
        ),
      }))
    case 'ended':
      return { ...view, end: { reason: event.reason, winners: event.winners } }
    default:
      return view
  }
}

const withSeat = (view: AtonView, seat: Seat, change: (before: SeatView) => Partial<SeatView>): AtonView => ({
  ...view,
  seats: view.seats.map((each, i) => (i === seat ? { ...each, ...change(each) } : each)),
})

const gain = (view: AtonView, seat: Seat, source: string, points: number): AtonView =>
  withSeat(view, seat, (before) => ({
    score: before.score + points,
    points: { ...before.points, [source]: (before.points[source] ?? 0) + points },
  }))

/** A priest that leaves the temples or finds no space; `held` where it comes from the reserve. */
const beyond = (view: AtonView, seat: Seat, to: 'dead' | 'reserve', held: boolean): AtonView =>
  withSeat(view, seat, ({ dead, reserve }) => ({
    dead: to === 'dead' ? dead + 1 : dead,
    reserve: reserve + (to === 'reserve' ? 1 : 0) - (held ? 1 : 0),
  }))

const COLUMNS = 4

function withSpace(view: AtonView, space: Space, sign: string): AtonView {
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
