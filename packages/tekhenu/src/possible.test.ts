import { describe, expect, it } from 'vitest'
import { TestTable, type Layout, type SeatLayout } from './testing/table.ts'

/** Seat 0 with a die at Ra, which lies in the shade: a white one is tainted and produces limestone. */
const atRa = (die: string, seat: SeatLayout, layout: Layout = {}): TestTable =>
  new TestTable(
    { sunny: 'osiris', dice: { ra: [die] }, ...layout, seats: [{ blessings: ['B17'], ...seat }] },
    true,
  ).play(`0: take ra ${die.split(' ').toReversed().join(' ')}`)

describe('what the die is still to do stays possible', () => {
  it('R7, R12: the main action takes nothing that an extra Horus needs', () => {
    // P27 takes a limestone and a granite, the statue a granite.
    const seat = { tokens: { scribe: 1, limestone: 1, granite: 1, gold: 1 } }
    const table = atRa('gray 1', seat, { tiles: ['P27', 'P22', 'P23'] })
    table.play('0: play B17 for horus', '0: do ra', '0: pillar at c3 turn 0')
    expect(table.legal(0)).toEqual(['pay 1 limestone 1 granite', 'pay 1 limestone 1 gold'])
  })

  it('R7, TK4: beside an extra Horus another action is declared only where both can be paid', () => {
    // All buildings stand, so that the die at Osiris can only produce; Thoth takes two papyrus, the statue a granite.
    const sides = ['left', 'right', 'top', 'bottom'].flatMap((side) => [1, 2, 3].map((at) => `${side} ${at}`))
    const declared = (gold: number): string[] =>
      new TestTable(
        {
          sunny: 'horus',
          dice: { osiris: ['white 3'] },
          houses: Object.fromEntries(sides.slice(0, 10).map((house) => [house, 0])),
          peopleStatues: [1, 1, 1, 1],
          market: [
            ['B23', 'B24', 'T12'],
            ['B03', 'B04', 'T13', 'T14'],
          ],
          seats: [{ blessings: ['B17', 'B18'], tokens: { scribe: 2, papyrus: 1, gold }, happiness: 1 }],
        },
        true,
      )
        .play('0: take osiris 3 white', '0: play B17 for horus')
        .legal(0, 'play B18')
    expect(declared(1)).toEqual([])
    expect(declared(2)).toEqual(['play B18 for thoth'])
  })

  // Statues to gods bring nothing, those for the people do.
  const withT19 = (
    tile: string,
    tokens: SeatLayout['tokens'],
    technologies: readonly string[] = [],
    layout: Layout = {},
  ): TestTable =>
    atRa(
      'white 1',
      { tokens: { scribe: 2, ...tokens }, technologies: ['T19', ...technologies] },
      { tiles: [tile, 'P01', 'P23'], ...layout },
    ).play('0: play B17 for horus', '0: also produce')

  it('R7, T19: its production counts once, so that an extra Horus leaves the gold that Ra needs', () => {
    // P16 takes two limestone and a granite; one limestone was produced.
    const table = withT19('P16', { granite: 2, gold: 1 })
    expect(table.tokens(0)).toEqual({ limestone: 1, granite: 2, gold: 1 })
    table.play('0: extra horus', '0: statue at workshops')
    expect(table.all('paid').at(-1)!.tokens).toEqual({ granite: 1 })
    expect(table.legal(0)).toContain('pillar at c3 turn 0')
  })

  it('R7, T14, T19: its production counts once, so that T14 leads to no tile that is too dear', () => {
    // P22 takes a limestone, P01 two; an extra Horus could be done at any value.
    const table = withT19('P22', { granite: 1 }, ['T14'], { peopleStatues: [1, 1, 1, 1] })
    expect(table.tokens(0)).toEqual({ limestone: 1, granite: 1 })
    expect(table.legal(0, 'adjust ')).toEqual(['adjust to 2'])
  })
})
