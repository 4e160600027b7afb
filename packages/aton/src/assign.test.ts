import { describe, expect, it } from 'vitest'
import { aton } from './index.ts'
import { TestTable } from './testing/table.ts'

describe('assigning cards to the cartouches', () => {
  it('offers every order of the hand once', () => {
    expect(new TestTable({ hands: ['1234', '1234'], tokens: [false, false] }).legal(0)).toHaveLength(24)
    expect(new TestTable({ hands: ['1123', '1234'], tokens: [false, false] }).legal(0)).toHaveLength(12)
    expect(new TestTable({ hands: ['1122', '1234'], tokens: [false, false] }).legal(0)).toHaveLength(6)
    expect(new TestTable({ hands: ['4444', '1234'], tokens: [false, false] }).legal(0)).toEqual([
      'assign 4 4 4 4',
    ])
  })

  it('asks both seats at the same time and reveals when both are done', () => {
    const table = new TestTable({})
    expect(aton.toAct(table.position)).toEqual([0, 1])
    table.play('1: assign 1 2 3 4')
    expect(aton.toAct(table.position)).toEqual([0])
    expect(table.all('revealed')).toHaveLength(0)
    table.play('0: assign 4 3 2 1')
    expect(table.all('revealed')[0]!.cards).toEqual([
      [4, 3, 2, 1],
      [1, 2, 3, 4],
    ])
  })
})

describe('AT1: exchanging is an answer to the question of assigning', () => {
  it('AT1: costs the token, brings four new cards, and leaves the seat to assign', () => {
    const table = new TestTable({ hands: ['1111', '1234'], piles: ['2222333344441111', undefined] })
    expect(table.legal(0)).toContain('exchange')
    table.play('0: exchange')
    expect(table.view(0).seats[0]).toMatchObject({ token: false, hand: [2, 2, 2, 2], ready: false })
    expect(table.legal(0)).not.toContain('exchange')
    expect(table.try('0: exchange')).toMatchObject({ code: 'aton.exchange-spent', rule: 'AT1' })
    expect(table.view(1).toAct).toEqual([0, 1])
  })

  it('AT1: the opponent sees at once that the token was spent, never which cards', () => {
    const table = new TestTable({ hands: ['1111', '1234'] }).play('0: exchange')
    const seen = aton.viewEvent(table.events[0]!, 1)
    expect(seen).toEqual({ type: 'exchanged', seat: 0, discarded: null, cards: null })
    const view = table.view(1).seats[0]!
    expect(view).toMatchObject({ token: false, hand: null, faceDown: { size: 4, cards: null } })
    expect(table.view(0).seats[0]!.faceDown).toEqual({ size: 4, cards: [1, 1, 1, 1] })
    expect(table.view('spectator').seats[0]!.faceDown.cards).toBeNull()
  })
})

describe('AT2: a ready seat', () => {
  it('AT2: shows that it is ready and nothing else', () => {
    const before = new TestTable({})
    const [one, another] = ['0: assign 1 2 3 4', '0: assign 4 3 2 1'].map((line) =>
      new TestTable({}).play(line),
    )
    expect(one!.view(1)).toEqual(another!.view(1))
    expect(aton.viewEvent(one!.events[0]!, 1)).toEqual({ type: 'assigned', seat: 0, cards: null })
    expect(one!.view(1).seats[0]).toMatchObject({ ready: true, cartouches: null, hand: null })
    expect(before.view(1).seats[0]!.ready).toBe(false)
    expect(one!.view(0).seats[0]!.cartouches).toEqual([1, 2, 3, 4])
    expect(aton.viewEvent(one!.events[0]!, 0)).toEqual({ type: 'assigned', seat: 0, cards: [1, 2, 3, 4] })
  })

  it('AT15: takes its assignment back by putting down another, unseen, until the other one has finished', () => {
    const table = new TestTable({}).play('0: assign 1 2 3 4')
    const seen = table.view(1)
    expect(aton.decision(table.position, 0)).toMatchObject({
      owed: false,
      question: { code: 'aton.reassign' },
    })
    expect(table.legal(0)).not.toContain('assign 1 2 3 4')
    table.play('0: assign 4 3 2 1')
    expect(table.view(1)).toEqual(seen)
    expect(aton.viewEvent(table.events[1]!, 1)).toBeUndefined()
    expect(aton.viewEvent(table.events[1]!, 'spectator')).toBeUndefined()
    expect(table.try('0: assign 4 3 2 1')).toMatchObject({ code: 'aton.same-assignment', rule: 'AT2' })
    table.play('1: assign 1 2 3 4')
    expect(table.all('revealed')[0]!.cards[0]).toEqual([4, 3, 2, 1])
    expect(table.try('0: assign 1 2 3 4')).toBeDefined()
  })

  it('AT15: may still exchange, which everybody sees', () => {
    const table = new TestTable({}).play('0: assign 1 2 3 4', '0: exchange')
    expect(table.view(1).seats[0]).toMatchObject({ ready: false, token: false })
    expect(aton.toAct(table.position)).toEqual([0, 1])
  })

  it('AT16: is asked even when it holds four equal cards, so that waiting tells nothing', () => {
    const table = new TestTable({ hands: ['2222', '1234'], tokens: [false, true] })
    expect(aton.toAct(table.position)).toEqual([0, 1])
    expect(table.legal(0)).toEqual(['assign 2 2 2 2'])
  })

  it('undo answers the same whether or not the other seat has put down other cards since', () => {
    const asked = (...lines: string[]): unknown =>
      new TestTable({ hands: ['1234', '1234'] })
        .play('1: assign 1 2 3 4', '0: exchange', ...lines)
        .match.undo(0)
    expect(asked()).toMatchObject({ ok: false, refusal: { code: 'match.undo-chance' } })
    expect(asked('1: assign 4 3 2 1')).toEqual(asked())
  })

  it('AT15: is not undone, since the other would notice: it puts down other cards instead', () => {
    const table = new TestTable({}).play('0: assign 1 2 3 4')
    expect(table.match.undo(0)).toMatchObject({ ok: false, refusal: { code: 'match.undo-turn' } })
  })
})
