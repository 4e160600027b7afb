import { readdirSync, readFileSync } from 'node:fs'
import { commitment, equals, readRecord, replay, writeRecord } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { aton, REASONS } from './index.ts'

const folder = new URL('../fixtures/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.record'))
const text = (name: string): string => readFileSync(new URL(name, folder), 'utf8')

describe('recorded games', () => {
  it('show every way to end a game', () => {
    const reasons = files.map((name) => readRecord(text(name)).end?.reason)
    expect(new Set(reasons)).toEqual(new Set(REASONS))
  })

  for (const name of files) {
    it(`${name} replays, move by move within the box, to its end`, () => {
      const record = readRecord(text(name))
      const match = replay(aton, record)
      expect(match.result?.reason).toBe(name.split(/[-.]/)[0])
      expect(record.commitment).toBe(commitment(record.seed!))
      expect(writeRecord(match, { seed: true })).toBe(text(name))
      for (let at = 0; at <= match.entries.length; at++) {
        const position = match.at(at)!
        const read = aton.fromJSON(JSON.parse(JSON.stringify(aton.toJSON(position)))) // counts cards and priests
        expect(read.ok && equals(read.value, position)).toBe(true)
      }
    })
  }
})
