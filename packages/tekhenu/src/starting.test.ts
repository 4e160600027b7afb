import { describe, expect, it } from 'vitest'
import { tekhenu } from './index.ts'
import { lay, TestTable, type Layout, type SeatLayout } from './testing/table.ts'

const COUNTS = [2, 3, 4] as const
const range = (length: number): number[] => Array.from({ length }, (_, i) => i)

/** Everybody keeps the first of its two decrees. */
const keepAll = (table: TestTable): TestTable => {
  for (const seat of tekhenu.toAct(table.position)) table.play(`${seat}: ${table.legal(seat)[0]!}`)
  return table
}

describe('the first decree', () => {
  it('is chosen by all at the same time, in any order', () => {
    const table = TestTable.start(4, 'decree')
    expect(tekhenu.toAct(table.position)).toEqual([0, 1, 2, 3])
    for (const seat of [2, 0, 3]) {
      expect(table.legal(seat)).toHaveLength(2)
      table.play(`${seat}: ${table.legal(seat)[1]!}`)
      expect(table.legal(seat)).toEqual([])
    }
    expect(tekhenu.toAct(table.position)).toEqual([1])
  })

  it('is one of the two that were dealt', () => {
    const table = TestTable.start(2, 'decree')
    const [own, others] = table.json.secret.dealt.map(({ decrees }) => decrees)
    expect(table.legal(0)).toEqual(own!.map((card) => `keep ${card}`))
    expect(table.try(`0: keep ${others![0]!}`)?.code).toBe('tekhenu.not-dealt')
  })

  it('is kept; the other goes under the deck, and only who put it there knows it', () => {
    const table = TestTable.start(3, 'under')
    const dealt = table.json.secret.dealt.map(({ decrees }) => decrees)
    const deck = table.json.secret.deck
    for (const seat of [1, 2, 0]) table.play(`${seat}: keep ${dealt[seat]![1]!}`)
    const { held, under, deck: after } = table.json.secret
    expect(held).toEqual(dealt.map(([, kept]) => [kept]))
    expect(under).toEqual(dealt.map(([put], seat) => ({ seat, decree: put })))
    expect(after).toEqual(deck)
    const hidden = (seat: number): unknown => table.view(seat).under
    expect(hidden(0)).toEqual([
      { seat: 0, decree: dealt[0]![0] },
      { seat: 1, decree: null },
      { seat: 2, decree: null },
    ])
  })

  it('lies there until the deck is used up, then comes in the order it was put away', () => {
    const all = range(24).map((i) => `D${String(i + 1).padStart(2, '0')}`)
    const layout: Layout = {
      dice: { ra: ['white 5'] },
      tiles: ['P22', 'P23', 'P13'],
      seats: [
        { tokens: { limestone: 2, granite: 1 } },
        { decrees: all.filter((card) => !['D01', 'D05', 'D20'].includes(card)) },
      ],
    }
    const laid = lay(layout)
    const under = [
      { seat: 0, decree: 'D05' },
      { seat: 1, decree: 'D01' },
    ]
    const read = tekhenu.fromJSON({ ...laid, secret: { ...laid.secret, deck: [], under } })
    expect(read.ok).toBe(true)
    const table = new TestTable(layout)
    if (read.ok) table.match.position = read.value
    table.play('0: take ra 5 white', '0: do ra', '0: pillar at b2 turn 0')
    expect(table.json.secret.held[0]).toEqual(['D05'])
    expect(table.json.secret.under).toEqual([{ seat: 1, decree: 'D01' }])
  })

  it('R54: is secret: nobody else sees what was dealt, kept or put away', () => {
    const table = TestTable.start(2, 'secret')
    const own = table.json.secret.dealt[0]!.decrees
    expect(table.view(0).dealt[0]).toEqual({ waits: true, many: 2, decrees: own })
    expect(table.view(1).dealt[0]).toEqual({ waits: true, many: 2, decrees: null })
    expect(table.view('spectator').dealt.map(({ decrees }) => decrees)).toEqual([null, null])
    table.play(`0: keep ${own[0]!}`)
    const kept = table.all('decree-kept')[0]!
    expect(tekhenu.viewEvent(kept, 0)).toEqual(kept)
    expect(tekhenu.viewEvent(kept, 1)).toEqual({ type: 'decree-kept', seat: 0, decree: null, under: null })
    expect(table.view(1).decrees[0]).toBeNull()
    expect(table.view(1).decreeCounts).toEqual([1, 0])
    expect(table.view(0).decrees[0]).toEqual([own[0]])
  })
})

