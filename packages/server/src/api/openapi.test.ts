import { check, PATHS } from '@benben/protocol'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import { buildApp } from '../app.ts'
import { PushBrowser } from '../testing/push-browser.ts'
import { APP, pairAt, playOut, TestServer, Visitor, type Reply } from '../testing/server.ts'
import { openApi } from './openapi.ts'
import { OPERATIONS } from './operations.ts'
import type { Operation } from './operations/operation.ts'
import { checkDocumented } from './routes.ts'

/** Leaving is for tables that wait, acts are for those that run; signing in has tests of its own. */
const APART = new Set([
  PATHS.leave(':id'),
  PATHS.act(':id'),
  PATHS.deviceLook,
  PATHS.signInByDevice,
  PATHS.signInByPhrase,
  PATHS.passkey,
  PATHS.passkeyOptions,
  PATHS.onePasskey(':id'),
  PATHS.signInOptions,
  PATHS.signInByPasskey,
  PATHS.noticesWebhookTest,
])

let server: TestServer
beforeAll(async () => {
  const origin = 'https://play.example'
  server = await TestServer.open(undefined, undefined, undefined, { origin })
})
afterAll(() => server.end())

interface Document {
  readonly paths: Record<string, Record<string, object>>
}

describe('the OpenAPI document', () => {
  it('is valid, and is what the server answers with', async () => {
    const { status, body } = await new Visitor(() => server.url).get(PATHS.openapi)
    expect(status).toBe(200)
    expect(body).toEqual(JSON.parse(JSON.stringify(openApi())))
    const { valid, errors } = await new Validator().validate(structuredClone(body))
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  it('is refused by the validator if it is broken', async () => {
    const broken = { ...openApi(), paths: { '/api/me': { get: { responses: { 200: {} } } } } }
    expect((await new Validator().validate(broken)).valid).toBe(false)
  })

  it('names every route of the router and no other', async () => {
    const operator = 'the-token-of-the-operator'
    const app = await buildApp({ ...APP, service: server.service, notices: server.notices, operator })
    for (const { method, path } of OPERATIONS)
      expect([path, app.hasRoute({ method, url: path })]).toEqual([path, true])
    await app.close()
    const { paths } = openApi() as unknown as Document
    const shown = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const known = OPERATIONS.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(shown.toSorted()).toEqual(known.toSorted())
  })

  it('keeps a route out of the server that it does not show', () => {
    expect(() => checkDocumented({ method: ['GET', 'HEAD'], url: PATHS.me })).not.toThrow()
    expect(() => checkDocumented({ method: 'POST', url: PATHS.me })).toThrow('POST /api/me is missing')
  })
})

it('answers of the server fit the schemas in the document', async () => {
  const { id, ada, lives } = await pairAt(server)
  await playOut(lives)
  const { id: running } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  await ada.join(running)
  const { body: made } = await ada.post(PATHS.tokens, { name: 'Robo', scopes: ['play'] })
  const token = (made as { token: { id: string } }).token.id
  const { body: shared } = await ada.post(PATHS.shares(id), { hideNames: true })
  const {
    secret,
    share: { id: share },
  } = shared as { secret: string; share: { id: string } }
  const ask = (method: string, path: string): Promise<Reply> => {
    const to = path
      .replace(':id', path.startsWith(PATHS.tokens) ? token : path === PATHS.ahead(':id') ? running : id)
      .replace(':share', share)
      .replace(':secret', secret)
    const bodies: Readonly<Record<string, unknown>> = {
      [PATHS.guest]: { nickname: 'Ada' },
      [PATHS.calendar]: { zone: 'Europe/Warsaw', from: 480, to: 1320, holidays: [] },
      [PATHS.results]: { visible: true },
      [PATHS.signOut]: { stay: true },
      [PATHS.notices]: { choices: { push: [], feed: [], webhook: [] }, quiet: false },
      [PATHS.noticesWebhook]: { url: 'https://hooks.example/' },
      [PATHS.noticesPush]: { endpoint: 'https://push.example/', keys: new PushBrowser().keys },
      [PATHS.tokens]: { name: 'Robo', scopes: ['play'] },
      [PATHS.tables]: { game: 'aton', seats: [{ kind: 'me' }, { kind: 'open' }] },
      [PATHS.join(':id')]: { nonce: '0'.repeat(32) },
      [PATHS.blocks]: { kind: 'mute', table: id, seat: 1 },
      [PATHS.shares(':id')]: { hideNames: false },
      [PATHS.report(':id')]: { seat: 1 },
      [PATHS.ahead(':id')]: { given: {} },
      [PATHS.notes(':id')]: { text: 'note', version: 0 },
    }
    const removal: typeof bodies = { [PATHS.noticesPush]: { endpoint: 'https://push.example/' } }
    const sent = (method === 'DELETE' ? removal : method === 'GET' ? {} : bodies)[path]
    return ada.ask(method, to, sent === undefined ? undefined : JSON.stringify(sent))
  }
  const rank = ({ method, path }: Operation): number =>
    method !== 'DELETE' ? 0 : path === PATHS.guest ? 2 : path.startsWith(PATHS.shares(':id')) ? 1 : 0
  const asked = OPERATIONS.filter(
    ({ answer, access, path }) => typeof answer !== 'string' && access !== 'operator' && !APART.has(path),
  )
  for (const { method, path, answer } of asked.toSorted((one, two) => rank(one) - rank(two))) {
    const { status, body } = await ask(method, path)
    expect([method, path, status]).toEqual([method, path, 200])
    expect(check(answer as ZodMiniType, body)).toEqual({ ok: true, value: body })
  }
})
