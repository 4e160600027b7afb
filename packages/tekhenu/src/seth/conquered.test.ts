import { describe, expect, it } from 'vitest'
import { overChance } from '../testing/solo.ts'
import { TestTable, type Layout, type SeatLayout } from '../testing/table.ts'

/** Light on Ra, and a die that may be taken there. */
const UNDER = { sunny: ['ra', 'white'], shaded: ['osiris', 'white'], dark: ['thoth', 'black'] } as const

/** Seat 0 raises a pillar on a conquest tile at c3, with a die of value 1. */
function raise(
  conquest: string,
  tile = 'P22',
  light: keyof typeof UNDER = 'sunny',
  seat: SeatLayout = {},
  layout: Layout = {},
): TestTable {
  const [sunny, colour] = UNDER[light]
  const others = ['P22', 'P23', 'P24'].filter((other) => other !== tile).slice(0, 2)
  return new TestTable(
    {
      sunny,
      dice: { ra: [`${colour} 1`] },
      tiles: [tile, ...others],
      seth: { temple: { c3: conquest } },
      ...layout,
      seats: [{ ...seat, tokens: { limestone: 2, granite: 2, ...seat.tokens } }],
    },
    true,
  ).play(`0: take ra 1 ${colour}`, '0: do ra', '0: pillar at c3 turn 0')
}

/** Tokens that were gained, by what brought them. */
function gained(table: TestTable, by: string): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const event of table.all('gained')) {
    if (event.by !== by) continue
    for (const [token, many] of Object.entries(event.tokens)) sums[token] = (sums[token] ?? 0) + many
  }
  return sums
}

/** Seat 0 builds at the left end of row 3, whose five spaces hold these tiles. */
function reap(temple: Readonly<Record<string, string>>, layout: Layout = {}, value = 4): TestTable {
  return new TestTable(
    {
      dice: { hathor: [`yellow ${value}`] },
      ...layout,
      seth: { temple },
      seats: [{ tokens: { bread: 9 } }],
    },
    true,
  ).play(`0: take hathor ${value} yellow`, '0: do hathor', '0: building at left 3')
}

describe('conquest tiles', () => {
  /** What Ra and then Hathor bring, the tile lying there all the while. */
  const pays = (tile: string): Record<string, number>[] => {
    const [raised, built] = [raise(tile), reap({ c3: tile })]
    const hidden = gained(raised, 'covered space')
    const stays = [raised, built].every((table) => table.seth.temple[12] === tile)
    return stays ? [gained(raised, `conquest ${tile}`), gained(built, `conquest ${tile}`), hidden] : []
  }

  it('conquest A01: Ra brings 2 papyrus and 1 bread, Hathor one of each', () => {
    expect(pays('A01')).toEqual([{ papyrus: 2, bread: 1 }, { papyrus: 1, bread: 1 }, {}])
  })

  it('conquest A02: Ra brings 2 limestone and 1 granite, Hathor one of each', () => {
    expect(pays('A02')).toEqual([{ limestone: 2, granite: 1 }, { limestone: 1, granite: 1 }, {}])
  })

  it('conquest A03: Ra brings 2 bread and 1 granite, Hathor one of each', () => {
    expect(pays('A03')).toEqual([{ bread: 2, granite: 1 }, { bread: 1, granite: 1 }, {}])
  })

  it('conquest A04: Ra brings 1 papyrus and 2 limestone, Hathor one of each', () => {
    expect(pays('A04')).toEqual([{ papyrus: 1, limestone: 2 }, { papyrus: 1, limestone: 1 }, {}])
  })

  it('conquest A05: Ra brings 3 of one kind, Hathor 1, never gold', () => {
    const kinds = ['gain papyrus', 'gain bread', 'gain limestone', 'gain granite']
    const raised = raise('A05')
    expect(raised.legal(0)).toEqual(kinds)
    raised.play('0: gain bread')
    expect(gained(raised, 'conquest A05')).toEqual({ bread: 3 })
    expect(raised.asked).toBe('end-turn')
    const built = reap({ c3: 'A05' })
    expect(built.legal(0)).toEqual(kinds)
    built.play('0: gain granite')
    expect(gained(built, 'conquest A05')).toEqual({ granite: 1 })
  })

  it('conquest A06: Ra shows two technologies and keeps one, Hathor takes the top one', () => {
    const raised = raise('A06')
    const shown = raised.all('shown')[0]!.cards
    expect(shown).toHaveLength(2)
    expect(raised.legal(0)).toEqual(shown.map((card) => `pick ${card}`))
    raised.play(`0: pick ${shown[1]!}`)
    expect(raised.seat(0).technologies).toEqual([shown[1]])
    expect(raised.view().decks.technology).toContain(shown[0])
    expect(raised.view().decks.technology).not.toContain(shown[1])
    const built = reap({ c3: 'A06' })
    expect(built.seat(0).technologies).toHaveLength(1)
    expect(built.view().decks.technology).not.toContain(built.seat(0).technologies[0])
  })

  it('conquest A07: Ra shows three blessings and keeps one, Hathor takes the top one', () => {
    const raised = raise('A07')
    const shown = raised.all('shown')[0]!.cards
    expect(shown).toHaveLength(3)
    expect(shown.every((card) => card.startsWith('B'))).toBe(true)
    raised.play(`0: pick ${shown[0]!}`)
    expect(raised.seat(0).blessings).toEqual([shown[0]])
    expect(raised.view().decks.blessing).toEqual(expect.arrayContaining(shown.slice(1)))
    const built = reap({ c3: 'A07' })
    expect(built.seat(0).blessings).toHaveLength(1)
    expect(
      overChance((generator) => reap({ c3: 'A07' }, { generator }).seat(0).blessings[0]).size,
    ).toBeGreaterThan(5)
  })

  it('conquest A08: Ra brings Thoth as with a 1, Hathor nothing', () => {
    const raised = raise('A08')
    expect(raised.asked).toBe('offer')
    raised.play('0: do thoth', '0: card B01')
    expect(raised.seat(0).blessings).toEqual(['B01'])
    expect(raised.all('action').at(-1)).toMatchObject({ action: 'thoth', value: 1 })
    expect(raised.asked).toBe('end-turn')
    const built = reap({ c3: 'A08' })
    expect(built.asked).toBe('end-turn')
    expect(built.seat(0).blessings).toEqual([])
  })

  it('conquest A09: Ra brings Osiris as with a 5, for 1 happiness, Hathor nothing', () => {
    const raised = raise('A09').play('0: do osiris', '0: building in granite 5')
    expect(raised.view().workshops).toEqual({ 'granite 5': 0 })
    expect(raised.seat(0)).toMatchObject({ happiness: 1, buildings: 9 })
    const built = reap({ c3: 'A09' })
    expect(built.asked).toBe('end-turn')
    expect(built.view().workshops).toEqual({})
  })
})

