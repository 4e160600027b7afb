import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { commitment, equals, readRecord, replay, writeRecord } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { tekhenu } from './index.ts'
import { K, MOVE_KINDS } from './moves.ts'

const folder = new URL('../fixtures/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.record'))
const text = (name: string): string => readFileSync(new URL(name, folder), 'utf8')
/** Per recorded game a digest of all that was asked, offered, refused, projected and told in it. */
const DIGESTS = JSON.parse(text('digests.json')) as Readonly<Record<string, string>>
const PLAYERS = { two: 2, three: 3, four: 4, solo: 2 } as const

/**
 * What a record says again: at each move the questions with every answer and refusal, why one more move of some kind is refused, what a
 * scoring would bring, and the events.
 */
function saidIn(name: string): unknown[] {
  return replay(tekhenu, readRecord(text(name))).entries.map(({ before, events }, at) => {
    const other = K[MOVE_KINDS[at % MOVE_KINDS.length]!] + 1
    const asked = tekhenu
      .toAct(before)
      .map((seat) => [
        tekhenu.decision(before, seat),
        tekhenu.refuse(before, seat, other),
        tekhenu.project(tekhenu.view(before, seat)),
      ])
    return [asked, events]
  })
}

const digestOf = (said: unknown): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 16)

describe('recorded games', () => {
  // Those called `rich` begin at the first die with many cards and tokens for everybody, so that rare plays meet each other.
  it('are games of every mode: the game alone, with Seth, with the Vizier, and against Botankhamun', () => {
    expect(files).toHaveLength(39)
    for (const mode of ['-seth-', '-vizier-', '-seth-vizier-', 'solo-', 'solo-seth-'])
      expect(
        files.some((name) => name.includes(mode)),
        mode,
      ).toBe(true)
    expect(new Set(files.map((name) => name.split('-')[0]))).toEqual(new Set(Object.keys(PLAYERS)))
  })

  for (const name of files) {
    // Digests that differ on purpose are to be renewed.
    it(`${name} asks, offers, refuses and tells to the letter what it did`, () =>
      expect(digestOf(saidIn(name))).toBe(DIGESTS[name]))

    it(`${name} replays, move by move within the box, to its end`, () => {
      const record = readRecord(text(name))
      const match = replay(tekhenu, record)
      expect(match.terms.names).toHaveLength(PLAYERS[name.split('-')[0] as keyof typeof PLAYERS])
      expect(match.result).toBeDefined()
      expect(record.commitment).toBe(commitment(record.seed!))
      expect(writeRecord(match, { seed: true })).toBe(text(name))
      for (let at = 0; at <= match.entries.length; at++) {
        const position = match.at(at)!
        const read = tekhenu.fromJSON(JSON.parse(JSON.stringify(tekhenu.toJSON(position)))) // counts all pieces
        expect(read.ok && equals(read.value, position)).toBe(true)
      }
    })
  }
})
