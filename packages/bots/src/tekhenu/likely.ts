import type { Position, Random, Seat } from '@benben/kernel'
import { exchangeSecrets } from '@benben/tekhenu'
import type { Judge } from './judges.ts'

/**
 * So many points more make a secret decree e times as likely. A seat keeps the one that suits it, and plays for it: in games of
 * scribes a seat with random ones would expect 3 to 8 points less than it does. Dealt in this way it expects about the same.
 */
const DOUBT = 5

const FINE = 1 << 30

/** Deals the secret decrees of a seat anew: rather those that suit it. */
export const holdLikely = (p: Position, seat: Seat, value: Judge, random: Random): void =>
  exchangeSecrets(p, seat, (cards, hold) => {
    const points = cards.map((card) => {
      hold(card)
      return value(p, seat)
    })
    const most = Math.max(...points)
    const weights = points.map((each) => Math.exp((each - most) / DOUBT))
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    let left = (all * random.below(FINE)) / FINE
    return cards[weights.findIndex((weight) => (left -= weight) < 0)] ?? cards.at(-1)!
  })
