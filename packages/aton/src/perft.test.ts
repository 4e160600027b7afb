import { clone, fastHost, type Position } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { aton } from './index.ts'
import { open, TestTable, type Layout } from './testing/table.ts'

/** How many sequences of legal moves of a length there are; seats that decide together answer in order. */
function perft(position: Position, depth: number): number {
  const seat = aton.toAct(position)[0]
  if (depth === 0 || seat === undefined) return 1
  let sum = 0
  for (const move of aton.legal(position, seat, [])) {
    const next = clone(position)
    aton.step(next, seat, move, fastHost)
    sum += perft(next, depth - 1)
  }
  return sum
}

const counts = (position: Position, depth: number): number[] =>
  Array.from({ length: depth }, (_, i) => perft(position, i + 1))

const placing = (layout: Layout, first: string, second: string): Position =>
  new TestTable(layout).play(`0: ${first}`, `1: ${second}`).position

describe('counts of legal sequences', () => {
  it('by hand: two priests into an empty temple are 12 × 11; the other removes both and has 48 spaces', () => {
    const position = placing({ hands: ['1212', '2444'] }, 'assign 2 1 1 2', 'assign 2 4 4 4')
    expect(counts(position, 3)).toEqual([12, 12 * 11, 12 * 11 * 48])
  })

  it('by hand: both assign in 24 ways or exchange', () => {
    const position = new TestTable({ tokens: [false, false] }).position
    expect(counts(position, 2)).toEqual([24, 24 * 24])
    expect(counts(new TestTable({}).position, 1)).toEqual([25])
  })

  it('from openings', () => {
    expect(counts(open({ red: 0 }, 'perft 1'), 3)).toEqual([25, 336, 10_668])
    expect(counts(open({ red: 1 }, 'perft 2'), 3)).toEqual([13, 168, 4872])
  })

  it('from the middle of a game, with removals', () => {
    const temples = ['0110 01.. 1.0.', '00.1 .... 11..', '1.0. 0... ....', '.... .1.0 ....']
    const position = placing({ temples, hands: ['1433', '4442'] }, 'assign 1 3 3 4', 'assign 2 4 4 4')
    expect(counts(position, 4)).toEqual([8, 168, 3360, 63_840])
  })

  it('from a scoring, with returns', () => {
    const temples = ['000. 11.. ....', '00.. 111. ....', '0000 11.. ....', '00.. 11.. ....']
    const position = placing(
      { temples, dead: [4, 4], hands: ['2211', '2211'], piles: ['1', '2'] },
      'assign 2 2 1 1',
      'assign 2 2 1 1',
    )
    expect(counts(position, 5)).toEqual([7, 42, 420, 3108, 15_120])
  })
})
