import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Keeps, StoreFactory } from './keeps.ts'
import { newTable, RUNNING } from './samples.ts'

/** Who plays the bots of a table. */
export function leasesContract(keeps: Keeps, factory: () => StoreFactory): void {
  it('leases the bots that are asked, each once', async () => {
    const store = await factory().open(60_000)
    const tables = Array.from({ length: 3 }, () => newTable({ ...RUNNING, botAsked: true }))
    for (const table of [newTable(RUNNING), ...tables]) await store.addTable(table)
    const ids = tables.map(({ id }) => id)
    expect(await store.claimBots(2)).toEqual(ids.slice(0, 2))
    expect(await store.claimBots(2)).toEqual(ids.slice(2))
    expect(await store.claimBots(9)).toEqual([])
    await store.close()
  })

  it('leases them again when the lease has ended, as long as they are asked', async () => {
    const store = await factory().open(1)
    const tables = Array.from({ length: 3 }, () => newTable({ ...RUNNING, botAsked: true }))
    for (const table of tables) await store.addTable(table)
    const ids = tables.map(({ id }) => id)
    expect(await store.claimBots(9)).toHaveLength(3)
    await sleep(20)
    expect(await store.claimBots(9)).toHaveLength(3)
    await store.commit({ table: ids[0]!, revision: 0, standing: RUNNING })
    await sleep(20)
    expect((await store.claimBots(9)).toSorted()).toEqual(ids.slice(1).toSorted())
    await store.close()
  })

  it('leases the bots of a table to whoever makes their turn come up, and as long as it says so', async () => {
    const lease = 1500
    const store = await factory().open(lease)
    const table = newTable()
    await store.addTable(table)
    let renewed = performance.now()
    await store.commit({ table: table.id, revision: 0, standing: { ...RUNNING, botAsked: true } })
    for (let i = 0; i < 4; i++) {
      const claimed = await store.claimBots(9)
      // On a machine that is busy enough, the lease has ended meanwhile.
      const mayHaveEnded = performance.now() - renewed >= lease
      expect(mayHaveEnded ? [] : claimed).toEqual([])
      renewed = performance.now()
      await store.renewBots([table.id, 'nowhere'])
      await sleep(500)
    }
    await expect.poll(() => store.claimBots(9)).toEqual([table.id])
    await store.close()
  })

  keeps('no lease when it is opened again', async (store, again) => {
    const table = newTable()
    await store.addTable(table)
    await store.commit({ table: table.id, revision: 0, standing: { ...RUNNING, botAsked: true } })
    expect(await store.claimBots(9)).toEqual([])
    expect(await (await again()).claimBots(9)).toEqual([table.id])
  })
}