describe('Ra on conquest tiles', () => {
  it('Q22e: the tile has no edges, and its space counts as empty', () => {
    const score = (conquest: boolean): Record<string, number> =>
      new TestTable(
        {
          sunny: 'ra',
          dice: { ra: ['white 1'] },
          seth: conquest ? { temple: { a2: 'A01', b1: 'A02', a1: 'A03' } } : {},
          seats: [{ tokens: { limestone: 2, granite: 2 } }],
        },
        true,
      )
        .play('0: take ra 1 white', '0: do ra', '0: pillar at a1 turn 0')
        .points(0)
    expect(score(false)).toEqual({ 'tile slot': 1 })
    expect(score(true)).toEqual(score(false))
  })

  it('case 23, Q22c: P20 doubles resources: 6 alike from A05, and the printed reward is hidden', () => {
    const table = raise('A05', 'P20', 'shaded').play('0: gain papyrus')
    expect(gained(table, 'conquest A05')).toEqual({ papyrus: 6 })
    expect(gained(table, 'covered space')).toEqual({})
    expect(gained(table, 'P20')).toEqual({})
  })

  it('Q68: P19 to P21 double A01 to A04 too', () => {
    for (const [tile, light] of [
      ['P19', 'sunny'],
      ['P20', 'shaded'],
      ['P21', 'dark'],
    ] as const)
      expect(gained(raise('A02', tile, light), 'conquest A02')).toEqual({ limestone: 4, granite: 2 })
  })

  it('Q22c: cards and actions are not doubled', () => {
    const cards = raise('A06', 'P20', 'shaded')
    cards.play(`0: ${cards.legal(0)[0]!}`)
    expect(cards.all('shown')).toHaveLength(1)
    expect(cards.asked).toBe('end-turn')
    const action = raise('A08', 'P20', 'shaded').play('0: do thoth', '0: card B01')
    expect(action.asked).toBe('end-turn')
  })

  it('Q22d: an action may be declined, and is lost where it cannot be done', () => {
    const declined = raise('A09').play('0: decline')
    expect(declined.asked).toBe('end-turn')
    expect(declined.seat(0).happiness).toBe(2)
    expect(declined.view().temple[12]).toMatchObject({ owner: 0 })
    expect(raise('A09', 'P22', 'sunny', { happiness: 0 }).asked).toBe('end-turn')
    const workshops = { 'papyrus 5': 1, 'bread 5': 1, 'limestone 5': 1, 'granite 5': 1 }
    expect(raise('A09', 'P22', 'sunny', {}, { workshops }).asked).toBe('end-turn')
    expect(raise('A08', 'P22', 'sunny', { happiness: 0 }).asked).toBe('end-turn')
  })

  it('Q22f: B13 waives the price, the tile pays as always', () => {
    const table = raise('A01', 'P22', 'sunny', { blessings: ['B13'], tokens: { limestone: 0, granite: 0 } })
    expect(gained(table, 'conquest A01')).toEqual({ papyrus: 2, bread: 1 })
    expect(table.all('waived')).toHaveLength(1)
  })

  it('C15: points come before reward and ability, in an order the seat chooses', () => {
    const table = raise('A09', 'P15', 'shaded')
    expect(table.asked).toBe('seth.order')
    expect(table.legal(0)).toEqual(['first reward', 'first ability'])
    expect(table.points(0)['tile slot']).toBe(1)
    table.play('0: first ability', '0: do osiris')
    expect(table.legal(0)[0]).toBe('building in papyrus 3')
    table.play('0: building in bread 3', '0: do osiris')
    expect(table.legal(0)[0]).toBe('building in papyrus 5')
  })

  it('R12, conquest A08: how a refresh is paid is asked where its Thoth may still cost papyrus', () => {
    const market = [
      ['B01', 'B02', 'T01'],
      [null, null, null, null],
    ]
    const isAsked = (conquest: string): boolean => {
      const table = raise(conquest, 'P11', 'sunny', { tokens: { papyrus: 1, gold: 1 } }, { market })
      return table.play('0: first ability', '0: refresh 1').asked === 'pay'
    }
    expect(isAsked('A08')).toBe(true)
    expect(isAsked('A05')).toBe(false)
  })

  it('TS2: nothing is asked where reward and ability do not touch each other', () => {
    expect(raise('A01', 'P15', 'shaded').asked).toBe('offer')
    expect(raise('A05', 'P03', 'shaded').asked).toBe('seth.gain-alike')
    expect(raise('A05', 'P15', 'shaded').asked).toBe('seth.order')
    expect(raise('A08', 'P03', 'shaded').asked).toBe('seth.order')
    expect(raise('A08', 'P06', 'shaded').asked).toBe('offer')
  })

  it('C15, conquest A05: the ability of the tile on it comes once', () => {
    for (const tile of ['A04', 'A05', 'A06'])
      expect(gained(raise(tile, 'P16', 'shaded'), 'P16')).toEqual({ gold: 2 })
  })

  it('TR-2, case 17: the first Osiris action has the bonus of the own statue, the second has not', () => {
    const table = raise(
      'A09',
      'P15',
      'shaded',
      { happiness: 1, population: 5 },
      {
        horus: ['horus', 'ra', 'hathor', 'bastet', 'osiris', 'thoth'],
        godStatues: { osiris: [0] },
      },
    )
    table.play('0: first reward', '0: do osiris', '0: building in bread 5')
    expect(table.seat(0).happiness).toBe(2)
    table.play('0: do osiris', '0: building in bread 3')
    expect(table.seat(0).happiness).toBe(1)
    expect(table.all('populace').map(({ happiness }) => happiness)).toEqual([0, 2, 1])
    expect(table.view().workshops).toEqual({ 'bread 3': 0, 'bread 5': 0 })
    const told = table.events.map((event) => (event.type === 'points' ? event.by : event.type))
    expect(told.indexOf('tile slot')).toBeLessThan(told.indexOf('building'))
  })
})

