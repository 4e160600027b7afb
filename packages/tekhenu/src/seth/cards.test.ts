import { clone } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { decreePoints } from '../decree-points.ts'
import { standard } from '../edition.ts'
import { numberOf } from '../names.ts'
import { printedOf } from '../printed.ts'
import { dusk, seated, TestTable, type Layout, type SeatLayout } from '../testing/table.ts'
import { baseRules } from '../waits.ts'
import { withSeth } from './rules.ts'
import { regionCell } from './state.ts'

/** Seat 0 holds these cards. */
const holding = (seat: SeatLayout, layout: Layout = {}): TestTable =>
  new TestTable(seated(seat, { seth: {}, ...layout }))

const plays = (table: TestTable, card: string): string[] => table.legal(0, `play ${card}`)

describe('blessings', () => {
  it('BX01, BX02: five warriors and priests in any split', () => {
    for (const card of ['BX01', 'BX02']) {
      const table = holding({ blessings: [card] })
      expect(plays(table, card)).toEqual([0, 1, 2, 3, 4, 5].map((warriors) => `play ${card} for ${warriors}`))
      table.play(`0: play ${card} for 3`)
      expect(table.warband(0)).toEqual([3, 2])
      expect(table.seat(0).blessings).toEqual([])
      expect(table.view().discards.blessing).toEqual([card])
      expect(
        holding({ blessings: [card] })
          .play(`0: play ${card} for 0`)
          .warband(0),
      ).toEqual([0, 5])
    }
  })

  it('BX01: at any time of the own turn', () => {
    const table = holding({ blessings: ['BX01'], tokens: { granite: 1 } }, { dice: { horus: ['white 4'] } })
    table.play('0: take horus 4 white')
    expect(plays(table, 'BX01')).toHaveLength(6)
    table.play('0: produce limestone')
    expect(table.asked).toBe('end-turn')
    expect(table.play('0: play BX01 for 5').warband(0)).toEqual([5, 0])
  })

  it('Q52: what is over 10 is lost', () => {
    const table = holding({ blessings: ['BX02'], warriors: 9, priests: 8 }).play('0: play BX02 for 2')
    expect(table.warband(0)).toEqual([10, 10])
    const full = holding({ blessings: ['BX02'], warriors: 10, priests: 10 })
    expect(plays(full, 'BX02')).toEqual([])
  })

  it('BX03: a building goes from a row of Osiris to the region of its number, for the price of the region', () => {
    const layout: Layout = { players: 3, workshops: { 'bread 1': 0, 'papyrus 6': 0, 'granite 4': 1 } }
    const table = holding({ blessings: ['BX03'], warriors: 6, population: 5 }, layout).play('0: play BX03')
    expect(table.legal(0)).toEqual(['move from papyrus 6', 'move from bread 1'])
    expect(table.why('0: move from granite 4')).toBe('seth.not-yours (BX03)')
    table.play('0: move from bread 1')
    expect(table.warband(0)).toEqual([2, 0])
    // What region 1 brings.
    expect(table.tokens(0)).toEqual({ gold: 1, scribe: 1 })
    expect(table.view().workshops).toEqual({ 'papyrus 6': 0, 'granite 4': 1 })
    expect(table.seth.regions[0]).toEqual([0, null])
  })

  it('BX03: the second space of a region has its own price', () => {
    const layout = (players: 2 | 3): Layout => ({
      players,
      workshops: { 'bread 1': 0 },
      seth: { regions: { 1: [1, null] } },
    })
    const three = holding({ blessings: ['BX03'], warriors: 3 }, layout(3)).play('0: play BX03')
    expect(three.warband(0)).toEqual([0, 0])
    expect(three.seth.regions[0]).toEqual([1, 0])
    expect(plays(holding({ blessings: ['BX03'], warriors: 4 }, layout(2)), 'BX03')).toEqual([])
    expect(plays(holding({ blessings: ['BX03'], warriors: 5 }, layout(2)), 'BX03')).toEqual(['play BX03'])
  })

  it('BX04: or back from a region to a row of its number, for a happiness', () => {
    const layout: Layout = { workshops: { 'bread 4': 1 }, seth: { regions: { 4: [1, 0] } } }
    const table = holding({ blessings: ['BX04'], happiness: 2 }, layout).play('0: play BX04')
    expect(table.legal(0)).toEqual(['move to papyrus 4', 'move to limestone 4', 'move to granite 4'])
    expect(table.why('0: move to bread 4')).toBe('workshop-taken (BX03)')
    table.play('0: move to granite 4')
    expect(table.seat(0)).toMatchObject({ happiness: 1, production: { granite: 3 } })
    expect(table.tokens(0)).toEqual({ granite: 1, gold: 1 })
    expect(table.seth.regions[3]).toEqual([1, null])
    expect(table.view().workshops).toEqual({ 'bread 4': 1, 'granite 4': 0 })
    const sad = holding({ blessings: ['BX04'], happiness: 0 }, layout)
    expect(plays(sad, 'BX04')).toEqual([])
    const last = holding({ blessings: ['BX04'], happiness: 1 }, layout).play('0: play BX04')
    expect(last.play('0: move to granite 4').seat(0).happiness).toBe(0)
    const other = holding(
      { blessings: ['BX04'], happiness: 0, warriors: 4 },
      { ...layout, workshops: { 'bread 1': 0, 'bread 2': 0 } },
    ).play('0: play BX04')
    expect(other.try('0: move to granite 4')).toMatchObject({
      code: 'tekhenu.unhappy',
      params: { action: 'osiris' },
    })
  })

  it('BX04: both ways are open where there are buildings on both boards', () => {
    const layout: Layout = { workshops: { 'bread 1': 0 }, seth: { regions: { 2: [0, null] } } }
    const table = holding({ blessings: ['BX04'], warriors: 4 }, layout).play('0: play BX04')
    expect(table.legal(0)).toEqual(
      expect.arrayContaining(['move from bread 1', 'move to papyrus 2', 'move to granite 2']),
    )
    expect(table.why('0: move to bread 1')).toBe('seth.nothing-there (BX03)')
  })

  it('case E5: from Osiris row 5 to region 5 for four warriors: its reward, no blood, no tile', () => {
    const table = holding({ blessings: ['BX03'], warriors: 4 }, { workshops: { 'granite 5': 0 } })
    const open = table.seth.conquest
    table.play('0: play BX03')
    expect(table.warband(0)).toEqual([0, 0])
    expect(table.seat(0)).toMatchObject({ population: 6, happiness: 4 })
    expect(table.seth.seats[0]!.blood).toBe(0)
    expect(table.seth.conquest).toBe(open)
    expect(table.seth.regions[4]).toEqual([0, null])
  })

  it('C17: a building that was built moves by BX03 and BX04 alone', () => {
    const layout: Layout = { workshops: { 'granite 5': 0 } }
    const without = holding({ warriors: 10 }, layout)
    expect(without.legal(0).some((move) => move.startsWith('move'))).toBe(false)
    const table = holding({ blessings: ['BX03'], warriors: 10 }, layout)
    table.play('0: play BX03')
    expect(table.view().workshops).toEqual({})
    expect(table.all('resettled')).toEqual([
      { type: 'resettled', seat: 0, from: 'granite 5', to: 'region 5' },
    ])
  })

  it('Q51: it is no action: nothing answers to it, and production and the own row stay', () => {
    const seat: SeatLayout = {
      blessings: ['BX03', 'BX04'],
      warriors: 4,
      technologies: ['T01', 'TX01'],
      cult: 'Cult04',
      production: { granite: 4 },
    }
    const layout: Layout = {
      players: 3,
      workshops: { 'granite 5': 0 },
      godStatues: { osiris: [1] },
      seth: { peopleStatues: [1, 1], statues: [1] },
    }
    const table = holding(seat, layout)
    const buildings = table.seat(0).buildings
    table.play('0: play BX03')
    expect(table.points(0)).toEqual({})
    expect(table.warband(0)).toEqual([0, 0])
    expect(table.all('cult')).toEqual([])
    expect(table.all('action')).toEqual([])
    expect(table.tokens(1)).toEqual({})
    expect(table.seat(0).production).toMatchObject({ granite: 4 })
    expect(table.seat(0).buildings).toBe(buildings)
    const back = holding(
      { ...seat, cult: 'Cult06' },
      { ...layout, workshops: {}, seth: { regions: { 2: [0] } } },
    )
    back.play('0: play BX03', '0: move to bread 2')
    expect(back.all('cult')).toEqual([])
    expect(back.points(0)).toEqual({})
    // The gold of row 2 is there for whoever comes first.
    expect(back.tokens(0)).toEqual({ bread: 1, gold: 1 })
    expect(back.view().rowGold).toBe(false)
  })

  it('Q51: where it goes must be free, and no other own building there', () => {
    const own: Layout = { workshops: { 'bread 1': 0 }, seth: { regions: { 1: [0, null] } } }
    const table = holding({ blessings: ['BX03'], warriors: 10 }, own).play('0: play BX03')
    expect(table.legal(0)).toEqual(['move to papyrus 1', 'move to limestone 1', 'move to granite 1'])
    expect(table.why('0: move from bread 1')).toBe('seth.region-own (BX03)')
    const full: Layout = { players: 3, workshops: { 'bread 1': 0 }, seth: { regions: { 1: [1, 2] } } }
    expect(plays(holding({ blessings: ['BX03'], warriors: 10 }, full), 'BX03')).toEqual([])
  })

  it('TS5: BX03 does not take away what the die in hand was taken for', () => {
    const layout: Layout = { dice: { seth: ['gray 2'] }, workshops: { 'bread 1': 0 } }
    const seat = (warriors: number): SeatLayout => ({ blessings: ['BX03'], warriors, tokens: { scribe: 1 } })
    const table = holding(seat(7), layout).play('0: take seth 2 gray')
    expect(table.asked).toBe('use')
    expect(plays(table, 'BX03')).toEqual([])
    const enough = holding(seat(8), layout).play('0: take seth 2 gray')
    expect(plays(enough, 'BX03')).toEqual(['play BX03'])
  })

  it('TS5: neither the happiness, the space nor the faith it needs', () => {
    const reading = (happiness: number): TestTable =>
      holding(
        { blessings: ['BX04'], happiness, tokens: { scribe: 1, papyrus: 2 } },
        { dice: { thoth: ['gray 1'] }, seth: { regions: { 2: [0] } } },
      ).play('0: take thoth 1 gray')
    expect(plays(reading(1), 'BX04')).toEqual([])
    expect(plays(reading(2), 'BX04')).toEqual(['play BX04'])
    // The region of the die would be its own.
    const settling = holding(
      { blessings: ['BX03'], warriors: 10 },
      { dice: { seth: ['gray 1'] }, workshops: { 'bread 1': 0 } },
    ).play('0: take seth 1 gray')
    expect(settling.asked).toBe('seth.conquest')
    expect(settling.warband(0)).toEqual([6, 0])
    const faithful = (faith: number): TestTable =>
      holding(
        { blessings: ['BX03'], technologies: ['TX02'], warriors: 2, tokens: { faith, scribe: 1 } },
        { dice: { seth: ['gray 2'] }, workshops: { 'bread 1': 0 } },
      ).play('0: take seth 2 gray')
    expect(plays(faithful(5), 'BX03')).toEqual([])
    expect(plays(faithful(6), 'BX03')).toEqual(['play BX03'])
  })

  it('TS5: a die that lies idle, or has done what it was taken for, needs nothing', () => {
    const region: Layout = { seth: { regions: { 2: [0] } } }
    const read = holding({ blessings: ['BX04'], happiness: 1 }, { ...region, dice: { thoth: ['gray 1'] } })
    read.play('0: take thoth 1 gray')
    while (read.asked === 'thoth') read.play(`0: ${read.legal(0)[0]!}`)
    expect(plays(read, 'BX04')).toEqual(['play BX04'])
    const idle = holding(
      { blessings: ['BX03'], happiness: 0, warriors: 4 },
      { bare: true, dice: { thoth: ['gray 6', 'gray 5'] }, workshops: { 'bread 1': 0 } },
    ).play('0: take thoth 6 gray')
    expect(plays(idle, 'BX03')).toEqual(['play BX03'])
  })

  it('TS5: nor one whose action has become impossible', () => {
    const table = holding(
      { blessings: ['BX03'], warriors: 8, happiness: 0 },
      { dice: { seth: ['gray 2'] }, workshops: { 'bread 1': 0 } },
    ).play('0: take seth 2 gray')
    expect(plays(table, 'BX03')).toEqual(['play BX03'])
    const p = clone(table.position)
    p[regionCell(2, 0)] = 1
    table.match.position = p
    expect(plays(table, 'BX03')).toEqual(['play BX03'])
  })

  it('TS5: nor the only value that a scribe brings the die to', () => {
    const table = holding(
      { blessings: ['BX03'], warriors: 4, tokens: { scribe: 1 } },
      { dice: { seth: ['gray 1'] }, workshops: { 'bread 5': 0 }, seth: { regions: { 1: [0], 2: [0] } } },
    ).play('0: take seth 1 gray')
    expect(table.legal(0, 'value')).toEqual(['value 3'])
    table.play('0: play BX03')
    expect(table.legal(0)).not.toContain('move from bread 5')
    expect(table.legal(0)).toContain('move to bread 2')
  })
})

