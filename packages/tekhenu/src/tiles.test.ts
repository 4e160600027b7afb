import { describe, expect, it } from 'vitest'
import { standard } from './edition.ts'
import { TestTable, type Layout, type SeatLayout } from './testing/table.ts'

const LIGHTS = ['sunny', 'shaded', 'dark'] as const
type Light = (typeof LIGHTS)[number]

/** Where the sunny part begins so that this light falls on Ra, and a die that may be taken there. */
const UNDER: Record<Light, readonly [Layout['sunny'], string]> = {
  sunny: ['ra', 'white'],
  shaded: ['osiris', 'white'],
  dark: ['thoth', 'black'],
}

const MARKET = [
  ['B01', 'B02', 'T12'],
  ['B03', 'B04', 'T13', 'T14'],
]

/** Seat 0 lays a tile under a light, with a die of value 1: its slot scores 1, and c3 (where nothing else is said) brings 1 gold. */
function lay(
  tile: string,
  light: Light,
  where = 'c3 turn 0',
  layout: Layout = {},
  seat: SeatLayout = {},
): TestTable {
  const [sunny, colour] = UNDER[light]
  const others = ['P22', 'P23', 'P24'].filter((other) => other !== tile).slice(0, 2)
  const seats = [
    { ...seat, tokens: { limestone: 2, granite: 2, ...seat.tokens } },
    ...(layout.seats?.slice(1) ?? []),
  ]
  const table = new TestTable(
    {
      sunny: sunny!,
      dice: { ra: [`${colour} 1`] },
      tiles: [tile, ...others],
      market: MARKET,
      ...layout,
      seats,
    },
    true,
  )
  return table.play(`0: take ra 1 ${colour}`, '0: do ra', `0: pillar at ${where}`)
}

/** What laying it cost, of two limestone and two granite. */
const paid = (table: TestTable): Record<string, number> => {
  const [payment] = table.all('paid')
  return { ...payment!.tokens }
}

const L1 = { limestone: 1 }
const L2 = { limestone: 2 }
const G1 = { granite: 1 }
const LG = { limestone: 1, granite: 1 }
const LLG = { limestone: 2, granite: 1 }

interface How {
  readonly where?: string
  readonly layout?: Layout
  readonly seat?: SeatLayout
}

/** What a tile costs, and what is measured when it is laid under each light. */
function each<T>(tile: string, measure: (table: TestTable) => T, { where, layout, seat }: How = {}) {
  return LIGHTS.map((light) => {
    const table = lay(tile, light, where, layout, seat)
    return { light, costs: paid(table), measured: measure(table) }
  })
}

/** The same where the tile works under its own light alone. */
const only = <T, U>(own: Light, costs: Record<string, number>, lit: T, unlit: U) =>
  LIGHTS.map((light) => ({ light, costs, measured: light === own ? lit : unlit }))

