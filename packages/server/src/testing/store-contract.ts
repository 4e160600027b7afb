import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Change, Page, Standing, Store, StoredLine, StoredTable, TableSummary } from '../store/store.ts'

/** Makes the store under test. `open` also reopens the same store after it was closed. */
export interface StoreFactory {
  readonly open: (leaseMs?: number) => Promise<Store>
}

const WAITING: Standing = {
  status: 'waiting',
  publicList: null,
  botAsked: false,
  since: 10,
  toAct: [],
  result: null,
  versions: [0, 0, 0],
  decisions: [0, 0],
  byHand: 3,
  position: null,
}

export const RUNNING: Standing = {
  ...WAITING,
  status: 'running',
  since: 20,
  toAct: [0],
  versions: [1, 1, 1],
  decisions: [1, 1],
  position: { stones: 7 },
}

export const LINE: StoredLine = {
  kind: 'move',
  seat: 0,
  move: 'take 1',
  decision: 1,
  answer: 'answer-1',
  version: 2,
  told: 7,
  byHand: 3,
  at: 21,
  events: [{ type: 'taken', stones: 1 }],
}

const CLOSED = { closings: ['chance', null], isCheckpoint: false, rules: 1 } as const

let made = 0

export const newTable = (changes: Partial<StoredTable> = {}): StoredTable => ({
  id: `table-${++made}`,
  game: 'toy',
  rules: 1,
  options: { stones: 7 },
  seed: 'secret',
  owner: 'ada',
  listed: false,
  watchable: false,
  created: 10,
  seats: [
    { kind: 'person', guest: 'ada', name: 'Ada', nonce: 'aa' },
    { kind: 'open', guest: null, name: null, nonce: null },
  ],
  next: null,
  revision: 0,
  lines: 0,
  ...WAITING,
  ...changes,
})