describe('technologies', () => {
  /** Seat 0 reaches sections 1 and 2; sections 3 and perhaps 4 lie open too. */
  const reader: SeatLayout = { technologies: ['TX05'], happiness: 6, population: 9, tokens: { papyrus: 3 } }
  const market = [
    ['B01', 'B02', 'T01'],
    ['B03', 'B04', 'T02', 'T03'],
    ['B05', 'T04', 'T05', 'D01'],
  ]
  const reading = (value: number, seat: SeatLayout = reader, layout: Layout = {}): TestTable =>
    holding(seat, { market, dice: { thoth: [`gray ${value}`] }, ...layout }).play(
      `0: take thoth ${value} gray`,
    )
  const cards = (table: TestTable): string[] => table.legal(0, 'card')

  it('TX05: cards come from any mix of the sections in reach, and one from the next', () => {
    const table = reading(5)
    expect(table.asked).toBe('seth.thoth')
    expect(cards(table)).toHaveLength(11)
    table.play('0: card B01', '0: card T04')
    // The third section was reached into once.
    expect(cards(table)).toEqual(['B02', 'T01', 'B03', 'B04', 'T02', 'T03'].map((card) => `card ${card}`))
    expect(table.why('0: card B05')).toBe('seth.reached-up (Q34b)')
    table.play('0: card T02')
    expect(table.seat(0)).toMatchObject({ blessings: ['B01'], technologies: ['T02', 'T04', 'TX05'] })
    // Number and price are what they are: three cards for three papyrus.
    expect(table.tokens(0)).toEqual({})
    expect(table.asked).toBe('take')
  })

  it('TX05: the section after the next is out of reach', () => {
    const four = [...market, ['B06', 'T06', 'D02', 'D03']]
    const table = reading(1, { ...reader, population: 13 }, { market: four })
    expect(cards(table)).toHaveLength(11)
    expect(table.why('0: card D02')).toBe('section-closed (thoth)')
  })

  it('TX05: counts the cards of all sections it reaches', () => {
    const thin = [
      ['B01', null, null],
      [null, 'B04', null, null],
      ['B05', null, null, null],
    ]
    const table = reading(5, reader, { market: thin })
    expect(cards(table)).toHaveLength(3)
    table.play('0: card B01', '0: card B05')
    expect(table.seat(0).blessings).toEqual(['B01', 'B04', 'B05'])
    const without = holding(
      { ...reader, technologies: [], tokens: { papyrus: 3, scribe: 3 } },
      { market: thin, dice: { thoth: ['gray 5'] } },
    )
    expect(without.legal(0)).toContain('take thoth 5 gray')
    expect(without.play('0: take thoth 5 gray').why('0: do thoth')).toBe('no-section (R17)')
  })

  it('TS6: TX05 taken as the first card does not mix the others of that action', () => {
    const first = [['B01', 'B02', 'TX05'], market[1]!, market[2]!]
    const table = reading(3, { ...reader, technologies: [] }, { market: first })
    table.play('0: card TX05')
    expect(cards(table)).toEqual(['card B01', 'card B02'])
  })

  it('Q34b: the next section is reached into once a turn, in however many Thoth actions', () => {
    const table = holding(
      { ...reader, artifacts: ['Art02'], tokens: { papyrus: 5 } },
      {
        market,
        dice: { thoth: ['gray 1'] },
      },
    )
    table.play('0: use Art02', '0: do thoth', '0: value 3', '0: card B05', '0: card B01')
    table.play('0: take thoth 1 gray')
    expect(cards(table)).not.toContain('card T04')
    expect(cards(table)).toContain('card B03')
    expect(table.try('0: card T04')).toMatchObject({
      code: 'tekhenu.seth.reached-up',
      rule: 'Q34b',
      params: { section: 3 },
    })
    expect(table.why('0: card B20')).toBe('card-not-there (thoth)')
  })

  it('Q53: without happiness there are no cards; a section that is not open has none', () => {
    const sad = holding(
      { ...reader, happiness: 0, tokens: { papyrus: 3, scribe: 2 } },
      {
        market,
        dice: { thoth: ['gray 1'] },
      },
    )
    expect(sad.legal(0)).not.toContain('take thoth 1 gray')
    const closed = reading(1, { ...reader, population: 8 }, { market: market.slice(0, 2) })
    expect(cards(closed)).toHaveLength(7)
  })

  it('case 20: with TX02 faith stands in for warriors; what is left becomes priests at Maat, before destinies', () => {
    const table = new TestTable({
      round: 4,
      order: [1, 0],
      turn: 1,
      dice: { seth: ['gray 4'] },
      seth: {},
      seats: [{ technologies: ['TX02'], warriors: 2, tokens: { faith: 3 } }, {}],
    })
    table.play('0: take seth 4 gray')
    expect(table.asked).toBe('seth.levy')
    expect(table.legal(0)).toEqual(['warriors 2', 'warriors 1'])
    expect(table.why('0: warriors 3')).toBe('seth.no-levy (TX02)')
    table.play('0: warriors 2')
    expect(table.warband(0)).toEqual([0, 0])
    expect(table.tokens(0)).toMatchObject({ faith: 1 })
    table.play('0: conquest at c3', '0: no faith')
    expect(table.asked).toBe('seth.destiny')
    expect(table.warband(0)).toEqual([0, 1])
    expect(table.tokens(0)).not.toHaveProperty('faith')
  })

  it('Q44, TX02: faith pays for BX03 and Art07 too, wholly or in part, and only where TX02 is held', () => {
    const moved = holding(
      { technologies: ['TX02'], blessings: ['BX03'], tokens: { faith: 5 }, warriors: 1 },
      { workshops: { 'bread 6': 0 } },
    ).play('0: play BX03')
    expect(moved.legal(0)).toEqual(['warriors 1', 'warriors 0'])
    moved.play('0: warriors 0')
    expect(moved.tokens(0)).toEqual({ faith: 1 })
    expect(moved.warband(0)).toEqual([1, 0])
    expect(moved.seth.regions[5]).toEqual([0, null])

    const used = holding({ technologies: ['TX02'], artifacts: ['Art07'], tokens: { faith: 4 } })
    used.play('0: use Art07', '0: value 6', '0: conquest at c3')
    expect(used.tokens(0)).toEqual({})

    const without = holding({ artifacts: ['Art07'], tokens: { faith: 4 } })
    expect(without.legal(0)).not.toContain('use Art07')
    // Warriors that are gained do not cost faith, and faith does not become warriors.
    const gained = holding({ technologies: ['TX02'], blessings: ['BX01'], tokens: { faith: 4 } })
    gained.play('0: play BX01 for 5')
    expect(gained.tokens(0)).toEqual({ faith: 4 })
  })
})

