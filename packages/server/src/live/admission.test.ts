import { once } from 'node:events'
import { CLOSE, PATHS } from '@benben/protocol'
import { WebSocket } from 'ws'
import { afterEach, expect, it } from 'vitest'
import { Live, pairAt, TestServer, Visitor } from '../testing/server.ts'
import type { SocketLimits } from './admission.ts'

let server: TestServer
afterEach(() => server.end())
const open = async (sockets: Partial<SocketLimits>): Promise<void> =>
  void (server = await TestServer.open(undefined, undefined, undefined, { sockets }))

it('so many connections of one address, the next one when one of them has gone', async () => {
  await open({ address: 3 })
  const { id, ada, lives } = await pairAt(server)
  const third = await ada.live(id)
  await expect(Live.open(ada, id)).rejects.toThrow('429')
  await third.close()
  await expect
    .poll(() =>
      Live.open(ada, id).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  expect(lives.map(({ closed }) => closed)).toEqual([undefined, undefined])
})

it('so many at once too', async () => {
  await open({ address: 5 })
  const ada = await Visitor.named(server, 'Ada')
  const { id } = await ada.create({ watchable: true })
  const url = server.url.replace('http', 'ws') + PATHS.live(id)
  const sockets = Array.from({ length: 40 }, () => new WebSocket(url).on('error', () => undefined))
  const results = await Promise.all(
    sockets.map(async (socket) => {
      // A socket that is refused before the upgrade is closed too.
      const opened = once(socket, 'open').then(
        () => 'open',
        () => 'refused',
      )
      if ((await Promise.race([opened, once(socket, 'close').then(() => 'refused')])) === 'refused') return 0
      socket.send('{"type":"ping"}')
      return Promise.race([
        once(socket, 'message').then(([data]) => (String(data).includes('pong') ? 1 : 0)),
        once(socket, 'close').then(() => 0),
      ])
    }),
  )
  expect(results.filter((result) => result === 1)).toHaveLength(5)
  for (const socket of sockets) socket.terminate()
})

it('so many of one guest: a new one replaces the oldest', async () => {
  await open({ guest: 2 })
  const { id, ada, lives } = await pairAt(server)
  const second = await ada.live(id)
  await second.until(() => true)
  const third = await ada.live(id)
  await third.until(() => true)
  await expect(lives[0].next('pong')).rejects.toThrow('1006')
  for (const live of [second, third, lives[1]]) expect(live.closed).toBeUndefined()
})

it('so many spectators of one table; players always get in', async () => {
  await open({ table: 2 })
  const { id, ada, ben } = await pairAt(server, { watchable: true })
  const eve = new Visitor(() => server.url)
  const watching = [await eve.live(id), await eve.live(id)]
  for (const live of watching) await live.until(() => true)
  const refused = await eve.live(id)
  expect(await refused.next('error')).toMatchObject({ error: { code: 'protocol.too-many-connections' } })
  await expect(refused.next('pong')).rejects.toThrow(String(CLOSE.full))
  for (const player of [ada, ben]) await (await player.live(id)).until(() => true)
  await watching[0]!.close()
  await expect
    .poll(async () => {
      const live = await eve.live(id)
      return live.next('state').then(
        () => true,
        () => false,
      )
    })
    .toBe(true)
})
