import { describe, expect, it } from 'vitest'
import { seated, TestTable, type Layout, type SeatLayout } from './testing/table.ts'

const at = (die: string, seat: SeatLayout = {}, layout: Layout = {}): TestTable => {
  const [god, value, colour] = die.split(' ')
  const dice = { [god!]: [`${colour!} ${value!}`], ...layout.dice }
  return new TestTable(seated(seat, { ...layout, dice })).play(`0: take ${die}`)
}
const values = (table: TestTable): number[] => table.legal(0, 'value').map((move) => Number(move.slice(-1)))

describe('using a die', () => {
  it('the god action of its section, or a production of its colour', () => {
    const table = at('horus 3 white', { tokens: { granite: 1 } })
    expect(table.legal(0)).toEqual(['do horus', 'produce limestone'])
    expect(table.try('0: do ra')).toMatchObject({ code: 'tekhenu.other-section', params: { god: 'horus' } })
    expect(table.try('0: produce granite')).toMatchObject({
      code: 'tekhenu.other-resource',
      params: { resource: 'limestone' },
    })
    expect(table.try('0: end turn')?.code).toBe('tekhenu.not-asked')
  })

  it('a gray die does not produce', () => {
    const table = at('horus 3 gray', { tokens: { granite: 1, scribe: 1 } })
    expect(table.legal(0)).not.toContain('produce limestone')
    expect(table.try('0: produce limestone')?.code).toBe('tekhenu.gray')
  })

  it('an action that cannot be paid is not to be had', () => {
    const table = at('horus 3 white', { tokens: { scribe: 1 } })
    expect(table.legal(0)).not.toContain('do horus')
    expect(table.try('0: do horus')).toMatchObject({ code: 'tekhenu.no-granite', params: { granite: 1 } })
  })
})

describe('changing the value with scribes', () => {
  it('Example 11: each scribe moves the value up or down by 1 or 2', () => {
    expect(values(at('ra 3 white', { tokens: { scribe: 1 } }))).toEqual([1, 2, 4, 5])
    expect(values(at('ra 1 white', { tokens: { scribe: 2 } }))).toEqual([2, 3, 4, 5])
    const table = at('ra 3 white', { tokens: { scribe: 2 } }).play('0: value 5')
    expect(table.tokens(0)).toEqual({ limestone: 2, scribe: 1 })
    expect(table.seat(0).excess).toBe(3)
  })

  it('never below 1, above 6, or around', () => {
    expect(values(at('ra 6 white', { tokens: { scribe: 1 } }))).toEqual([4, 5])
    expect(values(at('ra 1 white', { tokens: { scribe: 1 } }))).toEqual([2, 3])
    expect(values(at('ra 6 white', { tokens: { scribe: 9 } }))).toEqual([1, 2, 3, 4, 5])
  })

  it('costs as few scribes as it takes', () => {
    const left = (to: number): number | undefined =>
      at('ra 1 white', { tokens: { scribe: 9 } })
        .play(`0: value ${to}`)
        .tokens(0)['scribe']
    expect([2, 3, 4, 5, 6].map(left)).toEqual([8, 8, 7, 7, 6])
  })

  it('R2: the scales count the face the die showed when it was taken', () => {
    const table = at('ra 3 white', { tokens: { scribe: 1 } }).play('0: value 5')
    expect(table.seat(0).dice).toEqual(['white 3 pure'])
    expect(table.view().balances[0]).toBe(3 - 3)
  })

  it('R35: once a turn, before anything is done', () => {
    const table = at('horus 3 white', { tokens: { scribe: 3, granite: 1 } }).play('0: value 4')
    expect(values(table)).toEqual([])
    expect(table.try('0: value 2')).toMatchObject({ code: 'tekhenu.changed-once', rule: 'R35' })
    table.play('0: do horus', '0: statue to bastet')
    expect(table.view().godStatues['bastet']).toEqual([0])
  })

  it('is refused with what it would cost', () => {
    const table = at('ra 1 white', { tokens: { scribe: 1 } })
    expect(table.try('0: value 6')).toMatchObject({
      code: 'tekhenu.no-scribes',
      params: { scribes: 3, held: 1 },
    })
    expect(table.try('0: value 1')?.code).toBe('tekhenu.same-value')
  })

  it('R7: not to a value at which nothing could be done', () => {
    const table = at('ra 1 gray', { tokens: { scribe: 9, limestone: 1 } })
    // Tiles of 1–2 and 3–4 cost limestone, the one of 5–6 granite.
    expect(values(table)).toEqual([2, 3, 4])
    expect(table.try('0: value 6')).toMatchObject({ code: 'tekhenu.nothing-at-value', rule: 'R7' })
  })
})

