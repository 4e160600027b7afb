import { CLOSE, PATHS, PROTOCOL, type TableInfo } from '@benben/protocol'
import { random } from '@benben/kernel'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Live, pairAt, playOut, TestServer, Visitor } from '../testing/server.ts'

let server: TestServer
beforeEach(async () => void (server = await TestServer.open()))
afterEach(() => server.end())

it('a client that cannot be brought up to date is asked to reconnect, and the server goes on', async () => {
  const { id, ada, lives } = await pairAt(server)
  const { store } = server.service
  const read = store.lines.bind(store)
  const [isReading, mayRead] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const lines = vi
    .spyOn(store, 'lines')
    .mockImplementationOnce(async (...of) => {
      isReading.resolve()
      await mayRead.promise
      return read(...of)
    })
    .mockRejectedValueOnce(new Error('the disk is gone'))
  const late = await Live.open(ada, id)
  late.send({ type: 'hello', protocol: PROTOCOL, version: 0 })
  await isReading.promise
  // What is broadcast now cannot be sent to whoever has nothing before it.
  await playOut(lives, random('behind'), 1)
  await expect.poll(() => late.closed).toBe(CLOSE.restart)
  mayRead.resolve()
  expect(lines).toHaveBeenCalledTimes(2)
  const again = await ada.live(id)
  const version = lives[0].state!.version
  expect(await again.until((state) => state.version === version)).toMatchObject({ version })
  await playOut(lives)
})

/** A table that waits for a second guest, and a connection to it whose hello finds what `newer` answers. */
async function lateHello(newer: () => Promise<never>): Promise<Live> {
  const ada = await Visitor.named(server, 'Ada')
  const ben = await Visitor.named(server, 'Ben')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { table } = (await ada.post(PATHS.tables, { game: 'aton', seats })).body as { table: TableInfo }
  const late = await Live.open(ben, table.id)
  vi.spyOn(server.service.store, 'newer').mockImplementationOnce(newer)
  late.send({ type: 'hello', protocol: PROTOCOL, version: 0 })
  return late
}

it('a hello to a table that was cancelled meanwhile says so and closes for good', async () => {
  const late = await lateHello(async () => new Map() as never)
  await expect.poll(() => late.closed).toBe(CLOSE.gone)
})

it('a hello that fails asks the client to reconnect', async () => {
  const late = await lateHello(async () => Promise.reject(new Error('the disk is gone')))
  await expect.poll(() => late.closed).toBe(CLOSE.restart)
})
