import { afterEach, expect, it, vi } from 'vitest'
import { WriteHealth } from './write-health.ts'

afterEach(() => void vi.useRealTimers())

function store() {
  vi.useFakeTimers({ now: 1000 })
  const disk = { isFull: false, writes: 0 }
  const write = async (): Promise<void> => {
    disk.writes++
    if (disk.isFull) throw new Error('database or disk is full')
  }
  const health: WriteHealth = new WriteHealth(() => health.watch(write()), 100)
  return { disk, health, write: () => health.watch(write()) }
}

it('tells since when writes fail, and tries by itself until one succeeds', async () => {
  const { disk, health, write } = store()
  await write()
  expect(health.failingSince).toBeUndefined()
  disk.isFull = true
  await expect(write()).rejects.toThrow('full')
  await vi.advanceTimersByTimeAsync(350)
  expect(health.failingSince).toBe(1000)
  expect(disk.writes).toBe(5)
  disk.isFull = false
  await vi.advanceTimersByTimeAsync(100)
  expect(health.failingSince).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1000)
  expect(disk.writes).toBe(6)
})

it('makes a write if nobody else has, one for all who ask', async () => {
  const { disk, health, write } = store()
  expect(await Promise.all([health.check(), health.check()])).toEqual([true, true])
  expect(disk.writes).toBe(1)
  await write()
  expect(await health.check()).toBe(true)
  expect(disk.writes).toBe(2)
  disk.isFull = true
  vi.setSystemTime(60_000)
  expect(await health.check()).toBe(false)
  health.close()
})
