import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NodePresence, type Messenger } from './presence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A wire between nodes; those who are cut off neither hear nor are heard. */
function wire() {
  const listeners = new Map<string, (node: string, words: readonly string[]) => void>()
  const cut = new Set<string>()
  const messenger = (node: string): Messenger => ({
    tell: (words) => {
      if (cut.has(node)) return
      for (const [other, listener] of listeners) if (other !== node && !cut.has(other)) listener(node, words)
    },
    hear: (listener) => {
      listeners.set(node, listener)
      return () => void listeners.delete(node)
    },
  })
  return { cut, node: (name: string) => new NodePresence(messenger(name)) }
}

it('tells other nodes who is connected and who is not', () => {
  const { node } = wire()
  const [here, there] = [node('here'), node('there')]
  const heard: string[] = []
  there.subscribe((table) => heard.push(table))
  here.set('t', 0b101, 0b100, 0)
  vi.advanceTimersByTime(100)
  expect([0, 1, 2].map((seat) => there.isElsewhere('t', seat))).toEqual([true, false, true])
  expect(here.isElsewhere('t', 0)).toBe(false)
  expect([0, 1, 2].map((seat) => there.isLookedAtElsewhere('t', seat))).toEqual([false, false, true])
  here.set('t', 0b101, 0b100, 0)
  here.set('t', 0b001, 0b001, 3)
  vi.advanceTimersByTime(100)
  expect([there.watchersElsewhere('t'), here.watchersElsewhere('t')]).toEqual([3, 0])
  expect([0, 1, 2].map((seat) => there.isElsewhere('t', seat))).toEqual([true, false, false])
  here.set('t', 0, 0, 0)
  vi.advanceTimersByTime(100)
  expect(there.isElsewhere('t', 0)).toBe(false)
  expect(heard).toEqual(['t', 't', 't'])
})

it('tells a node that comes later, and forgets one that stops', () => {
  const { node } = wire()
  const here = node('here')
  here.set('t', 1, 0, 0)
  vi.advanceTimersByTime(100)
  const there = node('there')
  vi.advanceTimersByTime(100)
  expect(there.isElsewhere('t', 0)).toBe(true)
  here.close()
  expect(there.isElsewhere('t', 0)).toBe(false)
})

it('hears later what was lost, and forgets a node that has died after a minute', () => {
  const { cut, node } = wire()
  const [here, there] = [node('here'), node('there')]
  cut.add('there')
  here.set('t', 1, 0, 0)
  vi.advanceTimersByTime(100)
  cut.clear()
  expect(there.isElsewhere('t', 0)).toBe(false)
  vi.advanceTimersByTime(20_100)
  expect(there.isElsewhere('t', 0)).toBe(true)
  cut.add('here')
  vi.advanceTimersByTime(40_000)
  expect(there.isElsewhere('t', 0)).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(there.isElsewhere('t', 0)).toBe(false)
})
