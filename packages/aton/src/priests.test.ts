import { describe, expect, it } from 'vitest'
import { aton } from './index.ts'
import { TestTable } from './testing/table.ts'

const at = (table: TestTable, seat: number): string => {
  const asked = aton.decision(table.position, seat)
  return asked === undefined ? 'nothing' : asked.question.code
}

describe('cartouche 2: removing priests', () => {
  // Seat 0 acts first in all of these: its card at cartouche 2 is the lower one, or the tie goes its way.
  const both = { temples: ['0011 0011 ....', '01.. .... ....', '01.. .... ....', '01.. .... ....'] }

  it('a 4 removes two priests of the opponent, a 3 one, a 2 none', () => {
    const four = new TestTable({ ...both, hands: ['4411', '4421'] }).play(
      '0: assign 1 4 4 1',
      '1: assign 2 4 4 1',
    )
    expect(aton.decision(four.position, 0)).toMatchObject({
      question: { code: 'aton.remove', params: { left: 2 } },
    })
    const three = new TestTable({ ...both, hands: ['3411', '4421'] }).play(
      '0: assign 1 3 4 1',
      '1: assign 2 4 4 1',
    )
    expect(aton.decision(three.position, 0)).toMatchObject({
      question: { code: 'aton.remove', params: { left: 1 } },
    })
    const two = new TestTable({ ...both, hands: ['2411', '4421'] }).play(
      '0: assign 1 2 4 1',
      '1: assign 2 4 4 1',
    )
    expect(at(two, 0)).toBe('aton.place')
  })

  it('a 1 removes one of your own', () => {
    const table = new TestTable({ ...both, hands: ['1414', '4421'] }).play(
      '0: assign 4 1 4 1',
      '1: assign 2 4 4 1',
    )
    expect(at(table, 0)).toBe('aton.remove-own')
    expect(table.legal(0)).toEqual(
      ['1a1', '1a2', '1b1', '1b2', '2a1', '3a1', '4a1'].map((space) => `remove ${space}`),
    )
    expect(table.try('0: remove 1a3')).toMatchObject({ code: 'aton.must-be-yours', rule: 'cartouche2' })
    table.play('0: remove 4a1')
    expect(table.view().seats[0]).toMatchObject({ dead: 1 })
  })

  it('only from temples that cartouche 3 reaches', () => {
    const table = new TestTable({ ...both, hands: ['3211', '4421'] }).play(
      '0: assign 1 3 2 1',
      '1: assign 2 4 4 1',
    )
    expect(table.legal(0)).toEqual(['1a3', '1a4', '1b3', '1b4', '2a2'].map((space) => `remove ${space}`))
    expect(table.try('0: remove 3a2')).toMatchObject({
      code: 'aton.beyond-reach',
      params: { temple: 3, reach: 2 },
      rule: 'cartouche3',
    })
    expect(table.try('0: remove 1a1')).toMatchObject({ code: 'aton.must-be-theirs' })
    expect(table.try('0: remove 1c1')).toMatchObject({ code: 'aton.space-empty' })
    expect(table.try('0: place 1c1')).toMatchObject({ code: 'aton.not-asked' })
    expect(table.try('1: remove 1a1')).toMatchObject({ code: 'aton.not-your-turn' })
  })

  it('never in the first round of the game', () => {
    const table = new TestTable({ round: 1, hands: ['1344', '1244'] })
    table.play('0: assign 1 3 4 4', '1: assign 2 4 4 1')
    expect(at(table, 0)).toBe('aton.place')
    table.play('0: place 1a1', '0: place 1a2', '0: place 1a3', '0: place 1a4')
    // Seat 1 would have two of them to remove.
    expect(at(table, 1)).toBe('aton.place')
  })

  it('AT4: removing is mandatory up to the number; with too few there, what there is', () => {
    const one = new TestTable({ temples: ['1... .... ....'], hands: ['4411', '4421'] })
    one.play('0: assign 1 4 4 1', '1: assign 2 4 4 1')
    expect(one.all('removed')).toEqual([{ type: 'removed', seat: 0, owner: 1, space: 0, to: 'dead' }])
    expect(at(one, 0)).toBe('aton.place')
    const none = new TestTable({ hands: ['4411', '4421'] }).play('0: assign 1 4 4 1', '1: assign 2 4 4 1')
    expect(none.all('removed')).toEqual([])
    const choice = new TestTable({ temples: ['111. .... ....'], hands: ['4411', '4421'] })
    choice.play('0: assign 1 4 4 1', '1: assign 2 4 4 1', '0: remove 1a2')
    expect(choice.legal(0)).toEqual(['remove 1a1', 'remove 1a3'])
  })

  it('AT17: what leaves no choice is done without asking: as many priests, or spaces, as the number or fewer', () => {
    const two = new TestTable({ temples: ['11.. .... ....'], hands: ['4411', '4421'] })
    two.play('0: assign 1 4 4 1', '1: assign 2 4 4 1')
    expect(two.all('removed').map((event) => event.space)).toEqual([0, 1])
    const spaces = new TestTable({ temples: ['0110 0110 01..'], hands: ['1212', '2444'] })
    spaces.play('0: assign 1 2 1 2', '1: assign 2 4 4 4')
    expect(spaces.all('placed').map((event) => event.space)).toEqual([10, 11])
    expect(at(spaces, 1)).toBe('aton.remove')
  })

  it('removed priests lie in the realm of the dead until it is full, then go to their reserve', () => {
    const table = new TestTable({ temples: ['111. .... ....'], dead: [4, 3], hands: ['4411', '4421'] })
    table.play('0: assign 1 4 4 1', '1: assign 2 4 4 1', '0: remove 1a1', '0: remove 1a2')
    expect(table.all('removed').map((event) => event.to)).toEqual(['dead', 'reserve'])
    expect(table.view().seats[1]).toMatchObject({ dead: 4, reserve: 29 - 4 - 1 })
  })
})

