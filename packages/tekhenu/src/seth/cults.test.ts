import { clone } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { standard } from '../edition.ts'
import { printedOf } from '../printed.ts'
import type { Play } from '../play.ts'
import { POPULATION, ROUND, stack, tokens } from '../state.ts'
import { FAITH, GOLD } from '../names.ts'
import { seated, TestTable, type Layout, type SeatLayout } from '../testing/table.ts'
import { baseRules } from '../waits.ts'
import { XW } from './kinds.ts'
import { withSeth } from './rules.ts'
import { CULT_REACHED, WARRIORS } from './state.ts'

/** Seat 0 has a cult power; three sit at the table unless the layout says otherwise. */
const worshipping = (cult: string, seat: SeatLayout = {}, layout: Layout = {}): TestTable =>
  new TestTable(seated({ ...seat, cult }, { players: 3, seth: {}, ...layout }))

const stone: SeatLayout = { tokens: { limestone: 3, granite: 3 } }
const atRa = { dice: { ra: ['white 1'] } } as const
const raise = (space: string): string[] => ['0: take ra 1 white', '0: do ra', `0: pillar at ${space} turn 0`]
const build = (place: string): string[] => [
  `0: take osiris ${place.split(' ')[1]!} yellow`,
  '0: do osiris',
  `0: building in ${place}`,
]

