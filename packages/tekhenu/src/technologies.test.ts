import { describe, expect, it } from 'vitest'
import { dusk, seated, TestTable, type Layout, type SeatLayout } from './testing/table.ts'

/** Seat 0 holds a technology. */
const holding = (technology: string, seat: SeatLayout = {}, layout: Layout = {}): TestTable =>
  new TestTable(seated({ ...seat, technologies: [technology] }, layout))

describe('technologies that answer to a god action', () => {
  it('T01: two points for Osiris, nothing for another action', () => {
    const table = holding('T01', {}, { dice: { osiris: ['yellow 3'] } })
    table.play('0: take osiris 3 yellow', '0: do osiris', '0: building in papyrus 3')
    expect(table.points(0)).toEqual({ T01: 2 })
    const other = holding('T01', {}, { dice: { osiris: ['yellow 3'] } })
    other.play('0: take osiris 3 yellow', '0: produce papyrus')
    expect(other.points(0)).toEqual({})
  })

  it('T01: not when somebody else performs Osiris', () => {
    const table = new TestTable({ dice: { osiris: ['yellow 3'] }, seats: [{}, { technologies: ['T01'] }] })
    table.play('0: take osiris 3 yellow', '0: do osiris', '0: building in papyrus 3')
    expect(table.points(1)).toEqual({})
  })

  it('T02: two points for Ra', () => {
    const table = holding('T02', { tokens: { granite: 1 } }, { dice: { ra: ['white 5'] } })
    table.play('0: take ra 5 white', '0: do ra', '0: pillar at c3 turn 0')
    expect(table.points(0)).toEqual({ T02: 2, 'tile slot': 3 })
  })

  it('T03: two points for Thoth', () => {
    const table = holding('T03', {}, { dice: { thoth: ['black 1'] } })
    table.play('0: take thoth 1 black', '0: do thoth', '0: card B01')
    expect(table.points(0)).toEqual({ T03: 2 })
  })

  it('T04: two points and a granite for Horus, which may pay for the statue', () => {
    const table = holding('T04', {}, { dice: { horus: ['white 4'] } })
    table.play('0: take horus 4 white', '0: do horus', '0: statue to bastet')
    expect(table.points(0)).toEqual({ T04: 2 })
    expect(table.tokens(0)).toEqual({})
    expect(table.seat(0).statues).toBe(5)
  })

  it('T04: one granite only, so a statue of two is not to be had with it alone', () => {
    const godStatues = { ra: [0], hathor: [0] }
    const table = holding('T04', {}, { dice: { horus: ['white 4', 'white 5'] }, godStatues })
    table.play('0: take horus 4 white')
    // There was nothing to choose: the die has produced.
    expect(table.tokens(0)).toEqual({ limestone: 2 })
    expect(table.points(0)).toEqual({})
    const paid = holding('T04', { tokens: { granite: 1 } }, { dice: { horus: ['white 4'] }, godStatues })
    paid.play('0: take horus 4 white', '0: do horus', '0: statue to bastet')
    expect(paid.tokens(0)).toEqual({})
  })

  it('T05: two points more for each space of the line with an own pillar, five in all', () => {
    const table = holding(
      'T05',
      { tokens: { bread: 2 } },
      { dice: { hathor: ['yellow 2'] }, temple: { a1: ['P25', 0, 0], b1: ['P26', 0, 0], c1: ['P27', 0, 1] } },
    )
    table.play('0: take hathor 2 yellow', '0: do hathor', '0: building at left 1')
    expect(table.points(0)).toEqual({ 'pillars in line': 6, T05: 4 })
  })

  it('T06: two points, population before the festival and happiness after it', () => {
    const seat = { tokens: { papyrus: 2 }, population: 5, happiness: 3 }
    const table = holding('T06', seat, { dice: { bastet: ['black 2'] } })
    table.play('0: take bastet 2 black', '0: do bastet')
    expect(table.points(0)).toEqual({ T06: 2 })
    expect(table.seat(0)).toMatchObject({ population: 6, happiness: 6 })
    const capped = holding('T06', seat, { dice: { bastet: ['black 6'] } })
    capped.play('0: take bastet 6 black', '0: do bastet')
    expect(capped.seat(0)).toMatchObject({ population: 6, happiness: 6 })
  })

  it('T20: a papyrus for Thoth, which may pay for the cards', () => {
    const table = holding('T20', { tokens: { papyrus: 1 } }, { dice: { thoth: ['black 3'] } })
    table.play('0: take thoth 3 black', '0: do thoth', '0: card B01', '0: card B02')
    expect(table.tokens(0)).toEqual({})
    expect(table.seat(0).blessings).toEqual(['B01', 'B02'])
    expect(table.points(0)).toEqual({})
  })

  it('T20: left over where the cards are free', () => {
    const table = holding('T20', {}, { dice: { thoth: ['black 1'] } })
    table.play('0: take thoth 1 black', '0: do thoth', '0: card B01')
    expect(table.tokens(0)).toEqual({ papyrus: 1 })
  })

  it('T21: a bread for Hathor, which may pay for the building', () => {
    const table = holding(
      'T21',
      { tokens: { bread: 1 } },
      { dice: { hathor: ['yellow 2'] }, temple: { a1: ['P25', 0, 1], b1: ['P26', 0, 1], d1: ['P27', 0, 1] } },
    )
    table.play('0: take hathor 2 yellow', '0: do hathor', '0: building at left 1')
    // c1 shows a scribe, which a line does not give; e1 shows granite.
    expect(table.tokens(0)).toEqual({ granite: 1 })
    expect(table.seat(0).buildings).toBe(9)
  })
})