describe('the draft of starting cards', () => {
  it('lays out 5, 7 or 9 cards with 2, 3 or 4 players', () => {
    for (const players of COUNTS) {
      const table = keepAll(TestTable.start(players, 'laid'))
      expect(table.view().starting).toHaveLength(2 * players + 1)
      expect(table.all('drafting')[0]!.cards).toEqual(table.view().starting)
    }
  })

  it('goes once around clockwise, then back', () => {
    for (const players of COUNTS) {
      const table = keepAll(TestTable.start(players, 'around'))
      const first = table.all('drafting')[0]!.first
      const drafters: number[] = []
      while (table.asked === 'draft') {
        const seat = tekhenu.toAct(table.position)[0]!
        drafters.push(seat)
        table.play(`${seat}: ${table.legal(seat)[0]!}`)
      }
      const there = range(players).map((i) => (first + i) % players)
      expect(drafters).toEqual([...there, ...there.toReversed()])
    }
  })

  it('R55: who drafts first comes from the seed', () => {
    const firsts = range(40).map((i) => keepAll(TestTable.start(4, `first ${i}`)).all('drafting')[0]!.first)
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]))
  })

  it('takes a card off the table; a card that does not lie there cannot be drafted', () => {
    const table = new TestTable({
      round: 0,
      starting: ['S01', 'S02', 'S05', 'S08', 'S12'],
      waiting: [{ wait: 'draft', pick: 0 }],
      seats: [{ destiny: null }, { destiny: null }],
    })
    table.play('0: draft S05')
    expect(table.view().starting).toEqual(['S01', 'S02', 'S08', 'S12'])
    expect(table.seat(0).drafted).toEqual(['S05'])
    expect(table.try('1: draft S05')?.code).toBe('tekhenu.not-laid-out')
    expect(table.try('0: draft S01')?.code).toBe('tekhenu.not-your-turn')
  })

  const drafted = (order: number[], ...lines: string[]): TestTable => {
    const cards = lines.map((line) => line.split(' ').at(-1)!)
    const seats = order.map(() => ({ destiny: null }))
    const starting = [...cards, ...['S03', 'S04'].filter((card) => !cards.includes(card))].slice(
      0,
      2 * order.length + 1,
    )
    const players = order.length as 2 | 3 | 4
    return new TestTable({
      players,
      round: 0,
      order,
      starting,
      waiting: [{ wait: 'draft', pick: 0 }],
      seats,
    }).play(...lines)
  }

  it('sets the turn order by the sum of initiative, highest first', () => {
    const table = drafted(
      [0, 1, 2],
      '0: draft S01',
      '1: draft S05',
      '2: draft S09',
      '2: draft S02',
      '1: draft S12',
      '0: draft S08',
    )
    expect(table.all('initiative')).toEqual([{ type: 'initiative', totals: [9, 17, 11] }])
    expect(table.view().order).toEqual([1, 2, 0])
  })

  it('breaks ties by the highest card', () => {
    const table = drafted([0, 1], '0: draft S05', '1: draft S01', '1: draft S12', '0: draft S08')
    expect(table.all('initiative')[0]!.totals).toEqual([13, 13])
    expect(table.view().order).toEqual([1, 0])
    const other = drafted([1, 0], '1: draft S05', '0: draft S01', '0: draft S12', '1: draft S08')
    expect(other.view().order).toEqual([0, 1])
  })

  it('leaves nothing on the table, and gives the cards back after the rewards', () => {
    const table = drafted([0, 1], '0: draft S07', '1: draft S08', '1: draft S10', '0: draft S12')
    expect(table.view().starting).toEqual([])
    expect(table.view().order).toEqual([0, 1])
    table.play('0: destiny A01', '1: destiny A02', '1: gain bread', '1: gain bread', '1: gain papyrus')
    expect(table.view()).toMatchObject({ round: 1, turn: 0 })
    expect(table.view().seats.map((seat) => seat.drafted)).toEqual([[], []])
    expect(table.asked).toBe('take')
  })
})

/** Seat 0 has drafted these two; both seats choose their destinies, scribe and faith. */
const rewarded = (drafted: readonly string[], seat: SeatLayout = {}, layout: Layout = {}): TestTable =>
  new TestTable({
    round: 0,
    waiting: [{ wait: 'destiny', place: 0 }],
    ...layout,
    seats: [
      { ...seat, destiny: null, drafted },
      { destiny: null, drafted: ['S07', 'S08', 'S11'].filter((card) => !drafted.includes(card)).slice(0, 2) },
    ],
  }).play('0: destiny A01', '1: destiny A04')

