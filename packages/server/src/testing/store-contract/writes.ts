import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Keeps } from './keeps.ts'
import { newTable } from './samples.ts'

/** Writes among others: in turn, apart from those that fail, and before the end. */
export function writesContract(keeps: Keeps): void {
  keeps('does what has the same key one after the other, also if it fails', async (store) => {
    let running = 0
    const work = async (fails: boolean): Promise<number> => {
      const many = ++running
      await sleep(5)
      running--
      if (fails) throw new Error('failed')
      return many
    }
    const done = Array.from({ length: 8 }, (_, i) => store.exclusively('a', () => work(i % 4 === 0)))
    const results = await Promise.allSettled(done)
    const most = results.map((each) => (each.status === 'fulfilled' ? each.value : 0))
    expect(most).toEqual([0, 1, 1, 1, 0, 1, 1, 1])
    const held = Promise.withResolvers<void>()
    const holds = store.exclusively('a', () => held.promise)
    expect(await store.exclusively('b', () => work(false))).toBe(1)
    held.resolve()
    await holds
  })

  keeps('writes that cannot be made apart from those that can', async (store) => {
    const table = newTable()
    await store.addGuest({ id: 'g1', nickname: 'Ada' }, 'hash-1', 1)
    const writes = await Promise.allSettled([
      store.addTable(table),
      store.addGuest({ id: 'g2', nickname: 'Eve' }, 'hash-1', 1),
      store.addGuest({ id: 'g3', nickname: 'Ben' }, 'hash-3', 1),
    ])
    expect(writes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await store.table(table.id)).toEqual(table)
    expect(await store.guest('hash-3')).toEqual({ id: 'g3', nickname: 'Ben' })
  })

  keeps('what waits when it closes', async (store, again) => {
    const table = newTable()
    const written = store.addTable(table)
    const later = await again()
    await written
    expect(await later.table(table.id)).toEqual(table)
  })
}
