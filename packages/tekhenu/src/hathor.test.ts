import { describe, expect, it } from 'vitest'
import { standard, type Edition } from './edition.ts'
import { TestTable, type Layout } from './testing/table.ts'

/** Seat 0 has taken a yellow die in Hathor's shaded section. */
const atHathor = (value: number, layout: Layout = {}): TestTable =>
  new TestTable(
    { dice: { hathor: [`yellow ${value}`] }, seats: [{ tokens: { bread: 4 } }], ...layout },
    true,
  ).play(`0: take hathor ${value} yellow`)

const built = (value: number, place: string, layout: Layout = {}): TestTable =>
  atHathor(value, layout).play('0: do hathor', `0: building at ${place}`)

/** Nothing to receive: the line's spaces hold somebody's pillars. */
const fullLine = (spaces: readonly string[], owners: readonly number[]): NonNullable<Layout['temple']> =>
  Object.fromEntries(spaces.map((space, i) => [space, [`P0${i + 1}`, 0, owners[i]!] as const]))

describe('a building around the temple', () => {
  it('costs the bread of its space: 2, 3, 4, 3, 2 on the sides, 4, 3, 2, 3, 4 above and below', () => {
    const costs = (side: string) =>
      [1, 2, 3, 4, 5].map((n) => built(2, `${side} ${n}`, { players: 4 }).all('paid')[0]!.tokens)
    for (const side of ['left', 'right'])
      expect(costs(side)).toEqual([2, 3, 4, 3, 2].map((bread) => ({ bread })))
    for (const side of ['bottom', 'top'])
      expect(costs(side)).toEqual([4, 3, 2, 3, 4].map((bread) => ({ bread })))
  })

  it('stands where it was built, and leaves its owner one less', () => {
    const table = built(2, 'left 1')
    expect(table.view().houses).toEqual({ 'left 1': 0 })
    expect(table.seat(0).buildings).toBe(9)
  })

  it('is open to the left and below for 2 players, to the right for 3, above for 4', () => {
    const open = (players: 2 | 3 | 4) => {
      const places = atHathor(2, { players })
        .play('0: do hathor')
        .legal(0)
        .map((move) => move.split(' ')[2])
      return [...new Set(places)]
    }
    expect(open(2)).toEqual(['left', 'bottom'])
    expect(open(3)).toEqual(['left', 'bottom', 'right'])
    expect(open(4)).toEqual(['left', 'bottom', 'right', 'top'])
  })

  it('does not depend on the value', () => {
    const places = [1, 3, 6].map((value) => atHathor(value).play('0: do hathor').legal(0).join())
    expect(new Set(places).size).toBe(1)
  })
})

describe('the line of a building', () => {
  it('scores 3 for each own pillar, and nothing for others’', () => {
    const temple = fullLine(['a1', 'b1', 'c1', 'd1', 'e1', 'a2'], [0, 1, 0, 0, 1, 0])
    const table = built(2, 'left 1', { temple })
    expect(table.points(0)).toEqual({ 'pillars in line': 9 })
    expect(table.tokens(0)).toEqual({ bread: 2 })
    expect(built(2, 'bottom 1', { temple }).points(0)).toEqual({ 'pillars in line': 6 })
  })

  it('brings 1 token from each empty space, however many are shown; scribes and points bring none', () => {
    // Row 1: limestone 1, papyrus 2, scribe 1, bread 2, granite 1.
    expect(built(2, 'left 1').tokens(0)).toEqual({ limestone: 1, papyrus: 1, bread: 3, granite: 1 })
    // Row 2: bread 2, faith 1, granite 2, 2 points, limestone 2.
    const second = built(2, 'left 2')
    expect(second.tokens(0)).toEqual({ bread: 2, faith: 1, granite: 1, limestone: 1 })
    expect(second.score(0)).toBe(10)
    // Column 3: scribe, granite 2, gold 1, limestone 2, scribe.
    expect(built(2, 'bottom 3').tokens(0)).toEqual({ bread: 2, granite: 1, gold: 1, limestone: 1 })
  })

  it('brings nothing from a covered space, whoever owns it', () => {
    const temple = fullLine(['a1', 'b1'], [0, 1])
    expect(built(2, 'left 1', { temple }).tokens(0)).toEqual({ bread: 3, granite: 1 })
  })

  it('lets the seat choose where a space shows two kinds', () => {
    const rewards = standard.temple.rewards.map((row) => row.map((reward) => ({ ...reward })))
    rewards[0]![2] = { ...rewards[0]![2]!, granite: 1, faith: 2 }
    const edition: Edition = { ...standard, name: 'two kinds', temple: { ...standard.temple, rewards } }
    const table = built(2, 'left 1', { edition })
    expect(table.asked).toBe('harvest')
    // c1 still shows a scribe too, which nobody harvests.
    expect(table.legal(0)).toEqual(['gain granite', 'gain faith'])
    table.play('0: gain faith')
    expect(table.tokens(0)).toEqual({ limestone: 1, papyrus: 1, faith: 1, bread: 3, granite: 1 })
    expect(table.seat(0).population).toBe(7)
  })
})

