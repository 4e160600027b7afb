import type { TekhenuView } from '@benben/tekhenu'

/** Thoth's market, one event later. */

/** What lies in each section: blessings, technologies, decrees. */
const SECTIONS = ['BBT', 'BBTT', 'BTTD', 'BTDD'] as const
const SPACES = SECTIONS.join('')

/** New cards come to lie where one of their family is missing. `section` counts from 1. */
export function layCards(view: TekhenuView, section: number, cards: readonly string[]): TekhenuView {
  const start = SECTIONS.slice(0, section - 1).join('').length
  const end = start + SECTIONS[section - 1]!.length
  const market = [...view.market]
  for (const card of cards) {
    const space = market.findIndex(
      (lies, i) => i >= start && i < end && lies === null && SPACES[i] === card[0],
    )
    if (space >= 0) market[space] = card
  }
  const without = (deck: readonly string[]): readonly string[] => deck.filter((card) => !cards.includes(card))
  return {
    ...view,
    market,
    decks: { blessing: without(view.decks.blessing), technology: without(view.decks.technology) },
    decreeDeck: view.decreeDeck - cards.filter((card) => card.startsWith('D')).length,
  }
}
