import { expect } from 'vitest'
import type { Store } from '../../store/store.ts'
import type { StoredTable } from '../../store/stored-table.ts'
import type { NewTalk, StoredTalk } from '../../store/talk-store.ts'
import type { Keeps } from './keeps.ts'
import { newTable, RUNNING } from './samples.ts'

const line = (id: string, changes: Partial<NewTalk> = {}): NewTalk => ({
  room: 'table',
  guest: 'ada',
  name: 'Ada',
  seat: 0,
  id,
  text: `text of ${id}`,
  phrase: null,
  at: 50,
  ...changes,
})

const idsOf = (lines: readonly StoredTalk[]): string[] => lines.map(({ id }) => id)

/** What every store keeps of talk and notes. */
export function talkContract(keeps: Keeps): void {
  const opened = async (store: Store, changes: Partial<StoredTable> = {}): Promise<string> => {
    const table = newTable(changes)
    await store.addTable(table)
    return table.id
  }

  keeps('talk in its order, each line once, and tells what is new', async (first, again) => {
    const table = await opened(first)
    const other = await opened(first)
    await first.talk.say(table, line('line-1'))
    await first.talk.say(table, line('line-1', { text: 'a retry' }))
    await first.talk.say(table, line('line-1', { guest: 'ben', name: 'Ben', seat: 1 }))
    await first.talk.say(other, line('line-9', { phrase: 'talk.phrase.hello', text: null, seat: null }))
    const store = await again()
    const all = await store.talk.since(table, 0, 10)
    expect(all).toEqual({
      version: 2,
      isCut: false,
      lines: [
        { ...line('line-1'), n: 1, version: 1 },
        { ...line('line-1', { guest: 'ben', name: 'Ben', seat: 1 }), n: 2, version: 2 },
      ],
    })
    expect((await store.talk.since(table, 1, 10)).lines.map(({ n }) => n)).toEqual([2])
    expect(await store.talk.since(table, 2, 10)).toEqual({ version: 2, isCut: false, lines: [] })
    expect((await store.talk.since(other, 0, 10)).lines[0]).toMatchObject({
      text: null,
      phrase: 'talk.phrase.hello',
      seat: null,
    })
    expect(await store.talk.versions([table, other, 'nowhere'])).toEqual(
      new Map([
        [table, 2],
        [other, 1],
      ]),
    )
    // A table that is gone takes nothing.
    await store.talk.say('nowhere', line('line-2'))
    expect(await store.talk.since('nowhere', 0, 10)).toEqual({ version: 0, isCut: false, lines: [] })
  })

  keeps('the newest lines of each room, so that one cannot push out the other', async (store) => {
    const table = await opened(store)
    await store.talk.say(table, line('of-players'))
    for (let i = 0; i < 5; i++) await store.talk.say(table, line(`watcher-${i}`, { room: 'watchers' }))
    const { lines, isCut } = await store.talk.since(table, 0, 3)
    expect(idsOf(lines)).toEqual(['of-players', 'watcher-2', 'watcher-3', 'watcher-4'])
    expect(isCut).toBe(true)
    const around = await store.talk.around(table, 'watchers', lines[2]!.n, 1)
    expect(idsOf(around)).toEqual(['watcher-2', 'watcher-3', 'watcher-4'])
  })

  keeps('lines said at once apart, without a gap', async (store) => {
    const table = await opened(store)
    const ids = Array.from({ length: 20 }, (_, i) => `at-once-${i}`)
    await Promise.all(ids.map((id) => store.talk.say(table, line(id))))
    const { lines } = await store.talk.since(table, 0, 100)
    expect(lines.map(({ n }) => n)).toEqual(ids.map((_, i) => i + 1))
    expect(idsOf(lines).toSorted()).toEqual(ids.toSorted())
  })

  keeps('only so many lines', async (store) => {
    const table = await opened(store)
    for (let i = 0; i < 6; i++)
      await Promise.all(Array.from({ length: 100 }, (_, j) => store.talk.say(table, line(`many-${i}-${j}`))))
    const { lines, version } = await store.talk.since(table, 0, 5000)
    expect(version).toBe(600)
    expect(lines.length).toBe(500)
    expect(lines[0]!.n).toBe(101)
  })

  keeps('the place of a line that is deleted, and tells of it', async (store) => {
    const table = await opened(store)
    for (const id of ['line-1', 'line-2', 'line-3']) await store.talk.say(table, line(id))
    await store.talk.wipe(table, 2)
    await store.talk.wipe(table, 7)
    const { version, lines } = await store.talk.since(table, 3, 10)
    expect(version).toBe(4)
    expect(lines).toEqual([{ ...line('line-2', { text: null }), n: 2, version: 4 }])
    await store.talk.say(table, line('line-4'))
    expect(await store.talk.line(table, 5)).toMatchObject({ id: 'line-4', version: 5 })
    expect(await store.talk.line(table, 4)).toBeUndefined()
  })

  keeps('whom people muted and blocked', async (store) => {
    const block = { id: 'b1', guest: 'ada', other: 'eve', kind: 'mute', name: 'Eve', at: 1 } as const
    await store.talk.block(block)
    expect(await store.talk.hasBlocked('ada', 'eve')).toBe(false)
    await store.talk.block({ ...block, id: 'b2', kind: 'block', at: 2 })
    expect(await store.talk.blocksOf('ada')).toEqual([{ ...block, kind: 'block', at: 2 }])
    expect(await store.talk.hasBlocked('ada', 'eve')).toBe(true)
    expect(await store.talk.hasBlocked('eve', 'ada')).toBe(false)
    await store.talk.unblock('eve', 'b1')
    expect(await store.talk.blocksOf('ada')).toHaveLength(1)
    await store.talk.unblock('ada', 'b1')
    expect(await store.talk.blocksOf('ada')).toEqual([])
  })

  keeps('reports, each once, until they are closed', async (store) => {
    const table = await opened(store)
    const report = {
      id: 'r1',
      table,
      n: 3,
      guest: 'eve',
      name: 'Eve',
      reporter: 'ada',
      reason: 'rude',
      at: 5,
    }
    await store.talk.report(report)
    await store.talk.report({ ...report, id: 'r2' })
    await store.talk.report({ ...report, id: 'r3', n: 0, at: 6 })
    expect(await store.talk.reports(10)).toEqual([{ ...report, id: 'r3', n: 0, at: 6 }, report])
    expect((await store.talk.reportsBy('ada')).map(({ id }) => id)).toEqual(['r1', 'r3'])
    await store.talk.closeReport('r1')
    expect((await store.talk.reports(10)).map(({ id }) => id)).toEqual(['r3'])
  })

  keeps('notes of each person, and does not overwrite newer ones', async (store, again) => {
    const table = await opened(store)
    const write = (guest: string, text: string, version: number): Promise<boolean> =>
      store.talk.writeNote(guest, table, { text, version, at: 9 })
    expect(await write('ada', 'keep 2 granite', 1)).toBe(true)
    expect(await write('ben', 'Ada wants granite', 1)).toBe(true)
    expect(await write('ada', 'from an older window', 1)).toBe(false)
    expect(await write('ada', 'keep 3 granite', 2)).toBe(true)
    const later = await again()
    expect(await later.talk.note('ada', table)).toEqual({ text: 'keep 3 granite', version: 2, at: 9 })
    expect(await later.talk.note('eve', table)).toBeUndefined()
    expect(await later.talk.notesOf('ben')).toEqual([{ table, text: 'Ada wants granite', version: 1, at: 9 }])
  })

  keeps('talk of matches that are over until it is old', async (store) => {
    const over = { ...RUNNING, status: 'finished', since: 100 } as const
    const [old, young, open, silent] = [
      await opened(store, over),
      await opened(store, { ...over, since: 300 }),
      await opened(store, { ...RUNNING, since: 1 }),
      await opened(store, over),
    ]
    for (const table of [old, young, open]) await store.talk.say(table, line('line-1'))
    const report = {
      id: 'r9',
      table: silent,
      n: 0,
      guest: 'eve',
      name: 'Eve',
      reporter: 'ada',
      reason: '',
      at: 5,
    }
    await store.talk.report(report)
    expect((await store.talk.old(200, 10)).toSorted()).toEqual([old, silent].toSorted())
    for (const table of [old, silent]) await store.talk.remove(table)
    expect(await store.talk.old(200, 10)).toEqual([])
    expect(await store.talk.reports(10)).toEqual([])
    expect((await store.talk.since(old, 0, 10)).lines).toEqual([])
    expect((await store.talk.since(young, 0, 10)).lines).toHaveLength(1)
    // Numbers go on, so that nobody takes a new line for one they have.
    await store.talk.say(old, line('line-2'))
    expect((await store.talk.since(old, 1, 10)).lines.map(({ n }) => n)).toEqual([2])
  })

  keeps('nothing that a person said or wrote who is forgotten', async (store) => {
    const table = await opened(store)
    const eve = { guest: 'eve', name: 'Eve', seat: null }
    await store.talk.say(table, line('line-1'))
    await store.talk.say(table, line('line-2', eve))
    await store.talk.say(table, line('line-3', eve))
    await store.talk.writeNote('eve', table, { text: 'mine', version: 1, at: 1 })
    const block = { id: 'b5', guest: 'eve', other: 'ada', kind: 'mute', name: 'Ada', at: 1 } as const
    await store.talk.block(block)
    await store.talk.block({ ...block, id: 'b6', guest: 'ada', other: 'eve', name: 'Eve' })
    const report = { id: 'r5', table, n: 2, guest: 'eve', name: 'Eve', reporter: 'ada', reason: '', at: 5 }
    await store.talk.report(report)
    expect(await store.talk.forget('eve')).toEqual([table])
    const { lines, version } = await store.talk.since(table, 3, 10)
    expect(version).toBe(4)
    expect(lines).toMatchObject([
      { n: 2, guest: '', name: '', text: null, version: 4 },
      { n: 3, guest: '', name: '', text: null, version: 4 },
    ])
    expect(await store.talk.saidBy('eve')).toEqual([])
    expect(await store.talk.notesOf('eve')).toEqual([])
    expect(await store.talk.blocksOf('eve')).toEqual([])
    expect(await store.talk.blocksOf('ada')).toEqual([])
    expect(await store.talk.reports(10)).toEqual([])
    expect((await store.talk.saidBy('ada')).map(({ line: { id } }) => id)).toEqual(['line-1'])
  })

  keeps('what two guests said and wrote when they become one', async (store) => {
    const [both, one] = [await opened(store), await opened(store)]
    await store.talk.say(both, line('line-1', { guest: 'from' }))
    await store.talk.say(both, line('line-1', { guest: 'to' }))
    await store.talk.say(one, line('line-1', { guest: 'from' }))
    for (const [guest, table] of [
      ['from', both],
      ['to', both],
      ['from', one],
    ] as const)
      await store.talk.writeNote(guest, table, { text: `of ${guest}`, version: 1, at: 1 })
    await store.talk.block({ id: 'b7', guest: 'from', other: 'eve', kind: 'block', name: 'Eve', at: 1 })
    await store.talk.block({ id: 'b8', guest: 'ben', other: 'from', kind: 'block', name: 'From', at: 1 })
    await store.talk.join('from', 'to')
    expect((await store.talk.notesOf('to')).map(({ text }) => text).toSorted()).toEqual([
      'of from',
      'of to\nof from',
    ])
    expect((await store.talk.saidBy('to')).map(({ table }) => table).toSorted()).toEqual(
      [both, one].toSorted(),
    )
    expect(await store.talk.hasBlocked('to', 'eve')).toBe(true)
    expect(await store.talk.hasBlocked('ben', 'to')).toBe(true)
    expect(await store.talk.saidBy('from')).toEqual([])
  })

  keeps('no talk, notes or reports of a table that is removed, and none of guests who are', async (store) => {
    const table = await opened(store)
    await store.addGuest({ id: 'kept', nickname: 'Kim' }, 'hash-kept', 1)
    await store.talk.say(table, line('line-1'))
    for (const guest of ['kept', 'lost'])
      await store.talk.writeNote(guest, table, { text: 'note', version: 1, at: 1 })
    await store.talk.removeLost()
    expect(
      [await store.talk.notesOf('kept'), await store.talk.notesOf('lost')].map(({ length }) => length),
    ).toEqual([1, 0])
    await store.commit({ table, revision: 0, removes: true })
    expect(await store.talk.notesOf('kept')).toEqual([])
    expect(await store.talk.saidBy('ada')).toEqual([])
    expect(await store.talk.versions([table])).toEqual(new Map())
  })
}
