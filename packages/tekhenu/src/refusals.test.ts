import { describe, expect, it } from 'vitest'
import { REFUSALS, RULES } from './codes.ts'
import { K } from './moves.ts'
import { TestTable, type SeatLayout } from './testing/table.ts'

/** What is refused about a die, and by which rule. What the gods refuse stands in their own tests. */
const atRa = (seat: SeatLayout = {}, die = 'white 1'): TestTable =>
  new TestTable({ dice: { ra: [die] }, tiles: ['P22', 'P26', 'P24'], seats: [seat] }, true)
const rich = { scribe: 1, limestone: 1, granite: 1 }
const taken = (seat: SeatLayout = { tokens: rich }): TestTable => atRa(seat).play('0: take ra 1 white')

describe('a die is refused', () => {
  it('that is not there', () => {
    expect(atRa().why('0: take ra 3 white')).toBe('no-such-die (turn)')
    expect(atRa().try('0: take ra 3 white')?.params).toEqual({ god: 'ra', colour: 'white', value: 3 })
  })

  it('that is forbidden, with whether Anubis could help', () => {
    expect(atRa({}, 'black 3').why('0: take ra 3 black')).toBe('die-forbidden (purity)')
    const anubis = (seat: SeatLayout): unknown =>
      atRa(seat, 'black 3').try('0: take ra 3 black')?.params['anubis']
    expect(anubis({ tokens: { scribe: 1 } })).toBe('no')
    expect(anubis({ tokens: { scribe: 2 } })).toBe('yes')
    expect(anubis({ blessings: ['B24'] })).toBe('yes')
  })
  it('that nothing can be done with', () => {
    expect(atRa({}, 'gray 1').why('0: take ra 1 gray')).toBe('die-useless (R7)')
  })
  it('in somebody else’s turn', () => expect(atRa().why('1: take ra 1 white')).toBe('not-your-turn (turn)'))
})

describe('Anubis is refused', () => {
  it('without two scribes', () => {
    const table = atRa({ tokens: { scribe: 1, gold: 9 } })
    expect(table.why('0: anubis')).toBe('no-scribes (anubis)')
    expect(table.try('0: anubis')?.params).toEqual({ scribes: 2, held: 1 })
  })

  it('twice', () => {
    expect(
      atRa({ tokens: { scribe: 9 } })
        .play('0: anubis')
        .why('0: anubis'),
    ).toBe('anubis-called (anubis)')
  })
})

describe('a value is refused', () => {
  it('that the die has', () => expect(taken().why('0: value 1')).toBe('same-value (scribes)'))

  it('that the scribes do not reach', () => {
    expect(taken().why('0: value 4')).toBe('no-scribes (scribes)')
    expect(taken().try('0: value 4')?.params).toEqual({ scribes: 2, held: 1 })
  })

  it('after another', () => {
    const table = taken({ tokens: { ...rich, scribe: 9 } }).play('0: value 2')
    expect(table.why('0: value 3')).toBe('changed-once (R35)')
  })

  it('with which nothing could be done', () => {
    // A gray die does not produce, and the tile for a 3 costs 2 granite.
    const table = atRa({ tokens: rich }, 'gray 1').play('0: take ra 1 gray')
    expect(table.why('0: value 3')).toBe('nothing-at-value (R7)')
  })
})

describe('an action is refused', () => {
  it('of another section', () => {
    expect(taken().why('0: do horus')).toBe('other-section (turn)')
    expect(taken().try('0: do horus')?.params).toEqual({ god: 'ra' })
  })

  it('that was not declared', () => expect(taken().why('0: extra horus')).toBe('not-declared (R33)'))

  it('after the normal one', () => {
    const seat = { blessings: ['B17', 'B18'], tokens: { scribe: 2, limestone: 1, granite: 2, bread: 2 } }
    const table = taken(seat).play('0: play B17 for horus', '0: play B18 for hathor', '0: produce limestone')
    expect(table.legal(0)).toEqual(['extra horus', 'extra hathor'])
    expect(table.why('0: do ra')).toBe('main-done (turn)')
    expect(table.why('0: produce limestone')).toBe('main-done (turn)')
  })

  it('that produces again with T19', () => {
    const seat = { technologies: ['T19'], blessings: ['B07'], tokens: { scribe: 1 } }
    const table = new TestTable({ dice: { thoth: ['brown 1'] }, seats: [seat] }, true)
    table.play('0: take thoth 1 brown', '0: also produce')
    expect(table.tokens(0)).toEqual({ bread: 1 })
    expect(table.why('0: produce bread')).toBe('produced-already (R41)')
  })

  it('that produces with a gray die, or another resource than the colour’s', () => {
    expect(atRa({ tokens: rich }, 'gray 1').play('0: take ra 1 gray').why('0: produce bread')).toBe(
      'gray (produce)',
    )
    expect(taken().why('0: produce bread')).toBe('other-resource (produce)')
  })
})

describe('anything is refused', () => {
  it('that is no move, or not what is asked', () => {
    const table = taken()
    for (const move of [K.take + 7, -1, 0.5, NaN]) {
      expect(table.game.refuse(table.position, 0, move)).toMatchObject({
        code: 'tekhenu.no-such-move',
        rule: 'turn',
      })
    }
    expect(table.why('0: faith 1 pure')).toBe('not-asked (turn)')
    expect(table.try('0: faith 1 pure')?.params).toEqual({ question: 'tekhenu.use' })
  })
})

it('no refusal and no rule is listed twice', () => {
  expect(new Set(REFUSALS).size).toBe(REFUSALS.length)
  expect(new Set(RULES).size).toBe(RULES.length)
})
