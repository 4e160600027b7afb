import { afterEach, expect, it, vi } from 'vitest'
import { DamagedRowError } from '../store/damaged-row-error.ts'
import { BotRetries } from './bot-retries.ts'

afterEach(() => void vi.useRealTimers())

it('asks again after a longer wait each time, until it works', () => {
  vi.useFakeTimers()
  const asked: number[] = []
  const start = Date.now()
  const error = new Error('disk is full')
  const retries = new BotRetries((table) => {
    asked.push(Date.now() - start)
    if (asked.length < 9) news.push(retries.failed(table, error))
    else retries.played(table)
  })
  const news = [retries.failed('a', error)]
  expect(retries.size).toBe(1)
  vi.advanceTimersByTime(1_000_000)
  const waits = asked.map((at, i) => at - (asked[i - 1] ?? 0))
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
  expect(news).toEqual([true, ...Array.from({ length: 8 }, () => false)])
  expect(retries.size).toBe(0)
})

it('leaves a table that cannot be read alone for longer, and stops with the server', () => {
  vi.useFakeTimers()
  const asked: string[] = []
  const retries = new BotRetries((table) => asked.push(table))
  retries.failed('damaged', new DamagedRowError('damaged', 'no JSON'))
  retries.failed('other', new Error('disk is full'))
  vi.advanceTimersByTime(60_000)
  expect(asked).toEqual(['other'])
  retries.stop()
  vi.advanceTimersByTime(1_000_000)
  expect(asked).toEqual(['other'])
})