export function storeContract(name: string, factory: () => StoreFactory): void {
  const withStore = async (
    use: (store: Store, again: () => Promise<Store>) => Promise<void>,
  ): Promise<void> => {
    const { open } = factory()
    let store = await open()
    const again = async (): Promise<Store> => {
      await store.close()
      store = await open()
      return store
    }
    try {
      await use(store, again)
    } finally {
      await store.close()
    }
  }
  const keeps = (what: string, use: Parameters<typeof withStore>[0]): void =>
    it(what, async () => {
      await withStore(use)
      expect.hasAssertions()
    })

  describe(`${name} as a store`, () => {
    keeps('knows guests by the hash of their secret', async (store, again) => {
      await store.addGuest({ id: 'g1', nickname: 'Ada' }, 'hash-1', 1)
      expect(await store.guest('hash-1')).toEqual({ id: 'g1', nickname: 'Ada' })
      expect(await store.guest('hash-2')).toBeUndefined()
      await store.renameGuest('g1', 'Countess')
      expect(await (await again()).guest('hash-1')).toEqual({ id: 'g1', nickname: 'Countess' })
    })

    keeps('a secret to itself', async (store) => {
      await store.addGuest({ id: 'g1', nickname: 'Ada' }, 'hash-1', 1)
      await expect(store.addGuest({ id: 'g2', nickname: 'Eve' }, 'hash-1', 1)).rejects.toThrow(/unique/i)
    })

    keeps('nothing of a guest who is removed, nor their tables as theirs', async (store, again) => {
      for (const [id, hash] of [
        ['g1', 'hash-1'],
        ['g2', 'hash-2'],
      ] as const)
        await store.addGuest({ id, nickname: 'Ada' }, hash, 1)
      const table = newTable({ owner: 'g1' })
      await store.addTable(table)
      await store.removeGuest('g1')
      await store.removeGuest('nobody')
      const later = await again()
      expect(await later.guest('hash-1')).toBeUndefined()
      expect(await later.guest('hash-2')).toMatchObject({ id: 'g2' })
      expect(await later.unfinished('g1')).toBe(0)
      expect(await later.table(table.id)).toMatchObject({ owner: '' })
    })

    keeps('guests who sit somewhere, or came of late', async (store) => {
      await store.addGuest({ id: 'ada', nickname: 'Ada' }, 'hash-ada', 1)
      await store.addGuest({ id: 'idle', nickname: 'Eve' }, 'hash-idle', 1)
      await store.addGuest({ id: 'new', nickname: 'Ben' }, 'hash-new', 100)
      await store.addTable(newTable())
      expect(await store.idleGuests(50)).toBe(1)
      await store.removeIdleGuests(50)
      expect(await store.guest('hash-idle')).toBeUndefined()
      expect(await store.guest('hash-ada')).toMatchObject({ id: 'ada' })
      expect(await store.guest('hash-new')).toMatchObject({ id: 'new' })
    })

    keeps('track of tables at which nothing has happened for long', async (store) => {
      const [old, older, fresh] = [
        newTable({ since: 20 }),
        newTable({ since: 10, revision: 3 }),
        newTable({ since: 99 }),
      ]
      for (const table of [old, older, fresh, newTable(RUNNING)]) await store.addTable(table)
      expect(await store.staleTables('waiting', 50, 9)).toEqual([
        { id: old.id, revision: 0 },
        { id: older.id, revision: 3 },
      ])
      expect(await store.staleTables('waiting', 50, 1)).toHaveLength(1)
      expect(await store.staleTables('finished', 50, 9)).toEqual([])
    })

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

    it('leases the bots that are asked, each once, until the lease ends', async () => {
      const store = await factory().open(50)
      const asked = { ...RUNNING, botAsked: true }
      const tables = Array.from({ length: 3 }, () => newTable(asked))
      for (const table of [newTable(RUNNING), ...tables]) await store.addTable(table)
      const ids = tables.map(({ id }) => id)
      expect(await store.claimBots(2)).toEqual(ids.slice(0, 2))
      expect(await store.claimBots(2)).toEqual(ids.slice(2))
      await sleep(60)
      expect(await store.claimBots(9)).toHaveLength(3)
      await store.commit({ table: ids[0]!, revision: 0, standing: RUNNING })
      await sleep(60)
      expect((await store.claimBots(9)).toSorted()).toEqual(ids.slice(1).toSorted())
      await store.close()
    })

    it('leases the bots of a table to whoever makes their turn come up, and as long as it says so', async () => {
      const store = await factory().open(1500)
      const table = newTable()
      await store.addTable(table)
      await store.commit({ table: table.id, revision: 0, standing: { ...RUNNING, botAsked: true } })
      for (let i = 0; i < 4; i++) {
        expect(await store.claimBots(9)).toEqual([])
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

    keeps('which tables were abandoned, place by place', async (store) => {
      const sinces = [5, 50, 5, 5, 50]
      const tables = sinces.map((since, i) => newTable({ ...(i === 2 ? RUNNING : {}), since }))
      tables[3] = newTable({ ...RUNNING, status: 'finished', since: 5 })
      for (const table of tables) await store.addTable(table)
      const found: string[] = []
      let places = 0
      for (let from: number | undefined = 0; from !== undefined; places++) {
        const page = await store.abandoned(20, from, 2)
        found.push(...page.tables.map(({ id, revision }) => `${id} ${revision}`))
        from = page.next
      }
      expect(found).toEqual([`${tables[0]!.id} 0`, `${tables[2]!.id} 0`])
      expect(places).toBe(3)
    })

    keeps('bans, one of each, until they are lifted', async (store) => {
      await store.addBan({ kind: 'guest', who: 'g1', reason: 'rude', at: 1 })
      await store.addBan({ kind: 'address', who: '10.0.0.1', reason: 'flood', at: 2 })
      await store.addBan({ kind: 'guest', who: 'g1', reason: 'rude again', at: 3 })
      await store.removeBan({ kind: 'guest', who: 'somebody else' })
      expect(await store.bans()).toEqual([
        { kind: 'guest', who: 'g1', reason: 'rude again', at: 3 },
        { kind: 'address', who: '10.0.0.1', reason: 'flood', at: 2 },
      ])
      await store.removeBan({ kind: 'guest', who: 'g1' })
      expect((await store.bans()).map(({ who }) => who)).toEqual(['10.0.0.1'])
    })

    keeps('the newest tables, public or not', async (store) => {
      const tables = [newTable(), newTable(), newTable()]
      for (const table of tables) await store.addTable(table)
      const newest = await store.newestTables(2)
      expect(newest.map(({ id }) => id)).toEqual([tables[2]!.id, tables[1]!.id])
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
  })
}
