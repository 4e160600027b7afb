import { describe, expect, it } from 'vitest'
import { dieTaken, itPlays, overChance } from '../testing/solo.ts'
import { TestTable, type Layout } from '../testing/table.ts'
import { templeWith } from '../testing/temple.ts'

/** Its turn at the table of Seth: nothing on the wheel but what the layout says. */
const plays = (tile: string, layout: Layout): TestTable =>
  itPlays({ tile }, { bare: true, seth: {}, ...layout })
const BASTET_FIRST = ['bastet', 'horus', 'ra', 'hathor', 'thoth', 'osiris'] as const
const reasonOf = (table: TestTable): string => table.all('took')[0]!.reason
const because = (table: TestTable): string[] => table.all('because').map(({ reason }) => reason)
const others = (from: number): Readonly<Record<string, number>> =>
  Object.fromEntries([1, 2, 3, 4, 5, 6].map((row) => [`papyrus ${row}`, from]))

describe('its die', () => {
  it('case E1: pure 6, then blue 5, then tainted 6, then green 5', () => {
    const dice = ['white 6', 'blue 5', 'gray 6', 'green 5']
    const order = dice.map((_, gone) => dieTaken(plays('ra', { dice: { ra: dice.slice(gone) } })))
    expect(order).toEqual(dice.map((die) => `ra ${die}`))
  })

  it('C07: value comes before purity; among level dice green, other pure ones, red and blue, other tainted ones', () => {
    const take = (...dice: string[]) => {
      const table = plays('ra', { dice: { ra: dice } })
      return [dieTaken(table), reasonOf(table)]
    }
    expect(take('gray 6', 'white 5', 'green 5')).toEqual(['ra gray 6', 'highest'])
    expect(take('white 4', 'green 4', 'red 3')).toEqual(['ra green 4', 'green'])
    expect(take('white 5', 'red 4', 'yellow 5')).toEqual(['ra white 5', 'pure'])
    expect(take('yellow 5', 'red 4')).toEqual(['ra red 4', 'coloured'])
    expect(take('gray 4', 'red 4')).toEqual(['ra red 4', 'coloured'])
    expect(take('gray 3', 'red 4')).toEqual(['ra red 4', 'highest'])
  })

  it('Q61: red and blue dice count one more for being taken only: the action goes by the face', () => {
    const table = plays('osiris', { dice: { osiris: ['blue 4', 'green 4'] }, workshops: { 'bread 1': 0 } })
    expect(dieTaken(table)).toBe('osiris blue 4')
    expect(table.view().workshops).toEqual({ 'papyrus 4': 1, 'bread 1': 0 })
    const region = plays('seth', { dice: { seth: ['gray 4'], ra: ['red 5'] } })
    expect(region.seth.regions[3]).toEqual([1, null])
  })

  it('C05: the tile of priests and warriors takes the highest red or blue die, else the highest pure one', () => {
    const red = plays('warband', { dice: { ra: ['white 6', 'red 3'], thoth: ['blue 4'] } })
    expect(dieTaken(red)).toBe('thoth blue 4')
    const pure = plays('warband', { dice: { ra: ['white 3'], bastet: ['black 4', 'gray 6'] } })
    expect(dieTaken(pure)).toBe('bastet black 4')
    expect(pure.all('took')[0]!.passed).toEqual(['warband'])
    const green = plays('warband', { dice: { ra: ['white 4'], bastet: ['black 4', 'green 4'] } })
    expect(dieTaken(green)).toBe('bastet green 4')
  })

  it('Q62: with no red, blue or pure die it takes the highest of all', () => {
    const table = plays('warband', { dice: { ra: ['gray 3'], hathor: ['white 5', 'gray 4'] } })
    expect(dieTaken(table)).toBe('hathor white 5')
    expect(table.all('took')[0]!.passed).toEqual(['warband', 'pure'])
  })

  it('C13: level red and blue dice: where it has a statue, of several the higher Horus bonus, else chance', () => {
    const dice = { horus: ['red 4'], ra: ['blue 4'], thoth: ['red 4'] } as const
    const take = (godStatues: Layout['godStatues']) =>
      overChance((generator) => dieTaken(plays('warband', { dice, generator, godStatues: godStatues! })))
    expect(take({})).toEqual(new Set(['horus red 4', 'ra blue 4', 'thoth red 4']))
    expect(take({ ra: [1], thoth: [0] })).toEqual(new Set(['ra blue 4']))
    expect(take({ ra: [1], thoth: [1] })).toEqual(new Set(['thoth red 4']))
    const resource = (godStatues: Layout['godStatues']) =>
      overChance((generator) =>
        dieTaken(
          plays('resources 3', {
            dice: { horus: ['white 4'], osiris: ['white 4'] },
            generator,
            godStatues: godStatues!,
          }),
        ),
      )
    expect(resource({})).toEqual(new Set(['horus white 4', 'osiris white 4']))
    expect(resource({ osiris: [1] })).toEqual(new Set(['osiris white 4']))
  })

  it('BS1: purity does not part level dice of one colour on a tile of resources; where colours mix, it does', () => {
    const both = overChance((generator) =>
      dieTaken(plays('resources 3', { dice: { ra: ['white 4'], osiris: ['white 4'] }, generator })),
    )
    expect(both).toEqual(new Set(['ra white 4', 'osiris white 4']))
    const mixed = plays('resources 3', {
      dice: { horus: ['green 4'], osiris: ['gray 4'] },
      godStatues: { osiris: [1] },
    })
    expect(dieTaken(mixed)).toBe('horus green 4')
    expect(reasonOf(mixed)).toBe('green')
    const level = overChance((generator) =>
      dieTaken(
        plays('resources 3', {
          dice: { horus: ['gray 4'], osiris: ['gray 4'] },
          godStatues: { osiris: [1] },
          generator,
        }),
      ),
    )
    expect(level).toEqual(new Set(['osiris gray 4']))
  })

  it('Q67: a tile of resources without any of its colours takes the highest on the wheel, never one of Seth', () => {
    const table = plays('resources 1', {
      dice: { ra: ['gray 4', 'green 3'], thoth: ['red 4'], seth: ['gray 6'] },
    })
    expect(dieTaken(table)).toBe('thoth red 4')
    expect(table.all('took')[0]!.passed).toEqual(['granite', 'limestone', 'bread', 'papyrus'])
  })

  it('BS2: where only forbidden dice are left on the wheel it takes one of those, not one of Seth', () => {
    const table = plays('ra', { dice: { ra: ['black 3'], seth: ['gray 6', 'gray 5'] } })
    expect(dieTaken(table)).toBe('ra black 3')
    expect(table.all('took')[0]!.forbidden).toBe(true)
  })

  it('C09: with no die on his board the tile of Seth looks into the section of Horus, then on counter-clockwise', () => {
    const horus = plays('seth', { dice: { horus: ['white 2'], osiris: ['yellow 5'] } })
    expect(dieTaken(horus)).toBe('horus white 2')
    expect(horus.all('took')[0]!.passed).toEqual(['seth'])
    const on = plays('seth', { dice: { ra: ['white 6'], osiris: ['yellow 5'] } })
    expect(dieTaken(on)).toBe('osiris yellow 5')
  })

  it('Q63: such a die does what the tile of Horus would have it do', () => {
    const table = plays('seth', {
      dice: { horus: ['white 2'] },
      seth: { regions: { 1: [0], 2: [0] } },
    })
    expect(because(table)).toEqual(['horus-lessons'])
    expect(table.seth.peopleStatues).toEqual([1, null])
  })
})

