import { describe, expect, it } from 'vitest'
import { TestTable, type Layout, type SeatLayout } from './testing/table.ts'

/** Seat 0 has taken a white die in Osiris's shaded section. */
const atOsiris = (value: number, layout: Layout = {}): TestTable =>
  new TestTable({ dice: { osiris: [`white ${value}`] }, rowGold: false, ...layout }, true).play(
    `0: take osiris ${value} white`,
  )

const built = (row: number, district: string, seat: SeatLayout = {}, layout: Layout = {}): TestTable =>
  atOsiris(row, { seats: [seat], ...layout }).play('0: do osiris', `0: building in ${district} ${row}`)

/** Production starts at 2 each. */
const produces = (more: Record<string, number>) => {
  const steps: Record<string, number> = { papyrus: 0, bread: 0, limestone: 0, granite: 0, ...more }
  return Object.fromEntries(Object.entries(steps).map(([name, by]) => [name, 2 + by]))
}

const DISTRICTS = ['papyrus', 'bread', 'limestone', 'granite'] as const
const SECOND = {
  3: { papyrus: 'bread', bread: 'papyrus', limestone: 'granite', granite: 'limestone' },
  4: { papyrus: 'limestone', bread: 'granite', limestone: 'papyrus', granite: 'bread' },
} as const

describe.each(DISTRICTS)('a building in the district of %s', (district) => {
  it('in row 1 raises its production by 1 and brings 1 of it', () => {
    const table = built(1, district)
    expect(table.seat(0).production).toEqual(produces({ [district]: 1 }))
    expect(table.tokens(0)).toEqual({ [district]: 1 })
  })

  it('in row 2 raises its production by 1, brings 1 of it, and the gold to whoever comes first', () => {
    const first = built(2, district, {}, { rowGold: true })
    expect(first.seat(0).production).toEqual(produces({ [district]: 1 }))
    expect(first.tokens(0)).toEqual({ [district]: 1, gold: 1 })
    expect(first.view().rowGold).toBe(false)
    expect(built(2, district).tokens(0)).toEqual({ [district]: 1 })
  })

  it('in row 3 raises two productions by 1 and brings 1 of its own', () => {
    const table = built(3, district)
    expect(table.seat(0).production).toEqual(produces({ [district]: 1, [SECOND[3][district]]: 1 }))
    expect(table.tokens(0)).toEqual({ [district]: 1 })
  })

  it('in row 4 raises two productions by 1 and brings 1 of its own and 1 gold', () => {
    const table = built(4, district)
    expect(table.seat(0).production).toEqual(produces({ [district]: 1, [SECOND[4][district]]: 1 }))
    expect(table.tokens(0)).toEqual({ [district]: 1, gold: 1 })
  })

  it('in row 5 raises its production by 2 and brings 2 of it', () => {
    const table = built(5, district)
    expect(table.seat(0).production).toEqual(produces({ [district]: 2 }))
    expect(table.tokens(0)).toEqual({ [district]: 2 })
  })

  it('in row 6 raises its production by 2 and any by 1, and brings 2 of it', () => {
    const table = built(6, district)
    expect(table.tokens(0)).toEqual({ [district]: 2 })
    expect(table.asked).toBe('improve')
    expect(table.legal(0)).toEqual(DISTRICTS.map((name) => `raise ${name}`))
    expect(built(6, district).play('0: raise granite').seat(0).production).toEqual(
      produces(district === 'granite' ? { granite: 3 } : { [district]: 2, granite: 1 }),
    )
    table.play(`0: raise ${district}`)
    expect(table.seat(0).production).toEqual(produces({ [district]: 3 }))
    expect(table.tokens(0)).toEqual({ [district]: 2 })
  })
})

describe('a workshop or quarry', () => {
  it('costs 1 happiness and no resources, and leaves its owner one building less', () => {
    for (const row of [1, 2, 3, 4, 5]) {
      const table = built(row, 'bread', { happiness: 1 })
      expect(table.seat(0)).toMatchObject({ happiness: 0, population: 5, buildings: 9 })
      expect(table.all('paid')).toEqual([])
      expect(table.view().workshops).toEqual({ [`bread ${row}`]: 0 })
    }
  })

  it('may stand in any district whose space in the row is free', () => {
    const table = atOsiris(3, { workshops: { 'bread 3': 1, 'papyrus 2': 1 } }).play('0: do osiris')
    expect(table.legal(0)).toEqual([
      'building in papyrus 3',
      'building in limestone 3',
      'building in granite 3',
    ])
  })

  it('never raises a production beyond 6', () => {
    const production = { papyrus: 6, bread: 6, limestone: 5, granite: 6 }
    expect(built(5, 'limestone', { production }).seat(0).production).toEqual({ ...production, limestone: 6 })
    expect(built(3, 'bread', { production }).seat(0).production).toEqual(production)
    expect(built(3, 'bread', { production }).tokens(0)).toEqual({ bread: 1 })
    // Row 6: with every marker on top nothing is asked.
    const full = built(6, 'limestone', { production })
    expect(full.seat(0).production).toEqual({ papyrus: 6, bread: 6, limestone: 6, granite: 6 })
    expect(full.asked).toBe('end-turn')
  })
})

describe('Osiris refuses', () => {
  // A scribe could change the die, so that there is something to decide.
  const tokens = { scribe: 1 }

  it('an unhappy people', () => {
    const table = atOsiris(2, { seats: [{ tokens, happiness: 0 }] })
    expect(table.why('0: do osiris')).toBe('unhappy (osiris)')
  })

  it('an eleventh building', () => {
    const houses = ['left', 'bottom'].flatMap((side) =>
      [1, 2, 3, 4, 5].map((n) => [`${side} ${n}`, 0] as const),
    )
    const table = atOsiris(2, { seats: [{ tokens }], houses: Object.fromEntries(houses) })
    expect(table.why('0: do osiris')).toBe('no-building-left (limits)')
  })

  it('a full row', () => {
    const workshops = Object.fromEntries(DISTRICTS.map((name) => [`${name} 2`, 1] as const))
    expect(atOsiris(2, { seats: [{ tokens }], workshops }).why('0: do osiris')).toBe('row-full (osiris)')
  })

  it('another row, and a space that is taken', () => {
    const table = atOsiris(2, { workshops: { 'bread 2': 1 } }).play('0: do osiris')
    expect(table.why('0: building in papyrus 3')).toBe('other-row (osiris)')
    expect(table.why('0: building in bread 2')).toBe('workshop-taken (osiris)')
  })

  it('to raise a production that is on top', () => {
    const table = built(6, 'bread', { production: { granite: 6 } })
    expect(table.why('0: raise granite')).toBe('production-full (R18)')
    expect(table.legal(0)).not.toContain('raise granite')
  })
})
