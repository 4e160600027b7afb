import { expect } from 'vitest'
import type { Keeps } from './keeps.ts'
import { newTable, RUNNING } from './samples.ts'

/** The clocks of tables, and when a server ran. */
export function clocksContract(keeps: Keeps): void {
  keeps('pace, clocks and questions of a table, and finds those that are due', async (store, again) => {
    const pace = {
      kind: 'turn',
      clock: { bank: 60, increment: 0, cap: 60 },
      late: { act: 'concede' },
    } as const
    const clocks = [{ left: 5, since: 1, given: 2 }, null]
    const asked = [{ code: 'toy.take', params: { stones: 7 } }, null]
    const [late, early, never] = [
      newTable({ pace, ...RUNNING, clocks, asked, due: 2000 }),
      newTable({ pace, ...RUNNING, clocks, asked, due: 1000 }),
      newTable(RUNNING),
    ]
    for (const table of [late, early, never]) await store.addTable(table)
    const later = await again()
    expect(await later.table(late.id)).toEqual(late)
    expect(await later.table(never.id)).toEqual(never)
    expect((await later.tablesOf('ada', { most: 3 })).map(({ due }) => due)).toEqual([null, 1000, 2000])
    expect(await later.claimDue(999, 9)).toEqual([])
    expect(await later.claimDue(1000, 9)).toEqual([early.id])
    await later.commit({ table: early.id, revision: 0, standing: { ...early, due: 3000 } })
    expect(await later.claimDue(2000, 9)).toEqual([late.id])
    await later.commit({ table: late.id, revision: 0, standing: { ...late, due: null, clocks: null } })
    expect(await later.claimDue(5000, 1)).toEqual([early.id])
    expect(await later.table(late.id)).toMatchObject({ due: null, clocks: null })
  })

  keeps('the times at which a server ran', async (store, again) => {
    expect(await store.beat(1000, 45, 0)).toEqual([[1000, 1000]])
    expect(await store.beat(1030, 45, 0)).toEqual([[1000, 1030]])
    const later = await again()
    expect(await later.beat(1075, 45, 0)).toEqual([[1000, 1075]])
    expect(await later.beat(1121, 45, 0)).toEqual([
      [1000, 1075],
      [1121, 1121],
    ])
    expect(await later.beat(1121, -1, 0)).toHaveLength(2)
    expect(await later.beat(9000, 45, 1100)).toEqual([
      [1121, 1121],
      [9000, 9000],
    ])
  })
}
