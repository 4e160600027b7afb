import type { AtonView } from '@benben/aton'
import type { Seat } from '@benben/kernel'
import type { Words } from '../speak.ts'
import { meaning } from './cartouches.ts'

const HIGHEST = 4

/** What a card would do at a cartouche, 1 to 4, while nobody has seen the other side's cards. */
export function outlook(words: Words, view: AtonView, seat: Seat, cartouche: number, card: number): string {
  if (cartouche === 1) {
    return words.say('aton.outlook.points', { best: 2 * (card - 1), worst: 2 * (HIGHEST - card) })
  }
  return meaning({ words, view }, seat, cartouche, card)
}

/** What a card that lies open does there. */
export const openMeaning = (
  words: Words,
  view: AtonView,
  seat: Seat,
  cartouche: number,
): string | undefined => {
  const card = view.seats[seat]?.cartouches?.[cartouche - 1]
  return card === undefined ? undefined : meaning({ words, view }, seat, cartouche, card)
}
