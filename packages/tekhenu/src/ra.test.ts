import { describe, expect, it } from 'vitest'
import { dusk, TestTable, type Layout } from './testing/table.ts'
import { templeWith } from './testing/temple.ts'

/** Seat 0 has taken a white die in Ra's sunny section; tiles without an ability lie open for 1–2, 3–4, 5–6. */
const atRa = (value: number, layout: Layout = {}): TestTable =>
  new TestTable(
    {
      dice: { ra: [`white ${value}`] },
      tiles: ['P22', 'P24', 'P26'],
      seats: [{ tokens: { limestone: 3, granite: 3 } }],
      ...layout,
    },
    true,
  ).play(`0: take ra ${value} white`)

const raised = (value: number, where: string, layout: Layout = {}): TestTable =>
  atRa(value, layout).play('0: do ra', `0: pillar at ${where}`)

/** A scribe could change the die, so that there is something to decide. */
const RICH = [{ tokens: { limestone: 9, granite: 9, scribe: 1 } }]

describe('the tile of a pillar', () => {
  it.each([
    [1, 'P22', { limestone: 2, granite: 3 }, 1],
    [2, 'P22', { limestone: 2, granite: 3 }, 1],
    [3, 'P24', { limestone: 3, granite: 2 }, 2],
    [4, 'P24', { limestone: 3, granite: 2 }, 2],
    [5, 'P26', { limestone: 3, granite: 1 }, 3],
    [6, 'P26', { limestone: 3, granite: 1 }, 3],
  ])('for a %i is %s: its price is paid and its slot scores', (value, tile, left, points) => {
    const table = raised(value, 'c3 turn 0')
    expect(table.view().temple[12]).toEqual({ tile, turn: 0, owner: 0 })
    expect(table.tokens(0)).toEqual({ ...left, gold: 1 }) // the gold of the covered space
    expect(table.points(0)).toEqual({ 'tile slot': points })
    expect(table.seat(0).pillars).toBe(7)
  })

  it('leaves a gap; the others slide towards 1–2 and a new one comes to 5–6', () => {
    const after = (value: number) => raised(value, 'c3 turn 0').view()
    expect(after(1).tiles.slice(0, 2)).toEqual(['P24', 'P26'])
    expect(after(3).tiles.slice(0, 2)).toEqual(['P22', 'P26'])
    expect(after(5).tiles.slice(0, 2)).toEqual(['P22', 'P24'])
    const { tiles, stack } = raised(5, 'c3 turn 0').play('0: end turn').view()
    expect(tiles[2]).not.toBeNull()
    expect(stack).toHaveLength(23)
    expect(stack).not.toContain(tiles[2])
  })

  it('may be turned each way that looks different', () => {
    const at = (value: number) => atRa(value).play('0: do ra').legal(0, 'pillar at a1')
    expect(at(1)).toEqual([0, 1, 2, 3].map((turn) => `pillar at a1 turn ${turn}`))
    // P24: clay, lapis, clay, lapis
    expect(at(3)).toEqual([0, 1].map((turn) => `pillar at a1 turn ${turn}`))
  })
})

/** So many pillars of seat 0. */
const pillars = (many: number): NonNullable<Layout['temple']> => templeWith(many, () => 0)

it('R39: the last pillar stands like the others', () => {
  const table = raised(1, 'c3 turn 0', { temple: pillars(7) })
  expect(table.view().temple[12]).toEqual({ tile: 'P22', turn: 0, owner: 0 })
  expect(table.seat(0).pillars).toBe(0)
})

describe('R58: where the stack is empty', () => {
  /** One space is left, and no tile but those that lie open. */
  const temple = templeWith(24, (space) => (space < 8 ? 1 : null))
  const layout: Layout = { temple, tiles: ['P25', 'P26', 'P27'], seats: RICH }
  const slid = { type: 'tiles', tiles: ['P26', 'P27', null] }

  it('R58: no tile comes, and the others are shown once', () => {
    const table = raised(1, 'e5 turn 0', layout).play('0: end turn')
    expect(table.all('tiles')).toEqual([slid])
  })

  it('R58: the others slide outside a turn too, with D23', () => {
    const table = dusk({ ...layout, round: 16, seats: [{ decrees: ['D23'] }] })
    table.play('0: play D23', '0: do ra', '0: value 1')
    table.play('0: pillar at e5 turn 0')
    expect(table.all('tiles')).toEqual([slid])
  })
})