describe('extra actions', () => {
  const seat: SeatLayout = { blessings: ['B17'], tokens: { scribe: 1, granite: 1, limestone: 1 } }

  it.each(['B17', 'B18'])(
    '%s: for a scribe the god action of a section beside, after the normal one',
    (card) => {
      const table = at('ra 5 white', { ...seat, blessings: [card] })
      // A covered space may bring the bread for Hathor (R31).
      expect(table.legal(0, 'play')).toEqual([`play ${card} for hathor`, `play ${card} for horus`])
      table.play(`0: play ${card} for horus`)
      expect(table.tokens(0)).toEqual({ granite: 1, limestone: 1 })
      expect(table.legal(0)).toEqual(['do ra', 'produce limestone', 'extra horus'])
      table.play('0: produce limestone', '0: statue to thoth')
      expect(table.view().godStatues['thoth']).toEqual([0])
      expect(table.seat(0).dice).toEqual(['white 5 pure'])
    },
  )

  it('B17, B18: or before it, with the same die and value', () => {
    const table = at('ra 5 white', seat).play('0: play B17 for horus', '0: extra horus', '0: statue to thoth')
    expect(table.tokens(0)).toEqual({ limestone: 3 })
    expect(table.all('action').map(({ action, value }) => `${action} ${value}`)).toEqual([
      'horus 5',
      'limestone 5',
    ])
  })

  it('B17, B18: not without a scribe', () => {
    const table = at('ra 5 white', { ...seat, tokens: { granite: 1, limestone: 1 } })
    expect(table.legal(0)).toEqual(['do ra', 'produce limestone'])
  })

  it.each(['B19', 'B20'])('%s: for a happiness and a population the god action opposite', (card) => {
    const table = at('bastet 5 black', { blessings: [card], tokens: { granite: 1 } })
    table.play(`0: play ${card}`)
    expect(table.seat(0)).toMatchObject({ happiness: 1, population: 4 })
    table.play('0: extra horus', '0: statue to thoth')
    expect(table.view().godStatues['thoth']).toEqual([0])
    // The normal action is still due; only the production can be paid.
    expect(table.tokens(0)).toEqual({ granite: 2 })
    expect(table.seat(0).excess).toBe(3)
  })

  it('B19, B20: not at happiness 0', () => {
    const table = at('bastet 5 black', {
      blessings: ['B19'],
      tokens: { granite: 1, papyrus: 2 },
      happiness: 0,
    })
    expect(table.legal(0)).toEqual(['do bastet', 'produce granite'])
  })

  it('R33: are declared before anything is done with the die', () => {
    const table = at('horus 5 white', {
      blessings: ['B17', 'B18'],
      tokens: { scribe: 2, granite: 2, limestone: 1 },
    })
    table.play('0: play B17 for ra', '0: do horus', '0: statue to thoth')
    expect(table.legal(0)).not.toContain('play B18 for ra')
    expect(table.seat(0).blessings).toEqual(['B18'])
  })

  it('R34: two of them combine, each at its own cost', () => {
    const table = at('ra 1 white', {
      blessings: ['B17', 'B19'],
      tokens: { scribe: 1, granite: 1, limestone: 1 },
      happiness: 3,
    })
    table.play('0: play B17 for horus', '0: play B19')
    expect(table.legal(0)).toEqual(['do ra', 'produce limestone', 'extra horus', 'extra thoth'])
    expect(table.seat(0)).toMatchObject({ happiness: 2, population: 4 })
    expect(table.tokens(0)).toEqual({ granite: 1, limestone: 1 })
  })
})
