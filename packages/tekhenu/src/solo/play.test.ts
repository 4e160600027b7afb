import { Match, fastHost, random, readRecord, replay, writeRecord } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { tekhenu, type TekhenuJSON } from '../index.ts'
import { lay, TestTable, type Layout } from '../testing/table.ts'
import { dieTaken, itPlays, itsTurn, overChance } from '../testing/solo.ts'

const OPTIONS = {
  horus: 'shuffled',
  solo: 'medium',
  soloStart: 'choose',
  soloDecrees: 4,
  soloBuildings: 10,
} as const

describe('Botankhamun takes the die its tile asks for', () => {
  it('the highest of a section, pure before tainted, then by chance', () => {
    const at = (...horus: string[]) =>
      overChance((generator) =>
        dieTaken(itPlays({ tile: 'horus' }, { bare: true, dice: { horus }, generator })),
      )
    expect(at('white 3', 'gray 5', 'yellow 2')).toEqual(new Set(['horus gray 5']))
    expect(at('white 4', 'gray 4', 'yellow 4')).toEqual(new Set(['horus white 4']))
    expect(at('gray 4', 'yellow 4')).toEqual(new Set(['horus gray 4', 'horus yellow 4']))
  })

  it('says why', () => {
    const why = (...horus: string[]) =>
      itPlays({ tile: 'horus' }, { bare: true, dice: { horus } }).all('took')[0]!.reason
    expect(why('white 3')).toBe('only')
    expect(why('white 3', 'gray 2')).toBe('highest')
    expect(why('white 3', 'gray 3')).toBe('pure')
    expect(why('yellow 3', 'gray 3')).toBe('random')
  })

  it('lays it beside the scales, and passes where no die is left', () => {
    const table = itPlays({ tile: 'horus' }, { dice: { horus: ['white 3'] } })
    expect(table.seat(1).dice).toEqual(['white 3 anubis'])
    expect(table.view().balances[1]).toBe(3)
    const empty = itsTurn({ tile: 'horus' }, { bare: true }).play('1: end turn', '1: end turn')
    expect(empty.all('idle')).toHaveLength(1)
    expect(empty.asked).toBe('end-turn')
  })
})

describe('Botankhamun performs the action of the section', () => {
  it('Horus: a statue to the god of the value, without granite', () => {
    const table = itPlays({ tile: 'horus' }, { dice: { horus: ['white 4'] } })
    expect(table.all('statue')).toEqual([{ type: 'statue', seat: 1, place: 'bastet' }])
    expect(table.seat(1).statues).toBe(5)
  })

  it('Ra: buildings of anybody, touching edges and the place of the tile; no reward, no ability', () => {
    const table = itPlays(
      { tile: 'ra' },
      { dice: { ra: ['white 5'] }, houses: { 'left 1': 0, 'bottom 1': 1 }, tiles: ['P22', 'P23', 'P04'] },
    )
    expect(table.all('pillar')[0]!.space).toBe('a1')
    expect(table.points(1)).toEqual({ 'buildings in line': 2, 'touching edges': 2, 'tile slot': 3 })
    expect(table.tokens(1)).toEqual({})
    expect(table.view().temple[0]).toEqual({ tile: 'P04', turn: 0, owner: 1 })
    expect(table.view().tiles.slice(0, 2)).toEqual(['P22', 'P23'])
  })

  it('Hathor: where its pillars score most; its population grows by the value', () => {
    const temple = { a2: ['P01', 0, 1], b2: ['P02', 0, 1], c4: ['P03', 0, 1] } as const
    const table = itPlays({ tile: 'hathor' }, { dice: { hathor: ['yellow 6'] }, temple })
    expect(table.all('building')[0]!.place).toBe('left 2')
    expect(table.points(1)).toEqual({ 'pillars in line': 6 })
    expect(table.seat(1)).toMatchObject({ population: 13, buildings: 9 })
    expect(table.tokens(1)).toEqual({})
  })

  it('Bastet: happiness up to the population, then the population, step by step', () => {
    const table = itPlays(
      { tile: 'bastet' },
      { dice: { bastet: ['gray 4'] }, seats: [{}, { happiness: 6, population: 7 }] },
    )
    expect(table.seat(1)).toMatchObject({ happiness: 8, population: 9 })
    expect(table.tokens(1)).toEqual({ scribe: 1 })
    const high = itPlays(
      { tile: 'bastet' },
      { dice: { bastet: ['gray 6'] }, opened: 4, seats: [{}, { happiness: 15, population: 21 }] },
    )
    expect(high.seat(1)).toMatchObject({ happiness: 21, pending: false })
    expect(high.tokens(1)).toEqual({})
  })

  it('Osiris: the row of the value, the district of the colour; to the right, then above; no happiness is lost', () => {
    const place = (die: string, workshops: Layout['workshops']) =>
      itPlays({ tile: 'osiris' }, { dice: { osiris: [die] }, workshops: workshops! }).all('building')[0]!
        .place
    expect(place('white 3', {})).toBe('limestone 3')
    expect(place('white 3', { 'limestone 3': 0, 'granite 3': 0 })).toBe('papyrus 3')
    const row = { 'papyrus 1': 0, 'bread 1': 0, 'limestone 1': 0, 'granite 1': 0 }
    expect(place('brown 1', row)).toBe('bread 6')
    expect(place('brown 1', { ...row, 'bread 6': 1 })).toBe('limestone 6')
    const table = itPlays({ tile: 'osiris' }, { dice: { osiris: ['brown 2'] } })
    expect(table.seat(1)).toMatchObject({ happiness: 4, buildings: 9 })
    expect(table.tokens(1)).toEqual({})
    expect(table.view().rowGold).toBe(false)
    expect(table.all('gold-discarded')).toHaveLength(1)
  })
})

