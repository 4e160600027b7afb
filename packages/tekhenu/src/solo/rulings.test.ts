import { Match } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { tekhenu } from '../index.ts'
import { WHEEL_GODS } from '../names.ts'
import { open, TestTable, type Layout } from '../testing/table.ts'
import { dieTaken, itPlays, itsTurn, overChance } from '../testing/solo.ts'
import { templeWith } from '../testing/temple.ts'

const soloView = (options: Record<string, unknown>, seed = 'solo') => {
  const read = tekhenu.options(options, 2)
  if (!read.ok) throw new Error(read.fault.code)
  return tekhenu.view(open(2, seed, read.value), 0)
}

const allStatues = Object.fromEntries(WHEEL_GODS.map((god) => [god, [1]]))
const COLOUR_OF: Readonly<Record<string, string>> = {
  papyrus: 'yellow',
  bread: 'brown',
  limestone: 'white',
  granite: 'black',
}

describe('its turn', () => {
  it('BK1: the marker begins at the bottom left; then right stays in the row, up goes to the tile above on the right', () => {
    const from = (round: number, marker: number | undefined) =>
      overChance((generator) => {
        const table = itsTurn(marker === undefined ? {} : { marker }, { round, generator })
        table.play('1: end turn')
        const { row, place } = table.all('progressed')[0]!
        return `${row}.${place}`
      })
    expect(from(1, undefined)).toEqual(new Set(['1.1']))
    expect(from(2, 1)).toEqual(new Set(['1.2', '2.1']))
    expect(from(3, 2)).toEqual(new Set(['1.3', '2.2']))
    expect(from(3, 5)).toEqual(new Set(['2.2', '3.1']))
    expect(from(4, 8)).toEqual(new Set(['3.2', '4.1']))
  })

  it('BK2: a resource tile takes the colour of its first resource, then of the next, and gray last', () => {
    const tiles = [
      ['granite', 'limestone', 'bread', 'papyrus'],
      ['papyrus', 'bread', 'limestone', 'granite'],
      ['limestone', 'granite', 'papyrus', 'bread'],
      ['bread', 'papyrus', 'granite', 'limestone'],
    ]
    tiles.forEach((tile, i) => {
      for (let gone = 0; gone < 4; gone++) {
        const left = tile.slice(gone).map((resource, n) => `${COLOUR_OF[resource]!} ${n + 1}`)
        const table = itPlays(
          { tile: `resources ${i + 1}` },
          { bare: true, dice: { hathor: [...left, 'gray 6'] } },
        )
        expect(dieTaken(table)).toBe(`hathor ${left[0]!}`)
        expect(table.all('took')[0]!.passed).toEqual(tile.slice(0, gone))
      }
      const gray = itPlays(
        { tile: `resources ${i + 1}` },
        { bare: true, dice: { horus: ['black 6'], hathor: ['gray 2'], bastet: ['gray 5'] } },
      )
      expect(dieTaken(gray)).toBe('bastet gray 5')
    })
  })

  it('BK13: forbidden dice do not exist for it, unless there is nothing else anywhere', () => {
    const god = itPlays({ tile: 'horus' }, { bare: true, dice: { horus: ['black 6', 'gray 2'] } })
    expect(dieTaken(god)).toBe('horus gray 2')
    const only = itPlays(
      { tile: 'thoth' },
      { bare: true, dice: { horus: ['black 6', 'brown 3'], thoth: ['white 5'] } },
    )
    expect(dieTaken(only)).toBe('horus black 6')
    expect(only.all('took')[0]).toMatchObject({ forbidden: true, passed: [] })
    const level = overChance((generator) =>
      dieTaken(
        itPlays(
          { tile: 'resources 1' },
          {
            bare: true,
            dice: { horus: ['black 6'], thoth: ['white 6'] },
            godStatues: { thoth: [1] },
            generator,
          },
        ),
      ),
    )
    expect(level).toEqual(new Set(['thoth white 6']))
    const resource = itPlays(
      { tile: 'resources 2' },
      { bare: true, dice: { horus: ['black 6'], thoth: ['yellow 4'], hathor: ['white 1'] } },
    )
    expect(dieTaken(resource)).toBe('hathor white 1')
  })

  it('G3: where its section has no die it looks on counter-clockwise', () => {
    const table = itPlays({ tile: 'ra' }, { bare: true, dice: { horus: ['white 2'], hathor: ['yellow 6'] } })
    expect(dieTaken(table)).toBe('horus white 2')
    const around = itPlays({ tile: 'horus' }, { bare: true, dice: { ra: ['white 6'], thoth: ['gray 1'] } })
    expect(dieTaken(around)).toBe('thoth gray 1')
    expect(around.all('took')[0]!.passed).toEqual(['horus', 'osiris'])
  })

  it('BK10: level dice of a resource tile: a section with its statue, of several the higher Horus bonus, else chance', () => {
    const dice = { horus: ['white 5'], ra: ['white 5'], hathor: ['white 5'] } as const
    const take = (godStatues: Layout['godStatues']) =>
      overChance((generator) =>
        dieTaken(itPlays({ tile: 'resources 3' }, { bare: true, dice, generator, godStatues: godStatues! })),
      )
    expect(take({})).toEqual(new Set(['horus white 5', 'ra white 5', 'hathor white 5']))
    expect(take({ horus: [1] })).toEqual(new Set(['horus white 5']))
    expect(take({ horus: [1], ra: [1], hathor: [0] })).toEqual(new Set(['ra white 5']))
    const why = (godStatues: Layout['godStatues']) =>
      itPlays({ tile: 'resources 3' }, { bare: true, dice, godStatues: godStatues! }).all('took')[0]!.reason
    expect([{}, { horus: [1] }, { horus: [1], ra: [1] }].map(why)).toEqual(['random', 'statue', 'bonus'])
  })

  it('BK10: level spaces at Ra: most of its own buildings in line', () => {
    const spaces = overChance((generator) => {
      const houses = { 'left 3': 1, 'bottom 2': 1, 'left 4': 0 }
      return itPlays({ tile: 'ra' }, { dice: { ra: ['white 1'] }, houses, generator }).all('pillar')[0]!.space
    })
    expect(spaces).toEqual(new Set(['b3']))
  })
})

