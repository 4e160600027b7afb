import type { Finder } from '../../ui/close-look.ts'

const cardAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
/** A finger meets the room around a spot (spot.module.css), which lies over the card in it. */
const cardUnder = (target: EventTarget | null): HTMLElement | null =>
  cardAt(target) ??
  (target instanceof Element ? target.closest('[data-spot]') : null)?.querySelector<HTMLElement>(
    '[data-card]',
  ) ??
  null
const cardIn = (target: Element): HTMLElement | null =>
  target.closest<HTMLElement>('[data-card]') ?? target.querySelector<HTMLElement>('[data-card]')

/** Cards are looked at closely where they lie. */
export const CARDS: Finder = {
  soon: 350,
  at: cardAt,
  under: cardUnder,
  within: cardIn,
  id: (card) => card.dataset['card']!,
}

/** The card at the focus or, after it was shown, the one that follows on the table; the first of all where the focus is at none. */
export function cardAfter(shown: HTMLElement | null, focus: Element | null): HTMLElement | undefined {
  const cards = [...document.querySelectorAll<HTMLElement>('main[data-table] [data-card]')].filter(
    (card) => card.getClientRects().length > 0 && card.closest('[inert]') === null,
  )
  const focused = focus === null ? null : cardIn(focus)
  if (shown === null && focused !== null && cards.includes(focused)) return focused
  return cards[shown === null ? 0 : (cards.indexOf(shown) + 1) % cards.length]
}
