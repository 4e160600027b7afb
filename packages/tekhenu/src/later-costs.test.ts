import { describe, expect, it } from 'vitest'
import { dusk, TestTable, type Layout, type SeatLayout } from './testing/table.ts'

/** Seat 0 holds a festival of value 3 with gold and papyrus: whether it is asked which of them pays. */
function isAskedAtFestival(seat: SeatLayout, layout: Layout = {}): boolean {
  const table = new TestTable(
    {
      dice: { bastet: ['black 3'] },
      ...layout,
      seats: [{ tokens: { papyrus: 2, gold: 1 }, ...seat }, ...(layout.seats ?? [])],
    },
    true,
  )
  return table.play('0: take bastet 3 black', '0: do bastet').asked === 'pay'
}

/** The same with a building for bread, of a value, beside a statue to Hathor whose bonus is two happiness. */
function isAskedAtHathor(value: number, seat: SeatLayout): boolean {
  const table = new TestTable(
    {
      dice: { hathor: [`yellow ${value}`] },
      horus: ['ra', 'bastet', 'thoth', 'osiris', 'hathor', 'horus'],
      godStatues: { hathor: [0] },
      seats: [{ tokens: { bread: 4, gold: 1 }, ...seat }],
    },
    true,
  )
  table.play(`0: take hathor ${value} yellow`, '0: do hathor', '0: building at left 3')
  return table.asked === 'pay'
}

describe('a payment may matter for the action that the 21st happiness brings', () => {
  it('R12, R21: where the festival reaches it, and the population lets it', () => {
    expect(isAskedAtFestival({ happiness: 18, population: 21 })).toBe(true)
    expect(isAskedAtFestival({ happiness: 17, population: 21 })).toBe(false)
    expect(isAskedAtFestival({ happiness: 18, population: 20 })).toBe(false)
  })

  it('R12, R21: not where it has been reached before', () => {
    expect(isAskedAtFestival({ happiness: 21, population: 21 })).toBe(false)
  })

  it('R12, T06: the happiness of T06 counts with the festival', () => {
    expect(isAskedAtFestival({ happiness: 17, population: 21, technologies: ['T06'] })).toBe(true)
    expect(isAskedAtFestival({ happiness: 16, population: 21, technologies: ['T06'] })).toBe(false)
  })

  it.each(['B07', 'B08'])('R12, B07, B08: %s could bring three more of both', (card) => {
    expect(isAskedAtFestival({ happiness: 15, population: 18, blessings: [card] })).toBe(true)
    expect(isAskedAtFestival({ happiness: 14, population: 18, blessings: [card] })).toBe(false)
    expect(isAskedAtFestival({ happiness: 15, population: 17, blessings: [card] })).toBe(false)
  })

  it('R12, R21: what own statues bring after the action counts, what those of others bring does not', () => {
    const cheers = ['ra', 'hathor', 'thoth', 'osiris', 'bastet', 'horus'] as const
    const grows = ['ra', 'bastet', 'thoth', 'osiris', 'hathor', 'horus'] as const
    const near = { happiness: 16, population: 21 }
    expect(isAskedAtFestival(near, { horus: cheers, godStatues: { bastet: [0] } })).toBe(true)
    expect(isAskedAtFestival(near, { horus: cheers, godStatues: { bastet: [1] } })).toBe(false)
    expect(isAskedAtFestival(near, { horus: cheers, godStatues: { ra: [0] } })).toBe(false)
    const crowded = { happiness: 18, population: 20 }
    expect(isAskedAtFestival(crowded, { horus: grows, godStatues: { bastet: [0] } })).toBe(true)
    expect(isAskedAtFestival(crowded, { horus: grows, godStatues: { bastet: [1] } })).toBe(false)
  })

  it('R12, R21: the population of a building counts', () => {
    expect(isAskedAtHathor(2, { happiness: 19, population: 19 })).toBe(true)
    expect(isAskedAtHathor(1, { happiness: 19, population: 19 })).toBe(false)
    expect(isAskedAtHathor(2, { happiness: 18, population: 19 })).toBe(false)
  })

  it('R12, R21, B07, B08: nothing more brings it where bread is paid at a scoring', () => {
    const workshops = { 'papyrus 6': 0, 'papyrus 5': 0, 'papyrus 4': 0, 'bread 6': 0 }
    const seat: SeatLayout = { tokens: { bread: 2, gold: 2 }, happiness: 20, population: 20 }
    for (const blessings of [[], ['B07']]) {
      const table = dusk({ round: 8, workshops, seats: [{ ...seat, blessings }, {}] })
      table.play('0: bread 2')
      expect(table.all('paid')).toMatchObject([{ seat: 0, tokens: { bread: 2 } }])
    }
  })

  it('R12, R21: with Seth, on a conquest tile too only own statues of the action count', () => {
    /** Seat 0 raises a pillar at b1, has the reward there, and pays for the statue of P12. */
    const isAsked = (godStatues: Layout['godStatues'] = {}): boolean => {
      const table = new TestTable(
        {
          sunny: 'osiris',
          dice: { ra: ['white 1'] },
          tiles: ['P12', 'P22', 'P23'],
          horus: ['horus', 'hathor', 'thoth', 'osiris', 'ra', 'bastet'],
          godStatues,
          seth: { temple: { b1: 'A05' } },
          seats: [{ tokens: { limestone: 2, granite: 3, gold: 1 }, happiness: 19, population: 21 }],
        },
        true,
      )
      table.play('0: take ra 1 white', '0: do ra', '0: pillar at b1 turn 0', '0: pay 1 limestone 1 granite')
      table.play('0: first reward', '0: gain papyrus', '0: do horus', '0: statue at row')
      return table.asked === 'pay'
    }
    expect(isAsked({ ra: [0] })).toBe(true)
    expect(isAsked()).toBe(false)
  })
})
