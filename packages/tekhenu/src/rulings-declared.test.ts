import { describe, expect, it } from 'vitest'
import { TestTable, type Layout, type SeatLayout } from './testing/table.ts'

describe('rulings: what is offered, declared and forfeited', () => {
  it('R31: a die is offered if an action with it can be paid, counting T04, T20 and T21', () => {
    const offered = (god: string, technologies: string[], tokens = {}): boolean =>
      new TestTable({ dice: { [god]: ['gray 4'] }, seats: [{ technologies, tokens }] })
        .legal(0)
        .includes(`take ${god} 4 gray`)
    expect(offered('horus', [])).toBe(false)
    expect(offered('horus', ['T04'])).toBe(true)
    expect(offered('thoth', [], { papyrus: 1 })).toBe(false)
    expect(offered('thoth', ['T20'], { papyrus: 1 })).toBe(true)
    expect(offered('hathor', [], { bread: 1 })).toBe(false)
    expect(offered('hathor', ['T21'], { bread: 1 })).toBe(true)
  })

  it('R31: T19 is offered if its production pays for the god action', () => {
    const poor = (
      technologies: string[],
      blessings: string[] = [],
      papyrus = 2,
      rest: Layout = {},
    ): boolean =>
      new TestTable({
        sunny: 'bastet',
        dice: { bastet: ['yellow 1'] },
        ...rest,
        seats: [
          {
            tokens: { scribe: 1 },
            production: { papyrus },
            technologies: ['T19', ...technologies],
            blessings,
          },
        ],
      })
        .play('0: take bastet 1 yellow')
        .legal(0)
        .includes('also produce')
    expect(poor([])).toBe(false)
    expect(poor(['T13'])).toBe(true)
    // The one more that T13 brings, where the track carries no more.
    expect(poor(['T13'], [], 1)).toBe(true)
    expect(poor([], ['B21'])).toBe(true)
    // B04's gift is no excess, and T24's gold for playing any card stands in for papyrus.
    expect(poor([], ['B04'], 0)).toBe(true)
    expect(poor([], ['B03'])).toBe(false)
    expect(poor(['T24'], ['B03'])).toBe(true)
    expect(poor(['T24'])).toBe(false)
    // T13 brings its one each time B21 has the production done, with Seth once a turn (Q33).
    expect(poor(['T13'], [], 0)).toBe(false)
    expect(poor(['T13'], ['B21'], 0)).toBe(true)
    expect(poor(['T13'], ['B21'], 0, { seth: {} })).toBe(false)
    expect(poor(['T13'], ['B21'], 1, { seth: {} })).toBe(true)
  })

  it('R31, T13, T19: the value of that production counts as T13 could change it, by two', () => {
    // Only spaces for four bread are free.
    const cheap = ['left 1', 'left 2', 'left 4', 'left 5', 'bottom 2', 'bottom 3', 'bottom 4']
    const houses = [...cheap, ...cheap.map((at) => at.replace('left', 'right').replace('bottom', 'top'))]
    const offered = (...before: readonly string[]): boolean =>
      new TestTable({
        players: 4,
        sunny: 'osiris',
        dice: { hathor: ['brown 1'] },
        houses: Object.fromEntries(houses.map((house, i) => [house, 1 + (i % 3)])),
        seth: {},
        seats: [
          {
            tokens: { scribe: 1 },
            production: { bread: 6 },
            technologies: ['T13', 'T19'],
            artifacts: ['Art02'],
          },
        ],
      })
        .play(...before, '0: take hathor 1 brown')
        .legal(0)
        .includes('also produce')
    expect(offered()).toBe(true)
    // Where the one more of T13 has been had in this turn three are the most (Q33).
    expect(offered('0: use Art02', '0: produce papyrus', '0: value 3')).toBe(false)
  })

  it('R31: B07 and B08 count once they are played', () => {
    const table = new TestTable({
      dice: { thoth: ['gray 1'] },
      seats: [{ happiness: 0, blessings: ['B07'] }],
    })
    expect(table.legal(0)).not.toContain('take thoth 1 gray')
    table.play('0: play B07 for happiness')
    expect(table.legal(0)).toContain('take thoth 1 gray')
  })

  it('R32: a declared action that becomes impossible on the way is forfeited', () => {
    const table = new TestTable({
      dice: { osiris: ['gray 2'] },
      seats: [{ tokens: { scribe: 1 }, happiness: 1, blessings: ['B17'] }],
    }).play('0: take osiris 2 gray', '0: play B17 for thoth', '0: do osiris', '0: building in bread 2')
    expect(table.all('forfeited')).toEqual([{ type: 'forfeited', seat: 0, action: 'thoth' }])
    expect(table.view().toAct).toEqual([1])
  })

  it('R33: B17–B20 are declared and paid when the die is taken, not later', () => {
    const layout = {
      dice: { osiris: ['gray 2'] },
      seats: [{ tokens: { scribe: 1, granite: 1 }, population: 5, happiness: 5, blessings: ['B17', 'B19'] }],
    } as const
    const table = new TestTable(layout).play('0: take osiris 2 gray', '0: play B17 for horus')
    expect(table.tokens(0)).toEqual({ granite: 1 })
    const late = new TestTable(layout).play(
      '0: take osiris 2 gray',
      '0: play B17 for horus',
      '0: do osiris',
      '0: building in bread 2',
    )
    expect(late.asked).not.toBe('take')
    expect(late.legal(0, 'play')).toEqual([])
  })

  it('R34: they combine freely, each at its own cost', () => {
    const table = new TestTable({
      dice: { osiris: ['gray 2'] },
      seats: [
        {
          tokens: { scribe: 2, granite: 4, bread: 3 },
          population: 5,
          happiness: 5,
          blessings: ['B17', 'B18', 'B19'],
        },
      ],
    }).play('0: take osiris 2 gray', '0: play B17 for horus', '0: play B18 for horus', '0: play B19')
    expect(table.tokens(0)).toEqual({ granite: 4, bread: 3 })
    expect([table.seat(0).population, table.seat(0).happiness]).toEqual([4, 4])
    table.play(
      '0: extra horus',
      '0: statue at row',
      '0: extra horus',
      '0: statue at column',
      '0: extra hathor',
      '0: building at left 1',
    )
    table.play('0: building in bread 2')
    expect(table.all('action').map(({ action }) => action)).toEqual(['horus', 'horus', 'hathor', 'osiris'])
  })

  it('R35: one change by T14 serves every god action of the die, and T13 changes productions only', () => {
    const table = new TestTable({
      dice: { osiris: ['gray 2'] },
      seats: [{ tokens: { scribe: 1, granite: 4 }, happiness: 3, blessings: ['B17'], technologies: ['T14'] }],
    }).play(
      '0: take osiris 2 gray',
      '0: play B17 for horus',
      '0: adjust to 4',
      '0: do osiris',
      '0: building in bread 4',
    )
    expect(table.all('action').map(({ action, value }) => [action, value])).toEqual([
      ['osiris', 4],
      ['horus', 4],
    ])
    const late = new TestTable({
      dice: { osiris: ['gray 2'] },
      seats: [{ tokens: { scribe: 1, granite: 4 }, happiness: 3, blessings: ['B17'], technologies: ['T14'] }],
    }).play('0: take osiris 2 gray', '0: play B17 for horus', '0: do osiris', '0: building in bread 2')
    expect(late.all('action').at(-1)).toMatchObject({ action: 'horus', value: 2 })
    const production = new TestTable({
      sunny: 'bastet',
      dice: { bastet: ['yellow 1'] },
      seats: [{ tokens: { scribe: 1, papyrus: 2 }, technologies: ['T19', 'T13'] }],
    }).play('0: take bastet 1 yellow', '0: also produce', '0: value 3')
    expect(production.all('action').map(({ action, value }) => [action, value])).toEqual([
      ['papyrus', 1],
      ['bastet', 1],
    ])
    expect(production.all('produced')).toMatchObject([{ kept: 2, excess: 1 }])
  })

  it('R36: B19 and B20 pay first, so that an opposite Thoth or Osiris needs two happiness', () => {
    const offered = (god: string, happiness: number): boolean =>
      new TestTable(
        {
          dice: { [god]: ['gray 2'] },
          seats: [{ tokens: { limestone: 1, bread: 4 }, happiness, blessings: ['B19'] }],
        },
        true,
      )
        .play(`0: take ${god} 2 gray`)
        .legal(0)
        .includes('play B19')
    for (const god of ['ra', 'hathor']) {
      expect(offered(god, 1)).toBe(false)
      expect(offered(god, 2)).toBe(true)
    }
  })

  it("R41: T19's production is a full production", () => {
    const table = new TestTable({
      sunny: 'bastet',
      dice: { bastet: ['yellow 4'] },
      seats: [
        { tokens: { scribe: 1, papyrus: 2 }, technologies: ['T12', 'T13', 'T19'], blessings: ['B03', 'B21'] },
      ],
    }).play('0: take bastet 4 yellow', '0: also produce')
    expect(table.asked).toBe('produce')
    expect(table.legal(0)).toEqual(expect.arrayContaining(['value 6', 'play B03', 'play B21', 'go on']))
    table.play('0: play B03', '0: go on')
    expect(table.points(0)['T12']).toBe(2)
    expect(table.tokens(0)).toEqual({ papyrus: 2 + 2 + 1 - 2, bread: 4, scribe: 1 })
  })

  it('R41: never with a gray die, nor with one taken by Anubis', () => {
    const layout = {
      dice: { bastet: ['gray 4', 'brown 4'] },
      seats: [{ tokens: { scribe: 4, papyrus: 2 }, technologies: ['T19'] }],
    } as const
    expect(new TestTable(layout).play('0: take bastet 4 brown').legal(0)).toContain('also produce')
    expect(new TestTable(layout).play('0: take bastet 4 gray').legal(0)).not.toContain('also produce')
    expect(new TestTable(layout).play('0: anubis', '0: take bastet 4 brown').legal(0)).not.toContain(
      'also produce',
    )
  })

  it('R42: the owner of T08 says whether the forbidden die counts as pure or tainted', () => {
    for (const side of ['pure', 'tainted']) {
      const table = new TestTable({ dice: { horus: ['black 5'] }, seats: [{ technologies: ['T08'] }] })
      table.play('0: take horus 5 black', `0: as ${side}`)
      expect(table.seat(0).dice).toEqual([`black 5 ${side}`])
    }
  })

  it('R43: T11 pays for each action done with the die', () => {
    const table = new TestTable({
      dice: { osiris: ['gray 1'] },
      seats: [{ tokens: { scribe: 1, granite: 1 }, happiness: 3, blessings: ['B17'], technologies: ['T11'] }],
    }).play(
      '0: take osiris 1 gray',
      '0: play B17 for horus',
      '0: do osiris',
      '0: building in bread 1',
      '0: statue at row',
    )
    expect(table.points(0)['T11']).toBe(4)
  })

  it('R43: T23 pays also for B23 and B24', () => {
    const table = new TestTable({
      dice: { horus: ['white 2'] },
      seats: [{ blessings: ['B23'], technologies: ['T23'] }],
    })
    expect(table.play('0: play B23').points(0)).toEqual({ T23: 3 })
  })

  it("R43: T24's gold comes before the blessing's effect, so that it can help to pay for it", () => {
    const table = new TestTable({
      dice: { osiris: ['gray 1'] },
      seats: [{ tokens: { granite: 1 }, happiness: 3, blessings: ['B17'], technologies: ['T10', 'T24'] }],
    }).play('0: take osiris 1 gray', '0: play B17 for horus')
    expect(table.all('paid')).toMatchObject([{ tokens: { gold: 1 } }])
  })

  it('TK2: T22 earns its point only with a payment that differs from what is printed', () => {
    // P27 costs a limestone and a granite.
    const laying = (tokens: NonNullable<SeatLayout['tokens']>): TestTable =>
      new TestTable({
        dice: { ra: ['gray 1'] },
        tiles: ['P27', 'P22', 'P23'],
        seats: [{ tokens, technologies: ['T22'] }],
      }).play('0: take ra 1 gray', '0: pillar at c3 turn 0')
    const asPrinted = laying({ limestone: 1, granite: 1 })
    expect(asPrinted.all('paid')).toMatchObject([{ tokens: { limestone: 1, granite: 1 } }])
    expect(asPrinted.points(0)['T22']).toBeUndefined()
    expect(laying({ limestone: 2 }).points(0)['T22']).toBe(1)
    // Gold pays for the limestone, which stands for the granite; gold alone stands for no stone.
    expect(laying({ limestone: 1, gold: 1 }).points(0)['T22']).toBe(1)
    expect(laying({ gold: 2 }).points(0)['T22']).toBeUndefined()
    // With both at hand and more, the owner chooses.
    const choosing = laying({ limestone: 2, granite: 1 })
    expect(choosing.legal(0)).toEqual(['pay 1 limestone 1 granite', 'pay 2 limestone'])
    expect(choosing.play('0: pay 2 limestone').points(0)['T22']).toBe(1)
  })

  it('TK4: an extra action may be declared if it can be done after the production of the die', () => {
    const offered = (blessings: string[], papyrus: number): boolean =>
      new TestTable({
        dice: { hathor: ['yellow 4'] },
        seats: [{ tokens: { scribe: 1 }, production: { papyrus }, blessings: ['B17', ...blessings] }],
      })
        .play('0: take hathor 4 yellow')
        .legal(0)
        .includes('play B17 for bastet')
    expect(offered([], 1)).toBe(false)
    expect(offered([], 2)).toBe(true)
  })

  it('TK6: with Anubis a colour change brings only its step of value', () => {
    const table = new TestTable({
      dice: { horus: ['black 3'] },
      seats: [{ tokens: { scribe: 2 }, blessings: ['B11'] }],
    }).play('0: anubis', '0: play B11', '0: take horus 3 black')
    expect(table.asked).toBe('use')
    expect(table.legal(0, 'value ')).toEqual(['value 2', 'value 4'])
  })

  it("TK9: T14's change is offered only to values at which a god action of the die can be done", () => {
    const table = new TestTable({
      dice: { osiris: ['yellow 4'] },
      workshops: { 'papyrus 5': 1, 'bread 5': 1, 'limestone 5': 1, 'granite 5': 1 },
      seats: [{ technologies: ['T14'] }, {}],
    }).play('0: take osiris 4 yellow')
    expect(table.legal(0, 'adjust ')).toEqual(['adjust to 2', 'adjust to 3', 'adjust to 6'])
  })
})
