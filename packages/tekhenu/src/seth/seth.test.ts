import { readFileSync } from 'node:fs'
import { readRecord, replay } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { tekhenu } from '../index.ts'
import { COLUMNS } from '../places.ts'
import { dusk, seated, TestTable, type Layout, type SeatLayout, type SethLayout } from '../testing/table.ts'

/** Seat 0 takes a gray die from Seth's board, which is used at once where there is nothing else to do with it. */
const atSeth = (value: number, seat: SeatLayout, seth: SethLayout = {}, layout: Layout = {}): TestTable =>
  new TestTable(seated(seat, { dice: { seth: [`gray ${value}`] }, ...layout, seth }), true)
const takes = (table: TestTable): string[] => table.legal(0, 'take seth')

describe('Seth', () => {
  it('case 9: builds for 4 warriors, brings the region’s reward, blood and a conquest tile, and no points yet', () => {
    const table = atSeth(3, { warriors: 6 }, { conquest: 'A04' }, { players: 4 })
    table.play('0: take seth 3 gray')
    expect(table.warband(0)).toEqual([2, 0])
    expect(table.seth.regions[2]).toEqual([0, null])
    expect(table.seat(0).buildings).toBe(9)
    expect(table.asked).toBe('gain')
    table.play('0: gain bread', '0: gain bread', '0: gain granite')
    expect(table.tokens(0)).toEqual({ bread: 2, granite: 1 })
    expect(table.seth.seats[0]!.blood).toBe(1)
    expect(table.view().balances[0]).toBe(-4)
    table.play('0: conquest at d2')
    expect(table.seth.temple[8]).toBe('A04')
    expect(table.play('0: end turn').seth.conquest).not.toBeNull()
    expect(table.seth.stack).toHaveLength(7)
    expect(table.points(0)).toEqual({})
    expect(table.seat(0).dice).toEqual(['gray 3 tainted'])
  })

  it.each([
    [1, { gold: 1, scribe: 1 }, [0, 0], [5, 2]],
    [2, {}, [0, 3], [5, 2]],
    [4, { gold: 2 }, [0, 0], [5, 2]],
    [5, {}, [0, 0], [6, 4]],
    [6, {}, [0, 0], [8, 2]],
  ])('region %i brings what is printed there', (region, tokens, warband, [population, happiness]) => {
    const table = atSeth(region, { warriors: 4 }).play(`0: take seth ${region} gray`)
    expect(table.tokens(0)).toEqual(tokens)
    expect(table.warband(0)).toEqual(warband)
    expect(table.seat(0)).toMatchObject({ population, happiness })
  })

  it('case 10: a second building costs 3 warriors with three and four players, 5 with two', () => {
    const regions = { 3: [1] }
    for (const players of [3, 4] as const) {
      const table = atSeth(3, { warriors: 4 }, { regions }, { players }).play('0: take seth 3 gray')
      expect(table.warband(0)).toEqual([1, 0])
      expect(table.seth.regions[2]).toEqual([1, 0])
    }
    const two = atSeth(3, { warriors: 4, tokens: { scribe: 1 } }, { regions })
    expect(two.play('0: take seth 3 gray').why('0: do seth')).toBe('seth.no-warriors (seth)')
    expect(two.try('0: do seth')?.params).toEqual({ warriors: 5 })
    const enough = atSeth(3, { warriors: 5 }, { regions }).play('0: take seth 3 gray')
    expect(enough.warband(0)).toEqual([0, 0])
  })

  it('case 11: not twice in a region; a scribe leads the die elsewhere', () => {
    const table = atSeth(2, { warriors: 4, tokens: { scribe: 1 } }, { regions: { 2: [0] } })
    table.play('0: take seth 2 gray')
    expect(table.why('0: do seth')).toBe('seth.region-own (seth)')
    expect(table.legal(0)).toEqual(['value 1', 'value 3', 'value 4'])
    expect(takes(atSeth(2, { warriors: 4 }, { regions: { 2: [0] } }))).toEqual([])
  })

  it('a full region takes no third building', () => {
    const table = atSeth(
      2,
      { warriors: 9, tokens: { scribe: 1 } },
      { regions: { 2: [1, 2] } },
      { players: 3 },
    )
    expect(table.play('0: take seth 2 gray').why('0: do seth')).toBe('seth.region-full (seth)')
  })

  it('without a building left there is nothing to do for it', () => {
    const houses = Object.fromEntries(
      ['left', 'bottom'].flatMap((side) => [1, 2, 3, 4, 5].map((n) => [`${side} ${n}`, 0])),
    )
    const table = atSeth(2, { warriors: 9, tokens: { scribe: 1 } }, {}, { houses })
    expect(takes(table)).toEqual([])
  })

  it('case 12, Q25: 3 points for whoever builds above a statue for the people, whoever owns it', () => {
    for (const owner of [0, 1]) {
      const table = atSeth(2, { warriors: 4 }, { peopleStatues: [owner, null] }).play('0: take seth 2 gray')
      expect(table.points(0)).toEqual({ 'column statue': 3 })
      expect(table.points(1)).toEqual({})
    }
    const other = atSeth(5, { warriors: 4 }, { peopleStatues: [1, null] }).play('0: take seth 5 gray')
    expect(other.points(0)).toEqual({})
    const right = atSeth(5, { warriors: 4 }, { peopleStatues: [null, 1] }).play('0: take seth 5 gray')
    expect(right.points(0)).toEqual({ 'column statue': 3 })
  })

  it('Q24: a statue to Seth is none below a column', () => {
    const table = atSeth(2, { warriors: 4 }, { statues: [1] }).play('0: take seth 2 gray')
    expect(table.points(0)).toEqual({})
  })

  it('Q31: the owner’s bonus comes last: blood and tile are there already', () => {
    const table = atSeth(2, { warriors: 4 }, { statues: [0] }).play('0: take seth 2 gray')
    expect(table.asked).toBe('seth.conquest')
    table.play('0: conquest at a1')
    expect(table.asked).toBe('gain')
    expect(table.seth.seats[0]!.blood).toBe(1)
    table.play('0: gain gold')
    expect(table.tokens(0)).toEqual({ gold: 1 })
  })

  it('Q32: each space keeps its price, and the first free one is built on', () => {
    const table = atSeth(2, { warriors: 4 }, { regions: { 2: [null, 1] } }).play('0: take seth 2 gray')
    expect(table.seth.regions[1]).toEqual([0, 1])
    expect(table.warband(0)).toEqual([0, 3])
  })

  it('Q69: the action of the 21st happiness may be Seth, and warriors are paid', () => {
    const seat = { happiness: 19, population: 21, tokens: { bread: 9, papyrus: 9 }, warriors: 4 }
    const table = new TestTable({ seth: {}, dice: { bastet: ['gray 3'] }, seats: [seat] }, true)
    table.play('0: take bastet 3 gray')
    while (table.asked !== 'free-action') table.play(`0: ${table.legal(0)[0]!}`)
    table.play('0: do seth', '0: value 6')
    expect(table.warband(0)).toEqual([0, 0])
    expect(table.seth.regions[5]).toEqual([0, null])
    expect(table.seth.seats[0]!.blood).toBe(1)
  })

  it('TX01: 2 points and 2 priests for its owner who performs Seth, and for nobody else', () => {
    const table = atSeth(4, { warriors: 4, technologies: ['TX01'] }).play('0: take seth 4 gray')
    expect(table.points(0)).toEqual({ TX01: 2 })
    expect(table.warband(0)).toEqual([0, 2])
    const other = atSeth(4, { warriors: 4 }, {}, { seats: [{}, { technologies: ['TX01'] }] })
    other.play('0: take seth 4 gray')
    expect(other.warband(1)).toEqual([0, 0])
    expect(other.points(1)).toEqual({})
  })
})

