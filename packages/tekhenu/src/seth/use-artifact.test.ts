import { describe, expect, it } from 'vitest'
import { tekhenu } from '../index.ts'
import { dusk, lay, seated, TestTable, type Layout, type SeatLayout } from '../testing/table.ts'

/** Seat 0 holds an artifact and is about to take a die. */
const holding = (artifact: string, seat: SeatLayout = {}, layout: Layout = {}): TestTable =>
  new TestTable(seated({ ...seat, artifacts: [artifact] }, { seth: {}, ...layout }))

const uses = (table: TestTable, seat = 0): string[] => table.legal(seat, 'use')

describe('artifacts that are used', () => {
  it('Art01: two decrees are drawn in secret, one is kept, the other is shuffled in', () => {
    const layout: Layout = { seth: {}, seats: [{ artifacts: ['Art01'] }, {}] }
    const json = lay(layout)
    // Those under the deck come last, and are shuffled in with the other one.
    const deck = json.secret.deck.filter((card) => card !== 'D05')
    const read = tekhenu.fromJSON({
      ...json,
      secret: { ...json.secret, deck, under: [{ seat: 1, decree: 'D05' }] },
    })
    const table = new TestTable(layout)
    if (read.ok) table.match.position = read.value
    table.play('0: use Art01')
    const drawn = table.json.secret.dealt[0]!.decrees
    expect(drawn).toHaveLength(2)
    expect(table.legal(0)).toEqual(drawn.map((card) => `keep ${card}`))
    expect(table.view(1).dealt[0]).toEqual({ waits: true, many: 2, decrees: null })
    expect(tekhenu.viewEvent(table.all('decrees-dealt')[0]!, 1)).toMatchObject({ decrees: null })
    table.play(`0: keep ${drawn[1]!}`)
    expect(table.json.secret.held[0]).toEqual([drawn[1]])
    expect(table.view(1).decrees[0]).toBeNull()
    expect(tekhenu.viewEvent(table.all('decree-picked')[0]!, 1)).toMatchObject({ decree: null })
    expect(table.json.secret.under).toEqual([])
    expect(table.json.secret.deck).toEqual([...deck, 'D05'].filter((card) => card !== drawn[1]).toSorted())
    expect(table.seth.seats[0]!.artifacts).toEqual([])
  })

  it('Art01: a position holds its two decrees while it is used, with its owner, and at no other moment', () => {
    const seats = [{ artifacts: ['Art01'] }, { artifacts: ['Art02'] }]
    const before = new TestTable({ seth: {}, seats })
    const using = new TestTable({ seth: {}, seats }).play('0: use Art01')
    const reads = (table: TestTable, chose: boolean, own: number, other: number): boolean => {
      const { secret, ...json } = table.json
      const cards = [...secret.deck, ...secret.dealt.flatMap(({ decrees }) => decrees)].toSorted()
      const dealt = [
        { chose, decrees: cards.slice(0, own) },
        { chose: false, decrees: cards.slice(own, own + other) },
      ]
      return tekhenu.fromJSON({ ...json, secret: { ...secret, deck: cards.slice(own + other), dealt } }).ok
    }
    expect(reads(using, false, 2, 0)).toBe(true)
    expect(reads(using, true, 2, 0)).toBe(false)
    expect(reads(using, false, 1, 0)).toBe(false)
    expect(reads(using, false, 0, 2)).toBe(false)
    expect(reads(using, false, 2, 2)).toBe(false)
    expect(reads(before, false, 0, 0)).toBe(true)
    expect(reads(before, false, 2, 0)).toBe(false)
    expect(reads(before, false, 3, 3)).toBe(false)
    const other = new TestTable({ seth: {}, seats: seats.toReversed() }).play('0: use Art02')
    expect(reads(other, false, 0, 0)).toBe(true)
    expect(reads(other, false, 2, 0)).toBe(false)
  })

  it('Art01, TS3: the last decree is kept without a question; without one it is not used', () => {
    const all = lay({ seth: {} }).secret.deck.filter((card) => card !== 'D05')
    const table = holding('Art01', {}, { seats: [{}, { decrees: all }] })
    expect(table.json.secret.deck).toEqual(['D05'])
    table.play('0: use Art01')
    expect(table.asked).toBe('take')
    expect(table.all('decrees-dealt').map(({ decrees }) => decrees)).toEqual([['D05']])
    expect(table.all('decree-picked').map(({ decree }) => decree)).toEqual(['D05'])
    expect(table.json.secret).toMatchObject({ deck: [], held: [['D05'], all] })
    const none = holding('Art01', {}, { seats: [{}, { decrees: [...all, 'D05'] }] })
    expect(uses(none)).toEqual([])
    expect(none.why('0: use Art01')).toBe('seth.artifact-idle (TS3)')
  })

  it('Art02: an action as with a 3 or a 4, and the die is still taken', () => {
    const table = holding('Art02', {}, { dice: { osiris: ['yellow 6'] } })
    table.play('0: use Art02')
    expect(table.asked).toBe('seth.artifact-action')
    table.play('0: do osiris')
    expect(table.legal(0)).toEqual(['value 3', 'value 4'])
    expect(table.why('0: value 5')).toBe('seth.artifact-values (artifacts)')
    table.play('0: value 4', '0: building in bread 4')
    expect(table.seat(0).happiness).toBe(1)
    expect(table.asked).toBe('take')
    table.play('0: take osiris 6 yellow', '0: do osiris', '0: building in bread 6')
    expect(table.seat(0).buildings).toBe(8)
  })

  it('Art03: a scribe, and the own temple is scored', () => {
    const layout: Layout = {
      houses: { 'left 1': 0, 'left 2': 1 },
      temple: { b1: ['P25', 0, 0], c1: ['P26', 0, 0], b2: ['P27', 0, 1] },
      seats: [{}, {}],
    }
    const table = holding('Art03', { tokens: { scribe: 2 } }, layout).play('0: use Art03')
    expect(table.points(0)).toEqual({ Art03: 3 })
    expect(table.tokens(0)).toEqual({ scribe: 1 })
    expect(table.points(1)).toEqual({})
    const poor = holding('Art03', {}, layout)
    expect(uses(poor)).toEqual([])
    expect(poor.why('0: use Art03')).toBe('no-scribes (artifacts)')
  })

  it('Art04: every production rises by one, and none above 6', () => {
    const table = holding('Art04', { production: { bread: 6, granite: 3 } }).play('0: use Art04')
    expect(table.seat(0).production).toEqual({ papyrus: 3, bread: 6, limestone: 3, granite: 4 })
  })

  it('Art05: two technologies are shown, one is kept, the other goes under the deck', () => {
    const table = holding('Art05').play('0: use Art05')
    const [first, second] = table.all('shown')[0]!.cards
    table.play(`0: pick ${first}`)
    expect(table.seat(0).technologies).toEqual([first])
    expect(table.seth.under).toBe(second)
    expect(table.view().decks.technology).not.toContain(second)
  })

  it('TS11: the technologies of Art05 are shown to all before one is kept', () => {
    const table = holding('Art05').play('0: use Art05')
    const shown = table.all('shown')[0]!
    expect(table.legal(0).toSorted()).toEqual(shown.cards.map((card) => `pick ${card}`).toSorted())
    expect(tekhenu.viewEvent(shown, 'spectator')).toEqual(shown)
    expect(tekhenu.viewEvent(shown, 1)).toEqual(shown)
  })

  it('Art05, TS3: it is not used where no technology is left', () => {
    const technologies = new TestTable({ seth: {} }).view().decks.technology
    const none = holding('Art05', {}, { seats: [{}, { technologies }] })
    expect(uses(none)).toEqual([])
    expect(none.why('0: use Art05')).toBe('seth.artifact-idle (TS3)')
  })

  it('Art06: a scribe, and five happiness as far as there is population', () => {
    const table = holding('Art06', { tokens: { scribe: 1 }, population: 12, happiness: 3 })
    table.play('0: use Art06')
    expect(table.seat(0).happiness).toBe(8)
    expect(table.tokens(0)).toEqual({})
    const capped = holding('Art06', { tokens: { scribe: 1 }, population: 6, happiness: 3 })
    expect(capped.play('0: use Art06').seat(0).happiness).toBe(6)
  })

  it('Art07: Seth as with a die of any value', () => {
    const table = holding('Art07', { warriors: 7 }, { seth: { regions: { 4: [0, null] } } })
    table.play('0: use Art07')
    expect(table.legal(0)).toEqual([1, 2, 3, 5, 6].map((value) => `value ${value}`))
    table.play('0: value 2', '0: conquest at c3')
    expect(table.warband(0)).toEqual([3, 3])
    expect(table.seth).toMatchObject({ seats: [{ blood: 1 }, {}], conquest: table.seth.conquest })
    expect(table.seth.regions[1]).toEqual([0, null])
    expect(table.asked).toBe('take')
    const weak = holding('Art07', { warriors: 3 })
    expect(uses(weak)).toEqual([])
    expect(weak.why('0: use Art07')).toBe('seth.no-warriors (seth)')
  })

  it('Art07, TS3: some region must be free for it, the first or the last', () => {
    const all = { 1: [0], 2: [0], 3: [0], 4: [0], 5: [0], 6: [0] }
    for (const free of [1, 6]) {
      const table = holding('Art07', { warriors: 10 }, { seth: { regions: { ...all, [free]: [] } } })
      expect(uses(table)).toEqual(['use Art07'])
    }
    const none = holding('Art07', { warriors: 10 }, { seth: { regions: all } })
    expect(uses(none)).toEqual([])
    expect(none.why('0: use Art07')).toBe('seth.region-own (seth)')
  })

  it('Art08: two gold', () => {
    const table = holding('Art08').play('0: use Art08')
    expect(table.tokens(0)).toEqual({ gold: 2 })
    expect(table.seth.seats[0]!.artifacts).toEqual([])
    expect(table.why('0: use Art08')).toBe('seth.no-artifact (artifacts)')
  })

  it('several in one turn, each once', () => {
    const table = new TestTable({ seth: {}, seats: [{ artifacts: ['Art04', 'Art08'] }, {}] })
    expect(uses(table)).toEqual(['use Art04', 'use Art08'])
    table.play('0: use Art08', '0: use Art04')
    expect(uses(table)).toEqual([])
    expect(table.asked).toBe('take')
  })

  it('TS3: one that would change nothing is not offered', () => {
    const table = new TestTable({
      seth: {},
      seats: [
        {
          artifacts: ['Art03', 'Art04', 'Art06'],
          tokens: { scribe: 2 },
          population: 5,
          happiness: 5,
          production: { papyrus: 6, bread: 6, limestone: 6, granite: 6 },
        },
        {},
      ],
    })
    expect(uses(table)).toEqual([])
    expect(table.why('0: use Art04')).toBe('seth.artifact-idle (TS3)')
  })
})