describe('technologies of statues, pillars and payment', () => {
  const statue: Layout = { godStatues: { hathor: [0] }, dice: { hathor: ['yellow 2'] } }

  it('T07: a granite with every bonus of a statue in honour of a god', () => {
    const table = new TestTable({
      ...statue,
      order: [1, 0],
      seats: [{ technologies: ['T07'] }, { tokens: { bread: 2 } }],
    })
    table.play('1: take hathor 2 yellow', '1: do hathor', '1: building at left 1')
    expect(table.tokens(0)).toEqual({ scribe: 1, granite: 1 })
  })

  it('T07: no granite for a performance without an own statue', () => {
    const table = new TestTable({
      ...statue,
      order: [1, 0],
      seats: [{}, { tokens: { bread: 2 }, technologies: ['T07'] }],
    })
    table.play('1: take hathor 2 yellow', '1: do hathor', '1: building at bottom 3')
    expect(table.tokens(0)).toEqual({ scribe: 1 })
    // The column shows a scribe, granite, gold, limestone and a scribe; a line gives no scribes.
    expect(table.tokens(1)).toEqual({ granite: 1, gold: 1, limestone: 1 })
  })

  it('T07: with three players also when the first statue to a god brings its bonus at once', () => {
    const table = holding('T07', { tokens: { granite: 1 } }, { players: 3, dice: { horus: ['white 4'] } })
    table.play('0: take horus 4 white', '0: do horus', '0: statue to bastet')
    expect(table.tokens(0)).toEqual({ gold: 1, granite: 1 })
  })

  it('T08: a forbidden die may be taken, as pure or as tainted', () => {
    const layout: Layout = { dice: { horus: ['black 3'] } }
    expect(new TestTable(layout).try('0: take horus 3 black')?.code).toBe('tekhenu.die-forbidden')
    for (const side of ['pure', 'tainted']) {
      const table = holding('T08', {}, layout)
      table.play('0: take horus 3 black', `0: as ${side}`)
      expect(table.seat(0).dice).toEqual([`black 3 ${side}`])
      expect(table.tokens(0)).toEqual({ granite: 2 })
    }
  })

  it('T08, R4: B11 may name a colour that is forbidden there, as pure or as tainted', () => {
    const coloured = (technologies: string[]): TestTable =>
      new TestTable({
        dice: { horus: ['black 3'] },
        seats: [{ technologies, tokens: { granite: 1 }, blessings: ['B11'] }],
      }).play('0: play B11', '0: take horus 3 black')
    expect(coloured([]).legal(0, 'colour')).toEqual(['colour yellow', 'colour white', 'colour gray'])
    const table = coloured(['T08'])
    expect(table.legal(0, 'colour')).toEqual(['colour yellow', 'colour brown', 'colour white', 'colour gray'])
    table.play('0: colour brown', '0: as tainted')
    expect(table.seat(0).dice).toEqual(['black 3 tainted'])
  })

  it('T08: asks nothing about a die that is not forbidden', () => {
    const table = holding('T08', {}, { dice: { horus: ['white 3'] } })
    table.play('0: take horus 3 white')
    expect(table.seat(0).dice).toEqual(['white 3 pure'])
  })

  it('T09: a tile does what it can in any light', () => {
    const layout: Layout = { dice: { ra: ['white 5'] }, tiles: ['P22', 'P23', 'P18'] }
    const seat = { tokens: { limestone: 2, granite: 1 } }
    const moves = ['0: take ra 5 white', '0: do ra', '0: pillar at b2 turn 0']
    expect(
      holding('T09', seat, layout)
        .play(...moves)
        .tokens(0),
    ).toEqual({ gold: 2, faith: 1 })
    // P18 needs the dark, Ra lies in the sun.
    expect(
      holding('T01', seat, layout)
        .play(...moves)
        .tokens(0),
    ).toEqual({ faith: 1 })
  })

  it('T10: gold may be spent as scribes, for a point', () => {
    const layout: Layout = { dice: { ra: ['white 1'] } }
    const table = holding('T10', { tokens: { gold: 1 } }, layout)
    table.play('0: take ra 1 white', '0: value 3')
    expect(table.tokens(0)).toEqual({ limestone: 2 })
    expect(table.points(0)).toEqual({ T10: 1 })
    const without = holding('T01', { tokens: { gold: 1 } }, layout)
    without.play('0: take ra 1 white')
    expect(without.legal(0)).toEqual(['do ra', 'produce limestone'])
    expect(without.try('0: value 3')?.code).toBe('tekhenu.no-scribes')
  })

  it('T10: scribes may be spent as gold that stands for a resource', () => {
    const table = holding('T10', { tokens: { scribe: 2 } }, { dice: { bastet: ['black 2'] } })
    table.play('0: take bastet 2 black', '0: do bastet')
    expect(table.tokens(0)).toEqual({ scribe: 2 })
    expect(table.points(0)).toEqual({ T10: 1 })
    expect(table.seat(0).happiness).toBe(4)
  })

  it('T10: one point a turn, however often, and none without a swap', () => {
    const table = holding(
      'T10',
      { tokens: { gold: 1, scribe: 2, papyrus: 0 } },
      { dice: { bastet: ['black 1'] } },
    )
    table.play('0: take bastet 1 black', '0: value 3', '0: pay 1 gold', '0: do bastet')
    expect(table.points(0)).toEqual({ T10: 1 })
    expect(table.tokens(0)).toEqual({ scribe: 1 })
    const none = holding('T10', { tokens: { scribe: 1 } }, { dice: { ra: ['white 1'] } })
    none.play('0: take ra 1 white', '0: value 3')
    expect(none.points(0)).toEqual({})
  })

  it('T22: limestone for granite and granite for limestone, for a point', () => {
    const layout: Layout = { dice: { ra: ['white 1', 'white 5'] } }
    const granite = holding('T22', { tokens: { granite: 1 } }, layout)
    granite.play('0: take ra 1 white', '0: do ra', '0: pillar at c3 turn 0')
    expect(granite.tokens(0)).toEqual({ gold: 1 })
    expect(granite.points(0)).toEqual({ T22: 1, 'tile slot': 1 })
    const limestone = holding('T22', { tokens: { limestone: 1 } }, layout)
    limestone.play('0: take ra 5 white', '0: do ra', '0: pillar at c3 turn 0')
    expect(limestone.tokens(0)).toEqual({ gold: 1 })
    expect(limestone.points(0)).toEqual({ T22: 1, 'tile slot': 3 })
  })

  it('T22: the owner is asked where both are there; the exact stone brings no point', () => {
    const table = holding('T22', { tokens: { granite: 1, limestone: 1 } }, { dice: { ra: ['white 1'] } })
    table.play('0: take ra 1 white', '0: do ra', '0: pillar at c3 turn 0')
    expect(table.legal(0)).toEqual(['pay 1 limestone', 'pay 1 granite'])
    table.play('0: pay 1 limestone')
    expect(table.points(0)).toEqual({ 'tile slot': 1 })
  })
})