describe('cult powers', () => {
  it('Cult01: a scribe for a statue for the people, a priest for everybody else', () => {
    const layout: Layout = { dice: { horus: ['white 4'] } }
    const table = worshipping('Cult01', { tokens: { granite: 1 } }, layout)
    table.play('0: take horus 4 white', '0: do horus', '0: statue at workshops')
    expect(table.tokens(0)).toEqual({ gold: 1, scribe: 1 })
    expect([0, 1, 2].map((seat) => table.warband(seat))).toEqual([
      [0, 0],
      [0, 1],
      [0, 1],
    ])
    const honour = worshipping('Cult01', { tokens: { granite: 1 } }, layout)
    honour.play('0: take horus 4 white', '0: do horus', '0: statue to bastet')
    expect(honour.all('cult')).toEqual([])
    expect(honour.tokens(0)).not.toHaveProperty('scribe')
  })

  it('Cult01: not when somebody else builds', () => {
    const table = new TestTable({
      dice: { horus: ['white 4'] },
      seth: {},
      seats: [{ tokens: { granite: 1 } }, { cult: 'Cult01' }],
    })
    table.play('0: take horus 4 white', '0: do horus', '0: statue at workshops')
    expect(table.all('cult')).toEqual([])
  })

  it('Cult02: two happiness for a statue in honour of a god, a population for everybody else', () => {
    const layout: Layout = { dice: { horus: ['white 4'] } }
    const table = worshipping('Cult02', { tokens: { granite: 1 } }, layout)
    table.play('0: take horus 4 white', '0: do horus', '0: statue to bastet')
    expect(table.view().seats.map(({ happiness }) => happiness)).toEqual([4, 2, 2])
    expect(table.view().seats.map(({ population }) => population)).toEqual([5, 6, 6])
    const people = worshipping('Cult02', { tokens: { granite: 1 } }, layout)
    people.play('0: take horus 4 white', '0: do horus', '0: statue at workshops')
    expect(people.all('cult')).toEqual([])
  })

  it('Cult02: a statue to Seth is one too', () => {
    const seat: SeatLayout = { tokens: { granite: 1 }, priests: 2 }
    const table = worshipping('Cult02', seat, { players: 4, dice: { horus: ['white 4'] } })
    table.play('0: take horus 4 white', '0: do horus', '0: statue to seth')
    expect(table.seat(0).happiness).toBe(4)
  })

  it('Cult03: a gold for a scoring symbol of the happiness track, a warrior for everybody else', () => {
    const seat: SeatLayout = { population: 12, happiness: 7, blessings: ['B07'] }
    const table = worshipping('Cult03', seat).play('0: play B07 for happiness')
    expect(table.seat(0).happiness).toBe(10)
    expect(table.tokens(0)).toEqual({ gold: 1 })
    expect([0, 1, 2].map((other) => table.warband(other)[0])).toEqual([0, 1, 1])
    const short = worshipping('Cult03', { ...seat, happiness: 5 }).play('0: play B07 for happiness')
    expect(short.all('cult')).toEqual([])
  })

  it('Cult04: two population for a building in a region, a bread for everybody else', () => {
    const table = worshipping('Cult04', { warriors: 4 }, { dice: { seth: ['gray 6'] } })
    table.play('0: take seth 6 gray', '0: conquest at c3')
    // The region itself brings three.
    expect(table.seat(0).population).toBe(10)
    expect([0, 1, 2].map((seat) => table.tokens(seat))).toEqual([{}, { bread: 1 }, { bread: 1 }])
  })

  it('Cult05: three priests for the first own pillar of a row or a column; the others may swap for a gold', () => {
    const seats: SeatLayout[] = [{}, { tokens: { bread: 1 } }, {}]
    const table = worshipping('Cult05', stone, { ...atRa, seats }).play(...raise('c3'))
    expect(table.warband(0)).toEqual([0, 3])
    expect(table.asked).toBe('seth.swap')
    expect(table.legal(1)).toEqual(['swap bread', 'decline'])
    table.play('1: swap bread')
    expect(table.tokens(1)).toEqual({ gold: 1 })
    expect(table.tokens(2)).toEqual({})

    // Another own pillar in the row, none in the column.
    const column = worshipping('Cult05', stone, { ...atRa, temple: { a3: ['P27', 0, 0] } })
    expect(column.play(...raise('c3')).warband(0)).toEqual([0, 3])
    const neither = worshipping('Cult05', stone, {
      ...atRa,
      temple: { a3: ['P27', 0, 0], c1: ['P26', 0, 0] },
    })
    expect(neither.play(...raise('c3')).warband(0)).toEqual([0, 0])
    // Another in the column, at its end, none in the row: a4 lies in the next one.
    const row = worshipping('Cult05', stone, { ...atRa, temple: { c5: ['P27', 0, 0], a4: ['P26', 0, 0] } })
    expect(row.play(...raise('c3')).warband(0)).toEqual([0, 3])
    const ends = worshipping('Cult05', stone, { ...atRa, temple: { e3: ['P27', 0, 0], b5: ['P26', 0, 0] } })
    expect(ends.play(...raise('b3')).warband(0)).toEqual([0, 0])
    // Pillars of others do not count.
    const others = worshipping('Cult05', stone, {
      ...atRa,
      temple: { a3: ['P27', 0, 1], c1: ['P26', 0, 2] },
    })
    expect(others.play(...raise('c3')).warband(0)).toEqual([0, 3])
  })

  it('Cult05, Cult01: a pillar that is the first of neither wakes no other cult', () => {
    const temple: Layout['temple'] = { a3: ['P27', 0, 0], c1: ['P26', 0, 0] }
    const table = worshipping('Cult01', stone, { ...atRa, temple }).play(...raise('c3'))
    expect(table.all('cult')).toEqual([])
  })

  it('Cult06: three warriors for a quarry or a workshop, two faith for everybody else', () => {
    for (const place of ['bread 3', 'granite 3']) {
      const table = worshipping('Cult06', {}, { dice: { osiris: ['yellow 3'] } }).play(...build(place))
      expect(table.warband(0)).toEqual([3, 0])
      expect([1, 2].map((seat) => table.tokens(seat))).toEqual([{ faith: 2 }, { faith: 2 }])
      expect(table.tokens(0)).not.toHaveProperty('faith')
    }
    const house = worshipping('Cult06', { tokens: { bread: 2 } }, { dice: { hathor: ['yellow 2'] } })
    house.play('0: take hathor 2 yellow', '0: do hathor', '0: building at left 1')
    expect(house.all('cult')).toEqual([])
  })

  it('Cult07: a basic resource for a pillar at the edge of the temple; the others may swap for a scribe', () => {
    const seats: SeatLayout[] = [{}, { tokens: { gold: 1 } }, {}]
    for (const space of ['b1', 'a4', 'e3', 'c5']) {
      const table = worshipping('Cult07', stone, { ...atRa, seats }).play(...raise(space))
      expect(table.legal(0)).toEqual(
        ['papyrus', 'bread', 'limestone', 'granite'].map((name) => `gain ${name}`),
      )
      table.play('0: gain bread')
      expect(table.tokens(0)).toMatchObject({ bread: 1 })
      expect(table.legal(1)).toEqual(['swap gold', 'decline'])
      expect(table.play('1: swap gold').tokens(1)).toEqual({ scribe: 1 })
    }
    expect(
      worshipping('Cult07', stone, atRa)
        .play(...raise('d4'))
        .all('cult'),
    ).toEqual([])
  })
})