describe('rulings on artifacts', () => {
  it('Q42: Art02 is no die: no scribes and no T14 change its value, no warriors come, T11 is silent; Anubis is not asked', () => {
    const seat: SeatLayout = { tokens: { scribe: 5 }, technologies: ['T14', 'T11'], warriors: 4 }
    const table = holding('Art02', seat).play('0: use Art02')
    expect(table.legal(0, 'do')).toEqual(['do osiris', 'do seth'])
    expect(table.legal(0)).not.toContain('anubis')
    expect(table.legal(0, 'produce')).toHaveLength(4)
    table.play('0: do seth')
    expect(table.legal(0)).toEqual(['value 3', 'value 4'])
    table.play('0: value 4', '0: conquest at a1')
    expect(table.warband(0)).toEqual([0, 0])
    expect(table.points(0)).toEqual({})
  })

  it('Q42: Art02 produces one basic resource; what the track does not carry is excess', () => {
    const table = holding('Art02').play('0: use Art02', '0: produce granite', '0: value 4')
    expect(table.tokens(0)).toEqual({ granite: 2 })
    expect(table.seat(0).excess).toBe(2)
  })

  it('Q42: Art02 costs what the action costs', () => {
    const table = holding('Art02', { tokens: { papyrus: 1 } }).play('0: use Art02')
    expect(table.why('0: do thoth')).toBe('no-papyrus (thoth)')
    expect(table.why('0: do horus')).toBe('no-granite (horus)')
    expect(table.why('0: value 3')).toBe('not-asked (turn)')
  })

  it('Q43: Art02 and Art07 are used before or after what is done with the die, not in between', () => {
    const seat: SeatLayout = { tokens: { scribe: 2, limestone: 3, granite: 3 }, warriors: 9 }
    const layout: Layout = { dice: { ra: ['white 4'] }, seth: {} }
    for (const [artifact, next] of [
      ['Art02', 'seth.artifact-action'],
      ['Art07', 'seth.artifact-value'],
    ] as const) {
      const table = holding(artifact, seat, layout)
      expect(uses(table)).toEqual([`use ${artifact}`])
      table.play('0: take ra 4 white')
      expect(table.asked).toBe('use')
      expect(uses(table)).toEqual([])
      expect(table.why(`0: use ${artifact}`)).toBe('seth.artifact-late (Q43)')
      table.play('0: produce limestone')
      expect(table.legal(0)).toEqual(['end turn', `use ${artifact}`])
      expect(table.play(`0: use ${artifact}`).asked).toBe(next)

      const called = holding(artifact, seat, layout).play('0: anubis')
      expect(uses(called)).toEqual([])
      expect(called.why(`0: use ${artifact}`)).toBe('seth.artifact-late (Q43)')
    }
  })

  it('Q43: the others are used at any time of the own turn', () => {
    const layout: Layout = { dice: { ra: ['white 4'] } }
    const table = holding('Art08', { tokens: { scribe: 2, limestone: 3, granite: 3 } }, layout)
    expect(uses(table)).toEqual(['use Art08'])
    table.play('0: take ra 4 white')
    expect(table.asked).toBe('use')
    expect(uses(table)).toEqual(['use Art08'])
    table.play('0: produce limestone')
    expect(table.asked).toBe('end-turn')
    expect(table.legal(0)).toEqual(['end turn', 'use Art08'])
    table.play('0: use Art08')
    expect(table.tokens(0)).toMatchObject({ gold: 2 })
    // Nothing is left to use, and the turn is over.
    expect(tekhenu.toAct(table.position)).toEqual([1])
    expect(uses(holding('Art08', { tokens: { scribe: 2 } }, layout).play('0: anubis'))).toEqual(['use Art08'])
  })

  it('TS5: a scribe that the die in hand needs is not for Art03 or Art06', () => {
    for (const value of [1, 4]) {
      const taken = (scribes: number): TestTable => {
        const seat: SeatLayout = { technologies: ['T10'], tokens: { scribe: scribes }, population: 9 }
        return holding('Art06', seat, { dice: { ra: [`gray ${value}`] } }).play(`0: take ra ${value} gray`)
      }
      // With T10 it pays for the limestone of the tile; nothing else can be done.
      expect(taken(1).asked).toBe('ra')
      const enough = taken(2)
      expect(uses(enough)).toEqual(['use Art06'])
      enough.play('0: use Art06')
      expect(enough.seat(0).happiness).toBe(7)
      expect(enough.asked).toBe('ra')
    }
  })

  it('R12, Art02, Art06: how a cost is paid is asked where an artifact may still bring an action', () => {
    const isAsked = (artifact: string, happiness: number): boolean => {
      const seat: SeatLayout = { tokens: { papyrus: 2, gold: 1, scribe: 1 }, happiness, population: 21 }
      const table = holding(artifact, seat, { dice: { bastet: ['black 3'] } })
      return table.play('0: take bastet 3 black', '0: do bastet').asked === 'pay'
    }
    expect(isAsked('Art02', 2)).toBe(true)
    expect(isAsked('Art06', 16)).toBe(true)
    expect(isAsked('Art06', 15)).toBe(false)
    expect(isAsked('Art04', 16)).toBe(false)
  })

  it('Q43: Art07 is a Seth action: its statues and technologies answer', () => {
    const seat: SeatLayout = { warriors: 4, technologies: ['TX01'] }
    const table = holding('Art07', seat, { players: 4, seth: { statues: [1] } })
    table.play('0: use Art07', '0: value 1', '0: conquest at a1', '1: gain bread')
    expect(table.points(0)).toEqual({ TX01: 2 })
    expect(table.warband(0)).toEqual([0, 2])
    expect(table.tokens(1)).toEqual({ bread: 1 })
  })

  it('Q71: statues and technologies answer to Art02 and Art07, once a turn', () => {
    const byStatue = (table: TestTable, god: string): number =>
      table.events.filter((event) => 'by' in event && event.by === `statue of ${god}`).length
    const reader: SeatLayout = { tokens: { papyrus: 2 }, technologies: ['T03'] }
    const thoth: Layout = { players: 4, dice: { thoth: ['gray 1'] }, godStatues: { thoth: [1] } }
    const table = holding('Art02', reader, thoth)
    table.play('0: use Art02', '0: do thoth', '0: value 3', '0: card B01', '0: card B02')
    expect(byStatue(table, 'thoth')).toBe(1)
    expect(table.points(0)).toEqual({ T03: 2 })
    // One card is left in the section.
    table.play('0: take thoth 1 gray')
    expect(table.all('card')).toHaveLength(3)
    expect(byStatue(table, 'thoth')).toBe(1)
    expect(table.points(0)).toEqual({ T03: 2 })

    const seth: Layout = { players: 4, dice: { seth: ['gray 2'] }, seth: { statues: [1] } }
    const twice = holding('Art07', { warriors: 8 }, seth)
    twice.play('0: use Art07', '0: value 1', '0: conquest at a1', '1: gain bread')
    twice.play('0: take seth 2 gray', '0: do seth', '0: conquest at b1')
    expect(byStatue(twice, 'seth')).toBe(1)
    expect(twice.tokens(1)).toEqual({ bread: 1 })
  })

  it('Q43b: one taken in Maat waits for the next own turn', () => {
    const table = dusk({ round: 4, seth: { artifacts: ['Art08'] }, seats: [{}, { priests: 3 }] })
    table.play('0: destiny A01')
    table.play('1: destiny Art08')
    expect(tekhenu.toAct(table.position)).toEqual([0])
    expect(uses(table, 1)).toEqual([])
    while (tekhenu.toAct(table.position)[0] === 0) table.play(`0: ${table.legal(0)[0]!}`)
    expect(uses(table, 1)).toEqual(['use Art08'])
  })

  it('Q43b: none is used after the last turn', () => {
    const seats: SeatLayout[] = [
      { artifacts: ['Art08'], decrees: ['D01', 'D07'] },
      { artifacts: ['Art04'], decrees: ['D02', 'D09'] },
    ]
    const table = dusk({ round: 16, seth: {}, seats })
    expect(table.legal(1)).toEqual(['end turn', 'use Art04'])
    table.play('1: end turn')
    for (let seat; (seat = tekhenu.toAct(table.position)[0]) !== undefined;) {
      expect([...uses(table, 0), ...uses(table, 1)]).toEqual([])
      table.play(`${seat}: ${table.legal(seat).at(-1)!}`)
    }
    expect(table.view().over).toBe(true)
    expect(table.tokens(0)).toEqual({})
  })

  it('Q43c: with T10 gold pays for the scribe of Art03 and Art06', () => {
    const seat: SeatLayout = { technologies: ['T10'], tokens: { gold: 1 }, population: 9, happiness: 2 }
    const table = holding('Art06', seat).play('0: use Art06')
    expect(table.seat(0).happiness).toBe(7)
    expect(table.tokens(0)).toEqual({})
    expect(table.points(0)).toEqual({ T10: 1 })
    const temple = holding('Art03', seat, { houses: { 'left 1': 0 } }).play('0: use Art03')
    expect(temple.points(0)).toEqual({ T10: 1, Art03: 1 })
  })

  it('Q43c: the happiness of Art06 brings what the track brings, and wakes Cult03', () => {
    const seat: SeatLayout = { tokens: { scribe: 1 }, population: 20, happiness: 12, cult: 'Cult03' }
    const table = holding('Art06', seat).play('0: use Art06')
    expect(table.seat(0).happiness).toBe(17)
    // A gold for the 16th, and one each for the symbols at 13 and 16.
    expect(table.tokens(0)).toEqual({ gold: 3 })
    expect(table.warband(1)).toEqual([2, 0])
  })

  it('Q43d: Art03 counts buildings, statues and pillars as a scoring does, for its owner only', () => {
    const layout: Layout = {
      houses: { 'left 3': 0, 'top 3': 1 },
      peopleStatues: [0, 1, null, null],
      temple: { c3: ['P25', 0, 0], d3: ['P26', 0, 1], e1: ['P27', 0, 0] },
    }
    const table = holding('Art03', { tokens: { scribe: 1 } }, layout).play('0: use Art03')
    // A building, a statue, and a pillar in line with both.
    expect(table.points(0)).toEqual({ Art03: 4 })
    expect(table.points(1)).toEqual({})
  })

  it('Q54: the technology Art05 puts under the deck is the last to be drawn', () => {
    const all = Array.from({ length: 24 }, (_, i) => `T${String(i + 1).padStart(2, '0')}`)
    const seats: SeatLayout[] = [
      { artifacts: ['Art05'] },
      { technologies: [...all.slice(3), 'TX01', 'TX02', 'TX03'].filter((card) => card !== 'T16') },
    ]
    const table = new TestTable({
      seth: {},
      market: [
        ['B01', 'B02', null],
        ['B03', 'B04', null, null],
      ],
      seats,
    })
    expect(table.view().decks.technology).toEqual(['T01', 'T02', 'T03', 'TX04', 'TX05'])
    table.play('0: use Art05')
    const [first, second] = table.all('shown')[0]!.cards
    table.play(`0: pick ${second}`)
    expect(table.seth.under).toBe(first)
    // The end of the turn fills the three empty spaces of the market: the other three come.
    table.play('0: take hathor 1 yellow')
    if (table.asked === 'use') table.play('0: produce papyrus')
    expect(table.seth.under).toBe(first)
    expect(table.view().decks.technology).toEqual([])
    expect(table.view().market).not.toContain(first)
  })

  it('Q54: what is drawn and not kept is shuffled in, and with it what lay under the deck', () => {
    const table = holding('Art05', {}, { seth: { under: 'T09' } })
    expect(table.seth.under).toBe('T09')
    expect(table.view().decks.technology).not.toContain('T09')
    const raised = new TestTable({
      dice: { ra: ['white 2'] },
      seth: { under: 'T09', temple: { c3: 'A06' } },
      seats: [{ tokens: { limestone: 3, granite: 3 } }, {}],
    })
    raised.play('0: take ra 2 white', '0: do ra', '0: pillar at c3 turn 0')
    const [first, second] = raised.all('shown')[0]!.cards
    raised.play(`0: pick ${first}`)
    expect(raised.seth.under).toBeNull()
    expect(raised.view().decks.technology).toEqual(expect.arrayContaining([second, 'T09']))
  })
})
