import { cardKind, MARKET, MARKET_FAMILIES, type TekhenuView } from '@benben/tekhenu'

/** Thoth's market, one event later: new cards come to lie where one of their family is missing. `section` counts from 1. */
export function layCards(view: TekhenuView, section: number, cards: readonly string[]): TekhenuView {
  const { start, end } = MARKET[section - 1]!
  const market = [...view.market]
  for (const card of cards) {
    const kind = cardKind(card)
    const space = market.findIndex(
      (lies, i) => i >= start && i < end && lies === null && MARKET_FAMILIES[i] === kind,
    )
    if (space >= 0) market[space] = card
  }
  const without = (deck: readonly string[]): readonly string[] => deck.filter((card) => !cards.includes(card))
  return {
    ...view,
    market,
    decks: { blessing: without(view.decks.blessing), technology: without(view.decks.technology) },
    decreeDeck: view.decreeDeck - cards.filter((card) => cardKind(card) === 'decree').length,
  }
}