describe('pillar tiles that bring something', () => {
  const population = (table: TestTable) => [table.seat(0).population, table.seat(0).happiness]
  const gold = (table: TestTable) => table.tokens(0)['gold']
  const decrees = (table: TestTable) => table.view(0).decrees[0]!.length

  it('P01: under the sun, 3 population for 2 limestone', () => {
    expect(each('P01', population)).toEqual(only('sunny', L2, [8, 2], [5, 2]))
  })

  it('P01: its population opens the market', () => {
    const table = lay('P01', 'sunny', 'c3 turn 0', {}, { population: 7 })
    expect(table.seat(0).population).toBe(10)
    expect(table.all('market-opened').map(({ section }) => section)).toEqual([3])
  })

  it('P02: in the dark, 1 scribe for 2 limestone', () => {
    expect(each('P02', (table) => table.tokens(0)['scribe'] ?? 0)).toEqual(only('dark', L2, 1, 0))
  })

  it('R12, R21: gold may be spared for P03 where it would bring the 21st happiness', () => {
    const isAsked = (happiness: number, most: number, light: Light = 'shaded'): boolean =>
      lay('P03', light, 'c3 turn 0', {}, { happiness, population: most, tokens: { gold: 1 } }).asked === 'pay'
    expect(isAsked(19, 21)).toBe(true)
    expect(isAsked(20, 21)).toBe(true)
    expect(isAsked(18, 21)).toBe(false)
    expect(isAsked(19, 20)).toBe(false)
    expect(isAsked(21, 21)).toBe(false)
    expect(isAsked(19, 21, 'sunny')).toBe(false)
  })

  it('P03: in the shade, 2 happiness for 2 limestone, within the population', () => {
    expect(each('P03', population)).toEqual(only('shaded', L2, [5, 4], [5, 2]))
    expect(each('P03', population, { seat: { population: 3 } })).toEqual(only('shaded', L2, [3, 3], [3, 2]))
  })

  it('P13: under the sun, a secret decree for 2 limestone and 1 granite', () => {
    expect(each('P13', decrees)).toEqual(only('sunny', LLG, 1, 0))
    expect(lay('P13', 'sunny').view(1).decrees[0]).toBeNull()
  })

  it('P14: in the dark, a secret decree for 2 limestone and 1 granite', () => {
    expect(each('P14', decrees)).toEqual(only('dark', LLG, 1, 0))
    expect(lay('P14', 'dark').view(1).decrees[0]).toBeNull()
  })

  it('R54, P13: the last decree can be drawn, and after it nothing', () => {
    const all = Array.from({ length: 24 }, (_, i) => `D${String(i + 1).padStart(2, '0')}`)
    const left = (...cards: readonly string[]): TestTable => {
      const held = all.filter((card) => card !== 'D20' && !cards.includes(card))
      return lay('P13', 'sunny', 'c3 turn 0', { seats: [{}, { decrees: held }] })
    }
    expect(left('D01').view(0).decrees[0]).toEqual(['D01'])
    const none = left()
    expect(none.view(0).decrees[0]).toEqual([])
    expect(none.all('decree-drawn')).toEqual([])
  })

  it('P16: in the shade, 2 gold for 2 limestone and 1 granite', () =>
    expect(each('P16', gold)).toEqual(only('shaded', LLG, 3, 1)))
  it('P17: under the sun, 2 gold for 2 limestone and 1 granite', () =>
    expect(each('P17', gold)).toEqual(only('sunny', LLG, 3, 1)))
  it('P18: in the dark, 2 gold for 2 limestone and 1 granite', () =>
    expect(each('P18', gold)).toEqual(only('dark', LLG, 3, 1)))
})

describe('pillar tiles that score', () => {
  const points = (table: TestTable) => table.points(0)

  // c1 lies under a sand edge; the tile shows sand there.
  const edge = { edges: 1, 'tile slot': 1 }
  // In a corner the two edges are worth 4; the tile itself adds 1 each.
  const corner = { corner: 4, 'tile slot': 1 }

  it('P04: under the sun, 1 more point for each matching edge, for 1 limestone and 1 granite', () => {
    expect(each('P04', points, { where: 'c1 turn 0' })).toEqual(only('sunny', LG, { ...edge, P04: 1 }, edge))
    expect(each('P04', points, { where: 'a1 turn 2' })).toEqual(
      only('sunny', LG, { ...corner, P04: 2 }, corner),
    )
  })

  it('P05: in the dark, 1 more point for each matching edge, for 1 limestone and 1 granite', () => {
    expect(each('P05', points, { where: 'c1 turn 0' })).toEqual(only('dark', LG, { ...edge, P05: 1 }, edge))
    // e1: clay above, lapis to the right. Turned three times: clay, lapis, lapis, sand.
    expect(each('P05', points, { where: 'e1 turn 3' })).toEqual(
      only('dark', LG, { ...corner, P05: 2 }, corner),
    )
  })

  it('P06: in the shade, 1 more point for each building in line, whoever owns it, for 2 limestone', () => {
    const layout: Layout = {
      houses: { 'left 3': 0, 'bottom 3': 1, 'bottom 4': 1 },
      peopleStatues: [1, 1, null, null],
    }
    const both = { 'buildings in line': 2, 'tile slot': 1 }
    expect(each('P06', points, { layout })).toEqual(only('shaded', L2, { ...both, P06: 2 }, both))
  })

  it('P07: under the sun, 1 point for 1 limestone', () => {
    expect(each('P07', points)).toEqual(only('sunny', L1, { 'tile slot': 1, P07: 1 }, { 'tile slot': 1 }))
  })

  it('P08: in the shade, 1 point for 1 limestone', () => {
    expect(each('P08', points)).toEqual(only('shaded', L1, { 'tile slot': 1, P08: 1 }, { 'tile slot': 1 }))
  })

  it('P09: in the dark, 1 point for 1 limestone', () => {
    expect(each('P09', points)).toEqual(only('dark', L1, { 'tile slot': 1, P09: 1 }, { 'tile slot': 1 }))
  })
})

