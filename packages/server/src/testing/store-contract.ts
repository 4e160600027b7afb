import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { talkContract } from './talk-contract.ts'
import type {
  Change,
  Page,
  Standing,
  Store,
  StoredLine,
  StoredResult,
  StoredTable,
  TableSummary,
} from '../store/store.ts'

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
  asked: null,
  clocks: null,
  due: null,
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

    keeps('the calendar of a guest until they are removed', async (store, again) => {
      await store.addGuest({ id: 'g1', nickname: 'Ada' }, 'hash-1', 1)
      expect(await store.calendar('g1')).toBeUndefined()
      const calendar = { zone: 'Europe/Warsaw', from: 480, to: 1320, holidays: ['2026-12-24'] }
      await store.setCalendar('g1', calendar)
      const later = await again()
      expect(await later.calendar('g1')).toEqual(calendar)
      expect(await later.calendar('g2')).toBeUndefined()
      await later.removeGuest('g1')
      expect(await later.calendar('g1')).toBeUndefined()
    })

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

    keeps(
      'credentials by their hash and kind, until they or their guest are removed',
      async (store, again) => {
        await store.addGuest({ id: 'g1', nickname: 'Ada' }, 'hash-1', 1)
        const token = {
          kind: 'token',
          hash: 'h1',
          id: 't1',
          guest: 'g1',
          data: { name: 'Robo' },
          created: 5,
        } as const
        const others = [
          { ...token, hash: 'h2', id: 't2', created: 6 },
          { ...token, hash: 'h3', id: 't3', guest: 'g2' },
          { ...token, hash: 'h4', id: 't4', guest: 'g1', created: 7 },
        ]
        for (const each of [token, ...others]) await store.addCredential(each)
        await expect(store.addCredential({ ...token, guest: 'g2' })).rejects.toThrow(/unique/i)
        const later = await again()
        expect(await later.credential('token', 'h1')).toEqual(token)
        expect(await later.credential('token', 't1')).toBeUndefined()
        const idsOf = async (guest: string) => (await later.credentialsOf(guest, 'token')).map(({ id }) => id)
        expect(await idsOf('g1')).toEqual(['t1', 't2', 't4'])
        await later.removeCredential('h2')
        expect(await idsOf('g1')).toEqual(['t1', 't4'])
        await later.removeGuest('g1')
        expect([await idsOf('g1'), await idsOf('g2')]).toEqual([[], ['t3']])
        await later.removeIdleGuests(50)
        expect(await idsOf('g2')).toEqual([])
      },
    )

    keeps('each device of a guest until they sign out', async (store, again) => {
      await store.addGuest({ id: 'g1', nickname: 'Ada' }, 'hash-1', 1)
      const cookie = { kind: 'cookie', hash: 'hash-2', id: 'c', guest: 'g1', data: null, created: 2 } as const
      await store.addCredential(cookie)
      await store.addCredential({ ...cookie, kind: 'phrase', hash: 'hash-3' })
      const later = await again()
      for (const hash of ['hash-1', 'hash-2']) expect(await later.guest(hash)).toMatchObject({ id: 'g1' })
      expect([await later.devices('g1'), await later.devices('g2')]).toEqual([2, 0])
      expect(await later.guestById('g1')).toEqual({ id: 'g1', nickname: 'Ada' })
      expect(await later.guestById('g2')).toBeUndefined()
      expect(await later.guest('hash-3')).toBeUndefined()
      await later.signOut('g1')
      for (const hash of ['hash-1', 'hash-2']) expect(await later.guest(hash)).toBeUndefined()
      expect(await later.devices('g1')).toBe(0)
      expect(await later.credential('phrase', 'hash-3')).toMatchObject({ guest: 'g1' })
      await later.addCredential(cookie)
      expect(await later.guest('hash-2')).toMatchObject({ id: 'g1' })
    })

    keeps('what works once to one of those who try', async (store) => {
      const code = { kind: 'device', hash: 'h1', id: 'd', guest: 'g1', data: { n: 1 }, created: 2 } as const
      await store.addCredential(code)
      await store.changeCredential('h1', { n: 2 })
      expect(await store.takeCredential('cookie', 'h1')).toBeUndefined()
      const taken = await Promise.all(Array.from({ length: 4 }, () => store.takeCredential('device', 'h1')))
      expect(taken.filter((each) => each !== undefined)).toEqual([{ ...code, data: { n: 2 } }])
      await store.addCredential(code)
      await store.addCredential({ ...code, hash: 'h2', created: 9 })
      await store.removeOldCredentials('device', 5)
      expect(await store.credential('device', 'h1')).toBeUndefined()
      expect(await store.credential('device', 'h2')).toBeDefined()
    })

    keeps('programs and tables of guests who become one', async (store) => {
      await store.addGuest({ id: 'g1', nickname: 'Ada' }, 'hash-1', 1)
      await store.addGuest({ id: 'g2', nickname: 'Countess' }, 'hash-2', 1)
      const table = newTable({ owner: 'g1' })
      await store.addTable(table)
      const token = { kind: 'token', hash: 'h1', id: 't', guest: 'g1', data: null, created: 2 } as const
      await store.addCredential(token)
      await store.addCredential({ ...token, kind: 'phrase', hash: 'h2' })
      await store.addCredential({ ...token, kind: 'share', hash: 'h3', id: 's' })
      await store.joinGuest('g1', 'g2')
      expect(await store.table(table.id)).toMatchObject({ owner: 'g2' })
      expect(await store.credential('token', 'h1')).toMatchObject({ guest: 'g2' })
      expect(await store.credential('phrase', 'h2')).toBeUndefined()
      expect(await store.credential('share', 'h3')).toMatchObject({ guest: 'g2' })
      expect(await store.guest('hash-1')).toBeUndefined()
    })

    const result = (guest: string, match: string, changes: Partial<StoredResult> = {}): StoredResult => ({
      guest,
      match,
      game: 'toy',
      seats: 2,
      at: 30,
      ending: 'played',
      place: 1,
      score: 7.5,
      rated: null,
      ...changes,
    })
    const ratedAs = (n: number): StoredResult['rated'] => ({
      n,
      rating: 1500 + n / 3,
      deviation: 300.25,
      volatility: 0.06,
    })
    /** Ends a match of these people. */
    const finish = async (store: Store, results: (match: string) => readonly StoredResult[]) => {
      const table = newTable({ ...RUNNING })
      await store.addTable(table)
      const standing = { ...RUNNING, status: 'finished' } as const
      const change: Change = {
        table: table.id,
        revision: 0,
        standing,
        line: LINE,
        results: results(table.id),
      }
      expect(await store.commit(change)).toBe(true)
      return change
    }
    const people = async (store: Store): Promise<void> => {
      for (const id of ['ada', 'ben']) await store.addGuest({ id, nickname: `${id}!` }, `hash-${id}`, 1)
    }

    keeps('results with the end of a match, once, and longer than its table', async (store, again) => {
      await people(store)
      const change = await finish(store, (match) => [
        result('ada', match, { rated: ratedAs(1) }),
        result('ben', match, { place: 2, score: 3 }),
      ])
      expect(await store.commit(change)).toBe(false)
      await store.commit({ table: change.table, revision: 1, removes: true })
      const later = await again()
      expect(await later.results('ada')).toEqual([change.results![0]])
      expect(await later.results('ben')).toEqual([change.results![1]])
      const theirs = { match: change.table, guest: 'ben', nickname: 'ben!', place: 2, score: 3 }
      expect(await later.rivals('ada')).toEqual([theirs])
      expect(await later.lastRated(['ada', 'ben'], 'toy', 2)).toEqual([change.results![0]])
      expect(await later.lastRated(['ada'], 'toy', 3)).toEqual([])
      expect(await later.lastRated(['ben'], 'toy', 2)).toEqual([])
    })

    keeps('one rating after the other: a second match cannot build on the same one', async (store) => {
      await people(store)
      await finish(store, (match) => [result('ada', match, { rated: ratedAs(1) })])
      await expect(finish(store, (match) => [result('ada', match, { rated: ratedAs(1) })])).rejects.toThrow(
        /unique/i,
      )
      expect(await store.results('ada')).toHaveLength(1)
      await finish(store, (match) => [result('ada', match, { at: 31, rated: ratedAs(2) })])
      expect((await store.lastRated(['ada'], 'toy', 2)).map(({ rated }) => rated)).toEqual([ratedAs(2)])
      expect((await store.results('ada')).map(({ at }) => at)).toEqual([31, 30])
    })

    keeps('whether others see the results of a guest', async (store, again) => {
      await people(store)
      await store.showResults('ada', true)
      const later = await again()
      expect(await later.guest('hash-ada')).toEqual({ id: 'ada', nickname: 'ada!', showsResults: true })
      expect(await later.guestById('ben')).toEqual({ id: 'ben', nickname: 'ben!' })
      await later.showResults('ada', false)
      expect(await later.guestById('ada')).toEqual({ id: 'ada', nickname: 'ada!' })
    })

    keeps('the results of others when a guest is removed', async (store) => {
      await people(store)
      const { results } = await finish(store, (match) => [
        result('ada', match, { rated: ratedAs(1) }),
        result('ben', match, { rated: ratedAs(1), place: 2 }),
      ])
      await store.removeGuest('ada')
      expect(await store.results('ada')).toEqual([])
      expect(await store.results('ben')).toEqual([results![1]])
      expect(await store.rivals('ben')).toEqual([])
      await store.removeIdleGuests(50)
      expect(await store.results('ben')).toEqual([])
    })

    keeps(
      'the results of guests who become one: one per match, and the rating of the person',
      async (store) => {
        await people(store)
        const rated = { rated: ratedAs(1) }
        await finish(store, (match) => [result('ada', match, rated), result('ben', match, rated)])
        await finish(store, (match) => [result('ben', match, { at: 31, rated: ratedAs(2) })])
        await finish(store, (match) => [result('ben', match, { at: 32, seats: 3, ...rated })])
        await store.joinGuest('ben', 'ada')
        const found = (await store.results('ada')).map(({ at, seats, rated: each }) => [at, seats, each?.n])
        expect(found).toEqual([
          [32, 3, 1],
          [31, 2, undefined],
          [30, 2, 1],
        ])
        expect(await store.results('ben')).toEqual([])
      },
    )

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

    it('does what has the same key one after the other, also if it fails', async () => {
      await withStore(async (store) => {
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
    })

    it('reads what is new at many tables, and which of them are gone', async () => {
      await withStore(async (store) => {
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
    })

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

    talkContract(keeps, newTable, RUNNING)
  })
}