describe('cartouche 4: placing priests', () => {
  it('as many as the card says, one per empty space, in temples within reach', () => {
    const table = new TestTable({ hands: ['1223', '4444'] }).play('0: assign 1 2 2 3', '1: assign 4 4 4 4')
    expect(table.legal(0)).toHaveLength(24)
    expect(table.try('0: place 3a1')).toMatchObject({
      code: 'aton.beyond-reach',
      params: { temple: 3, reach: 2 },
    })
    table.play('0: place 1a1')
    expect(table.try('0: place 1a1')).toMatchObject({ code: 'aton.space-taken', rule: 'cartouche4' })
    table.play('0: place 2c4', '0: place 1b2')
    expect(table.view().temples.slice(0, 2)).toEqual([
      ['0...', '.0..', '....'],
      ['....', '....', '...0'],
    ])
    expect(table.view().seats[0]!.reserve).toBe(26)
    expect(aton.toAct(table.position)).toEqual([1])
  })

  it('AT5: placing is mandatory; priests that find no space go to the realm of the dead', () => {
    const full = '0110 0110 01'
    const table = new TestTable({ temples: [`${full}..`], hands: ['1214', '2444'] })
    table.play('0: assign 1 2 1 4', '1: assign 2 4 4 4')
    expect(table.all('placed')).toHaveLength(2)
    expect(table.all('unplaced')).toEqual([
      { type: 'unplaced', seat: 0, to: 'dead' },
      { type: 'unplaced', seat: 0, to: 'dead' },
    ])
    expect(table.view().seats[0]).toMatchObject({ dead: 2, reserve: 29 - 5 - 4 })
    expect(aton.toAct(table.position)).toEqual([1])
  })

  it('AT5: with the realm full they stay in the reserve', () => {
    const table = new TestTable({ temples: ['0110 0110 0110'], dead: [4, 4], hands: ['1214', '2444'] })
    table.play('0: assign 1 2 1 4', '1: assign 2 4 4 4')
    expect(table.all('unplaced').map((event) => event.to)).toEqual([
      'reserve',
      'reserve',
      'reserve',
      'reserve',
    ])
    expect(table.view().seats[0]).toMatchObject({ dead: 4, reserve: 19 })
  })

  it('AT5: an empty reserve ends the placing, and nothing goes to the dead for it', () => {
    const temples = ['0000 0000 000.', '0000 0000 000.', '0000 .... ....', '0... .... ....']
    const table = new TestTable({ temples, dead: [1, 0], hands: ['1244', '2444'] })
    table.play('0: assign 1 2 4 4', '1: assign 2 4 4 4')
    expect(aton.decision(table.position, 0)).toMatchObject({ question: { params: { left: 1 } } })
    table.play('0: place 3b1')
    expect(table.view().seats[0]).toMatchObject({ reserve: 0, dead: 1 })
    expect(table.all('unplaced')).toEqual([])
    expect(aton.toAct(table.position)).toEqual([1])
  })

  it('the first player resolves cartouches 2 to 4 in full before the second', () => {
    const table = new TestTable({ temples: ['0011 .... ....'], hands: ['1312', '1412'] })
    table.play('0: assign 1 3 1 2', '1: assign 2 4 1 1')
    table.play('0: remove 1a3', '0: place 1c1', '0: place 1c2')
    expect(table.all('turn-ended')).toEqual([{ type: 'turn-ended', seat: 0 }])
    expect(at(table, 1)).toBe('aton.remove')
  })
})

describe('ending a turn by hand', () => {
  it('a seat that wishes to is asked before its turn ends, and may undo until then', () => {
    const table = new TestTable({ hands: ['1212', '4444'] }, true)
    table.play('0: assign 1 2 2 1', '1: assign 4 4 4 4', '0: place 1a1')
    expect(table.legal(0)).toEqual(['end turn'])
    expect(table.try('1: place 1a2')).toMatchObject({ code: 'aton.not-your-turn' })
    expect(table.try('0: place 1a2')).toMatchObject({ code: 'aton.not-asked' })
    expect(table.match.undo(0).ok).toBe(true)
    table.play('0: place 2a1', '0: end turn')
    expect(aton.toAct(table.position)).toEqual([1])
    expect(table.match.undo(0)).toMatchObject({ ok: false, refusal: { code: 'match.undo-turn' } })
  })

  it('a turn without a choice ends by itself', () => {
    const table = new TestTable({ temples: ['0110 0110 0110'], hands: ['1214', '2444'] }, true)
    table.play('0: assign 1 2 1 4', '1: assign 2 4 4 4')
    expect(aton.toAct(table.position)).toEqual([1])
  })
})
