import { describe, expect, it } from 'vitest'
import { aton } from './index.ts'
import { TestTable, type Layout } from './testing/table.ts'

/** The board of the rulebook's example; red is seat 0. */
const WORKED = ['0000 0011 1...', '1... 0011 ....', '1..0 00.. ...0', '1..0 ...1 ...1']

/** A round that ends in a scoring: nothing is gained or removed, seat 0 acts first, one priest each into temple 1. */
const quiet: Layout = { dead: [4, 4], hands: ['2211', '2211'], piles: ['1', '2'] }
const QUIET = ['0: assign 2 2 1 1', '1: assign 2 2 1 1']

describe('a scoring', () => {
  it('the worked example: 3, 5, 4, 9, 8, bonus 4 and 4', () => {
    const [red, blue] = aton.project(new TestTable({ temples: WORKED }).view())
    expect(red).toEqual({ cartouche1: 0, temple1: 3, temple2: 0, temple3: 4, temple4: 0, black: 8, bonus: 4 })
    expect(blue).toEqual({
      cartouche1: 0,
      temple1: 0,
      temple2: 5,
      temple3: 0,
      temple4: 9,
      black: 0,
      bonus: 4,
    })
  })

  it('takes place after both players when the realm of the dead is full, by source', () => {
    const table = new TestTable({ ...quiet, temples: WORKED }).play(...QUIET, '0: place 1c2', '1: place 1c3')
    expect(table.view().seats.map((seat) => seat.score)).toEqual([19, 18])
    expect(table.all('scored')[0]!.lines).toEqual([
      { source: 'temple1', seat: 0, points: 3 },
      { source: 'temple2', seat: 1, points: 5 },
      { source: 'temple3', seat: 0, points: 4 },
      { source: 'temple4', seat: 1, points: 9 },
      { source: 'black', seat: 0, points: 8 },
      { source: 'bonus', seat: 0, points: 4 },
      { source: 'bonus', seat: 1, points: 4 },
    ])
  })

  it('does not take place while the realm has room', () => {
    const table = new TestTable({ ...quiet, dead: [4, 3], temples: WORKED })
    table.play(...QUIET, '0: place 1c2', '1: place 1c3')
    expect(table.all('scored')).toEqual([])
    expect(table.view().round).toBe(3)
    expect(table.view().seats.map((seat) => seat.dead)).toEqual([4, 3])
  })

  it('no majority, no points: equal temples and equal black spaces pay nobody', () => {
    const even = aton.project(
      new TestTable({
        temples: ['01.. 01.. ....', '01.. .... ....', '01.. .... ....', '01.. ...0 ....'],
      }).view(),
    )
    expect(even[0]).toMatchObject({ temple1: 0, temple2: 0, temple3: 0, temple4: 3, black: 0 })
    expect(even[1]).toMatchObject({ temple1: 0, temple2: 0, temple3: 0, temple4: 0, black: 0 })
  })

  it('a majority in temple 4 without a blue space pays nothing', () => {
    const theirs = '.... ...1 ....'
    const [first] = aton.project(
      new TestTable({ temples: [theirs, theirs, theirs, '0... .... ....'] }).view(),
    )
    expect(first).toMatchObject({ temple4: 0 })
  })
})