describe('pillar tiles that bring an action', () => {
  const asked = (table: TestTable) => table.asked

  it.each([
    ['P10', 'in the dark', 'dark'],
    ['P11', 'under the sun', 'sunny'],
  ] as const)('%s: %s, one card of the market as with a 1, for 2 limestone', (tile, _where, light) => {
    expect(each(tile, asked)).toEqual(only(light, L2, 'thoth', 'end-turn'))
    const table = lay(tile, light)
    // Happiness 2 opens the first section only; the gold from c3 could pay for a refresh.
    expect(table.legal(0)).toEqual(['card B01', 'card B02', 'card T12', 'refresh 1', 'refresh 2'])
    table.play('0: card T12')
    expect(table.seat(0).technologies).toEqual(['T12'])
    expect(table.asked).toBe('end-turn')
  })

  it.each([
    ['P10', 'dark'],
    ['P11', 'sunny'],
  ] as const)('%s: is passed over by an unhappy people', (tile, light) => {
    const table = lay(tile, light, 'c3 turn 0', {}, { happiness: 0 })
    expect(table.asked).toBe('end-turn')
    expect(table.seat(0).pillars).toBe(7)
  })

  it('P12: in the shade, a statue as with a 1, 2 or 3, at its own price, for 1 limestone and 1 granite', () => {
    expect(each('P12', asked)).toEqual(only('shaded', LG, 'offer', 'end-turn'))
    const table = lay('P12', 'shaded', 'c3 turn 0', { godStatues: { hathor: [1] } })
    expect(table.legal(0)).toEqual(['do horus', 'decline'])
    table.play('0: do horus')
    expect(table.legal(0)).toEqual([
      'statue to horus',
      'statue to ra',
      'statue at row',
      'statue at column',
      'statue at workshops',
      'statue at quarries',
    ])
    table.play('0: statue to ra')
    expect(table.view().godStatues['ra']).toEqual([0])
    // 2 limestone and 2 granite, less the tile and the statue; the gold was under the tile.
    expect(table.tokens(0)).toEqual({ limestone: 1, gold: 1 })
  })

  it('P12: its pillar does not stand yet when the statue is built', () => {
    const table = lay('P12', 'shaded').play('0: do horus', '0: statue at row')
    expect(table.points(0)).not.toHaveProperty('row')
    expect(table.view().temple[12]!.owner).toBe(0)
  })

  it('P12: may be declined, and is not offered where no statue can be paid', () => {
    const declined = lay('P12', 'shaded').play('0: decline')
    expect(declined.seat(0).statues).toBe(6)
    expect(declined.seat(0).pillars).toBe(7)
    // b2 brings 1 faith and no gold; the granite went into the tile.
    const poor = lay('P12', 'shaded', 'b2 turn 0', {}, { tokens: { granite: 1 } })
    expect(poor.asked).toBe('end-turn')
  })

  it('P15: in the shade, a building in row 3 for 1 happiness, for 2 limestone', () => {
    expect(each('P15', asked)).toEqual(only('shaded', L2, 'offer', 'end-turn'))
    const table = lay('P15', 'shaded')
    expect(table.legal(0)).toEqual(['do osiris', 'decline'])
    table.play('0: do osiris')
    expect(table.legal(0)).toEqual(
      ['papyrus', 'bread', 'limestone', 'granite'].map((name) => `building in ${name} 3`),
    )
    table.play('0: building in bread 3')
    expect(table.seat(0).happiness).toBe(1)
    expect(table.seat(0).buildings).toBe(9)
    expect(table.seat(0).production).toEqual({ papyrus: 3, bread: 3, limestone: 2, granite: 2 })
    expect(table.tokens(0)).toEqual({ bread: 1, gold: 1, granite: 2 })
  })

  it('P15: may be declined, and is not offered to an unhappy people', () => {
    const declined = lay('P15', 'shaded').play('0: decline')
    expect(declined.seat(0)).toMatchObject({ happiness: 2, buildings: 10, pillars: 7 })
    expect(lay('P15', 'shaded', 'c3 turn 0', {}, { happiness: 0 }).asked).toBe('end-turn')
  })
})

