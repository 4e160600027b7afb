import { describe, expect, it } from 'vitest'
import { givenUpBy, standard, tekhenu } from './index.ts'
import { SPACES, spaceName } from './places.ts'
import { TestTable, type Layout, type SeatLayout } from './testing/table.ts'

/** Nothing but a scribe for B17 and happiness for Osiris. */
const granite = { tokens: { scribe: 1 }, happiness: 3 } as const

const at = (god: string, die: string, seat: SeatLayout, layout: Layout = {}): TestTable =>
  new TestTable({ ...layout, dice: { [god]: [die] }, seats: [seat, ...(layout.seats?.slice(1) ?? [])] })

describe('B17–B20: main and extra action in some order (R31, R34, TK4)', () => {
  it.each(['B17', 'B18'])('%s, R31: the granite of Osiris pays for the statue of Horus', (card) => {
    const seat = { ...granite, blessings: [card] }
    expect(at('horus', 'gray 2', granite).legal(0)).not.toContain('take horus 2 gray')
    const table = at('horus', 'gray 2', seat)
    expect(table.legal(0)).toContain('take horus 2 gray')
    // There is nothing else to do with it, so the card is played for Osiris at once.
    table.play('0: take horus 2 gray')
    expect(table.all('declared')).toEqual([{ type: 'declared', seat: 0, action: 'osiris', by: card }])
    table.play('0: building in granite 2')
    table.play('0: statue at row')
    expect(table.all('action').map(({ action }) => action)).toEqual(['osiris', 'horus'])
    expect(table.all('forfeited')).toEqual([])
  })

  it.each(['B19', 'B20'])('%s, R31: the Osiris it adds brings the bread for Hathor', (card) => {
    const table = at('hathor', 'gray 5', { happiness: 3, blessings: [card] })
    table.play('0: take hathor 5 gray', '0: building in bread 5')
    expect(table.all('action').map(({ action }) => action)).toEqual(['osiris', 'hathor'])
    expect(table.asked).toBe('hathor')
  })

  it('R31: the main action may pay for the extra one as well', () => {
    const table = at('osiris', 'gray 2', { ...granite, blessings: ['B17'] }).play('0: take osiris 2 gray')
    expect(table.legal(0)).toContain('play B17 for horus')
    table.play('0: play B17 for horus', '0: building in granite 2', '0: statue at row')
    expect(table.all('action').map(({ action }) => action)).toEqual(['osiris', 'horus'])
  })

  it('TK4: what chance would bring is not counted', () => {
    // Every card that could come might waive the bread; those that lie there do not.
    const layout: Layout = {
      market: [
        ['B01', 'B02', 'T01'],
        ['B03', 'B04', 'T02', 'T03'],
      ],
    }
    const seat: SeatLayout = { happiness: 2, tokens: { papyrus: 3 }, blessings: ['B19'] }
    expect(at('ra', 'gray 1', seat, layout).legal(0)).not.toContain('take ra 1 gray')
    const waives: Layout = {
      market: [
        ['B13', 'B02', 'T01'],
        ['B03', 'B04', 'T02', 'T03'],
      ],
    }
    expect(at('ra', 'gray 1', seat, waives).legal(0)).toContain('take ra 1 gray')
  })

  it('TK4: two actions that the same tokens must pay for are not declared together', () => {
    const market = [
      ['B01', 'B02', 'T01'],
      ['B03', 'B04', 'T02', 'T03'],
    ]
    const declared = (papyrus: number): string[] =>
      at('thoth', 'gray 3', { tokens: { scribe: 1, papyrus }, happiness: 2, blessings: ['B17'] }, { market })
        .play('0: take thoth 3 gray')
        .legal(0, 'play')
    expect(declared(4)).toContain('play B17 for bastet')
    expect(declared(3)).not.toContain('play B17 for bastet')
  })

  it('R34: all that is declared counts, each at its own price', () => {
    const layout: Layout = {
      market: [
        ['B01', 'B02', 'T01'],
        ['B03', 'B04', 'T02', 'T03'],
      ],
    }
    const table = at(
      'hathor',
      'gray 5',
      { tokens: { scribe: 1, papyrus: 2 }, happiness: 3, blessings: ['B17', 'B19'] },
      layout,
    ).play('0: take hathor 5 gray')
    expect(table.legal(0, 'play')).toEqual(['play B19'])
    table.play('0: play B19')
    expect(table.legal(0, 'play')).toContain('play B17 for bastet')
    table.play('0: play B17 for bastet', '0: extra osiris', '0: building in bread 5', '0: do hathor')
    expect(table.asked).toBe('hathor')
  })

  it('TK4: with all four in hand every order is tried, and orders that meet only once', () => {
    // Without bread, Bastet needs what comes before it: 195,000 choices, of which 5,000 lead to a new position.
    const seat = (bread: number): SeatLayout => ({
      tokens: { limestone: 8, gold: 1, scribe: 4, bread },
      happiness: 11,
      blessings: ['B17', 'B18', 'B19', 'B20'],
    })
    const inHand = (bread: number): string[] =>
      at('bastet', 'gray 3', seat(bread), { rowGold: false }).legal(0, 'take bastet')
    expect([inHand(0), inHand(9)]).toEqual([[], ['take bastet 3 gray']])
  })

  it('T24: the gold of an extra card counts, and may pay for the main action', () => {
    const offered = (technologies: string[], blessings: string[]): boolean =>
      at('horus', 'gray 1', { tokens: { scribe: 1 }, happiness: 0, technologies, blessings })
        .legal(0)
        .includes('take horus 1 gray')
    expect([offered(['T24'], ['B17']), offered([], ['B17']), offered(['T24'], [])]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('R31, B09: where the value does not matter, B09 and extra cards may still help', () => {
    const offered = (seat: SeatLayout): boolean =>
      at('hathor', 'gray 1', seat).legal(0).includes('take hathor 1 gray')
    // T24's gold for B09 stands for the second bread.
    const turning: SeatLayout = { tokens: { bread: 1 }, blessings: ['B09'] }
    expect([offered({ ...turning, technologies: ['T24'] }), offered(turning)]).toEqual([true, false])
    // At another value Osiris brings the bread.
    const across: SeatLayout = { happiness: 3, blessings: ['B19'] }
    expect([offered({ ...across, tokens: { scribe: 2 } }), offered(across)]).toEqual([true, false])
  })

  it('R31: a scribe may change a gray die to a value whose tile gold pays for; to look leaves no value behind', () => {
    const rich = { tokens: { scribe: 1, gold: 1 } }
    const table = at('ra', 'gray 5', rich, { tiles: ['P24', 'P22', 'P13'], seats: [{}, rich] })
    expect(table.legal(0)).toContain('take ra 5 gray')
    table.play('0: take hathor 1 yellow', '0: produce papyrus')
    expect(table.legal(1)).toContain('take ra 5 gray')
    expect(table.json.board.now.value).toBe(0)
  })

  it('T24: to look at what an extra card would bring changes nothing', () => {
    const table = at('horus', 'white 1', { tokens: { scribe: 1 }, technologies: ['T24'], blessings: ['B17'] })
    table.play('0: take horus 1 white')
    expect(table.legal(0, 'play B17')).not.toEqual([])
    expect(table.tokens(0)).toEqual({ scribe: 1 })
  })

  it('R58: a second Ra is declared where the tile that comes can be paid, whichever it is', () => {
    const tiles = ['P22', 'P24', 'P26']
    const declared = (limestone: number): string[] =>
      at(
        'hathor',
        'white 5',
        { tokens: { bread: 3, limestone, scribe: 2 }, blessings: ['B17', 'B18'] },
        { tiles },
      )
        .play('0: take hathor 5 white', '0: play B17 for ra')
        .legal(0, 'play B18')
    expect(declared(2)).toContain('play B18 for ra')
    expect(declared(0)).not.toContain('play B18 for ra')
  })

  it('T19: its production may pay for the main action that brings what the extra one costs', () => {
    // Granite for the statue of Horus; the bonus of its place pays for Ra.
    const declared = (technologies: string[], scribe = 2, sunny: Layout['sunny'] = 'ra'): string[] =>
      at('horus', 'black 1', { tokens: { scribe }, technologies, blessings: ['B17'] }, { sunny })
        .play('0: take horus 1 black')
        .legal(0, 'play B17')
    expect(declared(['T19'])).toContain('play B17 for ra')
    expect(declared([])).not.toContain('play B17 for ra')
    expect(declared(['T19'], 1)).not.toContain('play B17 for ra')
    // There the die is pure.
    expect(declared(['T19'], 2, 'hathor')).not.toContain('play B17 for ra')
    // Papyrus for Bastet, after a statue that is paid for already.
    const across = (technologies: string[]): string[] =>
      at(
        'horus',
        'yellow 1',
        { tokens: { scribe: 1, granite: 1 }, happiness: 1, technologies, blessings: ['B19'] },
        { sunny: 'horus' },
      )
        .play('0: take horus 1 yellow')
        .legal(0, 'play B19')
    expect([across(['T19']), across([])]).toEqual([['play B19'], []])
  })

  it('T19, R41: its production counts once, however many scribes are left', () => {
    // One granite for the statue, two for P26: one comes with T19.
    const declared = (many: number): string[] =>
      at(
        'horus',
        'black 1',
        { tokens: { scribe: 5, granite: many }, technologies: ['T19'], blessings: ['B17'] },
        { sunny: 'ra', tiles: ['P26', 'P23', 'P24'], peopleStatues: [1, 1, 1, 1] },
      )
        .play('0: take horus 1 black')
        .legal(0, 'play B17 for ra')
    expect([declared(2), declared(0)]).toEqual([['play B17 for ra'], []])
  })

  it('R31: a gray die of Anubis, which may produce anything, does not make possible what two resources pay', () => {
    const declared = (tile: string): string[] =>
      at('horus', 'gray 1', { tokens: { scribe: 3 }, blessings: ['B17'] }, { tiles: [tile, 'P23', 'P24'] })
        .play('0: anubis', '0: take horus 1 gray')
        .legal(0, 'play B17')
    // P22 costs one limestone, P13 two and one granite.
    expect(declared('P22')).toContain('play B17 for ra')
    expect(declared('P13')).not.toContain('play B17 for ra')
  })

  it('R32: a choice that gives up an action says so before it is made', () => {
    const table = at('osiris', 'gray 2', { ...granite, blessings: ['B17'] })
    table.play('0: take osiris 2 gray', '0: play B17 for horus')
    expect(table.asked).toBe('osiris')
    const warned = (text: string): readonly string[] =>
      givenUpBy(standard, table.view(0), [tekhenu.read(text)!])
    expect(warned('building in granite 2')).toEqual([])
    // Row 2 brings a gold as well, once: it pays for the statue.
    expect(warned('building in bread 2')).toEqual([])
    const bare = at('osiris', 'gray 2', { ...granite, blessings: ['B17'] }, { rowGold: false })
    bare.play('0: take osiris 2 gray', '0: play B17 for horus')
    expect(givenUpBy(standard, bare.view(0), [tekhenu.read('building in bread 2')!])).toEqual(['horus'])
    expect(givenUpBy(standard, bare.view(0), [tekhenu.read('building in granite 2')!])).toEqual([])
    // What is not asked now gives up nothing.
    expect(givenUpBy(standard, bare.view(0), [tekhenu.read('statue at row')!])).toEqual([])
    bare.play('0: building in bread 2')
    expect(bare.all('forfeited')).toEqual([{ type: 'forfeited', seat: 0, action: 'horus' }])
  })

  it('R32: where each of several could still be done, but not all, all of them are named, and only once', () => {
    const seat: SeatLayout = { tokens: { scribe: 2, granite: 1 }, happiness: 3, blessings: ['B17', 'B18'] }
    const tiles = ['P24', 'P22', 'P23']
    // What a statue for the people or a space of the temple brings is gone, but for one faith.
    const free = SPACES.filter((space) => spaceName(space) !== 'b2')
    const others = standard.pillarTiles.tiles.map(({ id }) => id).filter((id) => !tiles.includes(id))
    const temple: Layout['temple'] = Object.fromEntries(
      free.map((space, i) => [spaceName(space), [others[i]!, 0, null]]),
    )
    const table = at('horus', 'gray 2', seat, { rowGold: false, tiles, temple, peopleStatues: [1, 1, 1, 1] })
    table.play('0: take horus 2 gray', '0: play B17 for osiris', '0: play B18 for ra', '0: extra osiris')
    const warned = (text: string): readonly string[] =>
      givenUpBy(standard, table.view(0), [tekhenu.read(text)!])
    expect(warned('building in granite 2')).toEqual([])
    // One granite is left for the statue and the tile.
    expect(warned('building in bread 2')).toEqual(['horus', 'ra'])
    table.play('0: building in bread 2')
    expect(table.asked).toBe('use')
    expect(warned('do horus')).toEqual([])
  })

  it('R32: moves that are made together say so as well', () => {
    const table = at(
      'horus',
      'gray 2',
      { ...granite, tokens: { scribe: 1 }, blessings: ['B17'] },
      {
        rowGold: false,
        seats: [],
      },
    )
    table.play('0: take horus 2 gray')
    expect(table.asked).toBe('osiris')
    expect(givenUpBy(standard, table.view(0), [tekhenu.read('building in bread 2')!])).toEqual(['horus'])
    const both = at('osiris', 'gray 2', {
      tokens: { scribe: 1, granite: 1 },
      happiness: 1,
      blessings: ['B17'],
    })
    both.play('0: take osiris 2 gray', '0: play B17 for thoth')
    const moves = ['do osiris', 'building in bread 2'].map((text) => tekhenu.read(text)!)
    expect(both.asked).toBe('use')
    expect(givenUpBy(standard, both.view(0), moves)).toEqual(['thoth'])
    expect(givenUpBy(standard, both.view(0), [tekhenu.read('extra thoth')!])).toEqual([])
  })
})
