import { describe, expect, it } from 'vitest'
import { standard, type Edition } from './index.ts'
import { TestTable, type Layout } from './testing/table.ts'

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(2, '0'))

describe('rulings: the gods', () => {
  it('R14: as many statues per god as there are opponents', () => {
    const offered = (players: 2 | 3 | 4, standing: number[]): boolean =>
      new TestTable({
        players,
        dice: { horus: ['gray 3'] },
        godStatues: { hathor: standing },
        seats: [{ tokens: { granite: 2 } }],
      })
        .play('0: take horus 3 gray')
        .legal(0)
        .includes('statue to hathor')
    expect(offered(2, [])).toBe(true)
    expect(offered(2, [1])).toBe(false)
    expect(offered(3, [1])).toBe(true)
    expect(offered(3, [1, 2])).toBe(false)
    expect(offered(4, [1, 2])).toBe(true)
    expect(offered(4, [1, 2, 3])).toBe(false)
  })

  it('R14: a second statue to the same god is allowed and brings no second bonus', () => {
    const table = new TestTable({
      players: 4,
      dice: { horus: ['gray 3'], bastet: ['gray 3'], hathor: ['gray 2'] },
      godStatues: { hathor: [0] },
      seats: [{ tokens: { granite: 2 } }, { tokens: { bread: 2 } }, {}, {}],
    }).play('0: take horus 3 gray', '0: statue to hathor', '1: take hathor 2 gray', '1: building at left 1')
    expect(table.view().godStatues['hathor']).toEqual([0, 0, null])
    expect(table.all('gained').filter(({ by }) => by === 'statue of hathor')).toEqual([
      { type: 'gained', seat: 0, tokens: { scribe: 1 }, by: 'statue of hathor' },
    ])
  })

  it('R14: with three players the first statue to a god pays its bonus at once, T07 included', () => {
    const built = (players: 2 | 3 | 4, standing: number[]): Record<string, number> =>
      new TestTable({
        players,
        dice: { horus: ['gray 3'] },
        godStatues: { hathor: standing },
        seats: [{ tokens: { granite: 2 }, technologies: ['T07'] }],
      })
        .play('0: take horus 3 gray', '0: statue to hathor')
        .tokens(0)
    expect(built(3, [])).toEqual({ granite: 2, scribe: 1 })
    expect(built(3, [0])).toEqual({ granite: 1 })
    expect(built(2, [])).toEqual({ granite: 1 })
    expect(built(4, [])).toEqual({ granite: 1 })
  })

  it('R15: a corner pays two per matching edge; P04 adds one each, not doubled', () => {
    const table = new TestTable({
      dice: { ra: ['gray 1'] },
      tiles: ['P04', 'P22', 'P23'],
      seats: [{ tokens: { limestone: 1, granite: 1 } }],
    }).play('0: take ra 1 gray', '0: pillar at a1 turn 2')
    expect(table.points(0)).toEqual({ corner: 4, P04: 2, 'tile slot': 1 })
  })

  it('R15: P19 makes the covered reward twice as large in all, of resources and faith only', () => {
    const covering = (space: string): TestTable =>
      new TestTable({
        dice: { ra: ['gray 1'] },
        tiles: ['P19', 'P22', 'P23'],
        seats: [{ tokens: { limestone: 1, granite: 1 } }],
      }).play('0: take ra 1 gray', `0: pillar at ${space} turn 0`)
    expect(covering('b1').tokens(0)).toEqual({ papyrus: 4 })
    expect(covering('a3').tokens(0)).toEqual({ faith: 6 })
    expect(covering('c1').tokens(0)).toEqual({ scribe: 1 })
    expect(covering('d2').points(0)['covered space']).toBe(2)
  })

  it('R15: a slot without a tile cannot be used', () => {
    const table = new TestTable({
      dice: { ra: ['gray 5', 'gray 3'] },
      tiles: ['P22', 'P23', null],
      seats: [{ tokens: { limestone: 3, granite: 3 } }],
    })
    expect(table.legal(0)).toContain('take ra 3 gray')
    expect(table.legal(0)).not.toContain('take ra 5 gray')
  })

  it('R16: points for own pillars, one token from each empty space, then population', () => {
    const table = new TestTable({
      dice: { hathor: ['gray 3'] },
      temple: { b3: ['P22', 0, 0], d3: ['P23', 0, 1] },
      seats: [{ tokens: { bread: 4 } }, {}],
    }).play('0: take hathor 3 gray', '0: building at left 3')
    expect(table.points(0)).toEqual({ 'pillars in line': 3 })
    expect(table.tokens(0)).toEqual({ faith: 2, gold: 1 })
    expect(table.seat(0).population).toBe(8)
    const told = table.events.map(({ type }) => type)
    expect(told.indexOf('points')).toBeLessThan(told.indexOf('gained'))
    expect(told.lastIndexOf('gained')).toBeLessThan(told.indexOf('populace'))
    const column = new TestTable({ dice: { hathor: ['gray 3'] }, seats: [{ tokens: { bread: 4 } }] })
    column.play('0: take hathor 3 gray', '0: building at bottom 3')
    // Two scribes are shown in this line: neither a resource nor faith.
    expect(column.tokens(0)).toEqual({ bread: 2, granite: 1, gold: 1, limestone: 1 })
  })

  it('R16: of two kinds shown on a space the seat picks one', () => {
    const rewards = standard.temple.rewards.map((row) => [...row])
    rewards[2]![1] = { ...rewards[2]![1]!, bread: 1 }
    const edition: Edition = { ...standard, name: 'two kinds', temple: { ...standard.temple, rewards } }
    const table = new TestTable({ edition, dice: { hathor: ['gray 3'] }, seats: [{ tokens: { bread: 4 } }] })
    table.play('0: take hathor 3 gray', '0: building at left 3')
    expect(table.legal(0)).toEqual(['gain papyrus', 'gain bread'])
    expect(table.play('0: gain papyrus').tokens(0)).toEqual({ papyrus: 1, faith: 2, gold: 1, bread: 1 })
  })

  const market = [
    ['B01', 'B02', 'T01'],
    ['B03', 'B04', 'T02', 'T03'],
  ] as const

  it('R17: each filled section may be refreshed once, for one papyrus each', () => {
    const table = new TestTable({
      dice: { thoth: ['gray 1'] },
      market,
      seats: [{ tokens: { papyrus: 3 } }],
    }).play('0: take thoth 1 gray')
    const refreshes = (): string[] => table.legal(0, 'refresh')
    expect(refreshes()).toEqual(['refresh 1', 'refresh 2'])
    table.play('0: refresh 1')
    expect(refreshes()).toEqual(['refresh 2'])
    table.play('0: refresh 2')
    expect(refreshes()).toEqual([])
    expect(table.tokens(0)).toEqual({ papyrus: 1 })
    expect(table.all('refreshed').map(({ discarded }) => discarded)).toEqual(market)
  })

  it('R17: a section with a single card may be refreshed, an empty one not', () => {
    const table = new TestTable({
      dice: { thoth: ['gray 1'] },
      market: [
        ['B01', null, null],
        [null, null, null, null],
      ],
      seats: [{ tokens: { papyrus: 3 } }],
    }).play('0: take thoth 1 gray')
    expect(table.legal(0)).toEqual(['card B01', 'refresh 1'])
  })

  it('R17: all cards come from one section that can supply them', () => {
    const table = new TestTable({
      dice: { thoth: ['gray 5'] },
      market: [
        ['B01', 'B02', 'T01'],
        ['B03', 'B04'],
      ],
      seats: [{ tokens: { papyrus: 3 }, happiness: 5 }],
    }).play('0: take thoth 5 gray')
    const cards = (): string[] => table.legal(0, 'card')
    expect(cards()).toEqual(['card B01', 'card B02', 'card T01'])
    const wide = new TestTable({
      dice: { thoth: ['gray 3'] },
      market,
      seats: [{ tokens: { papyrus: 2 }, happiness: 5 }],
    })
    wide.play('0: take thoth 3 gray', '0: card B03')
    expect(wide.legal(0)).toEqual(['card B04', 'card T02', 'card T03'])
  })

  it('R17: with deck and discards empty a space stays empty', () => {
    const table = new TestTable({
      dice: { thoth: ['gray 1'] },
      market,
      seats: [{}, { blessings: range(5, 24).map((n) => `B${n}`) }],
    }).play('0: take thoth 1 gray', '0: card B01')
    expect(table.view().toAct).toEqual([1])
    expect(table.view().market[0]).toBeNull()
  })

  it('R17: a blessing taken this turn may be played this turn', () => {
    const table = new TestTable({ dice: { thoth: ['gray 1'] }, market: [['B07', 'B02', 'T01']] }).play(
      '0: take thoth 1 gray',
      '0: card B07',
    )
    expect(table.legal(0)).toContain('play B07 for population')
  })

  it("R18: production stops at 6, and row 6's free step may go to the same resource", () => {
    const built = (papyrus: number): TestTable =>
      new TestTable({ dice: { osiris: ['gray 6'] }, seats: [{ production: { papyrus } }] }).play(
        '0: take osiris 6 gray',
        '0: building in papyrus 6',
      )
    expect(built(3).play('0: raise papyrus').seat(0).production['papyrus']).toBe(6)
    const full = built(5)
    expect(full.seat(0).production['papyrus']).toBe(6)
    expect(full.legal(0)).toEqual(['raise bread', 'raise limestone', 'raise granite'])
  })

  it('R19: the track bounds what is kept; T13 and blessings are never excess, and B21 repeats all of it', () => {
    const table = new TestTable({
      dice: { hathor: ['brown 5'] },
      seats: [{ technologies: ['T12', 'T13', 'T17'], blessings: ['B03', 'B21'] }],
    }).play('0: take hathor 5 brown', '0: play B03', '0: play B21', '0: go on')
    expect(table.seat(0).excess).toBe(6)
    expect(table.tokens(0)).toEqual({ bread: 4 + 2 * (2 + 1) })
    expect(table.points(0)).toEqual({ T12: 6, T17: 4 })
  })

  it('R20: bonuses of the track come once, when the marker reaches or passes them; happiness never passes population', () => {
    const festival = (happiness: number, reached: boolean[], population = 21): TestTable =>
      new TestTable({
        dice: { bastet: ['gray 5'] },
        seats: [{ tokens: { papyrus: 2 }, population, happiness, reached }],
      }).play('0: take bastet 5 gray')
    expect(festival(15, [false, false, false]).tokens(0)).toEqual({ gold: 1, scribe: 1 })
    expect(festival(15, [true, false, false]).tokens(0)).toEqual({ scribe: 1 })
    expect(festival(15, [false, false, false], 17).seat(0).happiness).toBe(17)
    expect(festival(15, [false, false, false], 17).tokens(0)).toEqual({ gold: 1 })
  })

  it('R20: B19 and B20 need a happiness of at least 1', () => {
    const offered = (happiness: number): boolean =>
      new TestTable(
        { dice: { osiris: ['yellow 2'] }, seats: [{ tokens: { bread: 2 }, happiness, blessings: ['B19'] }] },
        true,
      )
        .play('0: take osiris 2 yellow')
        .legal(0)
        .includes('play B19')
    expect(offered(0)).toBe(false)
    expect(offered(1)).toBe(true)
  })

  it('R21: the 21st happiness brings any god action or production of any value, without a die', () => {
    const table = new TestTable(
      {
        dice: { bastet: ['gray 5'] },
        seats: [
          { tokens: { papyrus: 2, granite: 1 }, population: 21, happiness: 20, technologies: ['T11', 'T13'] },
        ],
      },
      true,
    ).play('0: take bastet 5 gray')
    expect(table.asked).toBe('free-action')
    expect(table.legal(0)).toEqual([
      'do horus',
      'do ra',
      'do thoth',
      'do osiris',
      'produce papyrus',
      'produce bread',
      'produce limestone',
      'produce granite',
    ])
    table.play('0: produce bread')
    expect(table.legal(0)).toEqual([1, 2, 3, 4, 5, 6].map((value) => `value ${value}`))
    table.play('0: value 1')
    // T13 adds its resource but has no die to change; T11 has no die to count.
    expect(table.all('produced')).toMatchObject([{ kept: 1, excess: 0 }])
    expect(table.tokens(0)['bread']).toBe(2)
    expect(table.points(0)).toEqual({})
    expect(table.seat(0).dice).toEqual(['gray 5 tainted'])
  })

  it('R37: Thoth is impossible at happiness 0; a tile that brings it is skipped and Ra stays legal', () => {
    const layout: Layout = {
      dice: { thoth: ['gray 1'], ra: ['gray 1'] },
      tiles: ['P11', 'P22', 'P23'],
      seats: [{ tokens: { limestone: 2 }, happiness: 0 }],
    }
    expect(new TestTable(layout).legal(0)).not.toContain('take thoth 1 gray')
    const table = new TestTable(layout, true).play('0: take ra 1 gray', '0: pillar at a1 turn 0')
    expect(table.all('action').map(({ action }) => action)).toEqual(['ra'])
    expect(table.all('pillar')).toHaveLength(1)
    expect(table.asked).toBe('end-turn')
  })

  const p12: Layout = {
    sunny: 'osiris',
    dice: { ra: ['gray 1'] },
    tiles: ['P12', 'P22', 'P23'],
    seats: [{ tokens: { limestone: 1, granite: 2 } }],
  }

  it('R38: the action of P12 or P15 may be declined', () => {
    const table = new TestTable(p12, true).play('0: take ra 1 gray', '0: pillar at b2 turn 0')
    expect(table.legal(0)).toEqual(['do horus', 'decline'])
    table.play('0: decline')
    expect(table.all('declined')).toHaveLength(1)
    expect(table.seat(0).statues).toBe(6)
    const osiris = new TestTable(
      { ...p12, tiles: ['P15', 'P22', 'P23'], seats: [{ tokens: { limestone: 2 } }] },
      true,
    )
    osiris.play('0: take ra 1 gray', '0: pillar at b2 turn 0')
    expect(osiris.legal(0)).toEqual(['do osiris', 'decline'])
  })

  it('R38: T09 does nothing on a tile without an ability', () => {
    const table = new TestTable(
      {
        dice: { ra: ['gray 1'] },
        tiles: ['P22', 'P23', 'P24'],
        seats: [{ tokens: { limestone: 1 }, technologies: ['T09'] }],
      },
      true,
    ).play('0: take ra 1 gray', '0: pillar at c3 turn 0')
    expect(table.points(0)).toEqual({ 'tile slot': 1 })
    expect(table.tokens(0)).toEqual({ gold: 1 })
  })

  it("R39: the new pillar does not stand yet while its tile's ability is done", () => {
    const table = new TestTable(p12, true).play(
      '0: take ra 1 gray',
      '0: pillar at c1 turn 0',
      '0: do horus',
      '0: statue at column',
    )
    expect(table.points(0)['column']).toBeUndefined()
    const told = table.events.map(({ type }) => type)
    expect(told.indexOf('statue')).toBeLessThan(told.indexOf('pillar'))
  })

  it('R40: B13 covers one performance with its mixed cost; a statue within Ra needs its own card', () => {
    const table = new TestTable({
      ...p12,
      seats: [{ tokens: { limestone: 1, granite: 1 }, blessings: ['B13', 'B14'], technologies: ['T22'] }],
    })
    table.play('0: take ra 1 gray', '0: pillar at c1 turn 0', '0: pay B13')
    expect(table.tokens(0)).toEqual({ limestone: 1, granite: 1, scribe: 1 })
    table.play('0: do horus', '0: statue at workshops')
    expect(table.legal(0)).toEqual(['pay 1 granite', 'pay 1 limestone', 'pay B14'])
    table.play('0: pay B14')
    expect(table.points(0)['T22']).toBeUndefined()
    expect(table.seat(0).blessings).toEqual([])
  })
})
