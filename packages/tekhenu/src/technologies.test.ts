import { describe, expect, it } from 'vitest'
import { dusk, Table, type Scene, type SeatScene } from './testing.ts'

/** Seat 0 holds a technology. */
const holding = (technology: string, seat: SeatScene = {}, scene: Scene = {}): Table =>
  new Table({ ...scene, seats: [{ ...seat, technologies: [technology] }, ...(scene.seats?.slice(1) ?? [])] })

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
    const table = new Table({ dice: { osiris: ['yellow 3'] }, seats: [{}, { technologies: ['T01'] }] })
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
  const statue: Scene = { godStatues: { hathor: [0] }, dice: { hathor: ['yellow 2'] } }

  it('T07: a granite with every bonus of a statue in honour of a god', () => {
    const table = new Table({
      ...statue,
      order: [1, 0],
      seats: [{ technologies: ['T07'] }, { tokens: { bread: 2 } }],
    })
    table.play('1: take hathor 2 yellow', '1: do hathor', '1: building at left 1')
    expect(table.tokens(0)).toEqual({ scribe: 1, granite: 1 })
  })

  it('T07: no granite for a performance without an own statue', () => {
    const table = new Table({
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
    const scene: Scene = { dice: { horus: ['black 3'] } }
    expect(new Table(scene).try('0: take horus 3 black')?.code).toBe('tekhenu.die-forbidden')
    for (const side of ['pure', 'tainted']) {
      const table = holding('T08', {}, scene)
      table.play('0: take horus 3 black', `0: as ${side}`)
      expect(table.seat(0).dice).toEqual([`black 3 ${side}`])
      expect(table.tokens(0)).toEqual({ granite: 2 })
    }
  })

  it('T08: asks nothing about a die that is not forbidden', () => {
    const table = holding('T08', {}, { dice: { horus: ['white 3'] } })
    table.play('0: take horus 3 white')
    expect(table.seat(0).dice).toEqual(['white 3 pure'])
  })

  it('T09: a tile does what it can in any light', () => {
    const scene: Scene = { dice: { ra: ['white 5'] }, tiles: ['P22', 'P23', 'P18'] }
    const seat = { tokens: { limestone: 2, granite: 1 } }
    const moves = ['0: take ra 5 white', '0: do ra', '0: pillar at b2 turn 0']
    expect(
      holding('T09', seat, scene)
        .play(...moves)
        .tokens(0),
    ).toEqual({ gold: 2, faith: 1 })
    // P18 needs the dark, Ra lies in the sun.
    expect(
      holding('T01', seat, scene)
        .play(...moves)
        .tokens(0),
    ).toEqual({ faith: 1 })
  })

  it('T10: gold may be spent as scribes, for a point', () => {
    const scene: Scene = { dice: { ra: ['white 1'] } }
    const table = holding('T10', { tokens: { gold: 1 } }, scene)
    table.play('0: take ra 1 white', '0: value 3')
    expect(table.tokens(0)).toEqual({ limestone: 2 })
    expect(table.points(0)).toEqual({ T10: 1 })
    const without = holding('T01', { tokens: { gold: 1 } }, scene)
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
    const scene: Scene = { dice: { ra: ['white 1', 'white 5'] } }
    const granite = holding('T22', { tokens: { granite: 1 } }, scene)
    granite.play('0: take ra 1 white', '0: do ra', '0: pillar at c3 turn 0')
    expect(granite.tokens(0)).toEqual({ gold: 1 })
    expect(granite.points(0)).toEqual({ T22: 1, 'tile slot': 1 })
    const limestone = holding('T22', { tokens: { limestone: 1 } }, scene)
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

describe('technologies of the die', () => {
  it('T11: two points for an action with a die of value 1', () => {
    const produced = holding('T11', {}, { dice: { ra: ['white 1'] } })
    produced.play('0: take ra 1 white')
    expect(produced.points(0)).toEqual({ T11: 2 })
    const performed = holding('T11', {}, { dice: { thoth: ['black 1'] } })
    performed.play('0: take thoth 1 black', '0: do thoth', '0: card B01')
    expect(performed.points(0)).toEqual({ T11: 2 })
  })

  it('T11: the value in use counts, not the face', () => {
    const table = holding('T11', { tokens: { scribe: 1 } }, { dice: { ra: ['white 2'] } })
    table.play('0: take ra 2 white', '0: value 1')
    expect(table.points(0)).toEqual({ T11: 2 })
    const away = holding('T11', { tokens: { scribe: 1 } }, { dice: { ra: ['white 1'] } })
    away.play('0: take ra 1 white', '0: value 2')
    expect(away.points(0)).toEqual({})
  })

  it('T12: a point for every excess resource', () => {
    const table = holding('T12', {}, { dice: { ra: ['white 6'] } })
    table.play('0: take ra 6 white')
    expect(table.points(0)).toEqual({ T12: 4 })
    expect(table.seat(0).excess).toBe(4)
    const none = holding('T12', {}, { dice: { ra: ['white 2'] } })
    expect(none.play('0: take ra 2 white').points(0)).toEqual({})
  })

  it('T13: the value of a production by up to two, and a resource more that is never excess', () => {
    const table = holding('T13', { production: { limestone: 4 } }, { dice: { ra: ['white 3'] } })
    table.play('0: take ra 3 white')
    expect(table.legal(0)).toEqual(['go on', 'value 1', 'value 2', 'value 4', 'value 5'])
    table.play('0: value 5')
    expect(table.tokens(0)).toEqual({ limestone: 5 })
    expect(table.seat(0).excess).toBe(1)
    const plain = holding('T13', {}, { dice: { ra: ['white 2'] } })
    plain.play('0: take ra 2 white', '0: go on')
    expect(plain.tokens(0)).toEqual({ limestone: 3 })
    expect(plain.seat(0).excess).toBe(0)
  })

  it('T13: not for a god action', () => {
    const table = holding('T13', { tokens: { granite: 1 } }, { dice: { horus: ['white 3'] } })
    table.play('0: take horus 3 white')
    expect(table.legal(0)).toEqual(['do horus', 'produce limestone'])
  })

  it('T14: the value of a god action by up to two, for nothing', () => {
    const table = holding('T14', { tokens: { granite: 1 } }, { dice: { horus: ['white 2'] } })
    table.play('0: take horus 2 white')
    expect(table.legal(0)).toEqual([
      'do horus',
      'produce limestone',
      'adjust to 1',
      'adjust to 3',
      'adjust to 4',
    ])
    table.play('0: adjust to 4', '0: do horus', '0: statue to bastet')
    expect(table.view().godStatues['bastet']).toEqual([0])
    expect(table.seat(0).dice).toEqual(['white 2 pure'])
  })

  it('T14: a production keeps the value of the die', () => {
    const table = holding(
      'T14',
      { tokens: { granite: 1 }, production: { limestone: 6 } },
      { dice: { horus: ['white 2'] } },
    )
    table.play('0: take horus 2 white', '0: adjust to 4', '0: produce limestone')
    expect(table.tokens(0)).toEqual({ limestone: 2, granite: 1 })
  })

  it('T17: two points for producing bread, and no bread to pay at a scoring', () => {
    const table = holding('T17', {}, { dice: { hathor: ['brown 2', 'yellow 2'] } })
    table.play('0: take hathor 2 brown')
    expect(table.points(0)).toEqual({ T17: 2 })
    const papyrus = holding('T17', {}, { dice: { hathor: ['yellow 2'] } })
    expect(papyrus.play('0: take hathor 2 yellow').points(0)).toEqual({})
  })

  it('T17: the row shows two bread; its owner neither pays nor loses for it, the other does', () => {
    const workshops = {
      'papyrus 6': 0,
      'papyrus 5': 0,
      'papyrus 4': 0,
      'papyrus 3': 0,
      'bread 6': 1,
      'bread 5': 1,
      'bread 4': 1,
      'bread 3': 1,
    }
    const table = dusk({ round: 8, workshops, seats: [{ technologies: ['T17'], tokens: { bread: 2 } }, {}] })
    expect(table.all('bread')).toEqual([{ type: 'bread', seat: 1, paid: 0, owed: 2 }])
    expect(table.tokens(0)).toEqual({ bread: 2 })
    expect(table.points(0)).toEqual({ scoring: 4 })
    expect(table.points(1)).toEqual({ scoring: 4, bread: -6 })
  })

  it('T18: a point for taking a pure die, none for a tainted one or with Anubis', () => {
    const scene: Scene = { dice: { ra: ['white 2', 'yellow 2'] } }
    const seat = { tokens: { scribe: 2 } }
    expect(holding('T18', seat, scene).play('0: take ra 2 white', '0: produce limestone').points(0)).toEqual({
      T18: 1,
    })
    expect(holding('T18', seat, scene).play('0: take ra 2 yellow', '0: produce papyrus').points(0)).toEqual(
      {},
    )
    const anubis = holding('T18', seat, scene).play('0: anubis', '0: take ra 2 white', '0: produce limestone')
    expect(anubis.points(0)).toEqual({})
  })

  it('T19: for a scribe a tainted die produces before its god action', () => {
    const table = holding('T19', { tokens: { scribe: 1, granite: 1 } }, { dice: { horus: ['yellow 4'] } })
    table.play('0: take horus 4 yellow', '0: also produce')
    expect(table.tokens(0)).toEqual({ granite: 1, papyrus: 2 })
    expect(table.seat(0).excess).toBe(2)
    table.play('0: statue to bastet')
    expect(table.tokens(0)).toEqual({ papyrus: 2 })
  })

  it('T19: not with a pure die, a gray one, without a scribe, or with Anubis', () => {
    const scene: Scene = { dice: { horus: ['white 4', 'gray 4', 'yellow 4'] } }
    const seat = { tokens: { scribe: 1, granite: 1 } }
    expect(holding('T19', seat, scene).play('0: take horus 4 white').legal(0)).not.toContain('also produce')
    expect(holding('T19', seat, scene).play('0: take horus 4 gray').legal(0)).not.toContain('also produce')
    const poor = holding('T19', { tokens: { granite: 1 } }, scene).play('0: take horus 4 yellow')
    expect(poor.legal(0)).toEqual(['do horus', 'produce papyrus'])
    const anubis = holding('T19', { tokens: { scribe: 3, granite: 1 } }, scene).play(
      '0: anubis',
      '0: take horus 4 yellow',
    )
    expect(anubis.legal(0)).not.toContain('also produce')
  })

  it('T19: also after an extra action, as long as the normal one is to come', () => {
    const seat = { tokens: { scribe: 2, granite: 2 }, blessings: ['B17'] }
    const table = holding('T19', seat, { dice: { ra: ['yellow 5'] } })
    table.play('0: take ra 5 yellow', '0: play B17 for horus', '0: extra horus', '0: statue to thoth')
    table.play('0: also produce', '0: pillar at c3 turn 0')
    expect(table.tokens(0)).toEqual({ papyrus: 2, gold: 1 })
    const done = holding('T19', seat, { dice: { ra: ['yellow 5'] } })
    done.play('0: take ra 5 yellow', '0: play B17 for horus', '0: do ra', '0: pillar at c3 turn 0')
    // Only the extra action was left.
    expect(done.asked).toBe('horus')
  })

  it('T19: the production may bring what the god action costs', () => {
    const shaded = holding('T19', { tokens: { scribe: 1 } }, { dice: { ra: ['black 5'] }, sunny: 'osiris' })
    // The sun at Osiris and Horus leaves Ra in the shade, where black is tainted.
    shaded.play('0: take ra 5 black', '0: also produce', '0: pillar at c3 turn 0')
    expect(shaded.tokens(0)).toEqual({ granite: 1, gold: 1 })
  })

  it('T23: three points for Anubis, by scribes or by B23', () => {
    const scene: Scene = { dice: { ra: ['white 2'] } }
    const scribes = holding('T23', { tokens: { scribe: 2 } }, scene)
    expect(scribes.play('0: anubis').points(0)).toEqual({ T23: 3 })
    const blessing = holding('T23', { blessings: ['B23'] }, scene)
    expect(blessing.play('0: play B23').points(0)).toEqual({ T23: 3 })
    expect(holding('T23', {}, scene).play('0: take ra 2 white').points(0)).toEqual({})
  })

  it('T24: a gold for every blessing played', () => {
    const table = holding('T24', { blessings: ['B07', 'B08', 'B01'] }, { dice: { ra: ['white 2'] } })
    table.play('0: play B07 for population', '0: play B08 for happiness')
    expect(table.tokens(0)).toEqual({ gold: 2 })
    table.play('0: take ra 2 white', '0: produce limestone', '0: play B01')
    expect(table.tokens(0)).toEqual({ gold: 3, limestone: 6 })
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
    const both = (technologies: string[]): Table =>
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

  const three: Scene = {
    players: 3,
    round: 4,
    seats: [{ dice: ['white 3 pure'] }, { dice: ['white 2 pure'] }, {}],
  }
  const withT16 = (seat: number): Table => {
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