describe('Seth', () => {
  const layout: Layout = {
    dice: { seth: ['gray 6', 'gray 4'] },
    seth: { regions: { 6: [1], 1: [1] }, peopleStatues: [0, null] },
  }

  it('case 25: takes the 6, finds 6 and 1 its own, builds in 2: 2 points and 3 for the statue; a tile, no blood', () => {
    const table = plays('seth', layout)
    expect(dieTaken(table)).toBe('seth gray 6')
    expect(table.seth.regions).toEqual([
      [1, null],
      [1, null],
      [null, null],
      [null, null],
      [null, null],
      [1, null],
    ])
    expect(table.points(1)).toEqual({ 'region 2': 2, 'column statue': 3 })
    expect(table.seth.seats[1]).toMatchObject({ warriors: 0, priests: 0, blood: 0 })
    expect(table.all('conquest-laid')).toHaveLength(1)
    expect(table.seat(1).buildings).toBe(7)
    expect(table.all('because')[0]!.params).toEqual({ region: 2, value: 6, moved: 'yes' })
  })

  it('C03: a region with a building of its own is passed over, upwards and from 6 to 1; a stranger there is not', () => {
    const at = (regions: Record<number, number[]>) =>
      plays('seth', { dice: { seth: ['gray 5'] }, seth: { regions } }).all('settled-region')[0]
    expect(at({})).toMatchObject({ region: 5, space: 1 })
    expect(at({ 5: [0] })).toMatchObject({ region: 5, space: 2 })
    expect(at({ 5: [1] })).toMatchObject({ region: 6 })
    expect(at({ 5: [1, 0], 6: [1] })).toMatchObject({ region: 1 })
  })

  it('C04: what it cannot build brings 3 points and nothing more: no tile, no statue bonus; the die is taken', () => {
    const all = { 1: [1], 2: [1], 3: [1], 4: [1], 5: [1], 6: [1] }
    const table = plays('seth', { ...layout, seth: { regions: all, statues: [0], peopleStatues: [0, 0] } })
    expect(table.points(1)).toEqual({ instead: 3 })
    expect(table.all('conquest-laid')).toEqual([])
    expect(table.seat(1).dice).toEqual(['gray 6 anubis'])
    expect(table.tokens(0)).toEqual({})
    expect(table.asked).not.toBe('gain')
    const houses = Object.fromEntries([1, 2, 3, 4].map((i) => [`left ${i}`, 1]))
    const none = plays('seth', { ...layout, workshops: others(1), houses, seth: {} })
    expect(none.points(1)).toEqual({ instead: 3 })
    expect(none.seth.regions.flat().every((owner) => owner === null)).toBe(true)
  })

  it('C10: its statue to Seth brings it a point when either side performs Seth; the person’s brings a resource', () => {
    const own = plays('seth', { ...layout, seth: { ...layout.seth, statues: [1] } })
    expect(own.points(1)['statue of seth']).toBe(1)
    const other = plays('bastet', {
      dice: { bastet: ['gray 5'] },
      horus: BASTET_FIRST,
      godStatues: { bastet: [1] },
    })
    expect([other.points(1), other.tokens(1)]).toEqual([{}, { scribe: 1 }])
    const yours = plays('seth', { ...layout, seth: { ...layout.seth, statues: [0] } })
    expect(yours.asked).toBe('gain')
    expect(yours.play('0: gain gold').tokens(0)).toEqual({ gold: 1 })
    const person = new TestTable(
      {
        solo: {},
        order: [0, 1],
        dice: { seth: ['gray 3'], ra: ['white 3'] },
        seth: { statues: [1] },
        seats: [{ warriors: 4 }],
      },
      true,
    ).play('0: take seth 3 gray', '0: gain bread', '0: gain bread', '0: gain bread', '0: conquest at a1')
    expect(person.points(1)).toEqual({ 'statue of seth': 1 })
    expect(person.tokens(1)).toEqual({})
  })

  it('the conquest tile goes where a pillar of its would score most, level spaces by chance', () => {
    const laid = (scene_: Layout) =>
      overChance(
        (generator) =>
          plays('seth', { dice: { seth: ['gray 3'] }, generator, ...scene_ }).all('conquest-laid')[0]!.space,
      )
    expect(laid({ houses: { 'left 2': 0, 'top 1': 1 }, temple: { b2: ['P01', 0, 0] } })).toEqual(
      new Set(['a2']),
    )
    expect(
      laid({
        houses: { 'left 2': 0, 'top 1': 1 },
        temple: { b2: ['P01', 0, 0] },
        seth: { temple: { a2: 'A01' } },
      }),
    ).not.toContain('a2')
    expect(laid({}).size).toBeGreaterThan(1)
  })

  it('Q65d: without a conquest tile it keeps its points and lays none', () => {
    const temple = Object.fromEntries(
      ['a1', 'b1', 'c1', 'd1', 'e1', 'a2', 'b2', 'c2', 'd2'].map((space, i) => [space, `A0${i + 1}`]),
    )
    const table = plays('seth', { dice: { seth: ['gray 3'] }, seth: { temple, conquest: null } })
    expect(table.points(1)).toEqual({ 'region 3': 2 })
    expect(table.all('conquest-laid')).toEqual([])
  })

  it('Q21, Q65d: nor without a space for it; on the last space it lays it', () => {
    const temple = templeWith(24)
    const crowded: Layout = { dice: { seth: ['gray 3'] }, temple, tiles: ['P25', 'P26', 'P27'] }
    const full = plays('seth', { ...crowded, seth: { temple: { e5: 'A09' } } })
    expect(full.points(1)).toEqual({ 'region 3': 2 })
    expect(full.all('conquest-laid')).toEqual([])
    const last = plays('seth', crowded)
    expect(last.all('conquest-laid').map(({ space }) => space)).toEqual(['e5'])
  })

  it('Q65: where it has built, the person pays 5 warriors', () => {
    const person = (warriors: number) =>
      new TestTable(
        {
          solo: {},
          order: [0, 1],
          dice: { seth: ['gray 3'], ra: ['white 3'] },
          seth: { regions: { 3: [1] } },
          seats: [{ warriors }],
        },
        true,
      )
    expect(person(4).legal(0)).not.toContain('take seth 3 gray')
    expect(person(5).play('0: take seth 3 gray').warband(0)).toEqual([0, 0])
  })

  it('Q65c: with a second set it still builds once in a region, and both sets count as its own', () => {
    const regions = { 1: [1], 2: [1], 3: [1], 4: [1], 5: [1], 6: [1] }
    const solo = { tile: 'seth', buildings: 20 } as const
    const table = itPlays(solo, {
      bare: true,
      dice: { seth: ['gray 2'] },
      seth: { regions },
      workshops: others(1),
    })
    expect(table.seat(1).buildings).toBe(8)
    expect(table.points(1)).toEqual({ instead: 3 })
  })
})