describe('a conquest tile', () => {
  const temple = { c3: ['P01', 0, 1], a1: ['P02', 0, 0] } as const

  it('Q20: goes onto an empty space, neither under a pillar nor onto another one', () => {
    const table = atSeth(4, { warriors: 4 }, { temple: { b2: 'A09' } }, { temple }).play(
      '0: take seth 4 gray',
    )
    expect(table.asked).toBe('seth.conquest')
    expect(table.legal(0)).toHaveLength(22)
    expect(table.why('0: conquest at c3')).toBe('space-covered (conquest)')
    expect(table.why('0: conquest at b2')).toBe('seth.space-taken (Q20)')
  })

  it('Q21: without tiles, or without a space for one, the step is skipped', () => {
    const laid = Object.fromEntries(
      ['a1', 'b1', 'c1', 'd1', 'e1', 'a2', 'b2', 'c2', 'd2'].map((space, i) => [space, `A0${i + 1}`]),
    )
    const none = atSeth(4, { warriors: 4 }, { temple: laid }).play('0: take seth 4 gray')
    expect(none.seth.conquest).toBeNull()
    expect(none.asked).toBe('end-turn')
    expect(none.seth.seats[0]!.blood).toBe(1)
    expect(none.seth.regions[3]).toEqual([0, null])
    // Eight tiles lie, sixteen pillars stand, and the last space is under a pillar too.
    const { d2: _, ...eight } = laid
    const spaces = ['d2', 'e2', ...['3', '4', '5'].flatMap((row) => COLUMNS.map((column) => column + row))]
    const pillars = Object.fromEntries(
      spaces.map((space, i) => [
        space,
        [`P${String(i + 1).padStart(2, '0')}`, 0, 1 + Math.floor(i / 8)] as const,
      ]),
    )
    const full = atSeth(4, { warriors: 4 }, { temple: eight }, { players: 4, temple: pillars })
    full.play('0: take seth 4 gray')
    expect(full.seth.conquest).toBe('A09')
    expect(full.asked).toBe('end-turn')
    // One space is left, and there it goes.
    const { d2: __, ...fewer } = pillars
    const one = atSeth(4, { warriors: 4 }, { temple: eight }, { players: 4, temple: fewer })
    one.play('0: take seth 4 gray')
    expect(one.seth.temple[8]).toBe('A09')
  })

  it('R58: after the last tile nothing lies face down', () => {
    const laid = Object.fromEntries(
      ['a1', 'b1', 'c1', 'd1', 'e1', 'a2', 'b2', 'c2'].map((space, i) => [space, `A0${i + 1}`]),
    )
    const table = atSeth(4, { warriors: 4 }, { temple: laid })
    table.play('0: take seth 4 gray', '0: conquest at e5')
    expect(table.asked).toBe('end-turn')
    expect(table.seth.conquest).toBeNull()
    expect(table.all('conquest-turned').map(({ tile }) => tile)).toEqual([null])
  })

  it('R58: outside a turn the next tile is turned up at once', () => {
    const table = dusk({
      round: 16,
      seth: {},
      seats: [{ decrees: ['D23', 'D01', 'D07'], warriors: 5 }],
    }).play('0: play D23', '0: do seth', '0: value 4', '0: conquest at c3')
    expect(table.seth.conquest).toMatch(/^A0\d$/)
    const told = table.events.map(({ type }) => type)
    expect(told.indexOf('conquest-turned')).toBe(told.indexOf('conquest-laid') + 1)
  })

  it('Q22b: brings nothing when it is laid beside buildings', () => {
    const table = atSeth(4, { warriors: 4 }, { conquest: 'A01' }, { houses: { 'left 1': 0, 'left 2': 1 } })
    table.play('0: take seth 4 gray', '0: conquest at a1')
    expect(table.tokens(0)).toEqual({ gold: 2 })
    expect(table.tokens(1)).toEqual({})
  })

  it('C18: has a name of its own, also where a destiny card has the same', () => {
    const table = new TestTable(
      {
        sunny: 'ra',
        dice: { ra: ['white 1'] },
        tiles: ['P22', 'P23', 'P24'],
        seth: { temple: { c3: 'A01' } },
        seats: [{ tokens: { limestone: 3, granite: 3 } }],
      },
      true,
    ).play('0: take ra 1 white', '0: do ra', '0: pillar at c3 turn 0')
    expect(table.seat(0).destiny).toBe('A01')
    expect(table.all('gained').map(({ by }) => by)).toEqual(['conquest A01', 'conquest A01'])
    expect(table.view().seats[1]!.destiny).toBe('A02')
  })
})

