import { describe, expect, it } from 'vitest'
import { TestTable, type SeatLayout } from './testing/table.ts'

describe('rulings: the course of a turn', () => {
  const rich = {
    dice: { horus: ['white 4'] },
    seats: [
      {
        tokens: { scribe: 4, granite: 2, limestone: 3 },
        blessings: ['B09', 'B11', 'B17', 'B23'],
        technologies: ['T14'],
      },
    ],
  } as const

  it('R1: what belongs to the start, to taking and to the value has its moment, one after the other', () => {
    const table = new TestTable(rich)
    expect(table.legal(0)).toEqual(
      expect.arrayContaining(['anubis', 'play B23', 'play B11', 'take horus 4 white']),
    )
    expect(table.legal(0)).not.toContain('play B17 for ra')
    table.play('0: take horus 4 white')
    expect(table.seat(0).dice).toEqual(['white 4 pure'])
    expect(table.legal(0)).toEqual(
      expect.arrayContaining([
        'value 5',
        'play B09 for 1',
        'play B17 for ra',
        'adjust to 5',
        'do horus',
        'produce limestone',
      ]),
    )
    for (const late of ['anubis', 'play B23', 'play B11']) expect(table.legal(0)).not.toContain(late)
    const changed = new TestTable(rich).play('0: take horus 4 white', '0: value 5')
    for (const late of ['value 6', 'play B09 for 1']) expect(changed.legal(0)).not.toContain(late)
    const adjusted = new TestTable(rich).play('0: take horus 4 white', '0: adjust to 5')
    for (const late of ['value 6', 'play B09 for 1', 'adjust to 6'])
      expect(adjusted.legal(0)).not.toContain(late)
  })

  it('R1: the extra action comes before or after the normal one', () => {
    const declared = (): TestTable =>
      new TestTable(rich, true).play('0: take horus 4 white', '0: play B17 for ra')
    const ra = ['0: extra ra', '0: pillar at a1 turn 0']
    const horus = ['0: do horus', '0: statue at workshops']
    const before = declared().play(...ra, ...horus)
    expect(before.all('action').map(({ action }) => action)).toEqual(['ra', 'horus'])
    // What is left is done without a question.
    const after = declared().play(...horus, ...ra.slice(1))
    expect(after.all('action').map(({ action }) => action)).toEqual(['horus', 'ra'])
  })

  it('R1: the market is filled again at the end of the turn, not before', () => {
    const table = new TestTable({ dice: { thoth: ['black 2'] }, market: [['B01', 'B02', 'T01']] }, true)
    table.play('0: take thoth 2 black', '0: do thoth', '0: card B01')
    expect(table.view().market[0]).toBeNull()
    table.play('0: end turn')
    expect(table.view().market[0]).not.toBeNull()
  })

  it('R2: the scales count the face that was taken; only B09 and B10 turn the die itself', () => {
    const layout = {
      dice: { horus: ['white 4'] },
      seats: [{ tokens: { scribe: 2, granite: 1 }, blessings: ['B09'], technologies: ['T14'] }],
    } as const
    const changed = new TestTable(layout).play('0: take horus 4 white', '0: value 6', '0: adjust to 5')
    expect(changed.seat(0).dice).toEqual(['white 4 pure'])
    expect(changed.view().balances[0]).toBe(4)
    const turned = new TestTable(layout).play('0: take horus 4 white', '0: play B09 for 6')
    expect(turned.seat(0).dice).toEqual(['white 6 pure'])
    expect(turned.view().balances[0]).toBe(6)
  })

  it('R3: each scribe moves the value by up to two, and what is free comes on top', () => {
    const die = { dice: { horus: ['white 2'] } } as const
    const one = new TestTable({ ...die, seats: [{ tokens: { scribe: 1, granite: 1 } }] }).play(
      '0: take horus 2 white',
    )
    expect(one.legal(0, 'value ')).toEqual(['value 1', 'value 3', 'value 4'])
    const two = new TestTable({ ...die, seats: [{ tokens: { scribe: 2, granite: 1 } }] }).play(
      '0: take horus 2 white',
    )
    expect(two.legal(0, 'value ')).toEqual(['value 1', 'value 3', 'value 4', 'value 5', 'value 6'])
    expect(two.play('0: value 5').tokens(0)).toEqual({ granite: 1 })
    const free = new TestTable({ ...die, seats: [{ tokens: { scribe: 1, granite: 1 }, blessings: ['B11'] }] })
    free.play('0: play B11', '0: take horus 2 white', '0: colour yellow')
    expect(free.legal(0, 'value ')).toEqual(['value 1', 'value 3', 'value 4', 'value 5'])
    expect(free.play('0: value 3').tokens(0)['scribe']).toBe(1)
    const adjusted = new TestTable({
      ...die,
      seats: [{ tokens: { scribe: 1, granite: 1 }, technologies: ['T14'] }],
    })
    adjusted.play('0: take horus 2 white', '0: value 4')
    expect(adjusted.legal(0, 'adjust ')).toEqual(['adjust to 2', 'adjust to 3', 'adjust to 5', 'adjust to 6'])
  })

  it('R4: a colour change names any other colour, gray included, and purity and production follow it', () => {
    const table = new TestTable({
      dice: { horus: ['black 3'] },
      seats: [{ tokens: { granite: 1 }, blessings: ['B11'] }],
    }).play('0: play B11', '0: take horus 3 black')
    expect(table.legal(0, 'colour')).toEqual(['colour yellow', 'colour white', 'colour gray'])
    table.play('0: colour white')
    expect(table.seat(0).dice).toEqual(['black 3 pure'])
    expect(table.legal(0, 'produce')).toEqual(['produce limestone'])
  })

  it('R5: a die taken with Anubis is neither pure nor tainted, counts as a die, and may produce anything', () => {
    const table = new TestTable({
      dice: { osiris: ['gray 5'] },
      seats: [{ tokens: { scribe: 3 }, technologies: ['T18', 'T19'] }],
    }).play('0: anubis', '0: take osiris 5 gray')
    expect(table.seat(0).dice).toEqual(['gray 5 anubis'])
    expect(table.view().balances[0]).toBe(0)
    expect(table.legal(0)).toEqual(
      expect.arrayContaining(['produce papyrus', 'produce bread', 'produce limestone', 'produce granite']),
    )
    const brown = new TestTable({
      dice: { osiris: ['brown 5'] },
      seats: [{ tokens: { scribe: 3 }, technologies: ['T18', 'T19'] }],
    }).play('0: anubis', '0: take osiris 5 brown')
    expect(brown.legal(0)).not.toContain('also produce')
    expect(brown.points(0)).toEqual({})
  })

  it('R6: adjacent and opposite are counted from the section the die came from, also with Anubis', () => {
    const table = new TestTable({
      dice: { thoth: ['white 4'] },
      seats: [{ tokens: { scribe: 4, papyrus: 2, limestone: 1, granite: 1 }, blessings: ['B17', 'B19'] }],
    }).play('0: anubis', '0: take thoth 4 white')
    expect(table.legal(0, 'play')).toEqual(['play B17 for osiris', 'play B17 for bastet', 'play B19'])
    table.play('0: play B19')
    expect(table.all('declared')).toEqual([{ type: 'declared', seat: 0, action: 'ra', by: 'B19' }])
    expect(table.legal(0)).toEqual(expect.arrayContaining(['extra ra', 'do horus']))
  })

  it('R7: a die that can be used for nothing is not offered', () => {
    const table = new TestTable({ dice: { horus: ['gray 3', 'white 2'] } })
    expect(table.legal(0)).not.toContain('take horus 3 gray')
    expect(table.try('0: take horus 3 gray')).toMatchObject({ code: 'tekhenu.die-useless', rule: 'R7' })
    const able = new TestTable({
      dice: { horus: ['gray 3', 'white 2'] },
      seats: [{ tokens: { granite: 1 } }],
    })
    expect(able.legal(0)).toContain('take horus 3 gray')
  })

  it('R7: with nothing of use on the wheel a pure or tainted die is taken and lies idle', () => {
    const table = new TestTable({ bare: true, dice: { horus: ['gray 3', 'gray 4', 'black 5'] } }, true)
    expect(table.legal(0)).toEqual(['take horus 3 gray', 'take horus 4 gray'])
    table.play('0: take horus 3 gray')
    expect(table.all('idle')).toEqual([{ type: 'idle', seat: 0 }])
    expect(table.all('action')).toEqual([])
    expect(table.seat(0).dice).toEqual(['gray 3 tainted'])
  })

  it('TK11: a die does not lie idle while Anubis or a blessing could still make one useful', () => {
    const layout = { bare: true, dice: { horus: ['gray 3', 'gray 4'] } } as const
    const table = new TestTable({ ...layout, seats: [{ tokens: { scribe: 2 }, blessings: ['B23'] }] })
    expect(table.legal(0)).toEqual(['anubis', 'play B23'])
    const coloured = new TestTable({ ...layout, seats: [{ blessings: ['B11', 'B24'] }] })
    expect(coloured.legal(0)).toEqual(['play B24', 'play B11'])
  })

  it('R7: with only forbidden dice left any of them is taken, as tainted', () => {
    const table = new TestTable({ bare: true, dice: { horus: ['black 3', 'black 5'] } }, true)
    expect(table.legal(0)).toEqual(['take horus 3 black', 'take horus 5 black'])
    table.play('0: take horus 5 black')
    expect(table.all('idle')).toHaveLength(1)
    expect(table.seat(0).dice).toEqual(['black 5 tainted'])
    expect(table.seat(0).excess).toBe(0)
  })

  it('R7: T14 is not offered where the only action of the die would be lost by it', () => {
    const table = new TestTable({
      dice: { ra: ['gray 4'] },
      tiles: ['P22', 'P23', 'P26'],
      seats: [{ tokens: { limestone: 1, granite: 1, scribe: 1 }, technologies: ['T14'], blessings: ['B17'] }],
    }).play('0: take ra 4 gray', '0: play B17 for horus')
    // At 5 and 6 the tile costs two granite: a statue could still be built, a pillar no longer raised.
    expect(table.legal(0, 'adjust ')).toEqual(['adjust to 2', 'adjust to 3'])
  })

  it('R7, T19: nor is it once T19 has produced, which leaves only the god action', () => {
    const table = new TestTable({
      dice: { ra: ['yellow 4'] },
      tiles: ['P22', 'P23', 'P26'],
      seats: [
        { tokens: { limestone: 1, granite: 1, scribe: 2 }, technologies: ['T14', 'T19'], blessings: ['B17'] },
      ],
    }).play('0: take ra 4 yellow', '0: play B17 for horus')
    // To produce is always left.
    expect(table.legal(0, 'adjust ')).toEqual(['adjust to 2', 'adjust to 3', 'adjust to 5', 'adjust to 6'])
    table.play('0: also produce')
    expect(table.legal(0, 'adjust ')).toEqual(['adjust to 2', 'adjust to 3'])
  })

  it('R7: with Anubis T14 is offered only for values at which some god action can be done', () => {
    // All buildings stand, and nothing is there to pay with: only Thoth can be done, with a 1 or a 2.
    const sides = ['left', 'right', 'top', 'bottom'].flatMap((side) => [1, 2, 3].map((at) => `${side} ${at}`))
    const table = new TestTable({
      dice: { ra: ['gray 4'] },
      houses: Object.fromEntries(sides.slice(0, 10).map((house) => [house, 0])),
      seats: [{ tokens: { scribe: 2 }, technologies: ['T14'] }],
    }).play('0: anubis', '0: take ra 4 gray')
    expect(table.legal(0, 'adjust ', 'do ')).toEqual(['adjust to 2'])
  })

  it('R8: what technologies bring comes before the action where that is never worse', () => {
    const horus = new TestTable({ dice: { horus: ['gray 4'] }, seats: [{ technologies: ['T04'] }] })
    horus.play('0: take horus 4 gray', '0: statue at workshops')
    expect(horus.view().peopleStatues[2]).toBe(0)
    const hathor = new TestTable({
      dice: { hathor: ['gray 4'] },
      seats: [{ tokens: { bread: 1 }, technologies: ['T21'] }],
    })
    hathor.play('0: take hathor 4 gray', '0: building at left 1')
    expect(hathor.view().houses).toEqual({ 'left 1': 0 })
    const thoth = new TestTable({
      dice: { thoth: ['gray 4'] },
      seats: [{ tokens: { papyrus: 1 }, technologies: ['T20'] }],
    })
    thoth.play('0: take thoth 4 gray')
    expect(thoth.asked).toBe('thoth')
  })

  it('R8: T06 brings its population before the festival and its happiness after it', () => {
    const table = new TestTable({
      dice: { bastet: ['gray 1'] },
      seats: [{ tokens: { papyrus: 2 }, population: 5, happiness: 4, technologies: ['T06'] }],
    }).play('0: take bastet 1 gray')
    expect(table.all('populace').map(({ population, happiness, by }) => [population, happiness, by])).toEqual(
      [
        [6, 4, 'T06'],
        [6, 5, 'bastet'],
        [6, 6, 'T06'],
      ],
    )
  })

  it('R9: an action that a tile causes triggers technologies and statues too, after it is finished', () => {
    const table = new TestTable({
      dice: { ra: ['gray 1'] },
      tiles: ['P11', 'P22', 'P23'],
      godStatues: { thoth: [1], ra: [0] },
      seats: [{ tokens: { limestone: 2 }, technologies: ['T03'] }, {}],
    }).play('0: take ra 1 gray', '0: pillar at a1 turn 0', '0: card B01')
    expect(table.points(0)['T03']).toBe(2)
    const told = table.events.map((event) =>
      event.type === 'populace' ? `${event.seat} ${event.by}` : event.type,
    )
    const [card, thoth, pillar, ra] = ['card', '1 statue of thoth', 'pillar', '0 statue of ra'].map((name) =>
      told.indexOf(name),
    )
    expect(card).toBeGreaterThan(0)
    expect(thoth).toBeGreaterThan(card!)
    expect(pillar).toBeGreaterThan(thoth!)
    expect(ra).toBeGreaterThan(pillar!)
  })

  it('R9: statues pay in turn order from the active seat, and only those that stood when the action began', () => {
    const table = new TestTable({
      players: 4,
      order: [0, 1, 2, 3],
      turn: 2,
      dice: { horus: ['gray 1'] },
      godStatues: { horus: [1, 3] },
      seats: [{}, {}, { tokens: { granite: 1 } }, {}],
    }).play('2: take horus 1 gray', '2: statue to horus')
    expect(table.all('gained').map(({ seat, tokens }) => [seat, tokens])).toEqual([
      [3, { faith: 1 }],
      [1, { faith: 1 }],
    ])
    const two = new TestTable({ dice: { horus: ['gray 1'] }, seats: [{ tokens: { granite: 1 } }] })
    expect(two.play('0: take horus 1 gray', '0: statue to horus').all('gained')).toEqual([])
  })

  it('R10: T11 needs a real die, at the value it is brought to', () => {
    const changed = new TestTable({
      dice: { horus: ['gray 3'] },
      seats: [{ tokens: { granite: 1, scribe: 1 }, technologies: ['T11'] }],
    }).play('0: take horus 3 gray', '0: value 1', '0: statue at workshops')
    expect(changed.points(0)['T11']).toBe(2)
    const tile = new TestTable({
      dice: { ra: ['gray 2'] },
      tiles: ['P11', 'P22', 'P23'],
      seats: [{ tokens: { limestone: 2 }, technologies: ['T11'] }],
    }).play('0: take ra 2 gray', '0: pillar at a1 turn 0', '0: card B01')
    expect(tile.all('action').map(({ action, value }) => [action, value])).toEqual([
      ['ra', 2],
      ['thoth', 1],
    ])
    expect(tile.points(0)['T11']).toBeUndefined()
  })

  it('R11: a scribe may stand for a gold that stands for a resource, and T10 pays once in a turn', () => {
    const table = new TestTable({
      dice: { horus: ['gray 3'] },
      seats: [{ tokens: { gold: 1, scribe: 1 }, technologies: ['T10'] }],
    }).play('0: take horus 3 gray', '0: value 5', '0: pay 1 gold', '0: statue at workshops')
    // Gold went for a scribe, then the scribe for granite.
    expect(table.all('paid').map(({ tokens }) => tokens)).toEqual([{ gold: 1 }, { scribe: 1 }])
    expect(table.points(0)['T10']).toBe(1)
  })

  it('R11: T22 pays once in a turn', () => {
    const table = new TestTable({
      dice: { horus: ['gray 3'] },
      tiles: ['P22', 'P24', 'P25'],
      seats: [{ tokens: { limestone: 2, scribe: 1 }, technologies: ['T22'], blessings: ['B17'] }],
    }).play(
      '0: take horus 3 gray',
      '0: play B17 for ra',
      '0: do horus',
      '0: statue at row',
      '0: pillar at a1 turn 0',
    )
    table.play('0: pay 1 limestone')
    expect(table.all('paid').map(({ tokens }) => tokens)).toEqual([
      { scribe: 1 },
      { limestone: 1 },
      { limestone: 1 },
    ])
    expect(table.points(0)['T22']).toBe(1)
  })

  it("R11: T10 and T22 pay nothing in another seat's turn", () => {
    const table = new TestTable({
      dice: { thoth: ['gray 1'] },
      godStatues: { thoth: [1] },
      seats: [
        {},
        { tokens: { scribe: 1, limestone: 1 }, population: 21, happiness: 19, technologies: ['T10', 'T22'] },
      ],
    }).play(
      '0: take thoth 1 gray',
      '0: card B01',
      '1: do horus',
      '1: value 1',
      '1: statue at workshops',
      '1: pay 1 scribe',
    )
    expect(table.view().peopleStatues[2]).toBe(1)
    expect(table.points(1)).toEqual({})
  })

  describe('R12: how a cost is paid', () => {
    const purse = { granite: 1, gold: 2, limestone: 1, scribe: 1 }
    /** Takes the gray 3 of a god and performs its action; without scribes that is the only thing to do. */
    const performing = (god: 'horus' | 'thoth' | 'bastet', seat: SeatLayout): TestTable => {
      const table = new TestTable({ dice: { [god]: ['gray 3'] }, seats: [seat] }, true)
      table.play(`0: take ${god} 3 gray`)
      return table.asked === 'use' ? table.play(`0: do ${god}`) : table
    }
    const statue = (seat: SeatLayout): TestTable =>
      performing('horus', { tokens: purse, ...seat }).play('0: statue at workshops')

    it('R12: as printed, then with gold, without asking, where it cannot matter', () => {
      expect(statue({}).all('paid')).toMatchObject([{ tokens: { granite: 1 } }])
      expect(statue({ tokens: { gold: 2 } }).all('paid')).toMatchObject([{ tokens: { gold: 1 } }])
      // A secret decree that counts gold or scribes changes nothing, or the question would tell it.
      expect(statue({ decrees: ['D07', 'D08'] }).all('paid')).toHaveLength(1)
      // Neither technology has a say here.
      expect(statue({ tokens: { granite: 1, gold: 1 }, technologies: ['T10'] }).all('paid')).toHaveLength(1)
    })

    it('R12: owners of T10 and T22 choose among all ways, gold for a resource that is held included', () => {
      expect(statue({ technologies: ['T22'] }).legal(0)).toEqual([
        'pay 1 granite',
        'pay 1 limestone',
        'pay 1 gold',
      ])
      expect(statue({ technologies: ['T10'] }).legal(0)).toEqual([
        'pay 1 granite',
        'pay 1 gold',
        'pay 1 scribe',
      ])
      expect(statue({ tokens: { gold: 1, limestone: 1 }, technologies: ['T22'] }).legal(0)).toEqual([
        'pay 1 gold',
        'pay 1 limestone',
      ])
    })

    it('R12: a refresh may be paid with gold, while its papyrus can still pay for cards or another refresh', () => {
      const seat = { tokens: { papyrus: 3, gold: 1 }, happiness: 1, population: 3 }
      const table = performing('thoth', seat).play('0: refresh 1')
      expect(table.legal(0)).toEqual(['pay 1 papyrus', 'pay 1 gold'])
      table.play('0: pay 1 gold')
      expect(table.tokens(0)).toEqual({ papyrus: 3 })
    })

    it('R12: the price of an action may be paid with gold, while another one may take what is kept', () => {
      const twoActions = (tokens: SeatLayout['tokens'], extra: string): TestTable =>
        new TestTable(
          {
            dice: { horus: ['gray 1'] },
            tiles: ['P27', 'P22', 'P23'],
            seats: [{ tokens: { scribe: 1, ...tokens }, blessings: ['B17'], happiness: 1, population: 3 }],
          },
          true,
        ).play('0: take horus 1 gray', `0: play B17 for ${extra}`, '0: do horus', '0: statue at workshops')
      // Ra takes a limestone and a granite.
      const both = twoActions({ limestone: 1, granite: 2, gold: 1 }, 'ra')
      expect(both.legal(0)).toEqual(['pay 1 granite', 'pay 1 gold'])
      // R7: with gold for the statue nothing would be left for the limestone, so that is no way to pay.
      const poor = twoActions({ granite: 2, gold: 1 }, 'ra')
      expect(poor.all('paid').at(-1)).toMatchObject({ tokens: { granite: 1 } })
      // Osiris costs no resource.
      expect(twoActions({ granite: 2, gold: 1 }, 'osiris').all('paid').at(-1)).toMatchObject({
        tokens: { granite: 1 },
      })
    })

    it('R12: a festival that may bring the 21st happiness leads to another action, and so to another cost', () => {
      const festival = (happiness: number): TestTable =>
        performing('bastet', { tokens: { papyrus: 2, gold: 1 }, happiness, population: 21 })
      expect(festival(17).all('paid')).toHaveLength(1)
      expect(festival(18).legal(0)).toEqual(['pay 2 papyrus', 'pay 1 papyrus 1 gold'])
    })
  })

  it('R13: tokens are never short', () => {
    const table = new TestTable({
      dice: { bastet: ['gray 1'] },
      seats: [{ tokens: { papyrus: 2, scribe: 21 } }],
    })
    expect(table.play('0: take bastet 1 gray', '0: do bastet').tokens(0)['scribe']).toBe(23)
  })
})
