import { describe, expect, it } from 'vitest'
import { tekhenu } from './index.ts'
import { dusk, TestTable, type Layout, type SeatLayout } from './testing/table.ts'

/** The end of the last round: seats in this order of balance, without decrees. */
const ended = (seats: readonly SeatLayout[], layout: Layout = {}): TestTable => {
  const players = seats.length as 2 | 3 | 4
  // Seat 0 stands at 0; each further seat one point farther from it; the last has taken a die of 1.
  return dusk({
    players,
    round: 16,
    seats: seats.map((seat, i) => ({ excess: i === players - 1 ? i + 1 : i, ...seat })),
    ...layout,
  })
}
const bonus = (table: TestTable): (number | undefined)[] =>
  table.view().seats.map(({ points }) => points['order'])
const winner = (table: TestTable): readonly number[] | undefined => tekhenu.result(table.position)?.winners

describe('the end of the game', () => {
  it('three points for the first in turn order; with three or four players two for the second', () => {
    expect(bonus(ended([{}, {}]))).toEqual([3, 0])
    expect(bonus(ended([{}, {}, {}]))).toEqual([3, 2, 0])
    expect(bonus(ended([{}, {}, {}, {}]))).toEqual([3, 2, 0, 0])
  })

  it('the order is that of the last Maat', () => {
    expect(bonus(ended([{ excess: 9 }, {}, { excess: 1 }]))).toEqual([0, 2, 3])
  })

  it('comes after the decrees', () => {
    const table = ended([{ decrees: ['D07', 'D01'], openDecrees: ['D07', 'D01'], tokens: { scribe: 1 } }, {}])
    expect(bonus(table)).toEqual([0, 0])
    table.play('0: score D07', '0: score D01')
    expect(
      table
        .all('points')
        .slice(-2)
        .map(({ by }) => by),
    ).toEqual(['D07', 'first'])
  })

  it('most points win', () => {
    const table = ended([{ score: 10 }, { score: 30 }])
    expect(winner(table)).toEqual([1])
    expect(tekhenu.result(table.position)).toMatchObject({ reason: 'final-scoring', totals: [13, 30] })
  })

  it('a tie goes to the seat with more scribes', () => {
    const table = ended([{ score: 10 }, { score: 13, tokens: { scribe: 1 } }])
    expect(winner(table)).toEqual([1])
    expect(table.all('ended')[0]?.tie).toEqual({ by: 'scribes', seats: [1, 0] })
    expect(
      winner(
        ended([
          { score: 10, tokens: { scribe: 2 } },
          { score: 13, tokens: { scribe: 1, gold: 5 } },
        ]),
      ),
    ).toEqual([0])
  })

  it('a further tie to the seat that is earlier in turn order', () => {
    expect(winner(ended([{ score: 10 }, { score: 13 }]))).toEqual([0])
    // Seat 0 loses a point at Maat.
    const behind = ended([
      { score: 14, excess: 5 },
      { score: 10, excess: 1 },
    ])
    expect(tekhenu.result(behind.position)?.totals).toEqual([13, 13])
    expect(winner(behind)).toEqual([1])
    const three = ended([
      { score: 1 },
      { score: 10, tokens: { scribe: 1 } },
      { score: 12, tokens: { scribe: 1 } },
    ])
    expect(tekhenu.result(three.position)?.totals).toEqual([4, 12, 12])
    expect(winner(three)).toEqual([1])
    expect(three.all('ended')[0]?.tie).toEqual({ by: 'order', seats: [1, 2] })
  })

  it('scribes count before the order', () => {
    expect(
      winner(
        ended([
          { score: 10, tokens: { scribe: 1 } },
          { score: 13, tokens: { scribe: 2 } },
        ]),
      ),
    ).toEqual([1])
  })

  it('nothing can be played any more', () => {
    const table = ended([{}, {}])
    expect(table.view()).toMatchObject({ over: true, toAct: [], winners: [0] })
    expect(table.all('ended')).toEqual([{ type: 'ended', winners: [0] }])
    expect(table.try('0: take ra 1 white')?.code).toBe('tekhenu.over')
  })

  it('the points by source add up to the totals', () => {
    const table = ended(
      [
        { score: 40, happiness: 13, excess: 6 },
        { score: 3, excess: 10 },
      ],
      { workshops: { 'bread 1': 0, 'bread 2': 1 } },
    )
    const { points, totals } = tekhenu.result(table.position)!
    expect(points.map((own) => Object.values(own).reduce((sum, each) => sum + each, 0))).toEqual(totals)
    expect(totals).toEqual([40 - 2 + 3 + 6 + 3, 0])
  })

  it('is no result before', () => {
    expect(tekhenu.result(new TestTable({}).position)).toBeUndefined()
  })
})
