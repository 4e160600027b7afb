import { createHmac } from 'node:crypto'
import { GAMES } from '@benben/bots'
import { random } from '@benben/kernel'
import {
  PATHS,
  type Choices,
  type FeedAnswer,
  type Notice,
  type Notices,
  type StateMessage,
  type TableAnswer,
  type WebhookAnswer,
} from '@benben/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PushBrowser } from '../testing/push-browser.ts'
import { Receiver } from '../testing/receiver.ts'
import { pairAt, playOut, TestServer, type Live, type Visitor } from '../testing/server.ts'

const ORIGIN = 'https://play.example'
let receiver: Receiver
let server: TestServer
beforeAll(async () => {
  receiver = await Receiver.open()
  const { outside } = receiver
  server = await TestServer.open(GAMES, undefined, undefined, { origin: ORIGIN, outside })
})
afterAll(async () => {
  await server.end()
  await receiver.close()
})
beforeEach(() => {
  receiver.received.length = 0
  receiver.answer = (response) => void response.writeHead(201).end()
})

const SECOND = 1000
const HOUR = 3600 * SECOND

/** Lets time pass, and sends what is due. */
async function pass(milliseconds: number): Promise<void> {
  server.ahead += milliseconds
  await server.notices.runner.settled()
}

const choose = async (visitor: Visitor, choices: Partial<Choices>): Promise<Notices> => {
  const all = { push: [], feed: [], webhook: [], ...choices }
  const { status, body } = await visitor.post(PATHS.notices, { choices: all, quiet: false })
  expect(status).toBe(200)
  return body
}
const noticesOf = async (visitor: Visitor): Promise<Notices> => (await visitor.get(PATHS.notices)).body
const setWebhook = async (visitor: Visitor, path = '/'): Promise<string> => {
  const { body } = await visitor.post(PATHS.noticesWebhook, { url: receiver.url('hooks.example', path) })
  return (body as WebhookAnswer).secret
}
const told = (): Notice[] => receiver.received.map(({ body }) => JSON.parse(body.toString()) as Notice)

/** Two people at a table of Aton; Ada is away, and Ben plays until it is Ada's turn. */
async function awayAt() {
  const { id, ada, ben, lives } = await pairAt(server)
  await lives[0].close()
  return { id, ada, ben, live: lives[1] }
}

const isOwed = ({ decision }: StateMessage): boolean => decision?.owed === true

/** Somebody whose turn it is plays until the match waits for the other one. */
async function passTurn(live: Live): Promise<void> {
  await live.until(isOwed)
  while (isOwed(live.state!)) {
    const before = live.state!.version
    await live.move(live.state!.decision!.moves.at(-1)!)
    await live.until(({ version }) => version > before)
  }
}

/** Some moves, after which it is the turn of the first one. */
async function playOn(lives: readonly [Live, Live]): Promise<void> {
  await playOut(lives, random('some'), 6)
  await Promise.race(lives.map((live) => live.until(isOwed)))
  if (isOwed(lives[1].state!)) await passTurn(lives[1])
  await lives[0].until(isOwed)
}

describe('whoever has chosen nothing', () => {
  it('is told nothing, and has nothing in the outbox', async () => {
    const { ada, lives } = await pairAt(server)
    expect(await noticesOf(ada)).toEqual({
      ways: ['push', 'feed', 'webhook'],
      choices: { push: [], feed: [], webhook: [] },
      quiet: false,
      language: null,
      pushKey: expect.stringMatching(/^[\w-]{87}$/) as string,
      devices: 0,
      feed: null,
      webhook: null,
    })
    await setWebhook(ada)
    await playOut(lives, random('nothing'), 8)
    await lives[0].close()
    expect(await server.service.store.outbox.claim(Number.MAX_SAFE_INTEGER, 1, 10)).toEqual([])
    await pass(HOUR)
    expect(receiver.received).toEqual([])
  })
})

