import { describe, expect, it } from 'vitest'
import { tekhenu } from '../index.ts'
import { lay, TestTable, type Layout, type SeatLayout } from '../testing/table.ts'

const COUNTS = [2, 3, 4] as const
const range = (length: number): number[] => Array.from({ length }, (_, i) => i)
const start = (players: 2 | 3 | 4, seed: string): TestTable =>
  TestTable.start(players, seed, { horus: 'shuffled', seth: true })

const kind = (text: string): string => text.split(' ')[1]!.replaceAll(/\d/g, '')

/** Everybody takes the first thing that is offered, until something else is asked. */
function draftAll(table: TestTable): TestTable {
  while (table.asked === 'seth.draft') {
    const seat = tekhenu.toAct(table.position)[0]!
    table.play(`${seat}: ${table.legal(seat)[0]!}`)
  }
  return table
}

const STARTING = range(12).map((i) => `SX${String(i + 1).padStart(2, '0')}`)

/** The last pick of a draft of two: seat 1 still needs a cult power. Seat 0 has the higher initiative. */
function lastPick(own: readonly [string, string], seat: SeatLayout = {}, layout: Layout = {}): Layout {
  const rest = STARTING.filter((card) => !own.includes(card))
  return {
    round: 0,
    waiting: [{ wait: 'seth-draft', pick: 5 }],
    starting: [rest[2]!],
    ...layout,
    seth: { cults: ['Cult06', 'Cult07'], ...layout.seth },
    seats: [
      { cult: 'Cult01', ...seat, destiny: null, drafted: own },
      { destiny: null, drafted: rest.slice(0, 2), ...layout.seats?.[1] },
    ],
  }
}

/** Seat 0 has these two starting cards, and what they bring is due. */
const drafted = (own: readonly [string, string], seat: SeatLayout = {}, layout: Layout = {}): TestTable =>
  new TestTable(lastPick(own, seat, layout)).play('1: draft Cult07')

