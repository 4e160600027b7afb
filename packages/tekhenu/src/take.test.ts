import { describe, expect, it } from 'vitest'
import { TestTable, type Layout } from './testing/table.ts'

const lit: Layout = { dice: { ra: ['white 5', 'black 5', 'gray 5'], thoth: ['white 2', 'black 3'] } }

describe('taking a die', () => {
  it('pure and tainted dice from anywhere, no forbidden one', () => {
    const table = new TestTable({ ...lit, seats: [{ tokens: { granite: 1 } }] })
    expect(table.legal(0)).toEqual([
      'take ra 5 white',
      'take ra 5 gray',
      'take hathor 1 yellow',
      'take hathor 1 brown',
      'take thoth 3 black',
    ])
    expect(table.try('0: take ra 5 black')).toMatchObject({
      code: 'tekhenu.die-forbidden',
      params: { god: 'ra', colour: 'black', value: 5 },
    })
    expect(table.try('0: take thoth 2 white')?.code).toBe('tekhenu.die-forbidden')
    expect(table.try('0: take ra 4 white')?.code).toBe('tekhenu.no-such-die')
    expect(table.try('1: take ra 5 white')?.code).toBe('tekhenu.not-your-turn')
  })

  it('pure dice lie on one side of the scales, tainted ones on the other', () => {
    const table = new TestTable({ ...lit, seats: [{ tokens: { granite: 1 } }] })
    table.play('0: take ra 5 gray', '0: pillar at c3 turn 0')
    expect(table.seat(0).dice).toEqual(['gray 5 tainted'])
    expect(new TestTable(lit).play('0: take ra 5 white').seat(0).dice).toEqual(['white 5 pure'])
  })

  it('R7: a gray die is not offered where nothing can be done with it', () => {
    const table = new TestTable(lit)
    expect(table.legal(0)).not.toContain('take ra 5 gray')
    expect(table.try('0: take ra 5 gray')).toMatchObject({ code: 'tekhenu.die-useless', rule: 'R7' })
  })

  it('R7: it is told why nothing can be done with a die', () => {
    expect(new TestTable(lit).try('0: take ra 5 gray')?.params).toEqual({
      god: 'ra',
      colour: 'gray',
      value: 5,
      why: 'tekhenu.no-stone',
      tile: 'P24',
      granite: 1,
      limestone: 0,
    })
  })

  it('R31: it is offered where scribes lead to a value that can be paid', () => {
    // The tile of 1 and 2 costs a limestone, the tile of 5 and 6 a granite.
    const seat = { tokens: { limestone: 1, scribe: 2 } }
    expect(new TestTable({ ...lit, seats: [seat] }).legal(0)).toContain('take ra 5 gray')
    const short = { tokens: { limestone: 1, scribe: 1 } }
    const dear = { ...lit, tiles: ['P22', 'P24', 'P25'], seats: [short] }
    expect(new TestTable(dear).legal(0)).not.toContain('take ra 5 gray')
  })

  const bare = (dice: Layout['dice']): TestTable => new TestTable({ bare: true, dice: dice! })

  it('R7: with no usable die a pure or tainted one is taken and lies idle', () => {
    const table = bare({ horus: ['gray 4', 'gray 5', 'gray 6', 'black 6'] })
    expect(table.legal(0)).toEqual(['take horus 4 gray', 'take horus 5 gray', 'take horus 6 gray'])
    table.play('0: take horus 4 gray')
    expect(table.all('idle')).toEqual([{ type: 'idle', seat: 0 }])
    expect(table.seat(0).dice).toEqual(['gray 4 tainted'])
    expect(table.all('action').filter(({ seat }) => seat === 0)).toEqual([])
  })

  it('R7: with only forbidden dice left any of them, as tainted', () => {
    const table = bare({ horus: ['black 4', 'brown 5', 'brown 6'] })
    expect(table.legal(0)).toEqual(['take horus 5 brown', 'take horus 6 brown', 'take horus 4 black'])
    table.play('0: take horus 5 brown')
    expect(table.seat(0).dice).toEqual(['brown 5 tainted'])
    expect(table.tokens(0)).toEqual({})
  })

  it('a wheel without dice, which no play leads to, lets the turn pass', () => {
    const table = bare({ ra: ['white 4', 'white 5'] }).play('0: take ra 4 white')
    // Seat 1 had no choice; round 2 found the wheel empty, and the rotation has filled it.
    expect(table.seat(1).dice).toEqual(['white 5 pure'])
    expect(table.all('idle').map(({ seat }) => seat)).toEqual([0, 1])
    expect(table.view().round).toBe(3)
  })
})