describe('technologies of Maat', () => {
  it('T15: two faith at each Maat, before faith is laid', () => {
    const table = dusk({ round: 4, seats: [{ technologies: ['T15'], dice: ['yellow 5 tainted'] }] })
    expect(table.legal(0)).toEqual([
      'faith 2 tainted',
      'faith 1 tainted',
      'no faith',
      'faith 1 pure',
      'faith 2 pure',
    ])
    table.play('0: faith 2 pure')
    expect(table.all('weighed')[0]).toMatchObject({ seat: 0, balance: -3 })
  })

  it('T15: an Ankh of 5, above every destiny card', () => {
    const both = (technologies: string[]): TestTable =>
      dusk({
        round: 4,
        order: [1, 0],
        seats: [
          { technologies, destiny: 'A01', dice: ['brown 1 pure'], tokens: { faith: 1 } },
          { destiny: 'A04', dice: ['white 2 pure'] },
        ],
      }).play('0: no faith')
    expect(both(['T15']).all('order')[0]?.order).toEqual([0, 1])
    expect(both([]).all('order')[0]?.order).toEqual([1, 0])
  })

  const three: Layout = {
    players: 3,
    round: 4,
    seats: [{ dice: ['white 3 pure'] }, { dice: ['white 2 pure'] }, {}],
  }
  const withT16 = (seat: number): TestTable => {
    const seats = three.seats!.map((each, i) => (i === seat ? { ...each, technologies: ['T16'] } : each))
    return dusk({ ...three, seats }).play('2: destiny A01', '1: destiny A02', '0: destiny A04')
  }

  it('T16: two points for the first in turn order after Maat', () => {
    const table = withT16(2)
    expect(table.all('order')[0]?.order).toEqual([2, 1, 0])
    expect(table.points(2)).toEqual({ T16: 2 })
    expect(table.tokens(2)).toEqual({ papyrus: 1, scribe: 1 })
  })

  it('T16: a gold for the last, nothing in between', () => {
    expect(withT16(0).tokens(0)).toEqual({ faith: 1, gold: 1 })
    const between = withT16(1)
    expect(between.tokens(1)).toEqual({ gold: 1 })
    expect(between.points(1)).toEqual({})
  })
})