describe('a push message', () => {
  it('tells a browser that is closed whose turn it is, once; only the browser can read it', async () => {
    const { id, ada, live } = await awayAt()
    const browser = new PushBrowser()
    const endpoint = receiver.url('push.example', '/send/ada')
    expect((await ada.post(PATHS.noticesPush, { endpoint, keys: browser.keys })).status).toBe(200)
    // The same browser again.
    expect((await ada.post(PATHS.noticesPush, { endpoint, keys: browser.keys })).body).toMatchObject({
      devices: 1,
    })
    await choose(ada, { push: ['turn'] })
    // What was asked before she chose is no news; Ben's move asks her again only after she has answered.
    const adas = await ada.live(id)
    await adas.until(() => true)
    await playOn([adas, live])
    await passTurn(adas)
    await adas.close()
    await passTurn(live)
    await pass(5 * SECOND)
    expect(receiver.received).toEqual([])
    await pass(6 * SECOND)
    await pass(HOUR)
    expect(receiver.received).toHaveLength(1)
    const [{ path, headers, body }] = receiver.received as [(typeof receiver.received)[0]]
    expect(path).toBe('/send/ada')
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      topic: id,
      authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/) as string,
    })
    expect(browser.read(body)).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/) as string,
      at: expect.any(Number) as number,
      occasion: 'turn',
      text: 'Aton with Ben: it is your turn.',
      url: `${ORIGIN}/table/${id}`,
      table: id,
      game: 'aton',
    })
    // Once more: the browser is gone.
    receiver.answer = (response) => void response.writeHead(410).end()
    const back = await ada.live(id)
    await passTurn(back)
    await back.close()
    await passTurn(live)
    await pass(11 * SECOND)
    await pass(HOUR)
    expect(receiver.received).toHaveLength(2)
    expect(await noticesOf(ada)).toMatchObject({ devices: 0 })
  })

  it.each([
    ['http://push.example/send', undefined, 'protocol.no-receiver'],
    ['https://push.example/send', { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }, 'protocol.no-push-keys'],
  ])('is not sent to %s', async (endpoint, keys, code) => {
    const { ada } = await awayAt()
    const { status, body } = await ada.post(PATHS.noticesPush, {
      endpoint,
      keys: keys ?? new PushBrowser().keys,
    })
    expect([status, body]).toMatchObject([400, { error: { code } }])
  })
})

describe('at night', () => {
  it('nothing is sent; in the morning one summary tells what is still so', async () => {
    const { id, ada, ben, lives } = await pairAt(server)
    await setWebhook(ada, '/ada')
    const choices = { push: [], feed: [], webhook: ['over', 'invitation'] }
    await ada.post(PATHS.notices, { choices, quiet: true })
    // It is the middle of a night of four hours.
    const now = new Date(Date.now() + server.ahead)
    const minute = now.getUTCHours() * 60 + now.getUTCMinutes()
    const [from, to] = [(minute + 120) % 1440, (minute + 1320) % 1440]
    const calendar = { zone: 'UTC', from, to, holidays: [] }
    expect((await ada.post(PATHS.calendar, calendar)).status).toBe(200)
    await lives[0].close()
    await ben.post(PATHS.act(id), { act: 'concede' })
    await ben.post(PATHS.rematch(id))
    await pass(HOUR)
    expect(receiver.received).toEqual([])
    await pass(1.1 * HOUR)
    expect(told().map(({ occasion }) => occasion)).toEqual(['summary'])
    expect(told()[0]!.text).toMatch(/1 .*1 /)
  })
})

describe('a reminder at half time', () => {
  const clock = { bank: 48 * 3600, increment: 0, cap: 48 * 3600 }
  const late = { act: 'nothing' } as const

  it('is told once, by turn, to whoever chose it and has not answered', async () => {
    const { lives, ada, ben } = await pairAt(server, { pace: { kind: 'turn', clock, late } })
    await setWebhook(ada, '/ada')
    await setWebhook(ben, '/ben')
    await choose(ada, { webhook: ['reminder'] })
    await choose(ben, { webhook: ['turn'] })
    await playOn(lives)
    await passTurn(lives[0])
    await passTurn(lives[1])
    // Looked at when the turn would be told.
    await pass(11 * SECOND)
    for (const live of lives) await live.close()
    await pass(20 * HOUR)
    expect(told().filter(({ occasion }) => occasion === 'reminder')).toEqual([])
    await pass(8 * HOUR)
    // It says when it was told, not when the turn began.
    const half = told().find(({ occasion }) => occasion === 'reminder')!
    expect(Date.now() + server.ahead - half.at).toBeLessThan(HOUR)
    await pass(18 * HOUR)
    expect(told().filter(({ occasion }) => occasion === 'reminder')).toMatchObject([
      { text: 'Aton with Ben: half of your time for this turn is up.' },
    ])
  })

  it('is not written where all play at the same time', async () => {
    const live = { bank: 3600, increment: 0, cap: 3600 }
    const { lives, ada } = await pairAt(server, { pace: { kind: 'live', clock: live, late } })
    await setWebhook(ada, '/ada')
    await choose(ada, { webhook: ['reminder'] })
    await playOn(lives)
    await passTurn(lives[0])
    await passTurn(lives[1])
    for (const each of lives) await each.close()
    await pass(HOUR)
    expect(told()).toEqual([])
  })
})

