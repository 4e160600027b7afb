import { describe, expect, it } from 'vitest'
import { TestTable, type Layout, type SeatLayout } from './testing/table.ts'

/** Seat 0 holds a festival with a black die of Bastet's dark section. */
const festival = (value: number, seat: SeatLayout = {}, layout: Layout = {}): TestTable =>
  new TestTable(
    {
      dice: { bastet: [`black ${value}`] },
      seats: [{ population: 21, happiness: 2, ...seat, tokens: { papyrus: 2, ...seat.tokens } }],
      ...layout,
    },
    true,
  ).play(`0: take bastet ${value} black`, '0: do bastet')

describe('a festival', () => {
  it('costs 2 papyrus and brings happiness by the value', () => {
    for (const value of [1, 2, 3, 4, 5, 6]) {
      const table = festival(value, { tokens: { papyrus: 3 } })
      expect(table.all('paid').map(({ tokens }) => tokens)).toEqual([{ papyrus: 2 }])
      expect(table.seat(0)).toMatchObject({ happiness: 2 + value, population: 21 })
    }
  })

  it('brings 2 scribes with a 1 or 2, 1 with a 3 or 4, none with a 5 or 6', () => {
    const scribes = [1, 2, 3, 4, 5, 6].map((value) => festival(value).tokens(0)['scribe'] ?? 0)
    expect(scribes).toEqual([2, 2, 1, 1, 0, 0])
  })

  it('Example 16: a gray 6 moves happiness by 4 where the population stands 4 above it', () => {
    const seats = [{ tokens: { papyrus: 2 }, population: 9, happiness: 5 }]
    const table = new TestTable({ dice: { bastet: ['gray 6'] }, seats }, true).play('0: take bastet 6 gray')
    expect(table.seat(0)).toMatchObject({ population: 9, happiness: 9 })
    expect(table.tokens(0)).toEqual({})
  })

  it('may be held even where the people cannot be happier', () => {
    const table = festival(2, { population: 5, happiness: 5 })
    expect(table.seat(0).happiness).toBe(5)
    expect(table.tokens(0)).toEqual({ scribe: 2 })
  })

  it('may be paid with gold', () => {
    expect(festival(5, { tokens: { papyrus: 1, gold: 2 } }).tokens(0)).toEqual({ gold: 1 })
  })
})

describe('happiness reaching a space of the track', () => {
  it('brings 1 gold at 16 and 1 scribe at 19, reached or passed, once', () => {
    expect(festival(5, { happiness: 10 }).tokens(0)).toEqual({})
    expect(festival(5, { happiness: 11 }).tokens(0)).toEqual({ gold: 1 })
    expect(festival(6, { happiness: 14 }).tokens(0)).toEqual({ gold: 1, scribe: 1 })
    expect(festival(5, { happiness: 14 }).tokens(0)).toEqual({ gold: 1, scribe: 1 })
    expect(festival(5, { happiness: 16 }).tokens(0)).toEqual({ scribe: 1 })
    // It fell below and comes up again.
    expect(festival(5, { happiness: 11, reached: [true, false, false] }).tokens(0)).toEqual({})
    expect(festival(5, { happiness: 14, reached: [true, true, false] }).tokens(0)).toEqual({})
  })

  it('at 21 brings any one action of any value without a die', () => {
    const table = festival(5, { happiness: 16 })
    expect(table.asked).toBe('free-action')
    table.play('0: produce granite', '0: value 6')
    // The marker of granite stands at 2: four are excess.
    expect(table.tokens(0)).toEqual({ scribe: 1, granite: 2 })
    expect(table.seat(0)).toMatchObject({ excess: 4, dice: ['black 5 pure'] })
    expect(table.asked).toBe('end-turn')
    expect(festival(5, { happiness: 17, reached: [true, true, true] }).asked).toBe('end-turn')
    expect(festival(5, { happiness: 15 }).asked).toBe('end-turn')
  })

  it('R21: the 21st happiness is named in what is asked about its action, and in what is told of it', () => {
    const table = festival(5, { happiness: 16, population: 21 }).play('0: produce granite')
    const question = table.game.decision(table.position, 0)?.question
    expect(question?.params).toEqual({ action: 'granite', by: 'happiness 21' })
    table.play('0: value 6')
    expect(table.all('produced').at(-1)).toMatchObject({ seat: 0, resource: 'granite' })
    expect(table.all('action').map(({ by }) => by)).not.toContain('D23')
  })

  it('at 21 may be a god action, at a value that can be paid', () => {
    const table = festival(5, { happiness: 16, tokens: { limestone: 1 } }, { tiles: ['P22', 'P26', 'P24'] })
    table.play('0: do ra')
    expect(table.legal(0)).toEqual(['value 1', 'value 2'])
    expect(table.why('0: value 3')).toBe('no-stone (ra)')
    table.play('0: value 2', '0: pillar at c3 turn 0')
    expect(table.points(0)).toEqual({ 'tile slot': 1 })
  })
})

it('Bastet refuses what cannot be paid', () => {
  const seats = [{ tokens: { papyrus: 1, bread: 9, scribe: 1 } }]
  const table = new TestTable({ dice: { bastet: ['black 3'] }, seats }).play('0: take bastet 3 black')
  expect(table.why('0: do bastet')).toBe('no-papyrus (bastet)')
  expect(table.try('0: do bastet')?.params).toEqual({ papyrus: 2 })
})
