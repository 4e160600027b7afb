import { describe, expect, it } from 'vitest'
import { bitOf, cardsOf, DECREE } from './names.ts'
import { exchangeSecrets } from './secrets.ts'
import { DECK, heldCell } from './state.ts'
import { TestTable } from './testing/table.ts'

const [hand, deck] = [heldCell(DECREE, 1), DECK + DECREE]

describe('decrees that only their owner knows', () => {
  it('R54: are exchanged for those of the deck; known ones stay', () => {
    const p = new TestTable({ seats: [{}, { decrees: ['D05', 'D09'], openDecrees: ['D05'] }] }).position
    const before = { hand: p[hand]!, deck: p[deck]! }
    const tried: number[] = []
    exchangeSecrets(p, 1, (cards, hold) => {
      for (const card of cards) {
        hold(card)
        expect(cardsOf(p[hand]!)).toEqual([5, card].toSorted((a, b) => a - b))
        tried.push(card)
      }
      return cards.find((card) => card !== 9)!
    })
    expect(tried).toEqual(cardsOf(before.deck | bitOf(9)))
    expect(cardsOf(p[hand]!)).toContain(5)
    expect(cardsOf(p[hand]!)).not.toContain(9)
    // Nothing is lost or doubled.
    expect(p[hand]! | p[deck]!).toBe(before.hand | before.deck)
    expect(p[hand]! & p[deck]!).toBe(0)
  })
})