describe('rulings on cult powers', () => {
  const twice: Layout = { players: 3, dice: { osiris: ['yellow 3', 'yellow 4'] } }
  const again = ['0: use Art02', '0: do osiris', '0: value 4', '0: building in bread 4']
  const often = {
    ...standard,
    timeOfSeth: {
      ...standard.timeOfSeth,
      switches: { ...standard.timeOfSeth.switches, cultOncePerTurn: false },
    },
  }

  it('Q35: a cult power answers once a turn', () => {
    const table = worshipping('Cult06', { artifacts: ['Art02'] }, twice).play(...build('bread 3'), ...again)
    expect(table.all('cult')).toHaveLength(1)
    expect(table.warband(0)).toEqual([3, 0])
    expect(table.tokens(1)).toEqual({ faith: 2 })
  })

  it('Q35: and again in the next turn', () => {
    const table = worshipping('Cult06', { happiness: 5 }, { ...twice, players: 2 })
    table.play(...build('bread 3'), '1: take hathor 1 yellow')
    expect(table.view()).toMatchObject({ round: 2, toAct: [0] })
    table.play(...build('bread 4'))
    expect(table.all('cult')).toHaveLength(2)
    expect(table.warband(0)).toEqual([6, 0])
  })

  it('Q35: an edition with cultOncePerTurn off lets it answer every time', () => {
    const table = worshipping('Cult06', { artifacts: ['Art02'] }, { ...twice, edition: often })
    table.play(...build('bread 3'), ...again)
    expect(table.all('cult')).toHaveLength(2)
    expect(table.warband(0)).toEqual([6, 0])
    expect(table.tokens(1)).toEqual({ faith: 4 })
  })

  it('Q35b, TS7: after the piece and all it brings, its conquest tile too; first the owner, then the others in turn order after it', () => {
    const table = worshipping(
      'Cult04',
      { warriors: 4 },
      {
        dice: { seth: ['gray 3'] },
        order: [1, 0, 2],
        turn: 1,
      },
    )
    table.play('0: take seth 3 gray', '0: gain bread', '0: gain bread', '0: gain bread')
    expect(table.all('cult')).toEqual([])
    table.play('0: conquest at c3')
    expect(table.all('cult')).toHaveLength(1)
    const told = table.events.flatMap((event) =>
      (event.type === 'gained' || event.type === 'populace') && event.by === 'Cult04' ? [event.seat] : [],
    )
    expect(told).toEqual([0, 2, 1])
  })

  it('Q35b: what the owner gains can be used in the rest of the turn', () => {
    const seat: SeatLayout = { warriors: 1, artifacts: ['Art07'] }
    const table = worshipping('Cult06', seat, { dice: { osiris: ['yellow 3'] } })
    expect(table.legal(0)).not.toContain('use Art07')
    table.play(...build('bread 3'))
    expect(table.legal(0)).toContain('use Art07')
  })

  it('Q35c: the population of others opens the market; tracks end where they end', () => {
    const table = worshipping(
      'Cult02',
      { tokens: { granite: 1 } },
      { dice: { horus: ['white 4'] }, seats: [{}, { population: 21 }] },
    )
    table.play('0: take horus 4 white', '0: do horus', '0: statue to bastet')
    expect(table.seat(1).population).toBe(21)
    const opening = worshipping(
      'Cult02',
      { tokens: { granite: 1 } },
      {
        dice: { horus: ['white 4'] },
        seats: [{}, { population: 8 }, {}],
      },
    )
    opening.play('0: take horus 4 white', '0: do horus', '0: statue to bastet')
    expect(opening.view().opened).toEqual([true, true, true, false])
    const full = worshipping(
      'Cult03',
      { population: 12, happiness: 7, blessings: ['B07'] },
      {
        seats: [{}, { warriors: 10 }, { warriors: 9 }],
      },
    )
    full.play('0: play B07 for happiness')
    expect([1, 2].map((seat) => full.warband(seat)[0])).toEqual([10, 10])
  })

  it('Q36: the first pillar of both its row and its column pays once', () => {
    const table = worshipping('Cult05', stone, atRa).play(...raise('c3'))
    expect(table.warband(0)).toEqual([0, 3])
    expect(table.all('cult')).toHaveLength(1)
  })

  it('Q37: each symbol pays once in a game, two of them in one move twice', () => {
    const seat: SeatLayout = { population: 20, happiness: 12, tokens: { scribe: 1 }, artifacts: ['Art06'] }
    const table = worshipping('Cult03', seat).play('0: use Art06')
    expect(table.all('cult')).toHaveLength(2)
    expect(table.warband(1)).toEqual([2, 0])

    // It had reached 9 before, and lost a happiness.
    const before: SeatLayout = {
      population: 12,
      happiness: 8,
      cultReached: [true, false, false, false, false],
      blessings: ['B07'],
    }
    const back = worshipping('Cult03', before).play('0: play B07 for happiness')
    expect(back.seat(0).happiness).toBe(11)
    expect(back.all('cult')).toEqual([])
    // The marker stands on it already.
    const on = worshipping('Cult03', {
      ...before,
      happiness: 9,
      cultReached: [false, false, false, false, false],
    })
    expect(on.play('0: play B07 for happiness').all('cult')).toEqual([])
  })

  it('Q37: what was lost and is reached again has been paid', () => {
    const seat: SeatLayout = { population: 12, happiness: 6, blessings: ['B07', 'B08'], artifacts: ['Art02'] }
    const table = worshipping('Cult03', seat).play('0: play B07 for happiness')
    expect(table.all('cult')).toHaveLength(1)
    table.play(...again)
    expect(table.seat(0).happiness).toBe(8)
    table.play('0: play B08 for happiness')
    expect(table.seat(0).happiness).toBe(11)
    expect(table.all('cult')).toHaveLength(1)
  })

  it('Q37: symbols are no action, so that they pay more than once a turn', () => {
    const seat: SeatLayout = { population: 20, happiness: 8, blessings: ['B07', 'B08'] }
    const table = worshipping('Cult03', { ...seat, tokens: { scribe: 1 }, artifacts: ['Art06'] })
    table.play('0: play B07 for happiness', '0: use Art06')
    expect(table.all('cult')).toHaveLength(3)
  })

  it('Q38: the others choose in turn order whether they swap, any resource they own, gold for a scribe too', () => {
    const seats: SeatLayout[] = [{}, { tokens: { bread: 2, gold: 1 } }, { tokens: { granite: 1 } }]
    const table = worshipping('Cult07', stone, { ...atRa, seats, order: [2, 0, 1], turn: 1 })
    table.play(...raise('b1'), '0: gain bread')
    expect(table.view().toAct).toEqual([1])
    expect(table.legal(1)).toEqual(['swap bread', 'swap gold', 'decline'])
    table.play('1: decline')
    expect(table.tokens(1)).toEqual({ bread: 2, gold: 1 })
    expect(table.view().toAct).toEqual([2])
    expect(table.play('2: swap granite').tokens(2)).toEqual({ scribe: 1 })
  })

  it('Q38, TS8: nobody is asked to swap gold for gold, or who has nothing', () => {
    const seats: SeatLayout[] = [{}, { tokens: { gold: 2 } }, { tokens: { scribe: 3, faith: 1 } }]
    const table = worshipping('Cult05', stone, { ...atRa, seats }).play(...raise('c3'))
    expect(table.asked).toBe('take')
    expect(table.tokens(1)).toEqual({ gold: 2 })
    expect(table.all('declined')).toEqual([])
    for (const token of ['papyrus', 'bread', 'limestone', 'granite']) {
      const both = worshipping('Cult05', stone, { ...atRa, seats: [{}, { tokens: { [token]: 1, gold: 1 } }] })
      expect(both.play(...raise('c3')).legal(1)).toEqual([`swap ${token}`, 'decline'])
    }
  })

  it('Q37, Q01c: a symbol that is reached in setup pays nothing, then or later', () => {
    const table = worshipping('Cult03', { population: 9, happiness: 9 })
    const seth = withSeth(baseRules)
    const play: Play = {
      printed: printedOf(standard),
      rules: seth,
      emit: undefined,
      chance: () => 0,
      draw: undefined,
      pause: () => false,
    }
    const p = clone(table.position)
    p[ROUND] = 0
    seth.cheered!(p, play, 0, 8)
    p[ROUND] = 1
    seth.cheered!(p, play, 0, 8)
    expect(tokens(p, 0, GOLD)).toBe(0)
    expect(p[WARRIORS + 1]).toBe(0)
    expect(p[CULT_REACHED]).toBe(1)
  })

  it('Q39: a seat whose cards do nothing gets population and nothing else', () => {
    const seth = withSeth(baseRules)
    const play: Play = {
      printed: printedOf(standard),
      rules: { ...seth, cardsWork: (seat) => seat !== 1 },
      emit: undefined,
      chance: () => 0,
      draw: undefined,
      pause: () => false,
    }
    /** What the others get when a cult answers. */
    const answered = (cult: string) => {
      const p = clone(worshipping(cult).position)
      stack.push(p, XW.cult, 0, 1)
      for (let i = 0; i < 2; i++) seth.waits[XW.cult]!.run(p, play)
      return p
    }
    const grown = answered('Cult02')
    expect([1, 2].map((seat) => grown[POPULATION + seat])).toEqual([6, 6])
    const faithful = answered('Cult06')
    expect([1, 2].map((seat) => tokens(faithful, seat, FAITH))).toEqual([0, 2])
    const armed = clone(worshipping('Cult03', { population: 9, happiness: 9 }).position)
    seth.cheered!(armed, play, 0, 8)
    expect([1, 2].map((seat) => armed[WARRIORS + seat])).toEqual([0, 1])
  })
})