describe('Hathor beside conquest tiles', () => {
  it('case 22, Q22: each tile of the line pays its share, actions nothing; the tiles stay', () => {
    const temple = { a3: 'A05', c3: 'A06', e3: 'A08' }
    const table = reap(temple).play('0: gain limestone')
    expect(gained(table, 'conquest A05')).toEqual({ limestone: 1 })
    expect(table.seat(0).technologies).toHaveLength(1)
    expect(table.seat(0).blessings).toEqual([])
    expect(table.seat(0).population).toBe(9)
    expect(table.seth.temple.filter((tile) => tile !== null)).toEqual(['A05', 'A06', 'A08'])
    // The two spaces without a tile pay what is printed.
    expect(Object.values(gained(table, 'line')).reduce((sum, many) => sum + many, 0)).toBeGreaterThan(0)
  })

  it('Q22: the printed reward is hidden, and several tiles pay one by one', () => {
    const hidden = reap({ a3: 'A01', b3: 'A02', c3: 'A03', d3: 'A04', e3: 'A08' })
    expect(gained(hidden, 'line')).toEqual({})
    expect(hidden.all('gained').filter(({ by }) => by.startsWith('conquest'))).toHaveLength(8)
  })

  it('Q22: a pillar on the tile ends it', () => {
    const table = reap({ c3: 'A05' }, { temple: { c3: ['P01', 0, 1] } })
    expect(table.asked).toBe('end-turn')
    expect(gained(table, 'conquest A05')).toEqual({})
  })
})