describe('decrees', () => {
  const at = { printed: printedOf(standard), rules: withSeth(baseRules) }
  const worth = (decree: string, layout: Layout): number =>
    decreePoints(new TestTable({ ...layout, seth: layout.seth ?? {} }).position, at, 0, numberOf(decree), 0)

  it('DX01, case E4: two points per pair of a priest and a warrior', () => {
    expect(worth('DX01', { seats: [{ priests: 7, warriors: 4 }] })).toBe(8)
    expect(worth('DX01', { seats: [{ priests: 10, warriors: 10 }] })).toBe(20)
    expect(worth('DX01', { seats: [{ warriors: 9 }] })).toBe(0)
  })

  it('DX02: three points per own building in a region', () => {
    expect(worth('DX02', { seth: { regions: { 1: [0, 1], 4: [1, 0], 6: [1, null] } } })).toBe(6)
    expect(worth('DX02', { workshops: { 'bread 1': 0 }, houses: { 'left 1': 0 } })).toBe(0)
  })

  it('DX03, case E4, Q50: two points per own statue wherever it stands, two per own building in a region', () => {
    const layout: Layout = {
      godStatues: { ra: [0] },
      peopleStatues: [null, null, 0, 1],
      seth: { statues: [0], regions: { 1: [0, null], 2: [1, 0] } },
    }
    expect(worth('DX03', layout)).toBe(10)
  })

  it('DX04, case E4: four points per production of 5 or 6', () => {
    const production = { papyrus: 6, bread: 5, limestone: 4, granite: 5 }
    expect(worth('DX04', { seats: [{ production }] })).toBe(12)
    expect(worth('DX04', {})).toBe(0)
  })

  it('Q40: warriors and priests are no resources: gold does not pay for them, and D08 does not count them', () => {
    const rich: SeatLayout = { tokens: { gold: 9, faith: 9 }, warriors: 3, artifacts: ['Art07'] }
    expect(holding(rich).legal(0)).not.toContain('use Art07')
    expect(worth('D08', { seats: [{ warriors: 10, priests: 10, tokens: { gold: 1, bread: 1 } }] })).toBe(3)
    const destiny = dusk({
      round: 4,
      seth: { artifacts: ['Art08'] },
      seats: [{ priests: 2, tokens: { gold: 5 } }],
    })
    expect(destiny.legal(0)).not.toContain('destiny Art08')
    // Nor can they be swapped.
    const swap = new TestTable({
      dice: { ra: ['white 1'] },
      seth: {},
      seats: [
        { cult: 'Cult05', tokens: { limestone: 3, granite: 3 } },
        { warriors: 5, priests: 5 },
      ],
    })
    swap.play('0: take ra 1 white', '0: do ra', '0: pillar at c3 turn 0')
    expect(swap.asked).toBe('take')
  })

  it('Q41: D23 may perform Seth: warriors are paid, blood and tile as usual', () => {
    const last: Layout = {
      round: 16,
      seth: {},
      seats: [{ decrees: ['D23', 'D01', 'D07'], warriors: 5 }],
    }
    const table = dusk(last).play('0: play D23', '0: do seth', '0: value 4', '0: conquest at c3')
    expect(table.warband(0)).toEqual([1, 0])
    expect(table.seth.seats[0]!.blood).toBe(1)
    expect(table.seth.temple[12]).not.toBeNull()
    expect(table.seth.regions[3]).toEqual([0, null])
    const weak = dusk({ ...last, seats: [{ decrees: ['D23', 'D01', 'D07'], warriors: 3 }] }).play(
      '0: play D23',
    )
    expect(weak.legal(0)).not.toContain('do seth')
  })
})
