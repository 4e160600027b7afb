import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aton } from '@benben/aton'
import { readRecord, replay, type Game } from '@benben/kernel'
import { tekhenu } from '@benben/tekhenu'
import { describe, expect, it } from 'vitest'
import { framesOf } from './frames.ts'
import { sameEnd } from './older-reel.ts'
import { readReel, reelOf, writeReel } from './reel.ts'

const PACKAGES = join(import.meta.dirname, '..', '..', '..')
const CASES = [
  { name: 'aton', game: aton as unknown as Game, file: 'scoring' },
  { name: 'tekhenu', game: tekhenu as unknown as Game, file: 'two-greedy' },
]

describe.each(CASES)('a finished match of $name', ({ name, game, file }) => {
  const text = readFileSync(join(PACKAGES, name, 'fixtures', `${file}.record`), 'utf8')
  const record = readRecord(text)
  const match = replay(game, record)
  const reel = reelOf(match)
  const seats = record.names.map(
    (each) => ({ kind: 'guest', name: each, bot: null, connected: true }) as const,
  )
  const old = { ...record, rules: 0 }
  const kept = { rules: 0, lines: record.lines.length, position: game.toJSON(match.position) }

  it('is the same at every moment when it was kept step by step', () => {
    const [played, stored] = [framesOf(reel, seats), framesOf(readReel(game, writeReel(reel))!, seats)]
    expect(stored.last).toBe(played.last)
    for (const at of [0, 7, 20, played.last])
      for (const eyes of [
        { seat: 0, all: false },
        { seat: 1, all: true },
      ])
        expect(stored.at(at, eyes, at > 0)).toEqual(played.at(at, eyes, at > 0))
  })

  it('is not read where a position is none', () => {
    const damaged = JSON.parse(writeReel(reel)) as { steps: { position: unknown }[] }
    damaged.steps[3]!.position = { form: 1 }
    expect(readReel(game, JSON.stringify(damaged))).toBeUndefined()
  })

  it('of older rules is played by those of today only if these lead to the same end', () => {
    expect(sameEnd(game, old, undefined)?.steps).toHaveLength(reel.steps.length)
    expect(sameEnd(game, old, kept)?.steps).toHaveLength(reel.steps.length)
    const before = { ...kept, position: game.toJSON(match.at(match.entries.length - 2)!) }
    expect(sameEnd(game, old, before)).toBeUndefined()
    const totals = record.end!.totals.map((points) => points + 1)
    expect(sameEnd(game, { ...old, end: { ...record.end!, totals } }, undefined)).toBeUndefined()
    expect(sameEnd(game, { ...old, lines: old.lines.toSpliced(4, 1) }, undefined)).toBeUndefined()
  })
})
