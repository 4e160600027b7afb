import { describe, expect, it } from 'vitest'
import { aton } from './index.ts'
import { TestTable, type Layout } from './testing/table.ts'

/** Seat 0 acts first and places one priest anywhere. */
const place = (layout: Layout, ...lines: string[]): TestTable =>
  new TestTable({ hands: ['1241', '2444'], ...layout }).play(
    '0: assign 1 2 4 1',
    '1: assign 2 4 4 4',
    ...lines,
  )

describe('the end of the game', () => {
  it('at once with 40 points from cartouche 1', () => {
    const table = new TestTable({ scores: [0, 34] }).play('0: assign 1 2 3 4', '1: assign 4 3 2 1')
    expect(table.match.result).toMatchObject({ reason: 'points', winners: [1], totals: [0, 40] })
    expect(aton.toAct(table.position)).toEqual([])
    expect(table.try('0: place 1a1')).toMatchObject({ code: 'aton.over', rule: 'end' })
    expect(table.all('first')).toEqual([])
  })

  it('not with 39', () => {
    const table = new TestTable({ scores: [0, 33] }).play('0: assign 1 2 3 4', '1: assign 4 3 2 1')
    expect(table.match.result).toBeUndefined()
  })

  it('at once with all twelve spaces of a temple', () => {
    const table = place({ temples: ['.... .... ....', '0000 0000 000.'] }, '0: place 2c4')
    expect(table.match.result).toMatchObject({ reason: 'temple', winners: [0] })
    expect(
      place({ temples: ['.... .... ....', '0000 0001 000.'] }, '0: place 2c4').match.result,
    ).toBeUndefined()
  })

  it('at once with all yellow spaces', () => {
    const temples = ['0000 .... ....', '0000 .... ....', '000. .... ....', '00.. .... ....']
    expect(place({ temples }, '0: place 4a3').match.result).toMatchObject({ reason: 'yellow', winners: [0] })
    expect(place({ temples }, '0: place 4a4').match.result).toBeUndefined()
  })

  it('at once with all green spaces', () => {
    const temples = ['.... .... 0000', '.... .... 0000', '.... .... 000.', '.... .... 00..']
    expect(place({ temples }, '0: place 4c3').match.result).toMatchObject({ reason: 'green', winners: [0] })
    expect(place({ temples }, '0: place 4b3').match.result).toBeUndefined()
  })

  it('AT8: is judged after each single placement, before the rest is placed', () => {
    const table = new TestTable({ hands: ['1244', '2444'], temples: ['0000 0000 000.'] })
    table.play('0: assign 1 2 4 4', '1: assign 2 4 4 4', '0: place 1c4')
    expect(table.match.result).toMatchObject({ reason: 'temple', winners: [0] })
    expect(table.all('placed')).toHaveLength(1)
  })

  it('AT8: also when the last priests fall into place without a choice', () => {
    const table = new TestTable({ hands: ['1212', '2444'], temples: ['0000 0000 00..'] })
    table.play('0: assign 1 2 1 2', '1: assign 2 4 4 4')
    expect(table.match.result).toMatchObject({ reason: 'temple', winners: [0] })
  })

  it('AT18: a placement that fulfils several conditions is named by the temple, then yellow, then green', () => {
    const both = ['0000 0000 000.', '.... .... 0000', '.... .... 000.', '.... .... 000.']
    expect(place({ temples: both }, '0: place 1c4').match.result).toMatchObject({
      reason: 'temple',
      winners: [0],
    })
  })

  it('AT21: 40 points from cartouche 1 end the game before anybody draws for the order', () => {
    const table = new TestTable({ scores: [38, 0] }).play('0: assign 2 1 3 4', '1: assign 1 2 3 4')
    expect(table.match.result).toMatchObject({ reason: 'points', winners: [0], totals: [40, 0] })
    expect(table.all('tie-draw')).toEqual([])
    expect(table.all('first')).toEqual([])
  })

  it('AT9: only the acting player can win by placing, and cartouche 1 pays one player', () => {
    const temples = ['0000 0000 000.', '1111 1111 111.']
    const table = place({ temples }, '0: place 2c4')
    expect(table.match.result).toBeUndefined()
    table.play('1: remove 1a1', '1: remove 1a2', '1: place 1c4')
    expect(table.match.result).toBeUndefined()
    const points = new TestTable({ scores: [38, 38] }).play('0: assign 3 1 2 4', '1: assign 4 1 2 3')
    expect(points.match.result).toMatchObject({ reason: 'points', winners: [1], totals: [38, 40] })
  })

  const scoring: Layout = { dead: [4, 4], hands: ['2211', '2211'], piles: ['1', '2'] }
  const lines = ['0: assign 2 2 1 1', '1: assign 2 2 1 1']

  it('after a scoring in which somebody stands at 40, the higher score wins; points above 40 count', () => {
    // Seat 0 passes 40 in temple 1 first, seat 1 ends higher: the whole scoring is done before the end is judged.
    const table = new TestTable({
      ...scoring,
      scores: [39, 36],
      temples: ['0000 .... ....', '11.. .... ....', '.... ...1 ....', '111. ...1 ....'],
    })
    table.play(...lines, '0: place 1c2', '1: place 1c3')
    expect(table.match.result).toMatchObject({ reason: 'scoring', winners: [1], totals: [43, 48] })
  })

  it('equal is a draw', () => {
    const table = new TestTable({
      ...scoring,
      scores: [36, 35],
      temples: ['0000 .... ....', '11.. .... ....'],
    })
    table.play(...lines, '0: place 1c2', '1: place 1c3')
    expect(table.match.result).toMatchObject({ reason: 'draw', winners: [0, 1], totals: [40, 40] })
  })
})