describe('the draft of starting cards and cult powers', () => {
  it('lays out 5, 7 or 9 starting cards and 3, 4 or 5 cult powers; six, nine or twelve are taken', () => {
    for (const players of COUNTS) {
      const table = start(players, 'laid')
      expect(table.view().starting).toHaveLength(2 * players + 1)
      expect(table.seth.cults).toHaveLength(players + 1)
      draftAll(table)
      expect(table.all('drafted')).toHaveLength(2 * players)
      expect(table.all('cult-drafted')).toHaveLength(players)
      expect(table.view().starting).toEqual([])
      expect(table.seth.cults).toEqual([])
    }
  })

  it('uses the cards marked with an X instead of S01 to S12', () => {
    for (const seed of ['a', 'b', 'c'])
      for (const card of start(4, seed).view().starting) expect(STARTING).toContain(card)
  })

  it('goes clockwise, back, and clockwise again', () => {
    for (const players of COUNTS) {
      const table = start(players, 'around')
      const first = tekhenu.toAct(table.position)[0]!
      const drafters: number[] = []
      while (table.asked === 'seth.draft') {
        const seat = tekhenu.toAct(table.position)[0]!
        drafters.push(seat)
        table.play(`${seat}: ${table.legal(seat)[0]!}`)
      }
      const there = range(players).map((i) => (first + i) % players)
      expect(drafters).toEqual([...there, ...there.toReversed(), ...there])
    }
  })

  it('case 4: who holds two starting cards can only take a cult power', () => {
    const table = new TestTable(lastPick(['SX05', 'SX12']))
    expect(table.legal(1)).toEqual(['draft Cult06', 'draft Cult07'])
    expect(table.why('1: draft SX03')).toBe('seth.starting-drafted (draft)')
    const third = new TestTable({
      ...lastPick(['SX05', 'SX12']),
      starting: ['SX03', 'SX04'],
      seth: { cults: ['Cult06', 'Cult07'] },
      waiting: [{ wait: 'seth-draft', pick: 4 }],
      seats: [
        { destiny: null, drafted: ['SX05', 'SX12'] },
        { destiny: null, drafted: ['SX01'], cult: 'Cult01' },
      ],
    })
    expect(third.legal(0)).toEqual(['draft Cult06', 'draft Cult07'])
    expect(third.why('0: draft SX03')).toBe('seth.starting-drafted (draft)')
    expect(third.why('0: draft SX09')).toBe('not-laid-out (setup)')
  })

  it('lets who holds a cult power take starting cards only', () => {
    const table = start(2, 'cult')
    const first = tekhenu.toAct(table.position)[0]!
    const cult = table.legal(first).find((move) => kind(move) === 'Cult')!
    table.play(`${first}: ${cult}`)
    const other = 1 - first
    table.play(`${other}: ${table.legal(other)[0]!}`)
    table.play(`${other}: ${table.legal(other)[0]!}`)
    expect(new Set(table.legal(first).map(kind))).toEqual(new Set(['SX']))
    expect(table.why(`${first}: draft ${table.seth.cults[0]!}`)).toBe('seth.cult-drafted (draft)')
  })

  it('counts the initiative of the starting cards only', () => {
    const table = drafted(['SX05', 'SX12'])
    expect(table.all('initiative')[0]!.totals).toEqual([17, 3])
    expect(table.view().order).toEqual([0, 1])
  })

  it('refuses a position in which more was drafted than picks were made', () => {
    const laid = lay(lastPick(['SX05', 'SX12']))
    const broken = { ...laid, waiting: [{ wait: 'seth-draft', pick: 4 }] }
    expect(tekhenu.fromJSON(broken)).toMatchObject({ ok: false, fault: { code: 'tekhenu.seth.position' } })
  })

  it('refuses a position in which somebody has not three decrees to choose from', () => {
    const laid = lay(lastPick(['SX05', 'SX12']))
    expect(tekhenu.fromJSON(laid).ok).toBe(true)
    const [first, ...others] = laid.secret.dealt[0]!.decrees
    const deck = [...laid.secret.deck, first!].toSorted()
    const dealt = [{ chose: false, decrees: others }, ...laid.secret.dealt.slice(1)]
    expect(tekhenu.fromJSON({ ...laid, secret: { ...laid.secret, deck, dealt } })).toMatchObject({
      ok: false,
      fault: { code: 'tekhenu.position.dealt' },
    })
  })

  it('lays 5, 6 or 7 artifacts once it is over', () => {
    for (const players of COUNTS) {
      const table = start(players, 'artifacts')
      expect(table.seth.artifacts).toEqual([])
      draftAll(table)
      expect(table.all('artifacts-laid')[0]!.artifacts).toHaveLength(players + 3)
      expect(table.seth.artifacts).toHaveLength(players + 3)
    }
  })
})

