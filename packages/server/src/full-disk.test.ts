import { afterAll, describe, expect, it } from 'vitest'
import { fullDisk } from './testing/full-disk.ts'
import { SmallDisk } from './testing/small-disk.ts'

// Only root may mount a disk of its own; elsewhere `npm run soak -- full` says so.
describe.each([
  { engine: 'SQLite', megabytes: 64 },
  { engine: 'PostgreSQL', megabytes: 160 },
] as const)('the disk of $engine fills and empties', ({ engine, megabytes }) => {
  const disk = SmallDisk.mount(megabytes)
  afterAll(() => disk?.unmount())

  it.skipIf(disk === undefined)(
    'and everybody goes on, bots too, and readiness tells the truth',
    async () => {
      const { outages, moves, wrong } = await fullDisk({ disk: disk!, engine, rounds: 1, seed: 'short' })
      expect(wrong).toEqual([])
      expect(outages).toBe(1)
      expect(moves).toBeGreaterThan(10)
    },
  )
})