describe('effects that answer to an action', () => {
  it('Q33: the action’s own steps are done every time, what answers to it once a turn', () => {
    // Two Osiris actions in a turn: that of the die, and that of the pillar's ability.
    const table = new TestTable(
      {
        sunny: 'osiris',
        dice: { ra: ['white 1'] },
        tiles: ['P15', 'P23', 'P24'],
        seth: { temple: { c3: 'A09' } },
        seats: [{ technologies: ['T01'], tokens: { limestone: 9, granite: 9 } }],
      },
      true,
    )
    table.play('0: take ra 1 white', '0: do ra', '0: pillar at c3 turn 0', '0: first reward')
    table.play('0: do osiris', '0: building in bread 5', '0: do osiris', '0: building in bread 3')
    expect(table.points(0)).toMatchObject({ T01: 2 })
    expect(table.seat(0)).toMatchObject({ happiness: 0, buildings: 8 })
    expect(table.view().workshops).toEqual({ 'bread 3': 0, 'bread 5': 0 })
  })

  it('Q34: T12, T13 and T17 answer to the first of two productions', () => {
    const seat: SeatLayout = { blessings: ['B21'], technologies: ['T12', 'T17'], production: { bread: 2 } }
    const table = new TestTable({ seth: {}, dice: { hathor: ['brown 4'] }, seats: [seat] }, true)
    table.play('0: take hathor 4 brown', '0: play B21')
    expect(table.tokens(0)).toEqual({ bread: 4 })
    expect(table.seat(0).excess).toBe(4)
    expect(table.points(0)).toEqual({ T12: 2, T17: 2 })
    const more = new TestTable(
      { seth: {}, dice: { hathor: ['brown 4'] }, seats: [{ ...seat, technologies: ['T13'] }] },
      true,
    )
    more.play('0: take hathor 4 brown', '0: play B21', '0: go on')
    expect(more.tokens(0)).toEqual({ bread: 5 })
  })

  it('Q34: T05 and T21 answer to the first of two Hathor actions', () => {
    const table = new TestTable(
      {
        seth: {},
        dice: { ra: ['gray 3'] },
        temple: { a1: ['P01', 0, 0], a2: ['P02', 0, 0] },
        seats: [
          {
            blessings: ['B17', 'B18'],
            technologies: ['T05', 'T21'],
            tokens: { scribe: 2, bread: 9, limestone: 9, granite: 9 },
          },
        ],
      },
      true,
    )
    table.play('0: take ra 3 gray', '0: play B17 for hathor', '0: play B18 for hathor')
    table.play('0: extra hathor', '0: building at left 1', '0: extra hathor', '0: building at left 2')
    expect(table.points(0)).toEqual({ 'pillars in line': 6, T05: 2 })
    expect(table.all('gained').filter(({ by }) => by === 'T21')).toHaveLength(1)
  })

  it('T05: a building without an own pillar in line does not use up its once a turn', () => {
    const table = new TestTable(
      {
        seth: {},
        dice: { ra: ['gray 3'] },
        temple: { a1: ['P01', 0, 0] },
        seats: [
          {
            blessings: ['B17', 'B18'],
            technologies: ['T05'],
            tokens: { scribe: 2, bread: 9, limestone: 9, granite: 9 },
          },
        ],
      },
      true,
    )
    table.play('0: take ra 3 gray', '0: play B17 for hathor', '0: play B18 for hathor')
    table.play('0: extra hathor', '0: building at left 3')
    expect(table.points(0)).toEqual({})
    table.play('0: extra hathor', '0: building at left 1')
    expect(table.points(0)).toEqual({ 'pillars in line': 3, T05: 2 })
  })

  it('T05: a recorded game in which it paid for the second building of a turn', () => {
    const text = readFileSync(new URL('../../fixtures/two-seth-t05-guided.record', import.meta.url), 'utf8')
    const { entries } = replay(tekhenu, readRecord(text))
    const from = entries.findIndex(({ move }) => tekhenu.write(move) === 'extra hathor')
    const { seat, before } = entries[from]!
    expect(tekhenu.view(before, 'spectator').seats[seat]!.technologies).toContain('T05')
    const built = entries.slice(from).flatMap(({ events }) =>
      events.flatMap((event) => {
        if (event.type === 'building') return [event.place]
        return event.type === 'points' && event.seat === seat ? [`${event.by} ${event.points}`] : []
      }),
    )
    expect(built.slice(0, 4)).toEqual(['bottom 3', 'bottom 4', 'pillars in line 3', 'T05 2'])
  })

  it('Q34: T14 changes the one die once', () => {
    const table = new TestTable(
      {
        seth: {},
        dice: { osiris: ['gray 3'] },
        seats: [
          { technologies: ['T14'], blessings: ['B17'], happiness: 3, tokens: { scribe: 1, papyrus: 9 } },
        ],
      },
      true,
    )
    table.play('0: take osiris 3 gray', '0: play B17 for thoth', '0: adjust to 1', '0: do osiris')
    table.play('0: building in bread 1')
    expect(table.legal(0).some((move) => move.startsWith('adjust'))).toBe(false)
    expect(table.all('action').map(({ action, value }) => [action, value])).toEqual([
      ['osiris', 1],
      ['thoth', 1],
    ])
  })

  it('Q34c: T07 answers to each bonus, T24 to each blessing', () => {
    const statues: Layout['godStatues'] = { thoth: [1], osiris: [1] }
    const owner: SeatLayout = { technologies: ['T07'] }
    const table = new TestTable(
      {
        seth: {},
        dice: { osiris: ['gray 3'], thoth: ['gray 1'] },
        godStatues: statues,
        seats: [{ blessings: ['B17'], tokens: { scribe: 1, papyrus: 2 }, happiness: 3 }, owner],
      },
      true,
    )
    table.play('0: take osiris 3 gray', '0: play B17 for thoth', '0: extra thoth')
    while (table.asked !== 'end-turn') table.play(`0: ${table.legal(0)[0]!}`)
    expect(table.tokens(1)['granite']).toBe(2)
    const blessed = new TestTable(
      {
        seth: {},
        dice: { hathor: ['brown 2'] },
        seats: [{ technologies: ['T24'], blessings: ['B03', 'B04', 'B05'] }],
      },
      true,
    )
    blessed.play('0: take hathor 2 brown', '0: play B03', '0: play B04', '0: play B05')
    expect(blessed.tokens(0)['gold']).toBe(6)
  })

  it('Q34d: of several owners of statues to a god each is paid, once', () => {
    const table = new TestTable(
      {
        players: 3,
        sunny: 'osiris',
        horus: ['horus', 'ra', 'osiris', 'hathor', 'bastet', 'thoth'],
        dice: { ra: ['white 1'] },
        tiles: ['P15', 'P23', 'P24'],
        godStatues: { osiris: [1, 2] },
        seth: { temple: { c3: 'A09' } },
        seats: [{ tokens: { limestone: 9, granite: 9 } }],
      },
      true,
    )
    table.play('0: take ra 1 white', '0: do ra', '0: pillar at c3 turn 0', '0: first ability')
    table.play('0: do osiris', '0: building in bread 3', '0: do osiris', '0: building in bread 5')
    expect(table.tokens(1)).toEqual({ scribe: 1 })
    expect(table.tokens(2)).toEqual({ scribe: 1 })
  })
})
