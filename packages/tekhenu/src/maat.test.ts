import { describe, expect, it } from 'vitest'
import { maatAfter, roundAhead } from './calendar.ts'
import { dusk, seated, type TestTable, type Layout, type SeatLayout } from './testing/table.ts'

/** A Maat phase in which seat 0 is weighed with this; seat 1 ends the round and stands at +1. */
const weighed = (seat: SeatLayout, layout: Layout = {}): TestTable =>
  dusk(seated(seat, { round: 4, ...layout }))
const balanceOf = (table: TestTable, seat = 0): number | undefined =>
  table.all('weighed').find((event) => event.seat === seat)?.balance

const example: SeatLayout = {
  dice: ['white 2 pure', 'yellow 1 pure', 'gray 4 tainted', 'black 3 tainted'],
  excess: 2,
  tokens: { faith: 1 },
}

describe('what comes next', () => {
  it('is this Maat until it has cleared the boards, then the next one, while destinies are chosen', () => {
    const table = weighed(example)
    expect(maatAfter(roundAhead(table.view()))).toBe(4)
    table.play('0: no faith')
    expect(table.view()).toMatchObject({
      round: 4,
      waiting: expect.arrayContaining([{ wait: 'destiny', place: 0 }]),
    })
    expect(maatAfter(roundAhead(table.view()))).toBe(8)
  })
})

describe('the balance', () => {
  it('Example 6: pure dice less tainted dice less excess resources: −6', () => {
    expect(balanceOf(weighed(example).play('0: no faith'))).toBe(-6)
  })

  it('Example 7: a faith on the pure side makes −6 a −5', () => {
    const table = weighed(example).play('0: faith 1 pure')
    expect(balanceOf(table)).toBe(-5)
    expect(table.points(0)).toEqual({ balance: -1 })
  })

  it('faith on the tainted side lowers a balance that is too pure', () => {
    const table = weighed({ dice: ['white 3 pure'], tokens: { faith: 3 } })
    expect(table.legal(0)).toEqual([
      'faith 3 tainted',
      'faith 2 tainted',
      'faith 1 tainted',
      'no faith',
      'faith 1 pure',
      'faith 2 pure',
      'faith 3 pure',
    ])
    table.play('0: faith 3 tainted')
    expect(balanceOf(table)).toBe(0)
    expect(table.all('order')[0]?.order).toEqual([0, 1])
  })

  it('no more faith than one has', () => {
    const table = weighed({ tokens: { faith: 1 } })
    expect(table.try('0: faith 2 pure')).toMatchObject({ code: 'tekhenu.no-faith', params: { faith: 1 } })
  })

  it('a die taken with Anubis counts for nothing', () => {
    expect(balanceOf(weighed({ dice: ['white 6 anubis', 'gray 2 tainted'] }))).toBe(-2)
  })

  it('R22: faith is laid seat by seat in the turn order before the weighing', () => {
    const seats = [{ tokens: { faith: 1 } }, { tokens: { faith: 1 } }, {}]
    const table = dusk({ players: 3, round: 4, order: [1, 0, 2], seats })
    expect(table.try('0: no faith')?.code).toBe('tekhenu.not-your-turn')
    table.play('1: faith 1 pure')
    expect(table.seat(1).laidFaith).toBe(1)
    table.play('0: faith 1 tainted')
    expect(table.all('faith').map(({ seat, amount }) => [seat, amount])).toEqual([
      [1, 1],
      [0, -1],
    ])
    expect(balanceOf(table, 1)).toBe(1)
    expect(balanceOf(table, 0)).toBe(-1)
  })
})

describe('points lost to a negative balance', () => {
  it.each([
    [0, 0],
    [-1, 0],
    [-2, 0],
    [-3, 1],
    [-4, 1],
    [-5, 1],
    [-6, 2],
    [-7, 2],
    [-8, 2],
    [-9, 3],
    [-10, 3],
    [-23, 3],
  ])('a balance of %i costs %i', (balance, loss) => {
    const table = weighed({ excess: -balance })
    expect(balanceOf(table)).toBe(balance)
    expect(table.score(0)).toBe(10 - loss)
    expect(table.seat(0).points['maat']).toBe(-loss + 0)
  })

  it('a positive balance costs nothing', () => {
    expect(weighed({ dice: ['white 6 pure', 'white 6 pure', 'yellow 6 pure'] }).score(0)).toBe(10)
  })

  it('nobody falls below 0', () => {
    expect(weighed({ excess: 9, score: 1 }).score(0)).toBe(0)
    expect(weighed({ excess: 9, score: 0 }).score(0)).toBe(0)
  })
})

