import { expect } from 'vitest'
import type { Page, TableSummary } from '../../store/stored-table.ts'
import type { Keeps } from './keeps.ts'
import { LINE, newTable, RUNNING } from './samples.ts'

/** Many tables: lists, and what is new at them. */
export function listsContract(keeps: Keeps): void {
  keeps('lists: by guest, by public list', async (store) => {
    const mine = newTable()
    const open = newTable({
      owner: 'ben',
      publicList: 'open',
      seats: [{ kind: 'person', guest: 'ben', name: 'Ben', nonce: null }],
    })
    const watched = newTable({ ...RUNNING, publicList: 'watch', botAsked: true })
    for (const table of [mine, open, watched]) await store.addTable(table)
    const ids = async (tables: Promise<TableSummary[]>): Promise<string[]> =>
      (await tables).map(({ id }) => id)
    expect(await ids(store.tablesOf('ada', { most: 10 }))).toEqual([watched.id, mine.id])
    expect(await ids(store.tablesOf('ada', { most: 1 }))).toEqual([watched.id])
    expect(await ids(store.tablesOf('ben', { most: 10 }))).toEqual([open.id])
    expect(await ids(store.publicTables('open', { most: 10 }))).toEqual([open.id])
    expect(await ids(store.publicTables('watch', { most: 10 }))).toEqual([watched.id])
    expect(await store.unfinished('ada')).toBe(2)
    await store.commit({ table: watched.id, revision: 0, standing: { ...RUNNING, status: 'finished' } })
    expect(await store.unfinished('ada')).toBe(1)
    expect(await ids(store.publicTables('watch', { most: 10 }))).toEqual([])
  })

  keeps('lists: whether a table has printed data of its own, without them', async (store) => {
    for (const printed of [{ name: 'My box' }, undefined])
      await store.addTable(newTable({ publicList: 'open', ...(printed === undefined ? {} : { printed }) }))
    const listed = await store.publicTables('open', { most: 10 })
    expect(listed.map(({ otherEdition }) => otherEdition)).toEqual([undefined, true])
    expect(JSON.stringify(listed)).not.toContain('My box')
  })

  keeps('lists page by page, whatever has come or gone in between', async (store) => {
    const tables = Array.from({ length: 7 }, () => newTable({ publicList: 'open' }))
    for (const table of tables) await store.addTable(table)
    const newestFirst = tables.map(({ id }) => id).toReversed()
    for (const list of [
      (page: Page) => store.publicTables('open', page),
      (page: Page) => store.tablesOf('ada', page),
    ]) {
      const found: string[] = []
      for (;;) {
        const page = await list({ most: 3, after: found.at(-1) })
        if (page.length === 0) break
        found.push(...page.map(({ id }) => id))
      }
      expect(found).toEqual(newestFirst)
    }
    const [summary] = await store.publicTables('open', { most: 1 })
    const { position: _, ...rest } = tables.at(-1)!
    expect(summary).toEqual(rest)
    await store.commit({ table: newestFirst[2]!, revision: 0, standing: { ...RUNNING, publicList: null } })
    const next = await store.publicTables('open', { most: 2, after: newestFirst[2] })
    expect(next.map(({ id }) => id)).toEqual(newestFirst.slice(3, 5))
    expect(await store.publicTables('open', { most: 2, after: 'gone' })).toEqual([])
  })

  keeps('the revision of each table that exists', async (store) => {
    const [touched, untouched] = [newTable(), newTable()]
    for (const table of [touched, untouched]) await store.addTable(table)
    await store.commit({ table: touched.id, revision: 0, standing: RUNNING })
    const found = await store.revisions([touched.id, 'nowhere', untouched.id])
    expect(new Map(found)).toEqual(
      new Map([
        [touched.id, 1],
        [untouched.id, 0],
      ]),
    )
    expect((await store.revisions([])).size).toBe(0)
  })

  keeps('reads what is new at many tables, and which of them are gone', async (store) => {
    const [played, quiet, gone] = [newTable(), newTable(), newTable({ printed: { cards: [] } })]
    for (const table of [played, quiet]) await store.addTable(table)
    for (let revision = 0; revision < 3; revision++)
      await store.commit({
        table: played.id,
        revision,
        standing: RUNNING,
        line: { ...LINE, at: revision },
      })
    const found = await store.newer([{ ...played, revision: 1, lines: 1 }, quiet, gone])
    expect([...found.keys()].toSorted()).toEqual([played.id, quiet.id].toSorted())
    expect(found.get(quiet.id)).toBeUndefined()
    const newer = found.get(played.id)!
    expect(newer.table).toEqual(await store.table(played.id))
    expect(newer.lines).toEqual(await store.lines(played.id, 1))
    expect(newer.lines.map(({ at }) => at)).toEqual([1, 2])
    expect((await store.newer([])).size).toBe(0)
  })

  keeps('how old tables are, place by place', async (store) => {
    const tables = [5, 50, 7].map((since, i) => newTable({ ...(i === 2 ? RUNNING : {}), since }))
    tables.push(newTable({ ...RUNNING, status: 'finished', since: 9, revision: 3 }))
    for (const table of tables) await store.addTable(table)
    const found: unknown[] = []
    let places = 0
    for (let from: number | undefined = 0; from !== undefined; places++) {
      const page = await store.ages(from, 2)
      found.push(...page.tables)
      from = page.next
    }
    const ages = tables.map(({ id, revision, status, since }) => ({ id, revision, status, since }))
    expect(found).toEqual(ages)
    expect(places).toBe(3)
  })

  keeps('the newest tables, public or not', async (store) => {
    const tables = [newTable(), newTable(), newTable()]
    for (const table of tables) await store.addTable(table)
    const newest = await store.newestTables(2)
    expect(newest.map(({ id }) => id)).toEqual([tables[2]!.id, tables[1]!.id])
  })
}
