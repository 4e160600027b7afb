import { readdirSync, readFileSync } from 'node:fs'
import { commitment, equals, readRecord, replay, writeRecord } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { tekhenu } from './index.ts'
import { digestOf } from './testing/recorded.ts'

const folder = new URL('../fixtures/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.record'))
const textOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8')
const digests = JSON.parse(textOf('digests.json')) as Readonly<Record<string, string>>
const PLAYERS = { two: 2, three: 3, four: 4, solo: 2 } as const

describe('recorded games', () => {
  // Those called `rich` begin at the first die with many cards and tokens for everybody, so that rare plays meet each other.
  it('are games of every mode: the game alone, with Seth, with the Vizier, and against Botankhamun', () => {
    expect(files).toHaveLength(40)
    for (const mode of ['-seth-', '-vizier-', '-seth-vizier-', 'solo-', 'solo-seth-'])
      expect(
        files.some((name) => name.includes(mode)),
        mode,
      ).toBe(true)
    expect(new Set(files.map((name) => name.split('-')[0]))).toEqual(new Set(Object.keys(PLAYERS)))
  })

  for (const name of files) {
    // Where that changes on purpose: `npm run digests`.
    it(`${name} asks, offers, refuses and tells to the letter what it did`, () =>
      expect(digestOf(textOf(name))).toBe(digests[name]))

    it(`${name} replays, move by move within the box, to its end`, () => {
      const record = readRecord(textOf(name))
      const match = replay(tekhenu, record)
      expect(match.terms.names).toHaveLength(PLAYERS[name.split('-')[0] as keyof typeof PLAYERS])
      expect(match.result).toBeDefined()
      expect(record.commitment).toBe(commitment(record.seed!))
      expect(writeRecord(match, { seed: true })).toBe(textOf(name))
      for (let at = 0; at <= match.entries.length; at++) {
        const position = match.at(at)!
        const read = tekhenu.fromJSON(JSON.parse(JSON.stringify(tekhenu.toJSON(position)))) // counts all pieces
        expect(read.ok && equals(read.value, position)).toBe(true)
      }
    })
  }
})
