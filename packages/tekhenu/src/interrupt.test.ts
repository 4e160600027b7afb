import { describe, expect, it } from 'vitest'
import { tekhenu } from './index.ts'
import { TestTable, type SeatLayout } from './testing/table.ts'

const bastet = (seat: SeatLayout, byHand = false): TestTable =>
  new TestTable({ dice: { bastet: ['gray 4'] }, seats: [{ tokens: { papyrus: 2 }, ...seat }] }, byHand).play(
    '0: take bastet 4 gray',
    '0: do bastet',
  )

describe('B07, B08: at any moment of the own turn (R31, TK12)', () => {
  it.each(['B07', 'B08'])('%s: between a refresh and the choice of a card', (card) => {
    const table = new TestTable({
      dice: { thoth: ['gray 1'] },
      seats: [{ blessings: [card], tokens: { papyrus: 1 }, population: 5, happiness: 2 }],
    }).play('0: take thoth 1 gray', '0: do thoth', '0: refresh 1')
    expect(table.asked).toBe('thoth')
    const [closed] = table.view().market.slice(3, 7)
    expect(table.legal(0, 'card')).not.toContain(`card ${closed}`)
    // Happiness opens the second section.
    table.play(`0: play ${card} for happiness`)
    expect(table.asked).toBe('thoth')
    table.play(`0: card ${closed}`)
    expect(table.all('card')).toMatchObject([{ card: closed, section: 2 }])
  })

  it.each(['B07', 'B08'])('%s, TK12: before a reward that population would cut short', (card) => {
    const table = bastet({ blessings: [card], population: 5, happiness: 4 })
    expect(table.asked).toBe('interrupt')
    expect(table.tokens(0)).toEqual({})
    expect(table.legal(0)).toEqual(['go on', `play ${card} for population`, `play ${card} for happiness`])
    table.play(`0: play ${card} for population`)
    expect([table.seat(0).population, table.seat(0).happiness]).toEqual([8, 8])
  })

  it('TK12: going on leaves the card in hand, and asks no second time before the same step', () => {
    const table = bastet({ blessings: ['B07'], population: 5, happiness: 4 }).play('0: go on')
    expect([table.seat(0).population, table.seat(0).happiness]).toEqual([5, 5])
    expect(table.seat(0).blessings).toEqual(['B07'])
    expect(table.asked).toBe('end-turn')
  })

  it('TK12: both cards may be played before the same step', () => {
    const table = bastet({ blessings: ['B07', 'B08'], population: 5, happiness: 5 })
    table.play('0: play B07 for population')
    expect(table.asked).toBe('interrupt')
    table.play('0: play B08 for population')
    expect([table.seat(0).population, table.seat(0).happiness]).toEqual([11, 9])
  })

  it('B07, TK12: before a payment that the scribe of the 19th happiness could help to pay', () => {
    const table = bastet({ blessings: ['B07'], technologies: ['T10'], population: 20, happiness: 17 })
    expect(table.asked).toBe('interrupt')
    expect(table.tokens(0)).toEqual({ papyrus: 2 })
    table.play('0: play B07 for happiness')
    expect(table.asked).toBe('pay')
    table.play('0: pay 1 papyrus 1 scribe')
    expect(table.all('paid')).toMatchObject([{ tokens: { papyrus: 1, scribe: 1 } }])
  })

  it('TK12: nothing is asked where the card does as much after the step', () => {
    const table = bastet({ blessings: ['B07'], population: 9, happiness: 2 })
    expect(table.asked).toBe('end-turn')
    // Population grows first: happiness is worth more afterwards.
    const hathor = new TestTable({
      dice: { hathor: ['gray 4'] },
      seats: [{ tokens: { bread: 4 }, population: 5, happiness: 5, blessings: ['B07'] }],
    }).play('0: take hathor 4 gray', '0: do hathor', '0: building at left 1')
    expect(hathor.all('chose').map(({ move }) => move)).not.toContain('go on')
    expect(hathor.asked).toBe('end-turn')
  })

  it('B07: not in the turn of another seat', () => {
    const table = new TestTable({
      dice: { thoth: ['gray 1'] },
      seats: [{ happiness: 2 }, { blessings: ['B07'], population: 5, happiness: 5 }],
    }).play('0: take thoth 1 gray')
    expect(table.asked).toBe('thoth')
    expect(table.legal(1)).toEqual([])
    expect(table.why('1: play B07 for population')).toBe('not-your-turn (turn)')
  })

  it('BX01: not inside another effect', () => {
    const table = new TestTable({
      seth: {},
      dice: { thoth: ['gray 1'] },
      seats: [{ blessings: ['B07', 'BX01'], tokens: { papyrus: 1 }, happiness: 2 }],
    }).play('0: take thoth 1 gray')
    expect(table.legal(0, 'play BX01')).not.toEqual([])
    table.play('0: do thoth')
    expect(table.legal(0, 'play')).toEqual(['play B07 for population', 'play B07 for happiness'])
  })

  it('TK12: a position that waits for the answer is saved and read', () => {
    const table = bastet({ blessings: ['B07'], population: 5, happiness: 4 })
    const read = tekhenu.fromJSON(structuredClone(table.json))
    expect(read.ok && tekhenu.decision(read.value, 0)?.question).toEqual({
      code: 'tekhenu.interrupt',
      params: { card: 'B07' },
    })
    // One in which the card would do nothing is no position of a game.
    const json = structuredClone(table.json)
    Object.assign(json.board.seats[0]!, { population: 9, happiness: 2 })
    expect(tekhenu.fromJSON(json)).toMatchObject({ fault: { code: 'tekhenu.position.waiting' } })
  })

  it('B07: is taken back by undo, inside the action', () => {
    const table = bastet({ blessings: ['B07'], population: 5, happiness: 4 }, true)
    const before = structuredClone(table.json)
    table.play('0: play B07 for happiness')
    expect(table.match.undo(0).ok).toBe(true)
    expect(table.json).toEqual(before)
  })
})
