import { describe, expect, it } from 'vitest'
import { TestTable, type Layout } from './testing/table.ts'

const HATHOR_AT_4 = ['horus', 'ra', 'bastet', 'hathor', 'thoth', 'osiris'] as const

/** Seat 0 has taken a white die in Horus's section and turns to Horus. */
const atHorus = (value: number, layout: Layout = {}): TestTable =>
  new TestTable(
    { dice: { horus: [`white ${value}`] }, seats: [{ tokens: { granite: 3 } }], ...layout },
    true,
  ).play(`0: take horus ${value} white`)

describe('a statue in honour of a god', () => {
  it('is built to the god of the value, for granite', () => {
    const table = atHorus(4, { horus: HATHOR_AT_4 }).play('0: do horus', '0: statue to hathor')
    expect(table.view().godStatues['hathor']).toEqual([0])
    expect(table.tokens(0)).toEqual({ granite: 2 })
    expect(table.seat(0).statues).toBe(5)
    expect(table.score(0)).toBe(10)
  })

  it.each([
    [1, 'horus'],
    [2, 'ra'],
    [3, 'bastet'],
    [4, 'hathor'],
    [5, 'thoth'],
    [6, 'osiris'],
  ])('with a %i honours the god of that value alone: %s', (value, god) => {
    const table = atHorus(value, { horus: HATHOR_AT_4 }).play('0: do horus')
    expect(table.legal(0, 'statue to')).toEqual([`statue to ${god}`])
  })

  it('Example 13: a 4 honours Hathor; from then on Hathor brings its owner 1 gold when another performs her', () => {
    const table = atHorus(4, {
      horus: HATHOR_AT_4,
      dice: { horus: ['white 4'], hathor: ['yellow 2'] },
      seats: [{ tokens: { granite: 1 } }, { tokens: { bread: 2 } }],
    }).play('0: do horus', '0: statue to hathor')
    expect(table.tokens(0)).toEqual({})
    table.play('0: end turn', '1: take hathor 2 yellow', '1: do hathor', '1: building at left 1')
    expect(table.tokens(0)).toEqual({ gold: 1 })
    expect(table.tokens(1)).not.toHaveProperty('gold')
  })

  it.each([
    [2, 1],
    [3, 2],
    [4, 3],
  ] as const)('with %i players there are %i spaces per god', (players, spaces) => {
    const owners = [1, 1, 1].slice(0, spaces)
    const layout = { players, seats: [{ tokens: { granite: 3 } }] }
    const free = atHorus(2, { ...layout, godStatues: { ra: owners.slice(1) } }).play(
      '0: do horus',
      '0: statue to ra',
    )
    expect(free.view().godStatues['ra']).toEqual([...owners.slice(1), 0])
    const full = atHorus(2, { ...layout, godStatues: { ra: owners } }).play('0: do horus')
    expect(full.why('0: statue to ra')).toBe('statue-spaces-full (R14)')
  })

  it('may be the second one to the same god', () => {
    const table = atHorus(2, { players: 3, godStatues: { ra: [0] } }).play('0: do horus', '0: statue to ra')
    expect(table.view().godStatues['ra']).toEqual([0, 0])
  })
})

describe('a statue for the people', () => {
  it.each(['row', 'column', 'workshops', 'quarries'])(
    'may stand at the %s at any value, and brings the gold there',
    (place) => {
      for (const value of [1, 3, 6]) {
        const table = atHorus(value).play('0: do horus', `0: statue at ${place}`)
        expect(table.view().peopleStatues).toEqual(
          ['row', 'column', 'workshops', 'quarries'].map((each) => (each === place ? 0 : null)),
        )
        expect(table.tokens(0)).toEqual({ granite: 2, gold: 1 })
        expect(table.score(0)).toBe(10)
        expect(table.seat(0).statues).toBe(5)
      }
    },
  )

  it('at the temple scores 3 for each own pillar in its line, and for nobody else’s', () => {
    // Row 3 holds three pillars of seat 0 and one of seat 1, column c two of seat 0 (c3 is in both).
    const temple: Layout['temple'] = {
      a3: ['P01', 0, 0],
      b3: ['P02', 0, 1],
      c3: ['P03', 0, 0],
      e3: ['P04', 0, 0],
      c5: ['P05', 0, 0],
      b1: ['P06', 0, 0],
    }
    expect(atHorus(1, { temple }).play('0: do horus', '0: statue at row').points(0)).toEqual({ row: 9 })
    expect(atHorus(1, { temple }).play('0: do horus', '0: statue at column').points(0)).toEqual({ column: 6 })
    expect(atHorus(1, { temple }).play('0: do horus', '0: statue at workshops').points(0)).toEqual({})
    expect(atHorus(1, { temple }).play('0: do horus', '0: statue at quarries').points(0)).toEqual({})
  })
})

describe('the price of a statue', () => {
  it('is 1, 1, 2, 2, 3, 3 granite, from the first to the sixth', () => {
    const gods = ['ra', 'hathor', 'bastet', 'thoth', 'osiris'] as const
    const paid = [0, 1, 2, 3, 4, 5].map((built) => {
      const godStatues = Object.fromEntries(gods.slice(0, built).map((god) => [god, [0]]))
      const table = atHorus(1, { godStatues }).play('0: do horus', '0: statue at quarries')
      return 3 - (table.tokens(0)['granite'] ?? 0)
    })
    expect(paid).toEqual([1, 1, 2, 2, 3, 3])
  })

  it('may be paid with gold where granite is missing', () => {
    const table = atHorus(1, {
      godStatues: { ra: [0], hathor: [0] },
      seats: [{ tokens: { granite: 1, gold: 2 } }],
    })
    table.play('0: do horus', '0: statue to horus')
    expect(table.tokens(0)).toEqual({ gold: 1 })
  })
})

/** A scribe could change the die, so that there is something to decide. */
const RICH = [{ tokens: { granite: 9, scribe: 1 } }]

describe('Horus refuses', () => {
  it('what cannot be paid', () => {
    const table = atHorus(2, {
      godStatues: { ra: [0], hathor: [0] },
      seats: [{ tokens: { granite: 1, limestone: 9, scribe: 1 } }],
    })
    expect(table.why('0: do horus')).toBe('no-granite (horus)')
    expect(table.try('0: do horus')?.params).toEqual({ granite: 2 })
  })

  it('a seventh statue', () => {
    const godStatues = { horus: [0], ra: [0], hathor: [0], bastet: [0], thoth: [0], osiris: [0] }
    expect(atHorus(2, { godStatues, seats: RICH }).why('0: do horus')).toBe('no-statue-left (limits)')
  })

  it('a statue without a space left for it', () => {
    const table = atHorus(2, { godStatues: { ra: [1] }, peopleStatues: [1, 1, 1, 1], seats: RICH })
    expect(table.why('0: do horus')).toBe('no-statue-space (horus)')
  })

  it('a god the value does not honour, and a space that is taken', () => {
    const table = atHorus(2, { peopleStatues: [1, null, null, null] }).play('0: do horus')
    expect(table.why('0: statue to osiris')).toBe('other-god (horus)')
    expect(table.try('0: statue to osiris')?.params).toEqual({ god: 'ra', value: 2 })
    expect(table.why('0: statue at row')).toBe('statue-space-taken (horus)')
    expect(table.why('0: building at left 1')).toBe('not-asked (turn)')
  })
})