describe('starting cards', () => {
  it('S01: a building in row 5, in any district, without loss of happiness', () => {
    const table = rewarded(['S01', 'S12'])
    expect(table.legal(0)).toEqual(
      ['papyrus', 'bread', 'limestone', 'granite'].map((name) => `building in ${name} 5`),
    )
    table.play('0: building in bread 5')
    expect(table.view().workshops).toEqual({ 'bread 5': 0 })
    expect(table.seat(0)).toMatchObject({ happiness: 2, buildings: 9 })
    expect(table.seat(0).production['bread']).toBe(4)
    expect(table.tokens(0)).toEqual({ bread: 2, gold: 2, scribe: 1 })
  })

  it('S01, S02, S03: nothing triggers during setup', () => {
    const table = rewarded(['S01', 'S12'], { technologies: ['T01'] }, { godStatues: { osiris: [0] } })
    table.play('0: building in bread 5')
    expect(table.points(0)).toEqual({})
  })

  it('S02, R9: where both quarries of the row are taken its action is lost, and not told as one', () => {
    const table = rewarded(['S02', 'S12'], {}, { workshops: { 'limestone 3': 1, 'granite 3': 1 } })
    expect(table.all('forfeited')).toEqual([{ type: 'forfeited', seat: 0, action: 'osiris' }])
    expect(table.all('action')).toEqual([])
    expect(table.tokens(0)).toEqual({ gold: 2, scribe: 1 })
  })

  it('S02: a quarry in row 3, without loss of happiness', () => {
    const table = rewarded(['S02', 'S12'])
    expect(table.legal(0)).toEqual(['building in limestone 3', 'building in granite 3'])
    expect(table.try('0: building in bread 3')?.code).toBe('tekhenu.other-district')
    table.play('0: building in granite 3')
    expect(table.seat(0)).toMatchObject({
      happiness: 2,
      production: { granite: 3, limestone: 3, bread: 2, papyrus: 2 },
    })
    expect(table.tokens(0)).toEqual({ granite: 1, gold: 2, scribe: 1 })
  })

  it('S03: a workshop in row 3, without loss of happiness', () => {
    const table = rewarded(['S03', 'S12'])
    expect(table.legal(0)).toEqual(['building in papyrus 3', 'building in bread 3'])
    table.play('0: building in papyrus 3')
    expect(table.seat(0)).toMatchObject({
      happiness: 2,
      production: { granite: 2, limestone: 2, bread: 3, papyrus: 3 },
    })
    expect(table.tokens(0)).toEqual({ papyrus: 1, gold: 2, scribe: 1 })
  })

  it('S04: any five resources, no gold', () => {
    const table = rewarded(['S04', 'S12'])
    expect(table.legal(0)).toEqual(['gain papyrus', 'gain bread', 'gain limestone', 'gain granite'])
    table.play('0: gain papyrus', '0: gain bread', '0: gain bread', '0: gain granite', '0: gain bread')
    expect(table.tokens(0)).toEqual({ papyrus: 1, bread: 3, granite: 1, gold: 2, scribe: 1 })
    expect(table.asked).toBe('take')
  })

  it.each([
    ['S05', 'technology', 'technologies'],
    ['S06', 'blessing', 'blessings'],
  ] as const)(
    '%s: one of two cards from the top of the deck; the other is shuffled back',
    (card, family, own) => {
      const table = rewarded([card, 'S12'])
      const size = new TestTable({}).json.board.decks[family].length
      const { cards } = table.all('shown')[0]!
      expect(table.legal(0)).toEqual(cards.map((each) => `pick ${each}`))
      expect(table.json.board.decks[family]).toHaveLength(size - 2)
      table.play(`0: pick ${cards[1]!}`)
      expect(table.seat(0)[own]).toEqual([cards[1]])
      expect(table.json.board.decks[family]).toHaveLength(size - 1)
      expect(table.json.board.decks[family]).toContain(cards[0])
      expect(table.json.board.discards[family]).toEqual([])
    },
  )

  it('S07: two scribes and a gold', () => {
    expect(rewarded(['S07', 'S12']).tokens(0)).toEqual({ scribe: 3, gold: 3 })
  })

  it('S08: one of each of the four resources', () => {
    expect(rewarded(['S08', 'S12']).tokens(0)).toEqual({
      papyrus: 1,
      bread: 1,
      limestone: 1,
      granite: 1,
      gold: 2,
      scribe: 1,
    })
  })

  it('S09: three limestone and granite, in any mixture', () => {
    const table = rewarded(['S09', 'S12'])
    expect(table.legal(0)).toEqual(['gain limestone', 'gain granite'])
    table.play('0: gain granite', '0: gain limestone', '0: gain granite')
    expect(table.tokens(0)).toEqual({ limestone: 1, granite: 2, gold: 2, scribe: 1 })
    expect(table.asked).toBe('take')
  })

  it('S10: three papyrus and bread, in any mixture', () => {
    const table = rewarded(['S10', 'S12'])
    expect(table.legal(0)).toEqual(['gain papyrus', 'gain bread'])
    table.play('0: gain bread', '0: gain bread', '0: gain papyrus')
    expect(table.tokens(0)).toEqual({ papyrus: 1, bread: 2, gold: 2, scribe: 1 })
    expect(table.asked).toBe('take')
  })

  it('S11: three population and two happiness', () => {
    expect(rewarded(['S11', 'S12']).seat(0)).toMatchObject({ population: 8, happiness: 4 })
  })

  it('S12: two gold', () => {
    expect(rewarded(['S11', 'S12']).tokens(0)).toEqual({ gold: 2, scribe: 1 })
  })

  it.each(Array.from({ length: 12 }, (_, i) => [`S${String(i + 1).padStart(2, '0')}`, i + 1] as const))(
    '%s: its initiative is %i',
    (card, initiative) => {
      const other = card === 'S01' ? 'S02' : 'S01'
      const rest = ['S03', 'S04', 'S05', 'S06'].filter((each) => each !== card).slice(0, 3)
      const seats = [{ destiny: null }, { destiny: null }]
      const table = new TestTable({
        round: 0,
        starting: [card, other, ...rest],
        waiting: [{ wait: 'draft', pick: 0 }],
        seats,
      })
      table.play(`0: draft ${card}`, `1: draft ${rest[0]!}`, `1: draft ${rest[1]!}`, `0: draft ${other}`)
      expect(table.all('initiative')[0]!.totals[0]).toBe(initiative + Number(other.slice(1)))
    },
  )
})