describe('pillar tiles that double the covered reward', () => {
  const tokens = (table: TestTable) => table.tokens(0)
  it.each([
    ['P19', 'under the sun', 'sunny'],
    ['P20', 'in the shade', 'shaded'],
    ['P21', 'in the dark', 'dark'],
  ] as const)(
    '%s: %s, twice the resources or faith below it, for 1 limestone and 1 granite',
    (tile, _where, light) => {
      const rest = { limestone: 1, granite: 1 }
      expect(each(tile, tokens, { where: 'a3 turn 0' })).toEqual(
        only(light, LG, { ...rest, faith: 6 }, { ...rest, faith: 3 }),
      )
      expect(each(tile, tokens, { where: 'c3 turn 0' })).toEqual(
        only(light, LG, { ...rest, gold: 2 }, { ...rest, gold: 1 }),
      )
      expect(each(tile, tokens, { where: 'b3 turn 0' })).toEqual(
        only(light, LG, { ...rest, papyrus: 4 }, { ...rest, papyrus: 2 }),
      )
      // Neither scribes nor points are resources.
      expect(each(tile, tokens, { where: 'c1 turn 1' })).toEqual(
        only(light, LG, { ...rest, scribe: 1 }, { ...rest, scribe: 1 }),
      )
      const covered = (table: TestTable) => table.points(0)['covered space']
      expect(each(tile, covered, { where: 'd2 turn 0' })).toEqual(only(light, LG, 2, 2))
    },
  )
})

describe('pillar tiles without an ability', () => {
  it.each([
    ['P22', L1],
    ['P23', L1],
    ['P24', G1],
    ['P25', G1],
    ['P26', { granite: 2 }],
    ['P27', LG],
  ])('%s: has no effect under any light; its price is %o', (tile, price) => {
    // b2 brings 1 faith; nothing touches it, so that no edge matches.
    for (const light of LIGHTS) {
      const table = lay(tile, light, 'b2 turn 0')
      expect(paid(table)).toEqual(price)
      expect(table.points(0)).toEqual({ 'tile slot': 1 })
      const left = (token: 'limestone' | 'granite') => 2 - ((price as Record<string, number>)[token] ?? 0)
      expect({ limestone: 0, granite: 0, ...table.tokens(0) }).toEqual({
        limestone: left('limestone'),
        granite: left('granite'),
        faith: 1,
      })
      expect(table.seat(0)).toMatchObject({ population: 5, happiness: 2, openDecrees: [] })
      expect(table.view(0).decrees[0]).toEqual([])
      expect(table.asked).toBe('end-turn')
    }
  })
})

it('every tile is printed once', () => {
  expect(standard.pillarTiles.tiles.map(({ id }) => id)).toEqual(
    Array.from({ length: 27 }, (_, i) => `P${String(i + 1).padStart(2, '0')}`),
  )
})
