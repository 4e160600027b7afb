import { aton } from '@benben/aton'
import { random, type Game } from '@benben/kernel'
import type { StateMessage } from '@benben/protocol'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SqliteStore } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import type { StoredTable } from '../store/stored-table.ts'
import { begin, newTable } from './opening.ts'
import { resume } from './resume.ts'
import { steadyTime } from '../clocks/time.ts'
import { Table } from './table.ts'

const folder = mkdtempSync(join(tmpdir(), 'benben-resume-'))
const game = aton as unknown as Game
let store: SqliteStore
beforeAll(() => void (store = new SqliteStore(join(folder, 'store.sqlite'))))
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The match of a table whose rules are those of the game. */
async function resumed(of: Store, by: Game, table: StoredTable) {
  const found = await resume(of, by, table)
  if (found.kind !== 'unchanged') throw new Error(`the match is ${found.kind}`)
  return found.match
}

async function begun(): Promise<Table> {
  const order = {
    game: 'aton',
    rules: game.rules,
    options: { red: 0 },
    owner: 'a',
    listed: false,
    watchable: false,
  }
  const seats = ['a', 'b'].map((guest) => ({ kind: 'person' as const, guest, name: guest, nonce: null }))
  const waiting = newTable(order, seats, 0)
  const full: StoredTable = { ...waiting, seats: waiting.seats.map((seat) => ({ ...seat, nonce: 'ff' })) }
  await store.addTable(full)
  await store.commit({
    table: full.id,
    revision: 0,
    ...begin(
      game,
      full,
      steadyTime(() => 0),
    ),
  })
  return Table.load(
    store,
    game,
    (await store.table(full.id))!,
    steadyTime(() => 0),
  )
}

/** Plays random moves; with `undos`, one time in three it undoes the last move instead. */
async function play(table: Table, moves: number, chance = random('resume'), undos = false): Promise<void> {
  for (let i = 0; i < moves && table.stored.status === 'running'; i++) {
    const { asked, canUndo } = table.state!
    const undo = undos && chance.below(3) === 0 ? [0, 1].find((each) => canUndo(each)) : undefined
    const seat = undo ?? table.stored.toAct[0]!
    const legal = asked[seat]!.moves
    const move = undo === undefined ? game.write(legal[chance.below(legal.length)]!) : undefined
    const answered = await table.answer(seat, {
      id: `answer-${i}`,
      decision: table.stored.decisions[seat]!,
      move,
    })
    expect(answered).toMatchObject({ ok: true })
  }
}

describe('a subscriber', () => {
  it('is told what the table knows while the disk is a move ahead of it', async () => {
    const behind = await begun()
    await play(behind, 4)
    const ahead = await Table.load(
      store,
      game,
      (await store.table(behind.stored.id))!,
      steadyTime(() => 0),
    )
    await play(ahead, 1)
    const heard: StateMessage[] = []
    await behind.subscribers.add({
      viewer: () => 0,
      version: 0,
      sendState: (json) => void heard.push(JSON.parse(json) as StateMessage),
      sendTable: () => undefined,
      isLooking: () => true,
      sendRemoved: () => undefined,
      fail: () => undefined,
    })
    expect(heard.map(({ version }) => version)).toEqual([behind.stored.versions[0]])
    await behind.refresh()
    await expect.poll(() => heard.at(-1)?.version).toBe(ahead.stored.versions[0])
  })
})

describe('a match that is read again', () => {
  it('stands where it stood, undo included', async () => {
    const table = await begun()
    const chance = random('again')
    for (let i = 0; i < 60; i++) {
      await play(table, 1, chance, true)
      const again = await resumed(store, game, (await store.table(table.stored.id))!)
      expect(again.position).toEqual(table.state!.position)
      expect([0, 1].map((seat) => again.canUndo(seat))).toEqual([0, 1].map(table.state!.canUndo))
    }
    expect((await store.lines(table.stored.id, 0)).some(({ kind }) => kind === 'undo')).toBe(true)
  })

  it('is read from its last snapshot, however long it has lasted', async () => {
    const table = await begun()
    await play(table, 80)
    const { id, lines } = table.stored
    expect(lines).toBeGreaterThan(80)
    const read: number[] = []
    const counting = new Proxy(store, {
      get: (target, name) => {
        if (name === 'lines')
          return async (of: string, from: number) => {
            const found = await target.lines(of, from)
            read.push(found.length)
            return found
          }
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
    await resumed(counting, game, (await store.table(id))!)
    const snapshot = (await store.snapshot(id))!
    expect(read).toEqual([lines - snapshot.lines])
    expect(read[0]).toBeLessThan(12)
  })

  it('goes on from its position where lines since the snapshot do not hold', async () => {
    const table = await begun()
    await play(table, 20)
    const stored = (await store.table(table.stored.id))!
    const changed: Game = { ...game, refuse: () => ({ code: 'aton.over', params: {}, rule: 'end' }) }
    const again = await resumed(store, changed, stored)
    expect(again.position).toEqual(table.state!.position)
    expect(again.canUndo(0) || again.canUndo(1)).toBe(false)
  })
})

describe('a table that two servers have in memory', () => {
  const answer = (table: Table, seat: number, id: string) => {
    const move = game.write(table.state!.asked[seat]!.moves[0]!)
    return table.answer(seat, { id, decision: table.stored.decisions[seat]!, move })
  }

  it('is changed by one at a time; the second looks again', async () => {
    const here = await begun()
    const there = await Table.load(
      store,
      game,
      (await store.table(here.stored.id))!,
      steadyTime(() => 0),
    )
    const both = await Promise.all([answer(here, 0, 'answer-here'), answer(there, 1, 'answer-there')])
    expect(both).toMatchObject([{ ok: true }, { ok: true }])
    await here.refresh()
    await there.refresh()
    expect(here.stored).toEqual(there.stored)
    expect(here.stored.lines).toBe(3)
    expect(here.state!.position).toEqual(there.state!.position)
  })

  it('counts an answer once that was given to both', async () => {
    const here = await begun()
    const there = await Table.load(
      store,
      game,
      (await store.table(here.stored.id))!,
      steadyTime(() => 0),
    )
    const both = await Promise.all([answer(here, 0, 'the-answer'), answer(there, 0, 'the-answer')])
    expect(both[0]).toMatchObject({ ok: true })
    expect(both[1]).toEqual(both[0])
    expect((await store.table(here.stored.id))!.lines).toBe(2)
  })

  it('tells those who listen there what happened here', async () => {
    const here = await begun()
    const there = await Table.load(
      store,
      game,
      (await store.table(here.stored.id))!,
      steadyTime(() => 0),
    )
    const heard: StateMessage[] = []
    const subscriber = {
      viewer: () => 1,
      version: 1,
      sendState: (json: string) => void heard.push(JSON.parse(json) as StateMessage),
      sendTable: () => undefined,
      isLooking: () => true,
      sendRemoved: () => undefined,
      fail: () => undefined,
    }
    await there.subscribers.add(subscriber)
    await answer(here, 0, 'answer-here')
    await there.refresh()
    await expect.poll(() => heard.map(({ version }) => version)).toEqual([1, 2])
    expect(heard[1]!.told).toMatchObject([{ version: 2, seat: 0 }])
  })
})