describe('its actions', () => {
  it('BK4: its statues bring a scribe for values 1 and 2, a point for 3 and 4, both for 5 and 6', () => {
    const brought = [1, 2, 3, 4, 5, 6].map((value) => {
      const others: (typeof WHEEL_GODS)[number][] = WHEEL_GODS.filter((god) => god !== 'bastet')
      const horus = others.toSpliced(value - 1, 0, 'bastet')
      const table = itPlays(
        { tile: 'bastet' },
        { dice: { bastet: ['gray 5'] }, horus, godStatues: { bastet: [1] } },
      )
      return [table.seat(1).tokens['scribe'], table.points(1)['statue of bastet'] ?? 0]
    })
    expect(brought).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
      [0, 1],
      [1, 1],
      [1, 1],
    ])
  })

  it('BK4: also when the person performs the action, whose own bonuses are the printed ones', () => {
    const layout: Layout = {
      solo: {},
      order: [0, 1],
      dice: { bastet: ['gray 5'] },
      horus: ['bastet', 'horus', 'ra', 'hathor', 'thoth', 'osiris'],
      godStatues: { bastet: [1] },
      seats: [{ tokens: { papyrus: 2 } }],
    }
    const table = new TestTable(layout, true).play('0: take bastet 5 gray')
    if (table.asked === 'use') table.play('0: do bastet')
    expect(table.seat(1).tokens['scribe']).toBe(1)
    const horus = ['horus', 'ra', 'hathor', 'thoth', 'osiris', 'bastet'] as const
    const other = itPlays(
      { tile: 'bastet' },
      { dice: { bastet: ['gray 5'] }, horus, godStatues: { bastet: [0] } },
    )
    expect(other.points(0)).toEqual({ 'statue of bastet': 2 })
    expect(other.points(1)).toEqual({})
  })

  it('BK5: what it cannot do for want of pieces or spaces brings 3 points', () => {
    const full = Object.fromEntries(
      ['papyrus', 'bread'].flatMap((district) => [1, 2, 3, 4, 5].map((row) => [`${district} ${row}`, 1])),
    )
    const temple = Object.fromEntries(
      ['a1', 'b1', 'c1', 'd1', 'e1', 'a2', 'b2', 'c2'].map((space, i) => [
        space,
        [`P0${i + 1}`, 0, 1] as const,
      ]),
    )
    const tables: [Layout, string][] = [
      [{ godStatues: allStatues, dice: { horus: ['white 2'] } }, 'horus'],
      [{ temple, dice: { ra: ['white 2'] } }, 'ra'],
      [{ workshops: full, dice: { hathor: ['yellow 4'] } }, 'hathor'],
      [{ workshops: full, dice: { osiris: ['yellow 4'] } }, 'osiris'],
      [
        {
          godStatues: { ra: [0] },
          peopleStatues: [0, 0, 0, 0],
          dice: { horus: ['white 2'] },
        },
        'horus',
      ],
    ]
    for (const [layout, tile] of tables) {
      const table = itPlays({ tile }, layout)
      expect(table.points(1)['instead'], tile).toBe(3)
      expect(table.all('because').at(-1)!.params).toEqual({ action: tile })
    }
    const able = itPlays({ tile: 'horus' }, { dice: { horus: ['white 2'] } })
    expect(able.points(1)).toEqual({})
  })

  it('BK6: from the highest section its happiness opens: decrees, technologies, blessings; then the next lower', () => {
    const cards = (happiness: number, market: Layout['market'], value = 6) =>
      itPlays(
        { tile: 'thoth' },
        {
          dice: { thoth: [`gray ${value}`] },
          market: market!,
          opened: 3,
          seats: [{}, { happiness, population: 9 }],
        },
      )
        .all('card')
        .map(({ card }) => card)
    const market = [
      ['B01', 'B02', 'T01'],
      ['B03', 'B04', 'T02', 'T03'],
      ['B05', 'T04', 'T05', 'D01'],
    ]
    expect(cards(9, market)).toEqual(['D01', 'T04', 'T05'])
    expect(cards(9, market, 1)).toEqual(['D01'])
    expect(cards(8, market)).toEqual(['T02', 'T03', 'B03'])
    const scarce = [market[0]!, market[1]!, ['B05', null, null, null]]
    expect(cards(9, scarce)).toEqual(['B05', 'T02', 'T03'])
  })

  it('BK7: a statue for the people goes where it wins more districts that are not its own yet, else to the temple', () => {
    const lost = { 'papyrus 3': 0, 'bread 3': 0, 'limestone 3': 0 }
    const layout = { dice: { horus: ['white 2'] }, godStatues: { ra: [0] } } as const
    const place = (more: Layout) =>
      overChance(
        (generator) => itPlays({ tile: 'horus' }, { ...layout, ...more, generator }).all('statue')[0]!.place,
      )
    expect(place({ workshops: { ...lost, 'granite 3': 1 } })).toEqual(new Set(['workshops']))
    expect(place({ workshops: { 'papyrus 3': 1, 'bread 3': 1 } })).toEqual(new Set(['quarries']))
    expect(place({ workshops: lost })).toEqual(new Set(['workshops', 'quarries']))
    // One district is enough, the second of the two as well.
    const held = { 'papyrus 3': 1, 'limestone 3': 1, 'granite 3': 1 }
    expect(place({ workshops: { ...held, 'bread 3': 0 } })).toEqual(new Set(['workshops']))
    const hopeless = Object.fromEntries(
      ['papyrus', 'bread', 'limestone', 'granite'].flatMap((district) =>
        [1, 2].map((row) => [`${district} ${row}`, 0]),
      ),
    )
    const pillar = { c1: ['P01', 0, 1] } as const
    expect(place({ workshops: hopeless, temple: pillar })).toEqual(new Set(['column']))
    expect(place({ workshops: hopeless })).toEqual(new Set(['row', 'column']))
    const table = itPlays({ tile: 'horus' }, { ...layout, workshops: hopeless, temple: pillar })
    expect(table.points(1)).toEqual({ column: 3 })
    expect(table.tokens(1)).toEqual({})
  })

  it('BK8: its population opens sections of the market', () => {
    const table = itPlays({ tile: 'hathor' }, { dice: { hathor: ['yellow 2'] } })
    expect(table.seat(1).population).toBe(9)
    expect(table.view().opened).toEqual([true, true, true, false])
  })

  it('BK12: a corner is not doubled for it, and colours do not matter', () => {
    const temple = { b1: ['P01', 0, 0], a2: ['P02', 0, 0] } as const
    const table = itPlays({ tile: 'ra' }, { dice: { ra: ['white 1'] }, temple })
    expect(table.all('pillar')[0]!.space).toBe('a1')
    expect(table.points(1)).toEqual({ 'touching edges': 4, 'tile slot': 1 })
  })

  it('BK14: statue bonuses come also where it scores 3 points in place of the action', () => {
    const workshops = Object.fromEntries(
      ['papyrus', 'bread'].flatMap((district) => [1, 2, 3, 4, 5].map((row) => [`${district} ${row}`, 1])),
    )
    const table = itPlays(
      { tile: 'osiris' },
      { workshops, dice: { osiris: ['yellow 4'] }, godStatues: { osiris: [0] } },
    )
    expect(table.points(1)).toEqual({ instead: 3 })
    expect(table.points(0)).toEqual({ 'statue of osiris': 2 })
  })

  it('BK15: at the top of both tracks Bastet brings it only scribes', () => {
    const table = itPlays(
      { tile: 'bastet' },
      { dice: { bastet: ['gray 2'] }, opened: 4, seats: [{}, { happiness: 21, population: 21 }] },
    )
    expect(table.tokens(1)).toEqual({ scribe: 2 })
    expect(table.all('populace')).toEqual([])
    expect(table.seat(1)).toMatchObject({ happiness: 21, population: 21, pending: false })
    const near = itPlays(
      { tile: 'bastet' },
      { dice: { bastet: ['gray 2'] }, opened: 4, seats: [{}, { happiness: 20, population: 21 }] },
    )
    expect(near.all('populace').map(({ happiness }) => happiness)).toEqual([21])
  })

  it('BK16: a gray die at Osiris goes where the fewest buildings of all stand; statues do not count', () => {
    const table = itPlays(
      { tile: 'osiris' },
      {
        dice: { osiris: ['gray 4'] },
        workshops: { 'papyrus 1': 0 },
        peopleStatues: [null, null, 1, null],
      },
    )
    expect(table.all('building')[0]!.place).toBe('bread 4')
    const places = (die: string, workshops: NonNullable<Layout['workshops']>) =>
      itPlays({ tile: 'osiris' }, { dice: { osiris: [die] }, workshops }).all('building')[0]!.place
    expect(places('gray 4', { 'papyrus 6': 0 })).toBe('bread 4')
    expect(places('yellow 4', { 'papyrus 1': 0 })).toBe('papyrus 4')
  })

  it('G4: level spaces at Ra: one that does not touch the edge of the complex', () => {
    const spaces = overChance((generator) => {
      const houses = { 'left 3': 0, 'bottom 3': 0 }
      return itPlays({ tile: 'ra' }, { dice: { ra: ['white 1'] }, houses, generator }).all('pillar')[0]!.space
    })
    expect(spaces).toEqual(new Set(['c3']))
  })

  it('G4: where one space is left, that is the reason', () => {
    const temple = templeWith(24)
    const table = itPlays({ tile: 'ra' }, { dice: { ra: ['white 1'] }, temple, tiles: ['P25', 'P26', 'P27'] })
    expect(table.all('because').map(({ params }) => params)).toMatchObject([{ space: 'e5', rule: 'only' }])
  })
})

