import { describe, expect, it } from 'vitest'
import { aton } from './index.ts'
import { open, TestTable } from './testing/table.ts'

/** Plays a round without a choice that matters: both place one priest into temple 1. */
const dullRound = (table: TestTable): TestTable => {
  table.play('0: assign 3 2 1 1', '1: assign 3 2 1 1')
  while (table.view().waiting.at(-1)!.wait === 'place') {
    const seat = aton.toAct(table.position)[0]!
    table.play(`${seat}: ${table.legal(seat)[0]!}`)
  }
  return table
}

describe('piles and discards', () => {
  it('deals as from a shuffled pile of nine cards of each value', () => {
    const hands = Array.from(
      { length: 4000 },
      (_, i) => aton.view(open({ red: 0 }, `deal ${i}`), 0).seats[0]!.hand!,
    )
    for (const value of [1, 2, 3, 4]) {
      const dealt = hands.flat().filter((card) => card === value).length
      expect(Math.abs(dealt - 4000)).toBeLessThan(220) // four standard deviations
    }
    // 4 × C(9, 4) of C(36, 4) hands are four of a kind: 34 in 4000. Drawn with replacement it would be 62.
    const equal = hands.filter((hand) => new Set(hand).size === 1).length
    expect(equal).toBeGreaterThan(10)
    expect(equal).toBeLessThan(55)
  })

  it('all eight cards are discarded face up, and four new ones are drawn', () => {
    const table = dullRound(new TestTable({ hands: ['1123', '1123'], piles: ['12341234', '22334411'] }))
    expect(table.view().round).toBe(3)
    expect(table.view(0).seats[0]).toMatchObject({ hand: expect.any(Array), pile: 4 })
    expect(table.all('discarded').map((event) => event.cards)).toEqual([
      [3, 2, 1, 1],
      [3, 2, 1, 1],
    ])
    expect(table.view().seats[0]!.cartouches).toBeNull()
  })

  it('AT19: an empty pile is made new from the discards when a card is needed, not before', () => {
    const table = new TestTable({ hands: ['1123', '2223'], piles: ['1234', '1234'] })
    table.play('0: assign 3 2 1 1', '1: assign 2 3 2 2')
    while (table.view().round === 2) {
      const seat = aton.toAct(table.position)[0]!
      table.play(`${seat}: ${table.legal(seat)[0]!}`)
    }
    expect(table.view(0).seats[0]).toMatchObject({ hand: [1, 2, 3, 4], pile: 0, discards: [8, 8, 8, 8] })
    expect(table.all('reshuffled')).toEqual([])
    table.play('0: exchange')
    expect(table.all('reshuffled')).toEqual([{ type: 'reshuffled', seat: 0 }])
  })

  it('AT6: a draw that the pile cannot cover takes what is left, reshuffles, and goes on', () => {
    const table = new TestTable({ hands: ['1111', '1234'], piles: ['44', undefined] }).play('0: exchange')
    const seat = table.view(0).seats[0]!
    expect(table.all('reshuffled')).toEqual([{ type: 'reshuffled', seat: 0 }])
    expect(seat.hand!.filter((value) => value === 4).length).toBeGreaterThanOrEqual(2)
    expect(seat.hand).toHaveLength(4)
    expect(seat.pile).toBe(32)
  })

  it('AT11: exchanging with an empty pile shuffles all discards, the four cards among them', () => {
    const table = new TestTable({ hands: ['1144', '1234'], piles: ['', undefined] }).play('0: exchange')
    expect(table.all('reshuffled')).toEqual([{ type: 'reshuffled', seat: 0 }])
    const { hand, pile, discards, faceDown } = table.json.seats[0]!
    expect({ discards, faceDown }).toEqual({ discards: [0, 0, 0, 0], faceDown: [0, 0, 0, 0] })
    const drawn = [1, 2, 3, 4].map((value) => hand.filter((card) => card === value).length)
    expect(pile.map((many, i) => many + drawn[i]!)).toEqual([9, 9, 9, 9])
  })

  it('AT11: exchanged cards lie face down among the discards', () => {
    const table = new TestTable({ hands: ['1144', '1234'] }).play('0: exchange')
    expect(table.view(1).seats[0]!.discards).toEqual([0, 0, 0, 0])
    expect(table.view(1).seats[0]!.faceDown).toEqual({ size: 4, cards: null })
  })
})
