import { expect } from 'vitest'
import type { Keeps } from './keeps.ts'
import { CLOSED, LINE, newTable, RUNNING } from './samples.ts'

/** The lines of a match and its snapshots. */
export function linesContract(keeps: Keeps): void {
  keeps('lines in order, and the last snapshot', async (store) => {
    const table = newTable()
    await store.addTable(table)
    for (let n = 0; n < 5; n++) {
      const line = { ...LINE, decision: n, version: n + 1, answer: `answer-${n}` }
      const standing = { ...RUNNING, position: { stones: n } }
      await store.commit({
        table: table.id,
        revision: n,
        standing,
        line,
        ...(n % 2 === 1 ? { snapshot: CLOSED } : {}),
      })
    }
    expect((await store.lines(table.id, 0)).map(({ decision }) => decision)).toEqual([0, 1, 2, 3, 4])
    expect((await store.lines(table.id, 3)).map(({ decision }) => decision)).toEqual([3, 4])
    expect(await store.snapshot(table.id)).toEqual({ lines: 4, position: { stones: 3 }, ...CLOSED })
    expect(await store.lines('nowhere', 0)).toEqual([])
    expect(await store.snapshot('nowhere')).toBeUndefined()
  })

  keeps('where the rules changed, in the place of the snapshot that was there', async (store) => {
    const table = newTable()
    await store.addTable(table)
    const { id } = table
    await store.commit({
      table: id,
      revision: 0,
      standing: RUNNING,
      line: LINE,
      snapshot: CLOSED,
      rules: 3,
    })
    expect(await store.checkpoints(id)).toEqual([])
    const crossed = { closings: ['rules', 'rules'], isCheckpoint: true, rules: 4 } as const
    await store.commit({ table: id, revision: 1, standing: RUNNING, snapshot: crossed })
    const kept = { lines: 1, position: RUNNING.position, ...crossed }
    expect(await store.snapshot(id)).toEqual(kept)
    expect(await store.checkpoints(id)).toEqual([kept])
    expect(await store.checkpoints('nowhere')).toEqual([])
    expect(await store.table(id)).toMatchObject({ rules: 3, lines: 1 })
    await store.commit({ table: id, revision: 2, standing: RUNNING, line: LINE, snapshot: CLOSED })
    expect(await store.snapshots(id)).toEqual([kept, { lines: 2, position: RUNNING.position, ...CLOSED }])
    expect(await store.snapshots('nowhere')).toEqual([])
  })

  keeps('an answer by seat, decision and name', async (store) => {
    const table = newTable()
    await store.addTable(table)
    await store.commit({ table: table.id, revision: 0, standing: RUNNING, line: LINE })
    expect(await store.answered(table.id, 0, 1, 'answer-1')).toBe(2)
    expect(await store.answered(table.id, 1, 1, 'answer-1')).toBeUndefined()
    expect(await store.answered(table.id, 0, 2, 'answer-1')).toBeUndefined()
    expect(await store.answered(table.id, 0, 1, 'answer-2')).toBeUndefined()
    expect(await store.answered('nowhere', 0, 1, 'answer-1')).toBeUndefined()
  })
}