describe('Maat and scoring with Botankhamun', () => {
  /** The person is last in a round and stands at +1 with its yellow 1. */
  const evening = (round: number, layout: Layout = {}): TestTable => {
    const table = new TestTable({ solo: {}, order: [1, 0], turn: 1, round, ...layout })
    table.play('0: take hathor 1 yellow')
    return table.asked === 'use' ? table.play('0: produce papyrus') : table
  }

  it('its balance is +3, +2, +1 and +1, whatever it took', () => {
    const balances = [4, 8, 12, 16].map(
      (round) =>
        evening(round)
          .all('weighed')
          .find(({ seat }) => seat === 1)!.balance,
    )
    expect(balances).toEqual([3, 2, 1, 1])
  })

  it('who comes closer to even is first; its Ankh is 4, which only T15 beats', () => {
    expect(evening(4).view().order).toEqual([0, 1])
    const level = (seats: Layout['seats']) => evening(12, { seats: seats! }).view().order
    expect(level([{ destiny: 'A04' }])).toEqual([1, 0])
    const wise = evening(12, { seats: [{ technologies: ['T15'] }] }).play('0: no faith')
    expect(wise.view().order).toEqual([0, 1])
  })

  it('first in order it takes the scribe or the gold card without its reward; second none', () => {
    const first = overChance((generator) => {
      const table = evening(12, { generator, seats: [{ destiny: 'A04' }] })
      expect(table.asked).toBe('destiny')
      expect(table.legal(0)).toHaveLength(3)
      expect(table.tokens(1)).toEqual({})
      return table.seat(1).destiny
    })
    expect(first).toEqual(new Set(['A01', 'A02']))
    const second = evening(4)
    expect(second.legal(0)).toHaveLength(4)
    second.play('0: destiny A01')
    expect(second.seat(1).destiny).toBe(null)
  })

  it('after each Maat phase but the last the pyramid is laid anew', () => {
    expect(evening(4).play('0: destiny A01').all('pyramid')).toHaveLength(1)
    expect(evening(16).all('pyramid')).toHaveLength(0)
    expect(evening(2).all('pyramid')).toHaveLength(0)
  })

  it('it scores districts, temple, statues, happiness, 2 for each blessing and technology; not production, row or bread', () => {
    const table = evening(8, {
      workshops: { 'papyrus 1': 1, 'papyrus 2': 1, 'bread 6': 0 },
      houses: { 'left 1': 1 },
      temple: { a1: ['P01', 0, 1] },
      godStatues: { ra: [1], horus: [1] },
      opened: 3,
      seats: [
        {},
        { happiness: 9, population: 9, blessings: ['B01', 'B02'], technologies: ['T15', 'T17', 'T01'] },
      ],
    })
    const scored = Object.fromEntries(
      table.all('points').flatMap(({ seat, source, points }) => (seat === 1 ? [[source, points]] : [])),
    )
    expect(scored).toEqual({
      districts: 3,
      temple: 2,
      statues: 3,
      happiness: 3,
      blessings: 4,
      technologies: 6,
    })
    expect(table.seat(1)).toMatchObject({ blessings: [], technologies: ['T01', 'T15', 'T17'] })
    expect(table.view().discards.blessing).toEqual(['B01', 'B02'])
    expect(table.tokens(1)).toEqual({})
  })

  it('it pays no bread and plays no D23, wherever it stands in turn order', () => {
    const built = Object.fromEntries(
      ['limestone', 'granite'].flatMap((district) => [1, 2, 3, 4].map((row) => [`${district} ${row}`, 1])),
    )
    // The person comes closer to even in the second Maat phase, and later wins by T15.
    for (const [round, technologies] of [
      [8, []],
      [16, ['T15']],
    ] as const) {
      const table = evening(round, {
        workshops: built,
        seats: [{ technologies }, { technologies: ['T10'], tokens: { scribe: 4 }, decrees: ['D23'] }],
      })
      while (table.asked !== undefined && !['destiny', 'take'].includes(table.asked))
        table.play(table.asked === 'faith' ? '0: no faith' : `0: ${table.legal(0).at(-1)!}`)
      expect(table.view().order).toEqual([0, 1])
      expect(table.all('bread')).toEqual([])
      expect(table.all('proclaimed')).toEqual([])
      expect(table.seat(1).points['bread']).toBe(0)
      expect(table.tokens(1)).toEqual({ scribe: 4 })
    }
  })

  it('at the end two scribes count a point, and the first in turn order 3', () => {
    const table = evening(16, { seats: [{ destiny: 'A01' }, { tokens: { scribe: 5 } }] })
    while (table.asked !== undefined) table.play(`0: ${table.legal(0).at(-1)!}`)
    expect(table.seat(1).points).toMatchObject({ scribes: 2, order: 3 })
  })

  it('what is shown as its score if scored now is what the end then brings', () => {
    const table = evening(16, {
      seats: [{ tokens: { faith: 1 } }, { decrees: ['D02'], tokens: { scribe: 2 }, technologies: ['T02'] }],
    })
    const shown = tekhenu.project(table.view())[1]!
    while (table.asked !== undefined) table.play(`0: ${table.legal(0).at(-1)!}`)
    const { order, ...rest } = table.seat(1).points
    expect(order).toBeGreaterThanOrEqual(0)
    expect(shown).toMatchObject(rest)
  })
})

