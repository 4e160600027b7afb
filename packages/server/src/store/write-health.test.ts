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
  const health = new WriteHealth(write, 100)
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

it('a small write that still fits on a full disk does not show that writes work again', async () => {
  vi.useFakeTimers({ now: 1000 })
  const disk = { room: 10 }
  const write = async (size: number): Promise<void> => {
    if (size > disk.room) throw new Error('database or disk is full')
  }
  const health = new WriteHealth((isAfterFailure) => write(isAfterFailure ? 100 : 1), 100)
  await health.watch(write(1))
  await expect(health.watch(write(50))).rejects.toThrow('full')
  await health.watch(write(1))
  expect(health.failingSince).toBe(1000)
  expect(await health.check()).toBe(false)
  await vi.advanceTimersByTimeAsync(350)
  expect(health.failingSince).toBe(1000)
  disk.room = 100
  expect(await health.check()).toBe(true)
  expect(health.failingSince).toBeUndefined()
  health.close()
})

it('a probe that was under way when a write failed does not hide the failure', async () => {
  vi.useFakeTimers({ now: 1000 })
  let finish = (): void => undefined
  const probed = new Promise<void>((resolve) => (finish = resolve))
  const health = new WriteHealth(() => probed)
  const checked = health.check()
  await expect(health.watch(Promise.reject(new Error('full')))).rejects.toThrow('full')
  finish()
  expect(await checked).toBe(false)
  expect(health.failingSince).toBe(1000)
  health.close()
})
