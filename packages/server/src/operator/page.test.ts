import { PATHS } from '@benben/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pairAt, TestServer, Visitor } from '../testing/server.ts'
import { company } from '../testing/talk.ts'
import { isSession, newSession } from './session.ts'

const TOKEN = 'the-token-of-the-operator'
let server: TestServer
beforeAll(async () => {
  server = await TestServer.open(undefined, undefined, undefined, { operator: TOKEN })
})
afterAll(() => server.end())

/** A browser that sends forms; redirects are not followed. */
class Browser {
  cookie = ''

  async send(path: string, form?: Record<string, string>): Promise<{ status: number; text: string }> {
    const response = await fetch(server.url + path, {
      redirect: 'manual',
      headers: { cookie: this.cookie, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(form && { method: 'POST', body: new URLSearchParams(form).toString() }),
    })
    this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.cookie
    return { status: response.status, text: await response.text() }
  }
}

async function operator(): Promise<Browser> {
  const browser = new Browser()
  expect(await browser.send(PATHS.operator, { token: TOKEN })).toMatchObject({ status: 303 })
  return browser
}

it('asks for the token, and shows nothing without it', async () => {
  await pairAt(server)
  const stranger = new Browser()
  const { text } = await stranger.send(PATHS.operator)
  expect(text).toContain('type="password"')
  expect(text).not.toContain('Ada')
  expect(await stranger.send(PATHS.operator, { token: `${TOKEN}x` })).toMatchObject({ status: 401 })
  expect(await stranger.send(PATHS.operator, {})).toMatchObject({ status: 401 })
  expect(stranger.cookie).toBe('')
  stranger.cookie = 'benben-operator=99999999999999.forged'
  expect((await stranger.send(PATHS.operator)).text).not.toContain('Ada')
  expect(await stranger.send(PATHS.ban, { kind: 'guest', who: 'x' })).toMatchObject({ status: 401 })
})

it('lets browsers say where its forms come from', async () => {
  const { headers } = await fetch(server.url + PATHS.operator)
  expect(headers.get('referrer-policy')).toBe('same-origin')
})

it('shows tables and metrics, with names as text', async () => {
  const eve = await Visitor.named(server, '<b>Eve</b>')
  const { id } = await eve.create()
  const { text } = await (await operator()).send(PATHS.operator)
  expect(text).toContain('&lt;b&gt;Eve&lt;/b&gt; (')
  expect(text).not.toContain('<b>Eve')
  expect(text).toContain('benben_tables')
  expect(text).not.toContain(id)
})

it('bans a guest at once, open connections included, until the ban is lifted', async () => {
  const { lives, ada } = await pairAt(server)
  const browser = await operator()
  const who = /Ada \(([\w-]+)\), Ben/.exec((await browser.send(PATHS.operator)).text)![1]!
  expect(await browser.send(PATHS.ban, { kind: 'guest', who, reason: 'rude' })).toMatchObject({ status: 303 })
  expect(await ada.get(PATHS.me)).toMatchObject({ status: 403, body: { error: { code: 'protocol.banned' } } })
  lives[0].send({ type: 'undo', id: 'answer-0001', decision: 1 })
  expect(await lives[0].next('error')).toMatchObject({ error: { code: 'protocol.banned' } })
  expect((await browser.send(PATHS.operator)).text).toContain('rude')
  await browser.send(PATHS.unban, { kind: 'guest', who })
  expect((await ada.get(PATHS.me)).status).toBe(200)
})

it('shows what was reported with the lines around it, deletes talk, and bans', async () => {
  const { id, ada, atAda, atBen } = await company(server)
  await atAda.say('a <i>nice</i> game')
  for (const text of ['first insult', 'second insult']) await atBen.say(text)
  const { n } = await atAda.hears('first insult')
  expect((await ada.post(PATHS.report(id), { line: n, reason: 'rude & loud' })).status).toBe(200)
  const browser = await operator()
  const { text } = await browser.send(PATHS.operator)
  expect(text).toContain('rude &amp; loud')
  expect(text).toContain('a &lt;i&gt;nice&lt;/i&gt; game')
  expect(text).toContain('<mark>first insult</mark>')
  expect(text).toContain('second insult')
  expect(text).not.toContain(id)
  const report = /name="report" value="([\w-]+)"/.exec(text)![1]!
  const forms = { report, act: 'delete', line: String(n) }
  expect((await new Browser().send(PATHS.reports, forms)).status).toBe(401)
  expect((await browser.send(PATHS.reports, { report, act: 'burn' })).status).toBe(400)
  expect((await browser.send(PATHS.reports, forms)).status).toBe(303)
  await atAda.heard(() => !atAda.texts.includes('first insult'))
  expect(atAda.texts).toEqual(['a <i>nice</i> game', 'second insult'])
  await browser.send(PATHS.reports, { report, act: 'delete-all' })
  await atAda.heard(() => !atAda.texts.includes('second insult'))
  expect(atAda.texts).toEqual(['a <i>nice</i> game'])
  const who = /name="who" value="([\w-]+)"/.exec(text)![1]!
  await browser.send(PATHS.ban, { kind: 'guest', who, reason: 'talk' })
  atBen.live.send({ type: 'say', id: 'after-the-ban', text: 'again' })
  await expect.poll(() => atBen.live.closed).toBe(4004)
  await browser.send(PATHS.reports, { report, act: 'close' })
  expect((await browser.send(PATHS.operator)).text).not.toContain('rude &amp; loud')
})

it('bans an address, and keeps that over a restart', async () => {
  const banned = new Visitor(() => server.url)
  await server.service.bans.add({ kind: 'address', who: '127.0.0.1', reason: 'flood', at: 1 })
  expect((await banned.get(PATHS.open)).status).toBe(403)
  expect((await new Browser().send(PATHS.operator)).status).toBe(200)
  await server.restart()
  await server.service.bans.refresh()
  expect((await banned.get(PATHS.open)).status).toBe(403)
  await server.service.bans.remove({ kind: 'address', who: '127.0.0.1' })
  expect((await banned.get(PATHS.open)).status).toBe(200)
})

it('ends a session after twelve hours, and with another token', () => {
  const session = newSession(TOKEN, 0)
  const hour = 60 * 60 * 1000
  expect(isSession(TOKEN, session, 11 * hour)).toBe(true)
  expect(isSession(TOKEN, session, 13 * hour)).toBe(false)
  expect(isSession(`${TOKEN}x`, session, 11 * hour)).toBe(false)
  expect(isSession(TOKEN, session.replace(/^\d+/, String(99 * hour)), 11 * hour)).toBe(false)
})