describe('starting cards', () => {
  it('SX01: Osiris as with a 5 without losing happiness, two warriors', () => {
    const table = drafted(['SX01', 'SX12'])
    expect(table.asked).toBe('osiris')
    expect(table.legal(0)).toEqual(
      ['papyrus', 'bread', 'limestone', 'granite'].map((d) => `building in ${d} 5`),
    )
    table.play('0: building in bread 5')
    expect(table.seat(0)).toMatchObject({ happiness: 2, production: { bread: 4 } })
    expect(table.tokens(0)).toEqual({ gold: 2, bread: 2 })
    expect(table.warband(0)).toEqual([2, 4])
  })

  it('SX02: Osiris as with a 3 among the quarries for one happiness, four warriors and priests', () => {
    const table = drafted(['SX02', 'SX12'])
    expect(table.legal(0)).toEqual(['building in limestone 3', 'building in granite 3'])
    table.play('0: building in granite 3')
    expect(table.seat(0).happiness).toBe(1)
    expect(table.asked).toBe('seth.muster')
    table.play('0: gain warrior', '0: gain priest', '0: gain warrior', '0: gain warrior')
    expect(table.warband(0)).toEqual([3, 5])
  })

  it('SX03: Osiris as with a 3 among the workshops for one happiness, four warriors and priests', () => {
    const table = drafted(['SX03', 'SX12'])
    expect(table.legal(0)).toEqual(['building in papyrus 3', 'building in bread 3'])
    table.play('0: building in papyrus 3', ...range(4).map(() => '0: gain priest'))
    expect(table.seat(0).happiness).toBe(1)
    expect(table.warband(0)).toEqual([0, 8])
  })

  it('SX04: any five resources but gold, and a warrior or a priest', () => {
    const table = drafted(['SX04', 'SX05'])
    expect(table.legal(0)).toEqual(['papyrus', 'bread', 'limestone', 'granite'].map((name) => `gain ${name}`))
    table.play('0: gain bread', '0: gain bread', '0: gain granite', '0: gain limestone', '0: gain papyrus')
    expect(table.tokens(0)).toEqual({ papyrus: 1, bread: 2, limestone: 1, granite: 1, scribe: 2 })
    expect(table.legal(0)).toEqual(['gain warrior', 'gain priest'])
    expect(table.play('0: gain warrior').warband(0)).toEqual([5, 4])
    expect(table.asked).not.toBe('seth.muster')
  })

  it('SX05: two scribes, four priests, four warriors', () => {
    const table = drafted(['SX05', 'SX09'])
    expect(table.tokens(0)).toEqual({ scribe: 2 })
    expect(table.warband(0)).toEqual([4, 4])
  })

  it('SX06: two technologies are shown, one is kept, the other is shuffled in; three priests', () => {
    const table = drafted(['SX06', 'SX12'])
    const [first, second] = table.all('shown')[0]!.cards
    expect(table.legal(0)).toEqual([`pick ${first}`, `pick ${second}`].toSorted())
    expect(table.view().decks.technology).not.toContain(first)
    expect(table.view(1).waiting.at(-1)).toMatchObject({ wait: 'seth-pick', seat: 0 })
    table.play(`0: pick ${first}`)
    expect(table.seat(0).technologies).toEqual([first])
    expect(table.view().decks.technology).toContain(second)
    expect(table.warband(0)).toEqual([0, 7])
  })

  it('SX07: two blessings are shown, one is kept, the other is shuffled in; three warriors', () => {
    const table = drafted(['SX07', 'SX12'])
    const [first, second] = table.all('shown')[0]!.cards
    expect(first).toMatch(/^B/)
    table.play(`0: pick ${second}`)
    expect(table.seat(0).blessings).toEqual([second])
    expect(table.view().decks.blessing).toContain(first)
    expect(table.warband(0)).toEqual([3, 4])
  })

  it('SX08: one of each resource, two warriors, two priests', () => {
    const table = drafted(['SX08', 'SX09'])
    expect(table.tokens(0)).toEqual({ papyrus: 1, bread: 1, limestone: 1, granite: 1 })
    expect(table.warband(0)).toEqual([2, 2])
  })

  it('SX09: three limestone and granite, three warriors and priests', () => {
    const table = drafted(['SX09', 'SX12'])
    expect(table.legal(0)).toEqual(['gain limestone', 'gain granite'])
    table.play('0: gain granite', '0: gain granite', '0: gain limestone')
    expect(table.tokens(0)).toEqual({ gold: 2, limestone: 1, granite: 2 })
    table.play('0: gain warrior', '0: gain warrior', '0: gain priest')
    expect(table.warband(0)).toEqual([2, 5])
  })

  it('SX10: three bread and papyrus, three warriors and priests', () => {
    const table = drafted(['SX10', 'SX12'])
    expect(table.legal(0)).toEqual(['gain papyrus', 'gain bread'])
    table.play('0: gain bread', '0: gain papyrus', '0: gain bread')
    expect(table.tokens(0)).toEqual({ gold: 2, papyrus: 1, bread: 2 })
    table.play('0: gain warrior', '0: gain warrior', '0: gain warrior')
    expect(table.warband(0)).toEqual([3, 4])
  })

  it('SX11: three population, two happiness, four warriors', () => {
    const table = drafted(['SX11', 'SX12'])
    expect(table.seat(0)).toMatchObject({ population: 8, happiness: 4 })
    expect(table.warband(0)).toEqual([4, 4])
  })

  it('SX12: two gold, four priests', () => {
    const table = drafted(['SX12', 'SX10'])
    expect(table.tokens(0)).toEqual({ gold: 2 })
    expect(table.warband(0)).toEqual([0, 4])
  })

  it('are resolved in the order their owner likes', () => {
    const table = drafted(['SX09', 'SX10'])
    expect(table.asked).toBe('rewards')
    expect(table.legal(0)).toEqual(['reward SX09', 'reward SX10'])
    table.play('0: reward SX10')
    expect(table.legal(0)).toEqual(['gain papyrus', 'gain bread'])
  })
})