describe('the new turn order', () => {
  const order = (
    balances: readonly number[],
    destinies: readonly string[] = ['A01', 'A02', 'A03', 'A04'],
  ): readonly number[] | undefined => {
    const players = balances.length as 2 | 3 | 4
    const seats = balances.map((balance, seat): SeatLayout => {
      // The last seat takes a die that counts 1.
      const own = balance - (seat === players - 1 ? 1 : 0)
      const dice =
        own <= 0 ? [] : own <= 6 ? [`white ${own} pure`] : ['white 6 pure', `yellow ${own - 6} pure`]
      return { destiny: destinies[seat]!, dice, excess: Math.max(0, -own) }
    })
    return dusk({ players, round: 4, seats }).all('order')[0]?.order
  }

  it('a perfect balance first, then ±1, ±2 and so on', () => {
    expect(order([3, -2, 0, 7])).toEqual([2, 1, 0, 3])
    expect(order([-12, 5, 1])).toEqual([2, 1, 0])
  })

  it('+1 and −1 tie: the higher Ankh goes first', () => {
    expect(order([1, -1], ['A01', 'A02'])).toEqual([1, 0])
    expect(order([1, -1], ['A03', 'A02'])).toEqual([0, 1])
    expect(order([-2, 2, 2, -2], ['A03', 'A01', 'A04', 'A02'])).toEqual([2, 0, 3, 1])
  })

  it('tells which seats were tied, and the Ankhs that broke the tie', () => {
    const told = (...balances: readonly number[]) =>
      dusk({
        players: 2,
        round: 4,
        seats: balances.map((balance, seat) => ({
          destiny: seat === 0 ? 'A01' : 'A02',
          dice: balance === 0 ? [] : [`white ${Math.abs(balance)} ${balance > 0 ? 'pure' : 'tainted'}`],
        })),
      }).all('order')[0]
    expect(told(2, 3)?.ties).toBeUndefined()
    expect(told(2, 1)?.ties).toEqual([
      [
        { seat: 1, ankh: 1 },
        { seat: 0, ankh: 0 },
      ],
    ])
  })

  it('T15: an Ankh of 5 and two faith before they are laid', () => {
    const table = weighed(
      { technologies: ['T15'], destiny: 'A01', excess: 3 },
      { seats: [{}, { destiny: 'A04' }] },
    )
    expect(table.tokens(0)).toEqual({ faith: 2 })
    table.play('0: faith 2 pure')
    expect(table.all('weighed').map(({ balance }) => balance)).toEqual([-1, 1])
    expect(table.all('order')[0]?.order).toEqual([0, 1])
  })

  it('holds for the following rounds', () => {
    const table = weighed({ excess: 4 }).play('1: destiny A01', '0: destiny A02')
    expect(table.view()).toMatchObject({ round: 5, order: [1, 0] })
    expect(table.seat(0).balance).toBe(-4)
  })
})

describe('after the weighing', () => {
  it('scales are cleared: dice into the bag, excess and all faith away; other tokens stay', () => {
    const table = weighed({
      dice: ['white 5 pure'],
      excess: 3,
      tokens: { faith: 4, bread: 2, gold: 1, scribe: 1 },
    })
    table.play('0: faith 1 tainted')
    expect(table.seat(0)).toMatchObject({ dice: [], excess: 0, laidFaith: 0 })
    expect(table.tokens(0)).toEqual({ bread: 2, gold: 1, scribe: 1 })
    expect(table.view().bag['white']).toBe(4)
    expect(table.all('cleared')).toHaveLength(1)
  })

  it('Maat comes after rounds 4, 8, 12 and 16, a scoring after 8 and 16', () => {
    const what = Array.from({ length: 8 }, (_, i) => 2 * i + 2).map((round) => {
      const table = dusk({ round })
      return [round, table.all('maat').length, table.all('scoring').length]
    })
    expect(what).toEqual([
      [2, 0, 0],
      [4, 1, 0],
      [6, 0, 0],
      [8, 1, 1],
      [10, 0, 0],
      [12, 1, 0],
      [14, 0, 0],
      [16, 1, 1],
    ])
  })

  it('the order of the phase: balance and loss, order, scoring, clearing, destinies', () => {
    const table = dusk({ round: 8, seats: [{ excess: 3, population: 9, happiness: 9 }] })
    const told = table.events.map((event) => (event.type === 'points' ? event.source : event.type))
    expect(told.slice(told.indexOf('maat'))).toEqual([
      'maat',
      'weighed',
      'maat',
      'weighed',
      'order',
      'scoring',
      'happiness',
      'cleared',
      'destinies-returned',
    ])
  })

  it('R23: T16 is paid in the last Maat after the bread and before the decrees', () => {
    const workshops = { 'papyrus 6': 2, 'papyrus 5': 2 }
    const seats = [
      { dice: ['white 5 pure'] },
      { dice: ['white 4 pure'] },
      { technologies: ['T16'], decrees: ['D09', 'D12'], openDecrees: ['D09', 'D12'] },
    ]
    const table = dusk({ players: 3, round: 16, seats, workshops })
    expect(table.asked).toBe('decrees')
    const told = table
      .all('points')
      .filter(({ seat }) => seat === 2)
      .map(({ by }) => by)
    expect(told).toEqual(['scoring', 'bread', 'T16'])
  })
})