describe('a webhook', () => {
  it('is signed with its time, and tells of rematches and ends', async () => {
    const { id, ada, ben, lives } = await pairAt(server)
    const secret = await setWebhook(ada, '/ada')
    await choose(ada, { webhook: ['over', 'invitation'] })
    await lives[0].close()
    await ben.post(PATHS.act(id), { act: 'concede' })
    const { body } = await ben.post(PATHS.rematch(id))
    const next = (body as TableAnswer).table.id
    await pass(11 * SECOND)
    expect(
      told()
        .map(({ occasion, text, table }) => `${occasion} ${table} ${text}`)
        .toSorted(),
    ).toEqual([
      `invitation ${next} Aton with Ben: a rematch waits for you.`,
      `over ${id} Aton with Ben: the game is over.`,
    ])
    for (const { headers, body: sent } of receiver.received) {
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
      const signed = `${headers['webhook-id'] as string}.${headers['webhook-timestamp'] as string}.${sent.toString()}`
      expect(headers['webhook-signature']).toBe(
        `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
      )
      expect(
        Math.abs(Number(headers['webhook-timestamp']) * SECOND - Date.now() - server.ahead),
      ).toBeLessThan(HOUR)
    }
  })

  it('is tried again after longer and longer times under the same id, then given up; in the end it is off', async () => {
    const { ada, ben, lives, id } = await pairAt(server)
    await setWebhook(ada)
    await choose(ada, { webhook: ['over'] })
    await lives[0].close()
    receiver.answer = (response) => void response.writeHead(500).end()
    await ben.post(PATHS.act(id), { act: 'concede' })
    const tries: number[] = []
    for (const wait of [11, 31, 121, 601, 3601, 6 * 3601, 24 * 3600]) {
      await pass(wait * SECOND)
      tries.push(receiver.received.length)
    }
    expect(tries).toEqual([1, 2, 3, 4, 5, 6, 6])
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(6)
    expect((await noticesOf(ada)).webhook).toMatchObject({ last: { why: 'status', status: 500 }, off: null })
    // Further failures, more than six hours after the first one.
    for (let i = 0; i < 2; i++) await ada.post(PATHS.noticesWebhookTest)
    const { webhook } = await noticesOf(ada)
    expect(webhook!.off).toBe(webhook!.last!.at)
    const { length } = receiver.received
    const again = await ben.create()
    await ben.join(again.id)
    await ada.join(again.id)
    await ben.post(PATHS.act(again.id), { act: 'concede' })
    await pass(HOUR)
    expect(receiver.received).toHaveLength(length)
    // A test that arrives switches it on.
    receiver.answer = (response) => void response.writeHead(204).end()
    expect((await ada.post(PATHS.noticesWebhookTest)).body).toMatchObject({
      webhook: { last: { why: null, status: 204 }, off: null },
    })
  })

  it('says why nothing arrived', async () => {
    const { ada } = await pairAt(server)
    const url = receiver.url('[::1]')
    await ada.post(PATHS.noticesWebhook, { url })
    const { body } = await ada.post(PATHS.noticesWebhookTest)
    expect(body).toMatchObject({ webhook: { url, last: { why: 'not-public', status: null } } })
    expect((await ada.ask('DELETE', PATHS.noticesWebhook, '{}')).body).toMatchObject({ webhook: null })
    expect(await ada.post(PATHS.noticesWebhookTest)).toMatchObject({ status: 404 })
    expect(receiver.received).toEqual([])
  })
})

describe('a feed', () => {
  it('is read by its secret address, not stored anywhere, and gone when it is revoked', async () => {
    const { id, ada, ben, lives } = await pairAt(server)
    const { url } = (await ada.post(PATHS.noticesFeed)).body as FeedAnswer
    expect(url).toMatch(/^https:\/\/play\.example\/api\/feed\/[\w-]{43}$/)
    await choose(ada, { feed: ['over'] })
    await lives[0].close()
    await ben.post(PATHS.guest, { nickname: '<Ben> & "Co"' })
    await ben.post(PATHS.act(id), { act: 'concede' })
    await pass(11 * SECOND)
    const path = new URL(url).pathname
    const first = await ada.get(path)
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(first.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(String(first.body)).toContain('<title>Aton with Ben: the game is over.</title>')
    expect(String(first.body)).toContain(`href="${ORIGIN}/table/${id}"`)
    const etag = first.headers.get('etag')!
    expect((await ada.ask('GET', path, undefined, { 'if-none-match': etag })).status).toBe(304)
    expect((await ada.ask('GET', path, undefined, { 'if-none-match': '"other"' })).status).toBe(200)
    const { url: renewed } = (await ada.post(PATHS.noticesFeed)).body as FeedAnswer
    expect((await ada.get(path)).status).toBe(404)
    expect((await ben.get(new URL(renewed).pathname)).status).toBe(200)
    expect((await ada.ask('DELETE', PATHS.noticesFeed, '{}')).body).toMatchObject({ feed: null })
    expect((await ben.get(new URL(renewed).pathname)).status).toBe(404)
  })
})

describe('nobody is told', () => {
  it('of a table that they look at; a tab in the background is not looked at', async () => {
    const { ada, lives } = await pairAt(server)
    await setWebhook(ada)
    await choose(ada, { webhook: ['turn'] })
    await playOn(lives)
    await passTurn(lives[0])
    await passTurn(lives[1])
    await pass(11 * SECOND)
    expect(told()).toEqual([])
    await passTurn(lives[0])
    lives[0].send({ type: 'look', looking: false })
    await passTurn(lives[1])
    await pass(11 * SECOND)
    expect(told()).toMatchObject([{ occasion: 'turn' }])
  })

  it('when they have answered meanwhile', async () => {
    const { ada, lives } = await pairAt(server)
    await setWebhook(ada)
    await choose(ada, { webhook: ['turn'] })
    lives[0].send({ type: 'look', looking: false })
    await playOn(lives)
    await passTurn(lives[0])
    await passTurn(lives[1])
    await passTurn(lives[0])
    await pass(11 * SECOND)
    expect(told()).toEqual([])
  })
})

it('what is stored is exported, and deleted with the guest', async () => {
  const { ada, ben, lives, id } = await pairAt(server)
  await setWebhook(ada, '/secret-path')
  await ada.post(PATHS.noticesPush, { endpoint: receiver.url('push.example'), keys: new PushBrowser().keys })
  const { url } = (await ada.post(PATHS.noticesFeed)).body as FeedAnswer
  await choose(ada, { feed: ['over'], push: ['turn'] })
  await lives[0].close()
  await ben.post(PATHS.act(id), { act: 'concede' })
  await pass(11 * SECOND)
  const { body } = await ada.get(PATHS.export)
  expect(body).toMatchObject({
    notices: {
      choices: { feed: ['over'], push: ['turn'], webhook: [] },
      push: [{ endpoint: receiver.url('push.example') }],
      webhook: { url: receiver.url('hooks.example', '/secret-path') },
      entries: [{ occasion: 'over', table: id }],
    },
  })
  await ada.ask('DELETE', PATHS.guest, '{}')
  expect((await ben.get(new URL(url).pathname)).status).toBe(404)
  const { store } = server.service
  const everything = JSON.stringify(await store.outbox.claim(Number.MAX_SAFE_INTEGER, 1, 1000))
  expect(everything).not.toContain(id)
})

it('a server without a public address sends nothing, and says so', async () => {
  const plain = await TestServer.open()
  const { ada } = await pairAt(plain)
  expect((await ada.get(PATHS.notices)).body).toMatchObject({ ways: [], pushKey: null })
  for (const path of [PATHS.noticesFeed, PATHS.noticesWebhookTest])
    expect((await ada.post(path)).body).toMatchObject({ error: { code: 'protocol.no-way' } })
  await plain.end()
})
