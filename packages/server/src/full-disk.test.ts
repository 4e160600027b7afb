import { afterAll, expect, it } from 'vitest'
import { fullDisk } from './testing/full-disk.ts'
import { SmallDisk } from './testing/small-disk.ts'

// Only root may mount a disk of its own; elsewhere `npm run soak -- full` says so.
const disk = SmallDisk.mount(64)
afterAll(() => disk?.unmount())

it.skipIf(disk === undefined)('the disk fills and empties, and everybody goes on, bots too', async () => {
  const { outages, moves, wrong } = await fullDisk(disk!, 1, 'short')
  expect(wrong).toEqual([])
  expect(outages).toBe(1)
  expect(moves).toBeGreaterThan(10)
})
