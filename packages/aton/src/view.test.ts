import { random } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { aton, type AtonJSON } from './index.ts'
import { TestTable } from './testing/table.ts'

describe('views', () => {
  it('show a seat its own cards and nobody else theirs', () => {
    const table = new TestTable({ hands: ['1234', '1122'] }).play('1: assign 1 2 1 2')
    expect(table.view(0).seats.map((seat) => [seat.hand, seat.cartouches])).toEqual([
      [[1, 2, 3, 4], null],
      [null, null],
    ])
    expect(table.view(1).seats.map((seat) => [seat.hand, seat.cartouches])).toEqual([
      [null, null],
      [
        [1, 1, 2, 2],
        [1, 2, 1, 2],
      ],
    ])
    expect(table.view().seats.map((seat) => [seat.hand, seat.cartouches])).toEqual([
      [null, null],
      [null, null],
    ])
  })

  it('never hold the generator', () => {
    const table = new TestTable({})
    for (const word of table.json.generator) expect(word).toBeDefined()
    expect(Object.keys(table.view(0))).not.toContain('generator')
    const other = { ...table.json, generator: [9, 8, 7, 6] }
    const read = aton.fromJSON(other)
    expect(read.ok && aton.view(read.value, 0)).toEqual(table.view(0))
  })

  it('are determinized with every hand the seat may fear, and none that it can rule out', () => {
    const dice = random('x')
    const hands = (table: TestTable): Set<string> =>
      new Set(
        Array.from({ length: 6000 }, () => {
          const json = aton.toJSON(aton.determinize(table.view(0), dice)) as AtonJSON
          return json.seats[1]!.hand.join('')
        }),
      )
    // With every other card lying open there is only one hand left; with all in the pile, any.
    const open = new TestTable({ hands: ['1234', '1123'], piles: [undefined, ''] })
    expect(hands(open)).toEqual(new Set(['1123']))
    expect(hands(new TestTable({ hands: ['1234', '1123'] })).size).toBe(35)
  })

  it('project what a scoring now would pay, on top of what is held', () => {
    const table = new TestTable({ temples: ['00.. .... ....'], scores: [5, 7] })
    expect(aton.project(table.view()).map((points) => Object.values(points).reduce((a, b) => a + b))).toEqual(
      [7, 7],
    )
  })
})
