import type { Position, Seat } from '@benben/kernel'
import { bitOf, cardsOf, DECREE, type Card } from './names.ts'
import { DECK, heldCell, OPEN_DECREES } from './state.ts'

/**
 * Exchanges each decree that only its owner knows (R54) for the one that `choose` picks out of itself and those of the deck.
 * To choose, it may look how the position is with each of them held.
 */
export function exchangeSecrets(
  p: Position,
  seat: Seat,
  choose: (cards: readonly Card[], hold: (card: Card) => void) => Card,
): void {
  const [hand, deck] = [heldCell(DECREE, seat), DECK + DECREE]
  for (const card of cardsOf(p[hand]! & ~p[OPEN_DECREES + seat]!)) {
    const others = p[hand]! & ~bitOf(card)
    const unseen = p[deck]! | bitOf(card)
    const hold = (each: Card): void => {
      p[hand] = others | bitOf(each)
      p[deck] = unseen & ~bitOf(each)
    }
    hold(choose(cardsOf(unseen), hold))
  }
}