describe('a solo table', () => {
  const walk = (pause: (seat: number) => boolean) => {
    const match = new Match(tekhenu, { options: OPTIONS, names: ['Ada', 'Botankhamun'], seed: 'walk' }, pause)
    const dice = random('walk')
    const asked: number[] = []
    for (let seats = tekhenu.toAct(match.position); seats.length > 0; seats = tekhenu.toAct(match.position)) {
      asked.push(seats[0]!)
      const moves = tekhenu.legal(match.position, seats[0]!, [])
      match.play(seats[0]!, seats[0] === 1 ? moves[0]! : moves[dice.below(moves.length)]!)
      if (seats[0] === 1) expect(moves).toHaveLength(1)
    }
    return { match, asked }
  }

  it('never asks Botankhamun, unless its host wants to see every step: then 4 times a turn', () => {
    const fast = walk(() => false)
    const slow = walk((seat) => seat === 1)
    expect(fast.asked).not.toContain(1)
    expect(slow.asked.filter((seat) => seat === 1)).toHaveLength(16 * 4)
    expect(slow.match.result).toEqual(fast.match.result)
  })

  it('never has a choice for it, over many games', () => {
    for (let game = 0; game < 60; game++) {
      const p = tekhenu.setup({ ...OPTIONS, solo: 'hard' }, 2, `many ${game}`, fastHost)
      const dice = random(`many ${game}`)
      for (let seats = tekhenu.toAct(p); seats.length > 0; seats = tekhenu.toAct(p)) {
        expect(seats).toEqual([0])
        const moves = tekhenu.legal(p, 0, [])
        tekhenu.step(p, 0, moves[dice.below(moves.length)]!, fastHost)
      }
    }
  })

  it('replays from a record either way', () => {
    for (const pause of [() => false, (seat: number) => seat === 1]) {
      const { match } = walk(pause)
      for (const seed of [true, false]) {
        expect(replay(tekhenu, readRecord(writeRecord(match, { seed }))).result).toEqual(match.result)
      }
    }
  })

  it('is for one person, and refuses what makes no sense', () => {
    const fault = (raw: unknown, seats: number) => {
      const read = tekhenu.options(raw, seats)
      return read.ok ? undefined : `${read.fault.path} ${read.fault.code}`
    }
    expect(fault({ solo: 'easy' }, 2)).toBeUndefined()
    expect(fault({ solo: 'easy' }, 3)).toBe('options.solo tekhenu.solo.seats')
    expect(fault({ solo: 'divine' }, 2)).toBe('options.solo shape.choice')
    expect(fault({ soloStart: 'random' }, 2)).toBe('options.solo shape.missing')
    expect(fault({ solo: 'easy', soloDecrees: 5 }, 2)).toBe('options.soloDecrees shape.choice')
    expect(tekhenu.options({}, 2)).toEqual({ ok: true, value: { horus: 'shuffled' } })
    expect(tekhenu.automata!(OPTIONS)).toEqual([undefined, 'Botankhamun'])
    expect(tekhenu.automata!({ horus: 'shuffled' })).toEqual([])
    expect(tekhenu.automatonNames).toEqual(['Botankhamun'])
  })

  it('refuses saved positions that Botankhamun cannot have come to', () => {
    const json = lay({ solo: {}, order: [1, 0], turn: 1 })
    const solo = json.board.modules!['solo'] as Record<string, unknown>
    const fault = (change: Record<string, unknown>, board: Partial<TekhenuJSON['board']> = {}) => {
      const modules = { solo: { ...solo, ...change } }
      const read = tekhenu.fromJSON({ ...json, board: { ...json.board, ...board, modules } })
      return read.ok ? undefined : read.fault.code
    }
    const other = (seat: Partial<TekhenuJSON['board']['seats'][number]>) =>
      fault({}, { seats: [json.board.seats[0]!, { ...json.board.seats[1]!, ...seat }] })
    expect(fault({})).toBeUndefined()
    expect(fault({ marker: 0 })).toBe('tekhenu.solo.marker')
    expect(fault({ marker: 2 })).toBe('tekhenu.solo.marker')
    expect(fault({ pyramid: Array.from({ length: 10 }, () => 'ra') })).toBe('tekhenu.solo.position')
    expect(other({ tokens: { ...json.board.seats[1]!.tokens, gold: 1 } })).toBe('tekhenu.solo.position')
    expect(other({ destiny: 'A03' })).toBe('tekhenu.solo.position')
    expect(other({ buildings: 20 })).toBe('tekhenu.position.pieces')
    expect(fault({ buildings: 20 })).toBe('tekhenu.position.pieces')
    const unknown = tekhenu.fromJSON({ ...json, board: { ...json.board, modules: { anubis: {} } } })
    expect(unknown.ok ? undefined : unknown.fault.code).toBe('shape.unknown')
  })

  it('an edition with tiles or pieces that cannot be is refused', async () => {
    const { readEdition, standard } = await import('../index.ts')
    const fault = (botankhamun: Partial<typeof standard.botankhamun>) => {
      const read = readEdition({ ...standard, botankhamun: { ...standard.botankhamun, ...botankhamun } })
      return read.ok ? undefined : read.fault.code
    }
    expect(fault({})).toBeUndefined()
    expect(
      fault({ resourceTiles: Array.from({ length: 4 }, () => ['bread', 'bread', 'granite', 'papyrus']) }),
    ).toBe('tekhenu.edition.each-resource')
    expect(fault({ statueByHorusValue: { easy: [1], medium: [1], hard: [2, 2] } })).toBe(
      'tekhenu.edition.placed',
    )
  })
})