describe('its setup and its options', () => {
  it('BK3: a statue to the god of value 1; two buildings and the centre from medium on; a second statue at value 4 when hard', () => {
    for (const [level, statues] of [
      ['easy', [0]],
      ['medium', [0]],
      ['hard', [0, 3]],
    ] as const) {
      const view = soloView({ solo: level })
      const honoured = view.horus.filter((god) => view.godStatues[god]![0] === 1)
      expect(honoured).toEqual(statues.map((value) => view.horus[value]!))
      expect(view.workshops).toEqual(level === 'easy' ? {} : { 'bread 5': 1, 'granite 5': 1 })
      expect(view.temple[12]?.owner).toBe(level === 'easy' ? undefined : 1)
      expect(view.totals[1]).toBe(10)
      expect(view.seats[1]).toMatchObject({
        statues: 6 - statues.length,
        buildings: level === 'easy' ? 10 : 8,
        pillars: level === 'easy' ? 8 : 7,
      })
    }
  })

  it('BK11: it is told how Botankhamun plays: its level, what a decree is worth, its sets of buildings', () => {
    const options = tekhenu.options({ solo: 'hard', soloDecrees: 8, soloBuildings: 20 }, 2)
    if (!options.ok) throw new Error(options.fault.code)
    const match = new Match(tekhenu, { options: options.value, names: ['', ''], seed: 'told' }, () => false)
    expect(match.opening.events).toContainEqual({ type: 'botankhamun', level: 'hard', decrees: 8, sets: 2 })
  })

  it('BK9: two random starting cards, 8 points for a decree, a second set of buildings', () => {
    const table = TestTable.start(2, 'random start', {
      horus: 'shuffled',
      solo: 'easy',
      soloStart: 'random',
      soloDecrees: 8,
      soloBuildings: 20,
    })
    expect(table.seat(1).buildings).toBe(20)
    table.play(`0: ${table.legal(0)[0]!}`)
    expect(table.asked).toBe('destiny')
    expect(table.seat(0).drafted).toHaveLength(2)
    const chosen = TestTable.start(2, 'chosen start', {
      horus: 'shuffled',
      solo: 'easy',
      soloStart: 'choose',
      soloDecrees: 4,
      soloBuildings: 10,
    })
    expect(chosen.seat(1).buildings).toBe(10)
    chosen.play(`0: ${chosen.legal(0)[0]!}`)
    expect(chosen.asked).toBe('draft')
    expect(chosen.legal(0)).toHaveLength(3)
    chosen.play(`0: ${chosen.legal(0)[0]!}`)
    chosen.play(`0: ${chosen.legal(0)[0]!}`)
    expect(chosen.asked).toBe('destiny')
    expect(chosen.seat(0).drafted).toHaveLength(2)
    expect(chosen.view().starting).toEqual([])
  })

  it('BK9: a decree counts 4 or 8 at the end, whatever it says', () => {
    const worth = ([4, 8] as const).map((decrees) => {
      const table = new TestTable({
        solo: { decrees },
        order: [1, 0],
        turn: 1,
        round: 16,
        seats: [{}, { decrees: ['D01', 'D23', 'D07'] }],
      })
      table.play('0: take hathor 1 yellow')
      if (table.asked === 'use') table.play('0: produce papyrus')
      while (table.asked !== undefined) table.play(`0: ${table.legal(0).at(-1)!}`)
      return table.seat(1).points['decrees']
    })
    expect(worth).toEqual([12, 24])
  })

  it('BK11: it starts with 10 points and no tokens, 4 happiness and 7 population, without a decree', () => {
    const view = soloView({ solo: 'easy' })
    expect(view.totals[1]).toBe(10)
    expect(Object.values(view.seats[1]!.tokens).every((many) => many === 0)).toBe(true)
    expect(view.seats[1]).toMatchObject({ happiness: 4, population: 7 })
    expect(view.decreeCounts[1]).toBe(0)
    expect(view.dealt[1]).toEqual({ waits: false, many: 0, decrees: null })
  })
})
