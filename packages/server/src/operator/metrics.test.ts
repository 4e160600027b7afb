import { PATHS } from '@benben/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pairAt, playOut, TestServer, Visitor } from '../testing/server.ts'

const TOKEN = 'the-token-of-the-operator'
let server: TestServer
let visitor: Visitor
beforeAll(async () => {
  server = await TestServer.open(undefined, undefined, undefined, { operator: TOKEN })
  visitor = new Visitor(() => server.url)
})
afterAll(() => server.end())

const metrics = (authorization: string) =>
  visitor.ask('GET', PATHS.metrics, undefined, authorization === '' ? {} : { authorization })

it('counts moves, requests, tables and connections', async () => {
  const { lives } = await pairAt(server)
  await playOut(lives, undefined, 5)
  await lives[0].move('nonsense', 999)
  const { status, headers, body } = await metrics(`Bearer ${TOKEN}`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('text/plain')
  const text = String(body)
  expect(text).toMatch(/^benben_answer_seconds_count\{game="aton",outcome="accepted"\} 5$/m)
  expect(text).toMatch(/^benben_answer_seconds_count\{game="aton",outcome="refused"\} 1$/m)
  expect(text).toMatch(/^benben_http_seconds_count\{.*route="\/api\/tables\/:id\/join",status="200"\} 2$/m)
  expect(text).toMatch(/^benben_tables 1$/m)
  expect(text).toMatch(/^benben_connections 2$/m)
})

it.each(['', 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`, TOKEN])(
  'are for the operator only: "%s" does not open them',
  async (authorization) => {
    expect(await metrics(authorization)).toMatchObject({
      status: 401,
      body: { error: { code: 'protocol.not-operator' } },
    })
  },
)

it('are not guessed at any speed', async () => {
  const answers = await Promise.all(Array.from({ length: 80 }, () => metrics('Bearer guess')))
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(10)
})

it('do not exist without a token', async () => {
  const plain = await TestServer.open()
  const { status } = await new Visitor(() => plain.url).ask('GET', PATHS.metrics, undefined, {
    authorization: 'Bearer undefined',
  })
  expect(status).toBe(404)
  await plain.end()
})