describe('rewards', () => {
  it('R29: come after all have chosen their destinies, seat by seat in turn order', () => {
    const seats = [
      { destiny: null, drafted: ['S08', 'S07'] },
      { destiny: null, drafted: ['S12', 'S11'] },
    ]
    const table = new TestTable({ round: 0, order: [1, 0], waiting: [{ wait: 'destiny', place: 0 }], seats })
    table.play('1: destiny A02')
    expect(table.tokens(1)).toEqual({})
    table.play('0: destiny A04')
    const gained = table.all('gained').map(({ seat, by }) => `${seat} ${by}`)
    expect(gained).toEqual(['1 S12', '1 A02', '0 S07', '0 S07', '0 S08', '0 S08', '0 S08', '0 S08', '0 A04'])
  })

  it("R29: a seat's own cards in the order it likes", () => {
    const seats = [
      { destiny: null, drafted: ['S04', 'S11'] },
      { destiny: null, drafted: ['S08', 'S12'] },
    ]
    const table = new TestTable({ round: 0, waiting: [{ wait: 'destiny', place: 0 }], seats })
    table.play('0: destiny A03', '1: destiny A01')
    expect(table.asked).toBe('rewards')
    expect(table.legal(0)).toEqual(['reward S04', 'reward S11', 'reward A03'])
    table.play('0: reward S11', '0: reward A03')
    expect(table.asked).toBe('welfare')
  })

  it('R46: a population of 9 opens the third section at once', () => {
    const seats = [
      { destiny: null, drafted: ['S11', 'S12'] },
      { destiny: null, drafted: ['S07', 'S08'] },
    ]
    const table = new TestTable({ round: 0, waiting: [{ wait: 'destiny', place: 0 }], seats })
    table.play('0: destiny A03', '1: destiny A01', '0: reward S11', '0: gain population')
    expect(table.seat(0).population).toBe(9)
    expect(table.view().opened).toEqual([true, true, true, false])
    expect(
      table
        .view()
        .market.slice(7, 11)
        .map((card) => card![0]),
    ).toEqual(['B', 'T', 'T', 'D'])
  })
})
