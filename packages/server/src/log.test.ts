import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  PATHS,
  type DeviceAnswer,
  type FeedAnswer,
  type NewShareAnswer,
  type NewTokenAnswer,
  type PhraseAnswer,
  type WebhookAnswer,
} from '@benben/protocol'
import { afterAll, expect, it } from 'vitest'
import { ServerProcess } from './testing/process.ts'
import { Live, pairAt, playOut, Visitor } from './testing/server.ts'

const OPERATOR = 'the-token-of-the-operator'
const server = new ServerProcess([], {
  BENBEN_LOG: 'json',
  BENBEN_OPERATOR: OPERATOR,
  BENBEN_ORIGIN: 'https://play.example',
})
afterAll(() => server.end())

it('is JSON, names routes, and contains no cookie, seed, nonce, token or table', async () => {
  await server.start()
  const { id, ada, ben, lives } = await pairAt(server)
  await playOut(lives)
  await ada.get(PATHS.record(id))
  const { body: made } = await ada.post(PATHS.tokens, { name: 'Robo', scopes: ['play'] })
  const { token: program, secret: token } = made as NewTokenAnswer
  await new Visitor(() => server.url).ask('GET', PATHS.me, undefined, { authorization: `Bearer ${token}` })
  await ada.ask('DELETE', PATHS.token(program.id))
  const { secret: share } = (await ada.post(PATHS.shares(id), { hideNames: true })).body as NewShareAnswer
  expect((await ben.get(PATHS.shared(share))).status).toBe(200)
  for (const path of [`${PATHS.shared(share)}/more`, `${PATHS.shared(share)}%`])
    expect((await ben.get(path)).status).toBe(404)
  const { phrase } = (await ada.post(PATHS.phrase)).body as PhraseAnswer
  const { code } = (await ada.post(PATHS.device)).body as DeviceAnswer
  const phone = new Visitor(() => server.url)
  await phone.post(PATHS.signInByPhrase, { phrase })
  await phone.post(PATHS.signInByDevice, { code })
  const { url } = (await ada.post(PATHS.noticesFeed)).body as FeedAnswer
  const feed = new URL(url).pathname
  expect((await phone.get(feed)).status).toBe(200)
  const receiver = 'https://127.0.0.1/a-path-that-only-ada-knows'
  const { secret: webhook } = (await ada.post(PATHS.noticesWebhook, { url: receiver })).body as WebhookAnswer
  await ada.post(PATHS.noticesWebhookTest)
  await ada.ask('DELETE', PATHS.noticesFeed, '{}')
  // Mistakes are logged with care too.
  for (const path of [feed, `${feed}/more`, `${feed}%`]) expect((await phone.get(path)).status).toBe(404)
  await phone.ask('PUT', feed)
  await ada.post(PATHS.join(id), { nonce: 'f'.repeat(32), seat: 'x' })
  await ada.ask('POST', PATHS.tables, '{"secret":"half')
  await ada.get(`/api/nowhere?cookie=${ada.cookie}`)
  await ada.get('/%')
  const metrics = await ada.ask('GET', PATHS.metrics, undefined, { authorization: `Bearer ${OPERATOR}` })
  await ada.ask('GET', PATHS.metrics, undefined, { authorization: `Bearer ${OPERATOR}-wrong` })
  const stranger = await Live.open(new Visitor(() => server.url, 'benben=forged-cookie-of-a-stranger'), id)
  stranger.send('nonsense')
  await stranger.next('error')
  await server.stop('SIGTERM')

  const db = new DatabaseSync(join(server.folder, 'benben.sqlite'), { readOnly: true })
  const tables = db.prepare('SELECT seed, seats FROM tables').all() as { seed: string; seats: string }[]
  const guests = db.prepare('SELECT id, secret FROM guests').all() as { id: string; secret: string }[]
  db.close()
  const seats = tables.flatMap((table) => JSON.parse(table.seats) as { nonce: string }[])
  const secrets = [
    OPERATOR,
    token,
    share,
    phrase,
    code,
    feed.split('/').at(-1)!,
    webhook,
    receiver,
    phone.cookie!.split('=')[1]!,
    program.id,
    id,
    ...[ada, ben].map(({ cookie }) => cookie!.split('=')[1]!),
    'forged-cookie-of-a-stranger',
    'f'.repeat(32),
    ...tables.map(({ seed }) => seed),
    ...seats.map(({ nonce }) => nonce),
    ...guests.flatMap(({ id: guest, secret }) => [guest, secret]),
  ]
  const lines = [...server.printed, ...server.complaints.split('\n').filter((line) => line !== '')]
  const routes = lines.map((line) => (JSON.parse(line) as { route?: string }).route)
  expect(routes).toContain('/api/tables/:id/join')
  expect(routes).toContain('/api/metrics')
  expect(routes).toContain('/api/feed/:secret')
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(20)
    expect([...lines, String(metrics.body)].filter((line) => line.includes(secret))).toEqual([])
  }
})
