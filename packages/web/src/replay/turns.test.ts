import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { momentsOf, readRecord, replay, type Game } from '@benben/kernel'
import { tekhenu } from '@benben/tekhenu'
import { describe, expect, it } from 'vitest'
import { turnAt, turnsOf } from './turns.ts'

const FILE = join(import.meta.dirname, '..', '..', '..', 'tekhenu', 'fixtures', 'three-greedy.record')
const match = replay(tekhenu as unknown as Game, readRecord(readFileSync(FILE, 'utf8')))
const moments = momentsOf(match)
const turns = turnsOf(moments)

describe('the turns of a match', () => {
  it('follow each other without a gap, from the setup to the end, each of one seat', () => {
    expect(turns[0]).toMatchObject({ from: 0, to: 0, seat: null })
    turns.slice(1).forEach(({ from, to, seat }, i) => {
      expect(from).toBe(turns[i]!.to)
      for (let at = from + 1; at <= to; at++) expect(match.entries[at - 1]!.seat).toBe(seat)
    })
    expect(turns.at(-1)!.to).toBe(match.entries.length)
  })

  it('are one for each player in every round, and name every scoring once', () => {
    for (let round = 1; round <= 16; round++)
      expect(
        new Set(turns.filter((turn) => turn.round === round).map(({ seat }) => seat)).size,
      ).toBeGreaterThan(2)
    const signs = moments.flatMap(({ sign }, at) => (sign === null ? [] : [at]))
    expect(turns.flatMap((turn) => turn.signs)).toEqual(signs)
  })

  it('lead to the moments within them', () => {
    const { from, to } = turns[9]!
    for (let at = from + 1; at <= to; at++) expect(turnAt(turns, at)).toBe(turns[9])
    expect(turnAt(turns, from)).toBe(turns[8])
    expect(turnAt(turns, 0)).toBe(turns[0])
  })
})
