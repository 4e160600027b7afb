import { expect } from 'vitest'
import type { Change } from '../../store/change.ts'
import type { Keeps } from './keeps.ts'
import { CLOSED, LINE, newTable, RUNNING } from './samples.ts'

/** Tables, and what changes them. */
export function tablesContract(keeps: Keeps): void {
  keeps('gives back a table as it was', async (store, again) => {
    const table = newTable({ printed: { name: 'mine' } })
    await store.addTable(table)
    expect(await store.table(table.id)).toEqual(table)
    const later = await again()
    expect(await later.table(table.id)).toEqual(table)
    expect(await later.table('nowhere')).toBeUndefined()
  })

  keeps('a change whole', async (store, again) => {
    const table = newTable()
    await store.addTable(table)
    const seats = table.seats.map((seat) => ({ ...seat, kind: 'person' as const, guest: 'ben' }))
    const change: Change = {
      table: table.id,
      revision: 0,
      lobby: { seats, next: 'later' },
      standing: RUNNING,
      line: { ...LINE, kind: 'setup', seat: null, move: null, answer: null },
      snapshot: CLOSED,
    }
    expect(await store.commit(change)).toBe(true)
    const later = await again()
    expect(await later.table(table.id)).toEqual({
      ...table,
      ...RUNNING,
      seats,
      next: 'later',
      revision: 1,
      lines: 1,
    })
    expect(await later.lines(table.id, 0)).toEqual([change.line])
    expect(await later.snapshot(table.id)).toEqual({ lines: 1, position: RUNNING.position, ...CLOSED })
  })

  keeps('whose table it is, also when another gets it', async (store, again) => {
    const table = newTable()
    await store.addTable(table)
    const lobby = { seats: table.seats, next: null }
    expect(await store.commit({ table: table.id, revision: 0, lobby, owner: 'ben' })).toBe(true)
    expect(await (await again()).table(table.id)).toMatchObject({ owner: 'ben', revision: 1 })
  })

  keeps('one writer: who comes second changes nothing', async (store) => {
    const table = newTable()
    const next = newTable()
    await store.addTable(table)
    const change = { table: table.id, revision: 0, standing: RUNNING, line: LINE, snapshot: CLOSED }
    const second = { ...change, lobby: { seats: [], next: next.id }, opens: next }
    expect(await Promise.all([store.commit(change), store.commit(second)])).toEqual([true, false])
    expect(await store.commit(second)).toBe(false)
    expect(await store.commit({ ...second, removes: true })).toBe(false)
    expect(await store.table(table.id)).toMatchObject({
      revision: 1,
      lines: 1,
      seats: table.seats,
      next: null,
    })
    expect(await store.lines(table.id, 0)).toHaveLength(1)
    expect(await store.table(next.id)).toBeUndefined()
    expect(await store.commit({ ...change, table: 'nowhere' })).toBe(false)
  })

  keeps('nothing of a table that is removed', async (store) => {
    const table = newTable()
    await store.addTable(table)
    await store.commit({ table: table.id, revision: 0, standing: RUNNING, line: LINE, snapshot: CLOSED })
    expect(await store.commit({ table: table.id, revision: 1, removes: true })).toBe(true)
    expect(await store.table(table.id)).toBeUndefined()
    expect(await store.tablesOf('ada', { most: 10 })).toEqual([])
    expect(await store.lines(table.id, 0)).toEqual([])
  })

  keeps('a rematch comes to be together with the link to it', async (store) => {
    const table = newTable()
    const next = newTable()
    await store.addTable(table)
    const { seats } = table
    expect(
      await store.commit({ table: table.id, revision: 0, lobby: { seats, next: next.id }, opens: next }),
    ).toBe(true)
    expect(await store.table(next.id)).toEqual(next)
    expect(await store.table(table.id)).toMatchObject({ next: next.id, revision: 1, lines: 0 })
  })
}
