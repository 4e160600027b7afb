import type { Seat } from '@benben/kernel'
import { sethOf, type TekhenuView } from '@benben/tekhenu'

/** The cards of a seat that the viewer may see, and how many decrees are hidden. */
export function heldCards(view: TekhenuView, seat: Seat): { cards: readonly string[]; hidden: number } {
  const board = view.seats[seat]!
  const seth = sethOf(view)?.seats[seat]
  const decrees = view.decrees[seat] ?? board.openDecrees
  return {
    cards: [
      ...board.drafted,
      ...(seth === undefined || seth.cult === null ? [] : [seth.cult]),
      ...(seth?.artifacts ?? []),
      ...board.blessings,
      ...board.technologies,
      ...decrees,
    ],
    hidden: view.decreeCounts[seat]! - decrees.length,
  }
}