describe('rulings of setup', () => {
  /** The first table at which this artifact was laid out. */
  const withArtifact = (artifact: string, own: readonly [string, string]): TestTable => {
    for (let i = 1; i < 99; i++) {
      const table = drafted(own, {}, { generator: [i, 2, 3, 4] })
      if (table.seth.artifacts.includes(artifact)) return table
    }
    throw new Error(`${artifact} was never laid out`)
  }
  /** Answers whatever seat 1 is asked before seat 0 comes. */
  const letSeat1 = (table: TestTable): TestTable => {
    while (tekhenu.toAct(table.position)[0] === 1) table.play(`1: ${table.legal(1)[0]!}`)
    return table
  }

  it('Q01, C16: all starting cards pay first, then destinies are chosen in turn order', () => {
    const table = drafted(['SX05', 'SX12'])
    expect(table.asked).toBe('rewards')
    expect(tekhenu.toAct(table.position)).toEqual([1])
    expect(table.all('destiny')).toEqual([])
    letSeat1(table)
    expect(table.asked).toBe('seth.destiny')
    expect(tekhenu.toAct(table.position)).toEqual([0])
    table.play('0: destiny A02')
    // Its reward comes at once.
    expect(table.tokens(0)).toEqual({ scribe: 2, gold: 3 })
    expect(tekhenu.toAct(table.position)).toEqual([1])
  })

  it('case 5: priests of starting cards pay for an artifact', () => {
    const table = withArtifact('Art02', ['SX05', 'SX12'])
    expect(table.warband(0)).toEqual([4, 8])
    letSeat1(table).play('0: destiny Art02')
    expect(table.warband(0)).toEqual([4, 1])
    expect(table.tokens(0)).toEqual({ scribe: 2, gold: 2 })
    expect(table.seat(0).destiny).toBe('A01')
    expect(table.seth.seats[0]!.artifacts).toEqual(['Art02'])
    expect(table.seth.artifacts).not.toContain('Art02')
    expect(table.legal(1)).not.toContain('destiny A01')
  })

  it('Q01b: SX02 and SX03 together bring the happiness to 0; a full row costs only the action', () => {
    const both = drafted(
      ['SX02', 'SX03'],
      {},
      { seats: [{}, { drafted: ['SX01', 'SX04'] }], starting: ['SX05'] },
    )
    letSeat1(both).play('0: reward SX02', '0: building in granite 3')
    both.play(
      ...range(4).map(() => '0: gain warrior'),
      '0: building in bread 3',
      ...range(4).map(() => '0: gain priest'),
    )
    expect(both.seat(0).happiness).toBe(0)
    expect(both.warband(0)).toEqual([4, 4])

    const workshops = { 'limestone 3': 1, 'granite 3': 1 }
    const full = drafted(['SX02', 'SX12'], {}, { workshops })
    expect(full.asked).toBe('seth.muster')
    full.play(...range(4).map(() => '0: gain warrior'))
    expect(full.warband(0)).toEqual([4, 4])
    expect(full.seat(0).happiness).toBe(2)
    expect(full.all('forfeited')).toEqual([{ type: 'forfeited', seat: 0, action: 'osiris' }])
  })

  it('Q01c: neither technologies nor statues nor cult powers answer during setup', () => {
    const seat = { technologies: ['T01'], cult: 'Cult06' }
    const layout: Layout = { godStatues: { osiris: [1] }, seth: { cults: ['Cult05', 'Cult07'] } }
    const table = drafted(['SX01', 'SX12'], seat, layout).play('0: building in bread 5')
    expect(table.points(0)).toEqual({})
    expect(table.warband(0)).toEqual([2, 4])
    expect(table.all('cult')).toEqual([])
    expect(table.tokens(1)).toEqual({})
    expect(table.score(1)).toBe(10)
  })
})

