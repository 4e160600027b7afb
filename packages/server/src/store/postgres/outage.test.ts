import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { newDatabase, restartPostgres } from '../../testing/postgres.ts'
import { LINE, newTable, RUNNING } from '../../testing/store-contract/samples.ts'
import { PostgresStore } from './store.ts'

/** Between a node and PostgreSQL: cuts the connection over which the next COMMIT goes, before or after it has arrived. */
class Wire {
  url = ''
  cut: 'before' | 'after' | undefined
  cuts = 0
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  private constructor(database: URL) {
    this.#server = createServer((near) => {
      const far = connect(Number(database.port || 5432), database.hostname)
      for (const socket of [near, far]) {
        this.#sockets.add(socket)
        socket.on('error', () => undefined).on('close', () => void (near.destroy(), far.destroy()))
      }
      let isCut = false
      far.on('data', (data) => void (isCut || near.write(data)))
      near.on('data', (data) => {
        const cut = data.includes('COMMIT') ? this.cut : undefined
        if (cut !== undefined) {
          isCut = true
          this.cut = undefined
          this.cuts++
        }
        // PostgreSQL answers when it has committed; the node never hears of it.
        if (cut === 'after') far.once('data', () => near.destroy())
        if (cut === 'before') near.destroy()
        else far.write(data)
      })
    })
  }

  static async to(database: string): Promise<Wire> {
    const url = new URL(database)
    const wire = new Wire(new URL(database))
    wire.#server.listen(0, '127.0.0.1')
    await once(wire.#server, 'listening')
    url.hostname = '127.0.0.1'
    url.port = String((wire.#server.address() as AddressInfo).port)
    wire.url = url.href
    return wire
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }
}

const closing: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

describe('a connection that breaks during a commit', () => {
  it.each(['before', 'after'] as const)('%s it has arrived: everything is written once', async (cut) => {
    const wire = await Wire.to(await newDatabase())
    closing.push(() => wire.close())
    const store = await PostgresStore.open(wire.url)
    closing.push(() => store.close())
    const [table, other] = [newTable(), newTable()]
    await store.addTable(table)
    wire.cut = cut
    const change = { table: table.id, revision: 0, standing: RUNNING, line: LINE }
    const [won, lost] = await Promise.all([
      store.commit(change),
      store.commit(change),
      store.addTable(other),
      store.addGuest({ id: 'g1', nickname: 'Ada' }, 'hash-1', 1),
    ])
    expect([wire.cuts, won, lost]).toEqual([1, true, false])
    expect(await store.table(table.id)).toMatchObject({ revision: 1, lines: 1 })
    expect(await store.lines(table.id, 0)).toEqual([LINE])
    expect(await store.table(other.id)).toEqual(other)
    expect(await store.guest('hash-1')).toMatchObject({ id: 'g1' })
  })
})

describe('PostgreSQL that restarts', () => {
  it.each(['INT', 'QUIT'] as const)('after SIG%s: no write is lost, doubled or refused', async (signal) => {
    const url = await newDatabase()
    // A restart takes longer than a write waits if the machine is busy enough.
    const store = await PostgresStore.open(url, { retryMs: 120_000 })
    closing.push(() => store.close())
    const tables = Array.from({ length: 5 }, () => newTable())
    for (const table of tables) await store.addTable(table)
    const stop = new AbortController()
    const counts = tables.map(async ({ id }) => {
      let revision = 0
      for (; !stop.signal.aborted; revision++) {
        const line = { ...LINE, decision: revision }
        expect(await store.commit({ table: id, revision, standing: RUNNING, line })).toBe(true)
      }
      return revision
    })
    const written = async (): Promise<number> => (await store.table(tables[0]!.id))!.lines
    const patient = { timeout: 120_000 }
    await expect.poll(written, patient).toBeGreaterThan(5)
    await restartPostgres(url, signal)
    await expect.poll(written, patient).toBeGreaterThan((await written()) + 1)
    stop.abort()
    for (const [i, count] of (await Promise.all(counts)).entries()) {
      const lines = await store.lines(tables[i]!.id, 0)
      expect(lines.map(({ decision }) => decision)).toEqual(Array.from({ length: count }, (_, n) => n))
    }
  })
})
