import { PATHS } from '@benben/protocol'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pairAt, playOut, TestServer, Visitor } from '../testing/server.ts'
import { Expiry } from './expiry.ts'

const DAY = 86_400_000
let server: TestServer
beforeEach(async () => void (server = await TestServer.open()))
afterEach(() => server.end())

it('nobody has more than fifty unfinished tables, however many they ask for at once', async () => {
  const ada = await Visitor.named(server, 'Ada')
  const order = { game: 'aton', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const answers = await Promise.all(Array.from({ length: 300 }, () => ada.post(PATHS.tables, order)))
  const count = (status: number): number => answers.filter((answer) => answer.status === status).length
  expect([count(200), count(409)]).toEqual([50, 250])
  const ben = await Visitor.named(server, 'Ben')
  expect((await ben.post(PATHS.tables, order)).status).toBe(200)
})

it('a rematch counts too', async () => {
  const { id, ada, ben, lives } = await pairAt(server)
  await playOut(lives)
  for (let i = 0; i < 50; i++) await ada.create()
  const refused = await ada.post(PATHS.rematch(id))
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'protocol.too-many-tables' } } })
  expect((await ben.post(PATHS.rematch(id))).status).toBe(200)
})

it('abandoned tables expire: they are gone for everybody, and lock nobody out', async () => {
  const { id, ada, lives } = await pairAt(server)
  const waiting = await ada.create({ listed: true })
  const watcher = await new Visitor(() => server.url).live(waiting.id)
  await watcher.next('table')
  const { store, tables } = server.service
  const expiry = (ahead: number): Expiry =>
    new Expiry({ store, tables, days: 30, clock: () => Date.now() + ahead * DAY, onError: () => undefined })
  expect(await expiry(29).run()).toBe(0)
  expect((await ada.get(PATHS.table(waiting.id))).status).toBe(200)

  expect(await expiry(31).run()).toBe(2)
  expect(await watcher.next('error')).toMatchObject({ error: { code: 'protocol.no-table' } })
  await expect(lives[0].next('pong')).rejects.toThrow('4004')
  for (const gone of [id, waiting.id]) expect((await ada.get(PATHS.table(gone))).status).toBe(404)
  for (const path of [PATHS.mine, PATHS.open]) expect((await ada.get(path)).body).toEqual({ tables: [] })
  expect(tables.size).toBe(0)
})

it('finished tables stay, and a rematch that expired can be asked for again', async () => {
  const { id, ada, lives } = await pairAt(server)
  await playOut(lives)
  const first = (await ada.post(PATHS.rematch(id))).body as { table: { id: string } }
  const { store, tables } = server.service
  const clock = (): number => Date.now() + 100 * DAY
  expect(await new Expiry({ store, tables, days: 30, clock, onError: () => undefined }).run()).toBe(1)
  expect((await ada.get(PATHS.record(id))).status).toBe(200)
  const again = (await ada.post(PATHS.rematch(id))).body as { table: { id: string } }
  expect(again.table.id).not.toBe(first.table.id)
})