describe('the first decree', () => {
  const dealt = [
    ['D01', 'D05', 'DX02'],
    ['D02', 'D06', 'D09'],
  ]
  /** Seat 1 is the last to choose a destiny. */
  const end: Layout = {
    round: 0,
    waiting: [{ wait: 'destiny', place: 1 }],
    seth: {},
    seats: [{ dealt: dealt[0]! }, { dealt: dealt[1]!, destiny: null }],
  }
  const keeping = (): TestTable => new TestTable(end).play('1: destiny A02')

  it('is one of three that were dealt, and it is kept last of all', () => {
    const table = start(3, 'three')
    expect(table.json.secret.dealt.map(({ decrees }) => decrees.length)).toEqual([3, 3, 3])
    draftAll(table)
    expect(table.json.secret.dealt.map(({ decrees }) => decrees.length)).toEqual([3, 3, 3])
    const last = keeping()
    expect(last.asked).toBe('seth.keep-decree')
    expect(tekhenu.toAct(last.position)).toEqual([0, 1])
    expect(last.legal(0)).toEqual(['keep D01', 'keep D05', 'keep DX02'])
    expect(last.why('0: keep D02')).toBe('not-dealt (setup)')
  })

  it('TS4: its owner says which of the other two comes first; those of a lower seat come before', () => {
    const table = keeping().play('1: keep D06', '1: under D09', '0: keep D05')
    expect(table.legal(0)).toEqual(['under D01', 'under DX02'])
    expect(table.why('0: under D05')).toBe('seth.not-buried (setup)')
    table.play('0: under DX02')
    expect(table.json.secret.held).toEqual([['D05'], ['D06']])
    expect(table.json.secret.under).toEqual([
      { seat: 0, decree: 'DX02' },
      { seat: 0, decree: 'D01' },
      { seat: 1, decree: 'D09' },
      { seat: 1, decree: 'D02' },
    ])
    expect(table.view().round).toBe(1)
    const other = keeping().play('0: keep D05', '0: under DX02', '1: keep D06', '1: under D09')
    expect(other.json.secret).toEqual(table.json.secret)
  })

  it('is secret, and so is what goes under the deck', () => {
    const table = keeping().play('0: keep D05', '0: under DX02')
    const kept = table.all('decree-picked')[0]!
    const buried = table.all('decrees-buried')[0]!
    expect(tekhenu.viewEvent(kept, 0)).toEqual({ type: 'decree-picked', seat: 0, decree: 'D05' })
    expect(tekhenu.viewEvent(kept, 1)).toEqual({ type: 'decree-picked', seat: 0, decree: null })
    expect(tekhenu.viewEvent(buried, 0)).toMatchObject({ decrees: ['DX02', 'D01'] })
    expect(tekhenu.viewEvent(buried, 'spectator')).toMatchObject({ decrees: null })
    expect(table.view(1).under).toEqual([
      { seat: 0, decree: null },
      { seat: 0, decree: null },
    ])
    expect(table.view(1).dealt[0]).toEqual({ waits: false, many: 0, decrees: null })
  })
})
