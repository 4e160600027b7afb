import { describe, expect, it } from 'vitest'
import { dusk, type TestTable, type Layout, type SeatLayout } from './testing/table.ts'

/** A scoring, the first unless told otherwise; the points of each seat by step. */
const scored = (layout: Layout): TestTable => dusk({ round: 8, ...layout })
const step = (table: TestTable, source: string): (number | undefined)[] =>
  table.view().seats.map(({ points }) => points[source])

const ROWS = ['papyrus', 'bread', 'limestone', 'granite'].flatMap((name) =>
  [6, 5, 4].map((row) => `${name} ${row}`),
)
/** So many workshops of seat 0, three to a district. */
const many = (buildings: number): Record<string, number> =>
  Object.fromEntries(ROWS.slice(0, buildings).map((place) => [place, 0]))

describe('step 1: the districts', () => {
  const districts = (
    workshops: Record<string, number>,
    peopleStatues: (number | null)[] = [null, null, null, null],
    players: 2 | 3 = 2,
  ) => step(scored({ players, workshops, peopleStatues }), 'districts')

  it('three points for most pieces in a district', () => {
    expect(districts({ 'bread 3': 0, 'bread 4': 0, 'bread 1': 1 })).toEqual([3, 0])
    expect(districts({ 'bread 3': 0, 'papyrus 4': 0, 'granite 1': 1 })).toEqual([6, 3])
  })

  it('R53: nobody scores a district without pieces', () => {
    expect(districts({})).toEqual([0, 0])
  })

  it('a statue counts in two districts', () => {
    expect(districts({}, [null, null, 0, 1])).toEqual([6, 6])
    expect(districts({ 'papyrus 1': 1, 'papyrus 2': 1 }, [null, null, 0, null])).toEqual([3, 3])
    expect(districts({}, [0, 1, null, null])).toEqual([0, 0])
  })

  it('G6: of tied seats the one with the topmost piece', () => {
    expect(districts({ 'bread 2': 1, 'bread 3': 0 })).toEqual([0, 3])
    expect(districts({ 'bread 2': 0, 'bread 6': 0, 'bread 3': 1, 'bread 4': 1 })).toEqual([3, 0])
    expect(districts({ 'bread 4': 0, 'bread 5': 1, 'bread 3': 2 }, undefined, 3)).toEqual([0, 0, 3])
  })

  it('G6: a statue above the district is topmost', () => {
    expect(districts({ 'bread 1': 0, 'bread 2': 0, 'bread 6': 1 }, [null, null, 1, null])).toEqual([0, 6])
  })

  it('only the tied with most pieces compare', () => {
    expect(
      districts({ 'bread 1': 2, 'bread 5': 0, 'bread 6': 0, 'bread 3': 1, 'bread 4': 1 }, undefined, 3),
    ).toEqual([0, 3, 0])
  })
})

describe('step 2: the temple', () => {
  it('Example 8: three buildings, a pillar in line with three and one in line with two: eight points', () => {
    const table = scored({
      players: 3,
      houses: { 'left 2': 0, 'right 2': 0, 'bottom 4': 0 },
      temple: { d2: ['P22', 0, 0], b2: ['P23', 0, 0] },
    })
    expect(step(table, 'temple')).toEqual([8, 0, 0])
  })

  it('Example 9: one building and two pillars out of its line: one point', () => {
    const table = scored({ houses: { 'left 2': 0 }, temple: { d1: ['P22', 0, 0], b3: ['P23', 0, 0] } })
    expect(step(table, 'temple')).toEqual([1, 0])
  })

  it("others' buildings and pillars do not count", () => {
    const table = scored({
      houses: { 'left 1': 1, 'bottom 1': 0 },
      temple: { a1: ['P22', 0, 0], b1: ['P23', 0, null], c1: ['P24', 0, 1] },
    })
    expect(step(table, 'temple')).toEqual([2, 2])
  })

  it('statues at the temple count like buildings, in the middle row and the middle column', () => {
    const temple: Layout['temple'] = {
      c3: ['P22', 0, 0],
      a3: ['P23', 0, 0],
      c1: ['P24', 0, 0],
      b2: ['P25', 0, 0],
    }
    expect(step(scored({ peopleStatues: [0, null, null, null], temple }), 'temple')).toEqual([1 + 2, 0])
    expect(step(scored({ peopleStatues: [null, 0, null, null], temple }), 'temple')).toEqual([1 + 2, 0])
    expect(step(scored({ peopleStatues: [0, 0, null, null], temple }), 'temple')).toEqual([2 + 4, 0])
    expect(step(scored({ peopleStatues: [1, null, 0, 0], temple }), 'temple')).toEqual([0, 1])
  })
})