describe('the points of a pillar', () => {
  it('come from every building in its row and column, whoever owns it, and from no statue', () => {
    const layout: Layout = {
      players: 4,
      houses: { 'left 3': 0, 'right 3': 1, 'top 3': 2, 'bottom 3': 3, 'left 2': 0, 'bottom 4': 0 },
      peopleStatues: [0, 0, null, null],
      seats: [{ tokens: { limestone: 1 } }],
    }
    expect(raised(1, 'c3 turn 0', layout).points(0)).toEqual({ 'tile slot': 1, 'buildings in line': 4 })
    expect(raised(1, 'd2 turn 0', layout).points(0)).toMatchObject({ 'buildings in line': 2 })
    expect(raised(1, 'b1 turn 0', layout).points(0)).not.toHaveProperty('buildings in line')
  })

  it('come from each edge that matches the temple or a tile beside it', () => {
    // P22 is sand on all sides but clay to its left; the temple is sand above c1, and P23 shows clay to its right.
    expect(raised(1, 'c1 turn 0').points(0)).toMatchObject({ edges: 1 })
    expect(raised(1, 'c1 turn 1').points(0)).not.toHaveProperty('edges')
    const temple: Layout['temple'] = { b1: ['P23', 0, 1] }
    expect(raised(1, 'c1 turn 0', { temple }).points(0)).toMatchObject({ edges: 2 })
    expect(raised(1, 'c1 turn 2', { temple }).points(0)).toMatchObject({ edges: 1 })
  })

  it('Example 14: a corner doubles matching edges: two are worth 4', () => {
    // a1: clay above, sand to the left; P22 turned once shows clay above and sand to the left.
    expect(raised(1, 'a1 turn 1').points(0)).toEqual({ 'tile slot': 1, corner: 4 })
    // One edge, doubled.
    expect(raised(1, 'a1 turn 2').points(0)).toEqual({ 'tile slot': 1, corner: 2 })
  })

  it('Example 14: a tile beside a corner counts double there as well', () => {
    // P24 at b1 turned once shows lapis, clay, lapis, clay: clay to its left. P22 at a1 has to show clay to its right.
    const temple: Layout['temple'] = { b1: ['P24', 1, 1] }
    const layout: Layout = { temple, tiles: ['P22', 'P25', 'P26'] }
    expect(raised(1, 'a1 turn 2', layout).points(0)).toEqual({ 'tile slot': 1, corner: 4 })
  })
})

describe('the reward of a covered space', () => {
  it.each([
    ['a1', { limestone: 1 }],
    ['b1', { papyrus: 2 }],
    ['c1', { scribe: 1 }],
    ['a2', { bread: 2 }],
    ['a3', { faith: 3 }],
    ['c3', { gold: 1 }],
    ['c4', { limestone: 2 }],
  ])('at %s is received whole: %o', (space, reward) => {
    const table = raised(1, `${space} turn 0`, { seats: [{ tokens: { limestone: 1 } }] })
    expect(table.tokens(0)).toEqual(reward)
  })

  it('at d2 is 2 points', () => {
    expect(raised(1, 'd2 turn 0').points(0)).toMatchObject({ 'covered space': 2 })
  })
})

it('Example 15: the ability of a tile works where its light falls on Ra', () => {
  const layout = (sunny: Layout['sunny']): Layout => ({ tiles: ['P17', 'P22', 'P23'], sunny: sunny! })
  expect(raised(1, 'b2 turn 0', layout('ra')).tokens(0)).toMatchObject({ gold: 2 })
  // Ra is shaded: the second shaded section, where a white die is tainted.
  expect(raised(1, 'b2 turn 0', layout('hathor')).tokens(0)).not.toHaveProperty('gold')
})

describe('Ra refuses', () => {
  it('what cannot be paid', () => {
    const table = atRa(5, { seats: [{ tokens: { limestone: 9, granite: 1, scribe: 1 } }] })
    expect(table.why('0: do ra')).toBe('no-stone (ra)')
    expect(table.try('0: do ra')?.params).toEqual({ tile: 'P26', limestone: 0, granite: 2 })
  })

  it('a ninth pillar', () => {
    expect(atRa(1, { temple: pillars(8), seats: RICH }).why('0: do ra')).toBe('no-pillar-left (limits)')
  })

  it('a slot without a tile', () => {
    const temple = templeWith(23, (space) => (space < 8 ? 1 : null))
    const layout: Layout = { temple, tiles: ['P24', 'P25', 'P26'] }
    const last = atRa(1, layout).play('0: do ra', '0: pillar at e5 turn 0', '0: end turn')
    // The stack gave its last tile; the next pillar leaves the leftmost slot empty.
    expect(last.view().tiles).toEqual(['P25', 'P26', 'P27'])
    const empty = atRa(5, {
      ...layout,
      temple: { ...layout.temple, d5: ['P27', 0, null] },
      tiles: ['P24', 'P25', null],
      seats: RICH,
    })
    expect(empty.why('0: do ra')).toBe('no-tile (R15)')
  })

  it('a temple without an empty space', () => {
    const table = atRa(1, { temple: templeWith(25), tiles: ['P26', 'P27', null], seats: RICH })
    expect(table.why('0: do ra')).toBe('temple-full (R48)')
  })

  it('a covered space, and a turn that looks like another', () => {
    const table = atRa(3, { temple: { c3: ['P01', 0, 1] } }).play('0: do ra')
    expect(table.why('0: pillar at c3 turn 0')).toBe('space-covered (ra)')
    expect(table.why('0: pillar at a1 turn 2')).toBe('same-turn (ra)')
  })
})
