import { PATHS } from '@benben/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pairAt, TestServer, Visitor } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => void (server = await TestServer.open()))
afterAll(() => server.end())

it('a guest deletes what is stored of them; the others see a former player, and keep the match', async () => {
  const { ada, ben, lives } = await pairAt(server)
  const waiting = await ada.create({ listed: true })
  await lives[0].move(lives[0].state!.decision!.moves.at(-1)!)
  const { status, headers, body } = await ada.ask('DELETE', PATHS.guest)
  expect({ status, body }).toEqual({ status: 200, body: { guest: null } })
  expect(headers.get('set-cookie')).toMatch(/benben=;.*Expires=Thu, 01 Jan 1970/)

  const seen = await lives[1].next('table', ({ table }) => table.seats[0]!.name !== 'Ada')
  expect(seen.table.seats.map(({ name }) => name)).toEqual(['former player', 'Ben'])
  expect((await ben.get(PATHS.table(waiting.id))).status).toBe(404)
  const { body: mine } = await ben.get(PATHS.mine)
  expect(JSON.stringify(mine)).not.toContain('Ada')
  expect(await lives[1].move(lives[1].state!.decision!.moves.at(-1)!)).toMatchObject({ type: 'ack' })
})

it('the secret of a deleted guest opens nothing', async () => {
  const { id, ada } = await pairAt(server)
  const { cookie } = ada
  await ada.ask('DELETE', PATHS.guest)
  const thief = new Visitor(() => server.url, cookie)
  expect((await thief.get(PATHS.me)).body).toEqual({ guest: null })
  const live = await thief.live(id)
  expect(await live.next('error')).toMatchObject({ error: { code: 'protocol.not-watchable' } })
  expect((await thief.ask('DELETE', PATHS.guest)).status).toBe(401)
})
