import { describe, expect, it } from 'vitest'
import { dusk, seated, TestTable, type Layout, type SeatLayout } from '../testing/table.ts'

/** A Maat phase in which seat 0 is weighed with this; seat 1 ends the round and stands at +1. */
const weighed = (seat: SeatLayout, layout: Layout = {}): TestTable =>
  dusk(seated(seat, { round: 4, seth: {}, ...layout }))
const balances = (table: TestTable): number[] =>
  table.all('weighed').flatMap(({ seat, balance }) => (seat === 0 ? [balance] : []))

const dice = ['green 5 pure', 'red 4 tainted', 'gray 2 tainted', 'blue 3 tainted']

describe('Maat and Time of Seth', () => {
  it('case 18: blood taints like dice, faith offsets it, and it stays', () => {
    const table = weighed({ dice, blood: 2, tokens: { faith: 1 } })
    expect(table.view().balances[0]).toBe(-6)
    table.play('0: faith 1 pure')
    expect(balances(table)).toEqual([-5])
    expect(table.points(0)).toEqual({ balance: -1 })
    expect(table.seth.seats[0]!.blood).toBe(2)
    expect(table.view().balances[0]).toBe(-2)
    expect(table.seat(0).dice).toEqual([])
    const without = weighed({ dice, blood: 2 })
    expect(balances(without)).toEqual([-6])
    expect(without.points(0)).toEqual({ balance: -2 })
  })

  it('case 19: with TX03 and TX04 nothing is lost, blood pays, and the order follows the true balance', () => {
    const table = weighed({ dice, blood: 2, technologies: ['TX03', 'TX04'] })
    expect(table.points(0)).toEqual({ TX04: 2 })
    expect(balances(table)).toEqual([-6])
    expect(table.all('order')[0]!.order).toEqual([1, 0])
  })

  it('TX03, Q46: no points are lost, the balance stays what it is', () => {
    const table = weighed({ dice, blood: 9, technologies: ['TX03'] })
    expect(table.points(0)).toEqual({})
    expect(balances(table)).toEqual([-13])
    expect(table.all('order')[0]!.order).toEqual([1, 0])
    expect(table.seat(0).balance).toBe(-13)
  })

  it('TX04, Q47: a point for each blood after the loss, in the last Maat phase too', () => {
    const table = weighed({ dice, blood: 3, technologies: ['TX04'] })
    expect(table.points(0)).toEqual({ balance: -2, TX04: 3 })
    // Nobody falls below 0, so that the order of loss and gain shows.
    expect(weighed({ dice, blood: 3, score: 1, technologies: ['TX04'] }).score(0)).toBe(3)
    const last = weighed({ dice, blood: 3, technologies: ['TX04'] }, { round: 16 })
    expect(last.points(0)).toMatchObject({ TX04: 3 })
  })

  it('TX02, Q45: faith that is left becomes priests before destinies are chosen, up to 10', () => {
    const seat: SeatLayout = { technologies: ['TX02'], tokens: { faith: 3 }, priests: 4 }
    const table = weighed(seat).play('0: faith 1 pure')
    expect(table.warband(0)).toEqual([0, 6])
    expect(table.tokens(0)).toEqual({})
    expect(table.asked).toBe('seth.destiny')
    expect(
      weighed({ ...seat, priests: 9 })
        .play('0: no faith')
        .warband(0),
    ).toEqual([0, 10])
    const other = weighed({ tokens: { faith: 3 } }).play('0: no faith')
    expect(other.warband(0)).toEqual([0, 0])
    expect(other.tokens(0)).toEqual({})
  })

  it('TS9: all of it does, without a question', () => {
    const table = weighed({ technologies: ['TX02'], tokens: { faith: 2 } }).play('0: no faith')
    expect(table.warband(0)).toEqual([0, 2])
    expect(table.asked).toBe('seth.destiny')
  })

  it('Q45: not in the last Maat phase', () => {
    const table = weighed({ technologies: ['TX02'], tokens: { faith: 3 } }, { round: 16 }).play('0: no faith')
    expect(table.warband(0)).toEqual([0, 0])
  })
})

describe('scoring', () => {
  it('case E3: a first and a second space of two players’ board bring 3 points each, in each scoring', () => {
    for (const round of [8, 16]) {
      const table = dusk({ round, seth: { regions: { 2: [0], 5: [1, 0] } } })
      expect(table.all('points').filter(({ source, seat }) => source === 'regions' && seat === 0)).toEqual([
        { type: 'points', seat: 0, points: 6, source: 'regions', by: 'scoring' },
      ])
    }
    const four = dusk({ players: 4, round: 8, seth: { regions: { 2: [0], 5: [1, 0] } } })
    expect(four.seat(0).points['regions']).toBe(5)
    expect(four.seat(1).points['regions']).toBe(3)
    const none = dusk({ round: 4, seth: { regions: { 2: [0], 5: [1, 0] } } })
    expect(none.seat(0).points['regions']).toBe(0)
  })

  it('Q48: before bread is due, so that its points can be lost there', () => {
    // Four buildings have left the row; without bread each one due costs 3 points.
    const workshops = { 'bread 1': 0, 'bread 2': 0, 'bread 3': 0 }
    const table = dusk({ round: 8, workshops, seth: { regions: { 2: [0] } }, seats: [{ score: 0 }] })
    const told = table.all('points').flatMap(({ seat, source }) => (seat === 0 ? [source] : []))
    expect(told).toContain('regions')
    expect(told.indexOf('bread')).toBeGreaterThan(told.indexOf('regions'))
    expect(told.indexOf('regions')).toBeGreaterThan(told.indexOf('districts'))
  })

  it('Q49: what base decrees count of Seth’s board', () => {
    const worth = (decree: string): number => {
      const table = new TestTable({
        players: 3,
        round: 16,
        houses: { 'left 1': 0 },
        workshops: { 'bread 1': 0, 'granite 1': 0 },
        seth: { regions: { 1: [0], 2: [1, 0] }, peopleStatues: [0, 1], statues: [0, 0] },
        seats: [{ decrees: [decree], openDecrees: [decree] }],
      })
      return table.game.project(table.view())[0]!['decrees']!
    }
    expect(worth('D16')).toBe(8)
    expect(worth('D19')).toBe(5)
    expect(worth('D18')).toBe(9)
    expect(worth('D14')).toBe(2 * 3 + 2)
    expect(worth('D17')).toBe(6)
    expect(worth('D21')).toBe(5)
    expect(worth('D09')).toBe(3)
    expect(worth('D10')).toBe(3)
    expect(worth('D11')).toBe(4)
    expect(worth('D12')).toBe(3)
    expect(worth('D15')).toBe(2)
  })
})
