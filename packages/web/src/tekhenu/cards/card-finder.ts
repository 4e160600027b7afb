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