describe('steps 3 to 6', () => {
  it('3: 1, 3, 6, 10, 15, 21 points for statues, wherever they stand', () => {
    const gods = ['horus', 'ra', 'hathor', 'bastet', 'thoth', 'osiris'] as const
    const points = gods.map((_, i) => {
      const godStatues = Object.fromEntries(gods.slice(0, i).map((god) => [god, [0]]))
      return step(scored({ godStatues, peopleStatues: [0, null, null, null] }), 'statues')
    })
    expect(points).toEqual([1, 3, 6, 10, 15, 21].map((each) => [each, 0]))
    expect(step(scored({}), 'statues')).toEqual([0, 0])
  })

  it('4: 3, 6, 9, 12, 15 points for a happiness of 9, 13, 16, 19, 21', () => {
    const at = (happiness: number): number | undefined =>
      step(scored({ seats: [{ happiness, population: 21 }] }), 'happiness')[0]
    expect([0, 8, 9, 12, 13, 15, 16, 18, 19, 20, 21].map(at)).toEqual([0, 0, 3, 3, 6, 6, 9, 9, 12, 12, 15])
  })

  it('5: two points for each production at 6', () => {
    const at = (production: SeatLayout['production']): number | undefined =>
      step(scored({ seats: [{ production: production! }] }), 'production')[0]
    expect(at({ papyrus: 5, bread: 5 })).toBe(0)
    expect(at({ papyrus: 6, granite: 6 })).toBe(4)
    expect(at({ papyrus: 6, bread: 6, limestone: 6, granite: 6 })).toBe(8)
  })

  it('6: the points that the buildings have uncovered', () => {
    const points = Array.from({ length: 11 }, (_, n) => step(scored({ workshops: many(n) }), 'buildings')[0])
    expect(points).toEqual([0, 0, 0, 1, 1, 3, 3, 6, 6, 10, 15])
  })

  it('R52: each step is done for all seats before the next', () => {
    const seats = [
      { happiness: 9, production: { bread: 6 } },
      { happiness: 9, production: { bread: 6 } },
    ]
    const told = scored({ seats, workshops: { 'bread 1': 0, 'papyrus 1': 1 } }).all('points')
    expect(told.map(({ seat, source }) => `${source} ${seat}`)).toEqual([
      'districts 0',
      'districts 1',
      'happiness 0',
      'happiness 1',
      'production 0',
      'production 1',
    ])
  })
})

describe('step 7: bread', () => {
  it('as much as the buildings have uncovered', () => {
    const owed = Array.from(
      { length: 11 },
      (_, n) => scored({ workshops: many(n) }).all('bread')[0]?.owed ?? 0,
    )
    expect(owed).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5])
  })

  it('three points for each bread that is not paid', () => {
    const table = scored({ workshops: many(4), seats: [{ score: 30 }] })
    expect(table.all('bread')).toEqual([{ type: 'bread', seat: 0, paid: 0, owed: 2 }])
    expect(step(table, 'bread')).toEqual([-6, 0])
  })

  it('R25: each chooses how much, and gold may stand in', () => {
    const seats = [{ tokens: { bread: 1, gold: 2 } }]
    const asked = (): TestTable => scored({ workshops: many(4), seats })
    expect(asked().legal(0)).toEqual(['bread 2', 'bread 1', 'bread 0'])
    const all = asked().play('0: bread 2')
    expect(all.tokens(0)).toEqual({ gold: 1 })
    expect(step(all, 'bread')).toEqual([0, 0])
    const some = asked().play('0: bread 1')
    expect(some.tokens(0)).toEqual({ gold: 2 })
    expect(step(some, 'bread')).toEqual([-3, 0])
    const none = asked().play('0: bread 0')
    expect(none.tokens(0)).toEqual({ bread: 1, gold: 2 })
    expect(step(none, 'bread')).toEqual([-6, 0])
  })

  it('not more than is due or at hand, and no other resource', () => {
    const table = scored({ workshops: many(4), seats: [{ tokens: { bread: 1, papyrus: 4 } }] })
    expect(table.legal(0)).toEqual(['bread 1', 'bread 0'])
    expect(table.try('0: bread 2')?.code).toBe('tekhenu.no-bread')
    expect(table.try('0: bread 3')?.code).toBe('tekhenu.too-much-bread')
  })

  it('R25: seat by seat in the new turn order', () => {
    const workshops = { 'papyrus 6': 0, 'papyrus 5': 0, 'bread 6': 1, 'bread 5': 1 }
    const seats = [{ tokens: { bread: 1 }, excess: 4 }, { tokens: { bread: 1 } }]
    const table = scored({ workshops, seats })
    expect(table.all('order')[0]?.order).toEqual([1, 0])
    table.play('1: bread 1', '0: bread 0')
    expect(table.all('bread').map(({ seat, paid }) => [seat, paid])).toEqual([
      [1, 1],
      [0, 0],
    ])
  })

  it('R52: what steps 1 to 6 brought stands before points are lost; nobody falls below 0', () => {
    const table = scored({ workshops: many(4), seats: [{ score: 0, happiness: 9 }] })
    // Two districts, happiness, one point of the row: 10; six for the bread.
    expect(table.score(0)).toBe(6 + 3 + 1 - 6)
    const lost = { 'papyrus 6': 0, 'papyrus 5': 0, 'papyrus 1': 1, 'papyrus 2': 1 }
    expect(scored({ workshops: lost, seats: [{ score: 1 }] }).score(0)).toBe(0)
  })

  it('T10: scribes may stand for the gold', () => {
    const table = scored({ workshops: many(4), seats: [{ tokens: { scribe: 2 }, technologies: ['T10'] }] })
    table.play('0: bread 2')
    expect(table.tokens(0)).toEqual({})
    // It is nobody's turn, so the swap brings no point.
    expect(table.points(0)['T10']).toBeUndefined()
  })
})

describe('both scorings', () => {
  it('count everything anew', () => {
    const layout: Layout = { houses: { 'left 2': 0 }, seats: [{ happiness: 9 }] }
    expect(dusk({ ...layout, round: 8 }).points(0)).toEqual({ scoring: 4 })
    expect(dusk({ ...layout, round: 16 }).points(0)).toEqual({ scoring: 4, first: 3 })
  })
})
