import type { Seat } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { AHEAD } from './together.ts'
import { dusk, TestTable, type SeatLayout } from './testing/table.ts'

/** What each answer given ahead would play for a seat now, where it plays anything. */
function answers({ game, position }: TestTable, seat: Seat): Record<string, string> {
  const choice = game.choice(position, seat)!
  const view = game.view(position, seat)
  return Object.fromEntries(
    AHEAD.flatMap((answer) => {
      const move = game.ahead!.move(view, choice, answer)
      return move === undefined ? [] : [[answer, game.write(move)]]
    }),
  )
}

/** The first scoring: four workshops, so that two bread are due. */
const FOUR = { 'papyrus 6': 0, 'papyrus 5': 0, 'papyrus 4': 0, 'bread 6': 0 }
const scored = (seat: SeatLayout): TestTable => dusk({ round: 8, workshops: FOUR, seats: [seat] })

describe('bread, answered ahead', () => {
  it('R25: pays all that is due where the seat has it', () => {
    const table = scored({ tokens: { bread: 3, gold: 2 } })
    expect(table.asked).toBe('bread')
    expect(answers(table, 0)).toEqual({ bread: 'bread 2' })
  })

  it('R25: never spends gold, and never leaves a part unpaid: where bread is short the seat is asked', () => {
    const table = scored({ tokens: { bread: 1, gold: 2 } })
    expect(table.legal(0)).toContain('bread 2')
    expect(answers(table, 0)).toEqual({})
  })

  it('R25: pays in bread where T10 lets scribes stand in', () => {
    const table = scored({ tokens: { bread: 2, gold: 1, scribe: 1 }, technologies: ['T10'] })
    table.play(`0: ${answers(table, 0)['bread']}`)
    expect(table.asked).toBe('pay')
    expect(answers(table, 0)).toEqual({ bread: 'pay 2 bread' })
    table.play('0: pay 2 bread')
    expect(table.tokens(0)).toMatchObject({ gold: 1, scribe: 1 })
  })

  it('says nothing about other payments', () => {
    const table = new TestTable({
      turn: 0,
      seats: [{ tokens: { bread: 2, gold: 2, scribe: 2 }, technologies: ['T10'] }],
    }).play('0: take hathor 1 yellow', '0: do hathor')
    while (table.asked !== 'pay') table.play(`0: ${table.legal(0)[0]}`)
    expect(answers(table, 0)).toEqual({})
  })
})

describe('other answers ahead', () => {
  it('R22: no faith at a Maat phase', () => {
    const table = dusk({ round: 4, seats: [{ tokens: { faith: 2 } }] })
    expect(table.asked).toBe('faith')
    expect(answers(table, 0)).toEqual({ 'no-faith': 'no faith' })
  })

  it('R26: silence before the last scoring, with D23 and without it', () => {
    for (const decrees of [['D23'], ['D24']]) {
      const table = dusk({ round: 16, seats: [{ decrees }] })
      expect(table.asked).toBe('proclaim')
      expect(answers(table, 0)).toEqual({ silence: 'go on' })
    }
  })

  it('Q38: no swap for what a cult of another seat brings', () => {
    const owner: SeatLayout = { cult: 'Cult05', tokens: { limestone: 3, granite: 3 } }
    const seats = [owner, { tokens: { bread: 1 } }, {}]
    const table = new TestTable({ players: 3, seth: {}, dice: { ra: ['white 1'] }, seats })
    table.play('0: take ra 1 white', '0: do ra', '0: pillar at c3 turn 0')
    expect(table.asked).toBe('seth.swap')
    expect(answers(table, 1)).toEqual({ 'no-swap': 'decline' })
  })

  it('is offered where it can matter', () => {
    const { game } = new TestTable({})
    expect(game.ahead!.offered({ horus: 'printed' })).toEqual(['bread', 'no-faith', 'silence'])
    expect(game.ahead!.offered({ horus: 'printed', seth: true })).toEqual([...AHEAD])
  })
})
