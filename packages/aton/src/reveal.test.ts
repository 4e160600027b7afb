import { describe, expect, it } from 'vitest'
import { TestTable } from './testing/table.ts'

describe('cartouche 1: points', () => {
  it('the higher card scores twice the difference: 1 against 4 gives 6', () => {
    const table = new TestTable({}).play('0: assign 1 2 3 4', '1: assign 4 3 2 1')
    expect(table.all('compared')).toEqual([{ type: 'compared', seat: 1, points: 6 }])
    expect(table.view().seats.map((seat) => seat.score)).toEqual([0, 6])
    expect(table.view().seats[1]!.points).toMatchObject({ cartouche1: 6 })
  })

  it('equal cards score nothing', () => {
    const table = new TestTable({}).play('0: assign 2 1 3 4', '1: assign 2 3 1 4')
    expect(table.all('compared')).toEqual([{ type: 'compared', seat: null, points: 0 }])
    expect(table.view().seats.map((seat) => seat.score)).toEqual([0, 0])
  })
})

describe('cartouche 2: who acts first', () => {
  it('the lower card', () => {
    const table = new TestTable({}).play('0: assign 1 4 3 2', '1: assign 1 3 4 2')
    expect(table.all('first')).toEqual([{ type: 'first', seat: 1, by: 'cartouche2' }])
    expect(table.view().first).toBe(1)
  })

  it('on a tie the lower card at cartouche 1', () => {
    const table = new TestTable({}).play('0: assign 3 2 1 4', '1: assign 4 2 1 3')
    expect(table.all('first')).toEqual([{ type: 'first', seat: 0, by: 'cartouche1' }])
  })

  it('AT3: on a second tie both draw until one card is lower; they go under the piles in the order they came', () => {
    const table = new TestTable({ piles: ['3441', '3422'] }).play('0: assign 1 2 3 4', '1: assign 1 2 3 4')
    expect(table.all('tie-draw').map((event) => event.cards)).toEqual([
      [3, 3],
      [4, 4],
      [4, 2],
    ])
    expect(table.all('first')).toEqual([{ type: 'first', seat: 1, by: 'draw' }])
    expect(table.view().seats[0]!.bottom).toEqual([1, 3, 4, 4])
    expect(table.view().seats[1]!.bottom).toEqual([2, 3, 4, 2])
    expect(table.view().seats.map((seat) => seat.pile)).toEqual([4, 4])
  })

  it('AT3: a pile that runs out is first made new from its discards', () => {
    const table = new TestTable({ piles: ['44', '4444'] }).play('0: assign 1 2 3 4', '1: assign 1 2 3 4')
    expect(table.all('tie-draw').length).toBeGreaterThanOrEqual(3)
    expect(table.all('reshuffled')[0]).toEqual({ type: 'reshuffled', seat: 0 })
    const seat = table.view().seats[0]!
    expect(seat.pile).toBe(32)
    expect(seat.discards).toEqual([0, 0, 0, 0])
    expect(seat.bottom.slice(0, 2)).toEqual([4, 4])
  })

  it('AT10: a tie that no draw can break lets Red act first', () => {
    // All 32 cards outside the cartouches lie in the same order on both sides.
    const pile = '1'.repeat(8) + '2'.repeat(8) + '3'.repeat(8) + '4'.repeat(8)
    for (const red of [0, 1] as const) {
      const table = new TestTable({ red, piles: [pile, pile] }).play('0: assign 1 2 3 4', '1: assign 1 2 3 4')
      expect(table.all('tie-draw')).toHaveLength(32)
      expect(table.all('first')).toEqual([{ type: 'first', seat: red, by: 'red' }])
      expect(table.view().seats.map((seat) => seat.bottom.join(''))).toEqual([pile, pile])
    }
  })
})