describe('Horus', () => {
  const at = (layout: Layout): TestTable => plays('horus', { dice: { horus: ['white 2'] }, ...layout })

  it('goes below a column that gives two Thoth actions or more, the one with more of them first', () => {
    const more = at({ seth: { regions: { 1: [0], 2: [0], 4: [0], 5: [1], 6: [0] } } })
    expect(more.seth.peopleStatues).toEqual([null, 1])
    expect(more.all('card')).toHaveLength(3)
    expect(more.points(1)).toEqual({})
    const level = overChance(
      (generator) =>
        at({ generator, seth: { regions: { 1: [0], 2: [0], 4: [0], 5: [0] } } }).all('statue')[0]!.place,
    )
    expect(level).toEqual(new Set(['left', 'right']))
    const one = at({ seth: { regions: { 1: [0, 1], 5: [0] } } })
    expect(because(one)).toEqual(['horus-god'])
  })

  it('then to the god of the value, then to Seth without priests, then for the people', () => {
    expect(at({}).view().godStatues['ra']).toEqual([1])
    const seth = at({ godStatues: { ra: [0] } })
    expect(because(seth)).toEqual(['horus-seth'])
    expect(seth.seth.statues[0]).toBe(1)
    expect(seth.points(1)).toEqual({})
    const people = at({ godStatues: { ra: [0] }, seth: { statues: [0] } })
    expect(because(people)).toEqual(['horus-people'])
    const none = at({ godStatues: { ra: [0] }, seth: { statues: [0] }, peopleStatues: [0, 0, 0, 0] })
    expect(none.points(1)).toEqual({ instead: 3 })
  })

  it('C20: above the districts only where it wins one that it does not hold, else at the temple', () => {
    const taken: Layout = { godStatues: { ra: [0] }, seth: { statues: [0] } }
    const held = { 'bread 1': 0, 'bread 2': 0, 'limestone 1': 0, 'limestone 2': 0 }
    const lost = { ...held, 'granite 1': 0, 'granite 2': 0, 'papyrus 1': 0 }
    const wins = at({ ...taken, workshops: { ...lost, 'papyrus 2': 1 } })
    expect(wins.all('statue')[0]!.place).toBe('workshops')
    const idle = at({ ...taken, workshops: { ...lost, 'papyrus 2': 0 } })
    expect(['row', 'column']).toContain(idle.all('statue')[0]!.place)
  })

  it('C06: such a Thoth action takes the rightmost card of its highest section, a real one the leftmost of its kind', () => {
    const market = [
      ['B01', 'B02', 'T01'],
      ['B03', 'B04', 'T02', 'T03'],
    ]
    const lessons = at({ market, seth: { regions: { 1: [0], 2: [0] } } })
    expect(lessons.all('card').map(({ card }) => card)).toEqual(['T01', 'B02'])
    const thoth = plays('thoth', { market, dice: { thoth: ['black 4'] } })
    expect(thoth.all('card').map(({ card }) => card)).toEqual(['T01', 'B01'])
    const happy = at({ market, seth: { regions: { 1: [0], 2: [0] } }, seats: [{}, { happiness: 5 }] })
    expect(happy.all('card').map(({ card }) => card)).toEqual(['T03', 'T02'])
  })

  it('BS3: what lies out of its reach it does not take, and no points come in its place', () => {
    const table = at({
      seth: { regions: { 1: [0], 2: [0] } },
      godStatues: { thoth: [0] },
      seats: [{}, { happiness: 0 }],
    })
    expect(table.all('card')).toEqual([])
    expect(table.events.some((event) => 'by' in event && event.by === 'statue of thoth')).toBe(false)
    expect(table.points(1)).toEqual({})
    expect(table.seth.peopleStatues).toEqual([1, null])
  })

  it('Q65b: two of its Thoth actions pay the person’s statue there once, and its Horus action the one at Horus', () => {
    const table = at({
      seth: { regions: { 1: [0], 2: [0], 3: [0] } },
      horus: ['horus', 'thoth', 'ra', 'hathor', 'bastet', 'osiris'],
      godStatues: { thoth: [0], horus: [0] },
    })
    expect(table.all('card')).toHaveLength(3)
    const paid = table.events.flatMap((event) =>
      'by' in event && event.by.startsWith('statue of') ? [event.by] : [],
    )
    expect(paid.toSorted()).toEqual(['statue of horus', 'statue of thoth'])
  })
})

