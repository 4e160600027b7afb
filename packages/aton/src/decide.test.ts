import { describe, expect, it } from 'vitest'
import { aton, QUESTIONS, REFUSALS, RULES } from './index.ts'
import { TestTable } from './testing/table.ts'

describe('what is asked, and what is refused', () => {
  it('lists for every space of a placement either the move or the reason against it', () => {
    const table = new TestTable({ temples: ['01.. .... ....'], hands: ['1241', '2444'] })
    table.play('0: assign 1 2 4 1', '1: assign 2 4 4 4')
    const asked = aton.decision(table.position, 0)!
    expect(asked.question).toEqual({ code: 'aton.place', params: { left: 1, reach: 4 } })
    expect(asked.moves.length + asked.refusals.length).toBe(48)
    expect(asked.refusals.map((refused) => [aton.write(refused.move), refused.code])).toEqual([
      ['place 1a1', 'aton.space-taken'],
      ['place 1a2', 'aton.space-taken'],
    ])
  })

  it('says why the exchange is gone', () => {
    const table = new TestTable({ tokens: [false, true] })
    expect(aton.decision(table.position, 0)!.refusals).toMatchObject([
      { code: 'aton.exchange-spent', rule: 'AT1' },
    ])
    expect(aton.decision(table.position, 1)!.refusals).toEqual([])
  })

  it('asks nothing of a seat that waits, nor after the end', () => {
    const table = new TestTable({ hands: ['1241', '2444'] }).play('0: assign 1 2 4 1', '1: assign 2 4 4 4')
    expect(aton.decision(table.position, 1)).toBeUndefined()
    const over = new TestTable({ scores: [0, 34] }).play('0: assign 1 2 3 4', '1: assign 4 3 2 1')
    expect(aton.decision(over.position, 0)).toBeUndefined()
  })

  it('refuses cards that are not in the hand', () => {
    const table = new TestTable({ hands: ['1123', '1234'] })
    expect(table.try('0: assign 1 2 3 4')).toMatchObject({ code: 'aton.not-in-hand', rule: 'assign' })
    expect(table.try('0: place 1a1')).toMatchObject({
      code: 'aton.not-asked',
      params: { question: 'aton.assign' },
    })
    expect(aton.refuse(table.position, 0, 511)).toMatchObject({ code: 'aton.no-such-move' })
  })

  it('every code is said once, and every rule it points at is known', () => {
    expect(new Set(REFUSALS).size).toBe(REFUSALS.length)
    expect(new Set(QUESTIONS).size).toBe(QUESTIONS.length)
    expect(new Set(RULES).size).toBe(RULES.length)
  })
})