describe('after a scoring', () => {
  const afterScoring = (temples: readonly string[], more: Layout = {}): TestTable =>
    new TestTable({ ...quiet, ...more, temples }).play(...QUIET, '0: place 1c2', '1: place 1c3')

  it('the leader first takes one priest out of every temple, then the other', () => {
    const table = afterScoring(WORKED)
    expect(aton.toAct(table.position)).toEqual([0])
    expect(aton.decision(table.position, 0)).toMatchObject({
      question: { code: 'aton.return', params: { left: 3 } },
    })
    expect(table.all('returned')).toEqual([{ type: 'returned', seat: 0, space: 39 }]) // the only one in temple 4
    table.play('0: return 1a1', '0: return 2b1', '0: return 3a4')
    expect(aton.toAct(table.position)).toEqual([1])
  })

  it('AT13: the owner picks which priest leaves a temple', () => {
    const table = afterScoring(WORKED)
    expect(table.legal(0)).toEqual(
      ['1a1', '1a2', '1a3', '1a4', '1b1', '1b2', '1c2', '2b1', '2b2', '3a4', '3b1', '3b2', '3c4'].map(
        (space) => `return ${space}`,
      ),
    )
    table.play('0: return 3b2')
    expect(table.try('0: return 3b1')).toMatchObject({
      code: 'aton.temple-done',
      params: { temple: 3 },
      rule: 'AT7',
    })
    expect(table.try('0: return 1b3')).toMatchObject({ code: 'aton.must-be-yours' })
    expect(table.try('0: return 1c4')).toMatchObject({ code: 'aton.space-empty' })
  })

  it('a tie in points lets Red begin', () => {
    for (const red of [0, 1] as const) {
      const table = afterScoring(['0... 1... ....', '01.. .... ....'], { red, scores: [8, 0] })
      expect(table.view().seats.map((seat) => seat.score)).toEqual([8, 8])
      expect(table.all('returned')[0]!.seat).toBe(red)
    }
  })

  it('AT7: for each temple without a priest one leaves the highest temple that still has any', () => {
    // Seat 0: three in temple 1 (one of them just placed), two in temple 2, none in 3 and 4.
    const table = afterScoring(['00.. .... ....', '00.. .... ....', '1... .... ....'])
    const gone = table.all('returned').filter((event) => event.seat === 0)
    expect(gone.map((event) => event.space)).toEqual([12, 13]) // both of temple 2: its own, and one of the two missing
    expect(aton.decision(table.position, 0)).toMatchObject({ question: { params: { left: 2 } } })
    expect(table.legal(0)).toEqual(['return 1a1', 'return 1a2', 'return 1c2'])
  })

  it('AT22: the leader takes back all priests due before the other takes back any', () => {
    const table = afterScoring(['0011 0011 ....', '0011 .... ....'], { scores: [0, 20] })
    const order: number[] = []
    for (
      let [seat] = aton.toAct(table.position);
      table.view().round === 2;
      [seat] = aton.toAct(table.position)
    ) {
      table.play(`${seat}: ${table.legal(seat!)[0]}`)
    }
    for (const { seat } of table.all('returned')) if (order.at(-1) !== seat) order.push(seat)
    expect(order).toEqual([1, 0])
    expect(table.all('returned').filter(({ seat }) => seat === 1)).toHaveLength(4)
  })

  it('AT20: what leaves which temple is settled before the first priest goes; the order is the owner’s', () => {
    const table = afterScoring(WORKED)
    expect(table.view().waiting.at(-1)).toMatchObject({ wait: 'return', leave: [1, 1, 1, 0] })
    table.play('0: return 3c4', '0: return 1b2')
    expect(table.view().waiting.at(-1)).toMatchObject({ wait: 'return', leave: [0, 1, 0, 0] })
    expect(table.legal(0)).toEqual(['return 2b1', 'return 2b2'])
  })

  it('AT7: with fewer than four in all, all of them', () => {
    const table = afterScoring(['0... .... ....', '.... .... ....', '0... .... ....'])
    expect(table.all('returned').filter((event) => event.seat === 0)).toHaveLength(3)
    expect(table.view().seats[0]).toMatchObject({ reserve: 29, dead: 0 })
    expect(table.view().temples.flat().join('')).not.toContain('0')
  })

  it('the realm is emptied into the reserves, and the next round begins', () => {
    const table = afterScoring(['0... .... ....', '1... .... ....'])
    expect(table.all('realm-emptied')).toEqual([{ type: 'realm-emptied', priests: [4, 4] }])
    expect(table.view().seats.map((seat) => [seat.dead, seat.reserve])).toEqual([
      [0, 29],
      [0, 29],
    ])
    expect(table.view().round).toBe(3)
  })

  it('AT12: a scoring that ends the game returns no priests', () => {
    const table = new TestTable({ ...quiet, temples: WORKED, scores: [30, 0] })
    table.play(...QUIET, '0: place 1c2', '1: place 1c3')
    expect(table.match.result).toMatchObject({ reason: 'scoring', winners: [0], totals: [49, 18] })
    expect(table.all('returned')).toEqual([])
    expect(table.view().seats.map((seat) => seat.dead)).toEqual([4, 4])
  })
})