describe('the other gods', () => {
  it('Ra: a conquest tile is an empty space for it, brings two points more and nothing else', () => {
    const table = plays('ra', {
      dice: { ra: ['white 1'] },
      seth: { temple: { c3: 'A02' } },
      houses: { 'left 3': 0 },
    })
    expect(table.all('pillar')[0]!.space).toBe('c3')
    expect(table.points(1)['conquest tile']).toBe(2)
    expect(table.tokens(1)).toEqual({})
    expect(table.all('because')[0]!.params).toMatchObject({ conquest: 'yes', points: 3, rule: 'most' })
    const better = plays('ra', {
      dice: { ra: ['white 1'] },
      seth: { temple: { c3: 'A02' } },
      houses: { 'left 1': 0, 'left 2': 0, 'top 1': 0, 'top 2': 0 },
    })
    expect(better.all('pillar')[0]!.space).toBe('a1')
    expect(better.points(1)['conquest tile']).toBeUndefined()
  })

  it('C08: level spaces at Ra go to the one with most of its own buildings in line', () => {
    const spaces = overChance((generator) => {
      const houses = { 'left 3': 1, 'bottom 2': 1, 'left 4': 0 }
      return plays('ra', { dice: { ra: ['white 1'] }, houses, generator }).all('pillar')[0]!.space
    })
    expect(spaces).toEqual(new Set(['b3']))
  })

  it('C11: Hathor and Osiris it cannot perform bring 3 points', () => {
    const workshops = others(1)
    const houses = Object.fromEntries([1, 2, 3, 4].map((i) => [`left ${i}`, 1]))
    for (const [god, die] of [
      ['hathor', 'yellow 3'],
      ['osiris', 'yellow 3'],
    ] as const)
      expect(plays(god, { dice: { [god]: [die] }, workshops, houses }).points(1)).toEqual({ instead: 3 })
  })

  it('C12: at Osiris red, blue and green dice go where the fewest buildings stand, as gray ones do', () => {
    for (const die of ['gray 4', 'red 4', 'blue 4', 'green 4']) {
      const workshops = { 'papyrus 1': 0, 'bread 1': 1, 'granite 2': 1 }
      const table = plays('osiris', { dice: { osiris: [die] }, workshops })
      expect(table.view().workshops).toMatchObject({ 'limestone 4': 1 })
    }
  })

  it('Hathor: its buildings bring it nothing from conquest tiles', () => {
    const temple = { a1: 'A06', b1: 'A01', c1: 'A05' }
    const table = plays('hathor', {
      dice: { hathor: ['yellow 3'] },
      seth: { temple },
      temple: { d1: ['P01', 0, 1] },
    })
    expect(table.tokens(1)).toEqual({})
    expect(table.seat(1).technologies).toEqual([])
    expect(table.asked).not.toBe('gain')
  })

  it('red and blue dice bring it neither warriors nor priests', () => {
    const table = plays('bastet', { dice: { bastet: ['red 5', 'blue 3'] } })
    expect(table.warband(1)).toEqual([0, 0])
  })
})