describe('Anubis', () => {
  const rich = (more: Record<string, number> = {}): TestTable =>
    new TestTable({ ...lit, seats: [{ tokens: { scribe: 2, ...more } }] })

  it('Example 12: two scribes take any die, also a forbidden one, and it lies below the scales', () => {
    const table = rich().play('0: anubis')
    expect(table.tokens(0)).toEqual({})
    expect(table.legal(0)).toEqual([
      'take ra 5 white',
      'take ra 5 black',
      'take ra 5 gray',
      'take hathor 1 yellow',
      'take hathor 1 brown',
      'take thoth 2 white',
      'take thoth 3 black',
    ])
    table.play('0: take thoth 2 white', '0: produce granite')
    expect(table.seat(0).dice).toEqual(['white 2 anubis'])
    expect(table.view().balances[0]).toBe(0)
    expect(table.tokens(0)).toEqual({ granite: 2 })
  })

  it('R5: any action with it, whatever its section and colour; only the value counts', () => {
    const table = rich({ granite: 1, papyrus: 2 }).play('0: anubis', '0: take ra 5 gray')
    expect(table.legal(0)).toEqual([
      'do horus',
      'do ra',
      'do bastet',
      'do osiris',
      'produce papyrus',
      'produce bread',
      'produce limestone',
      'produce granite',
    ])
    table.play('0: do osiris', '0: building in bread 5')
    expect(table.view().workshops).toEqual({ 'bread 5': 0 })
  })

  it('not with fewer than two scribes, not twice', () => {
    const poor = new TestTable({ ...lit, seats: [{ tokens: { scribe: 1 } }] })
    expect(poor.try('0: anubis')).toMatchObject({
      code: 'tekhenu.no-scribes',
      params: { scribes: 2, held: 1 },
    })
    const table = rich({ scribe: 4 }).play('0: anubis')
    expect(table.legal(0)).not.toContain('anubis')
    expect(table.try('0: anubis')?.code).toBe('tekhenu.anubis-called')
  })

  it('a third scribe changes the value as well', () => {
    const table = rich({ scribe: 3 }).play(
      '0: anubis',
      '0: take ra 5 black',
      '0: value 6',
      '0: produce bread',
    )
    expect(table.tokens(0)).toEqual({ bread: 2 })
    expect(table.seat(0)).toMatchObject({ excess: 4, dice: ['black 5 anubis'] })
  })

  it.each(['B23', 'B24'])('%s: Anubis without scribes, at the start of the turn', (card) => {
    const table = new TestTable({ ...lit, seats: [{ blessings: [card] }] })
    table.play(`0: play ${card}`, '0: take ra 5 black', '0: produce papyrus')
    expect(table.seat(0)).toMatchObject({ blessings: [], dice: ['black 5 anubis'], excess: 3 })
    expect(table.all('called-anubis')).toEqual([{ type: 'called-anubis', seat: 0, by: card }])
  })

  it('B23, B24: not beside scribes: Anubis is called once', () => {
    const table = new TestTable({
      ...lit,
      seats: [{ blessings: ['B23', 'B24'], tokens: { scribe: 2 } }],
    }).play('0: play B23')
    expect(table.legal(0)).not.toContain('play B24')
    expect(table.legal(0)).not.toContain('anubis')
    expect(table.tokens(0)).toEqual({ scribe: 2 })
  })

  it('the die is one of the two or four dice: the round goes on', () => {
    const table = new TestTable({
      ...lit,
      round: 2,
      order: [1, 0],
      turn: 1,
      seats: [{ tokens: { scribe: 2 } }],
    })
    table.play('0: anubis', '0: take ra 5 black', '0: produce bread')
    expect(table.view()).toMatchObject({ round: 3, wheel: 1 })
  })
})