describe('the population', () => {
  it('grows by the value of the die', () => {
    const grown = [1, 2, 3, 4, 5, 6].map((value) => built(value, 'left 1').seat(0).population)
    expect(grown).toEqual([6, 7, 8, 9, 10, 11])
    expect(built(6, 'left 1').seat(0).happiness).toBe(2)
  })

  it('opens the third section of the market at 9 and the fourth at 13, once', () => {
    const opened = (population: number, value: number) =>
      built(value, 'left 1', { seats: [{ tokens: { bread: 4 }, population }] })
        .all('market-opened')
        .map(({ section, cards }) => [section, cards.map((card) => card[0]).join('')])
    expect(opened(5, 3)).toEqual([])
    expect(opened(5, 4)).toEqual([[3, 'BTTD']])
    expect(opened(8, 5)).toEqual([
      [3, 'BTTD'],
      [4, 'BTDD'],
    ])
    expect(opened(9, 3)).toEqual([])
    expect(opened(12, 1)).toEqual([[4, 'BTDD']])
    expect(opened(13, 6)).toEqual([])
  })

  it('stops at 21', () => {
    expect(built(6, 'left 1', { seats: [{ tokens: { bread: 4 }, population: 19 }] }).seat(0).population).toBe(
      21,
    )
  })
})

describe('Hathor refuses', () => {
  // A scribe could change the die, so that there is something to decide.
  const seats = [{ tokens: { bread: 2, scribe: 1 } }]

  it('what cannot be paid', () => {
    const poor = atHathor(2, { seats: [{ tokens: { bread: 1, scribe: 1, papyrus: 9 } }] })
    expect(poor.why('0: do hathor')).toBe('no-bread (hathor)')
    const table = atHathor(2, { seats }).play('0: do hathor')
    expect(table.legal(0)).toEqual(['building at left 1', 'building at left 5', 'building at bottom 3'])
    expect(table.why('0: building at left 3')).toBe('no-bread (hathor)')
    expect(table.try('0: building at left 3')?.params).toEqual({ bread: 4 })
  })

  it('a space that is taken, or closed for this many players', () => {
    const table = atHathor(2, { seats, houses: { 'left 1': 1 } }).play('0: do hathor')
    expect(table.why('0: building at left 1')).toBe('building-space-taken (hathor)')
    expect(table.why('0: building at right 1')).toBe('space-closed (hathor)')
    expect(table.why('0: building at top 3')).toBe('space-closed (hathor)')
  })

  it('an eleventh building', () => {
    const workshops = ['papyrus', 'bread'].flatMap((name) =>
      [1, 2, 3, 4, 5].map((row) => [`${name} ${row}`, 0] as const),
    )
    expect(atHathor(2, { seats, workshops: Object.fromEntries(workshops) }).why('0: do hathor')).toBe(
      'no-building-left (limits)',
    )
  })

  it('a building without a space left for it', () => {
    const houses = ['left', 'bottom'].flatMap((side) =>
      [1, 2, 3, 4, 5].map((n) => [`${side} ${n}`, 1] as const),
    )
    expect(atHathor(2, { seats, houses: Object.fromEntries(houses) }).why('0: do hathor')).toBe(
      'no-building-space (hathor)',
    )
  })
})
