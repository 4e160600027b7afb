import { describe, expect, it } from 'vitest'
import { SPACES, spaceName } from './places.ts'
import { TestTable, type Layout } from './testing/table.ts'

describe('rulings: tracks, pieces and what waits', () => {
  it('R44: the action of the 21st happiness waits until the action and its bonuses are done', () => {
    const table = new TestTable({
      dice: { bastet: ['gray 3'] },
      godStatues: { bastet: [1] },
      seats: [{ tokens: { papyrus: 2 }, population: 21, happiness: 20 }, {}],
    }).play('0: take bastet 3 gray')
    expect(table.asked).toBe('free-action')
    expect(table.tokens(1)).toEqual({ gold: 1 })
    expect(table.tokens(0)).toEqual({ scribe: 1 })
  })

  it("R44: it may fall into another seat's turn", () => {
    const table = new TestTable({
      dice: { thoth: ['gray 1'] },
      godStatues: { thoth: [1] },
      seats: [{}, { population: 21, happiness: 19 }],
    }).play('0: take thoth 1 gray', '0: card B01', '1: produce bread')
    expect(table.view().now.seat).toBe(0)
    table.play('1: value 2')
    expect(table.tokens(1)).toEqual({ bread: 2 })
    expect(table.view().now.seat).toBe(1)
  })

  it('R44: it may fall into Maat', () => {
    const joyous = (): TestTable =>
      new TestTable({
        round: 4,
        waiting: [
          { wait: 'refill' },
          { wait: 'after-maat', stage: 0 },
          { wait: 'weigh' },
          { wait: 'faith', place: 0 },
        ],
        seats: [{ tokens: { faith: 1 }, population: 21, happiness: 20 }, {}],
      }).play('0: no faith')
    const content = joyous().play('1: destiny A03', '1: gain population', '0: destiny A01')
    expect(content.asked).toBe('take')
    const joyful = joyous().play('1: destiny A01', '0: destiny A03', '0: gain happiness')
    expect(joyful.asked).toBe('free-action')
    expect(joyful.view().toAct).toEqual([0])
  })

  it('R56: Thoth by the 21st happiness during Maat: the market is filled again before anybody else chooses', () => {
    const table = new TestTable({
      round: 4,
      waiting: [
        { wait: 'refill' },
        { wait: 'after-maat', stage: 0 },
        { wait: 'weigh' },
        { wait: 'faith', place: 0 },
      ],
      order: [1, 0],
      seats: [{ population: 21, happiness: 20 }, { tokens: { faith: 1 } }],
    }).play(
      '1: faith 1 tainted',
      '0: destiny A03',
      '0: gain happiness',
      '0: do thoth',
      '0: value 1',
      '0: card B01',
    )
    expect(table.asked).toBe('destiny')
    expect(table.view().toAct).toEqual([1])
    expect(table.view().market).not.toContain(null)
    expect(table.all('refilled')).toHaveLength(1)
  })

  it('R56: within a turn the market stays as it is until the turn ends', () => {
    const table = new TestTable(
      {
        dice: { bastet: ['gray 3'] },
        seats: [{ tokens: { papyrus: 2 }, population: 21, happiness: 20 }, {}],
      },
      true,
    ).play('0: take bastet 3 gray', '0: do thoth', '0: value 1', '0: card B01')
    expect(table.asked).toBe('end-turn')
    expect(table.view().market).toContain(null)
    expect(table.play('0: end turn').view().market).not.toContain(null)
  })

  it('R45: population stops at 21', () => {
    const table = new TestTable({
      dice: { hathor: ['gray 5'] },
      seats: [{ tokens: { bread: 2 }, population: 18 }],
    })
    expect(table.play('0: take hathor 5 gray', '0: building at left 1').seat(0).population).toBe(21)
  })

  it('R46: market sections open at once', () => {
    const table = new TestTable({ dice: { hathor: ['gray 4'] }, seats: [{ tokens: { bread: 2 } }] }, true)
    table.play('0: take hathor 4 gray', '0: building at left 1')
    expect(table.asked).toBe('end-turn')
    expect(table.view().opened).toEqual([true, true, true, false])
    expect(
      table
        .view()
        .market.slice(7, 11)
        .map((card) => card?.[0]),
    ).toEqual(['B', 'T', 'T', 'D'])
  })

  it("R47: rows 3 and 4 bring the district's own resource", () => {
    const built = (row: number): TestTable =>
      new TestTable({ dice: { osiris: [`gray ${row}`] } }).play(
        `0: take osiris ${row} gray`,
        `0: building in papyrus ${row}`,
      )
    expect(built(3).tokens(0)).toEqual({ papyrus: 1 })
    expect(built(3).seat(0).production).toEqual({ papyrus: 3, bread: 3, limestone: 2, granite: 2 })
    expect(built(4).tokens(0)).toEqual({ papyrus: 1, gold: 1 })
  })

  it('R48: without a piece or a space the action is impossible', () => {
    const offered = (god: string, layout: Layout): boolean =>
      new TestTable({ ...layout, dice: { [god]: ['gray 3'] } }).legal(0).includes(`take ${god} 3 gray`)
    const rich = { granite: 9, limestone: 9, bread: 9 }
    const row = { 'papyrus 3': 1, 'bread 3': 1, 'limestone 3': 1, 'granite 3': 1 }
    expect(offered('osiris', { seats: [{}, {}] })).toBe(true)
    expect(offered('osiris', { workshops: row, seats: [{}, {}] })).toBe(false)
    const people = [0, 0, 0, 0]
    expect(
      offered('horus', { peopleStatues: people, godStatues: { ra: [0] }, seats: [{ tokens: rich }] }),
    ).toBe(true)
    expect(
      offered('horus', {
        peopleStatues: people,
        godStatues: { ra: [0], thoth: [0] },
        seats: [{ tokens: rich }],
      }),
    ).toBe(false)
    const pillars = (many: number): Layout['temple'] =>
      Object.fromEntries(
        ['a1', 'b1', 'c1', 'd1', 'e1', 'a2', 'b2', 'c2']
          .slice(0, many)
          .map((space, i) => [space, [`P0${i + 1}`, 0, 0]]),
      )
    expect(offered('ra', { temple: pillars(7)!, seats: [{ tokens: rich }] })).toBe(true)
    expect(offered('ra', { temple: pillars(8)!, seats: [{ tokens: rich }] })).toBe(false)
  })

  it('R49: B21 with T13 produces the same value twice, with one extra resource each time', () => {
    const table = new TestTable({
      dice: { hathor: ['yellow 3'] },
      seats: [{ production: { papyrus: 6 }, technologies: ['T13'], blessings: ['B21'] }],
    }).play('0: take hathor 3 yellow', '0: play B21', '0: value 5')
    expect(table.all('produced').map(({ kept }) => kept)).toEqual([5, 5])
    expect(table.tokens(0)).toEqual({ papyrus: 12 })
  })

  it('G2: T13 adjusts by up to two', () => {
    const table = new TestTable({ dice: { hathor: ['yellow 3'] }, seats: [{ technologies: ['T13'] }] }).play(
      '0: take hathor 3 yellow',
    )
    expect(table.legal(0)).toEqual(['go on', 'value 1', 'value 2', 'value 4', 'value 5'])
  })

  it('G5: a temple statue scores three for each own pillar in its line', () => {
    const table = new TestTable({
      dice: { horus: ['gray 3'] },
      temple: { a3: ['P22', 0, 0], c3: ['P23', 0, 1], d3: ['P24', 0, 0], c1: ['P25', 0, 0] },
      seats: [{ tokens: { granite: 1 } }, {}],
    }).play('0: take horus 3 gray', '0: statue at row')
    expect(table.points(0)).toEqual({ row: 6 })
  })

  it.each(['row', 'column'])(
    'G5: a statue at the temple’s %s scores a pillar in it wherever it stands, and no other',
    (line) => {
      const scoring = SPACES.filter(
        (space) =>
          new TestTable({
            dice: { horus: ['gray 3'] },
            temple: { [spaceName(space)]: ['P22', 0, 0] },
            seats: [{ tokens: { granite: 1 } }, {}],
          })
            .play('0: take horus 3 gray', `0: statue at ${line}`)
            .points(0)[line] === 3,
      )
      expect(scoring).toEqual(
        SPACES.filter((space) => (line === 'row' ? Math.floor(space / 5) === 2 : space % 5 === 2)),
      )
    },
  )
})
