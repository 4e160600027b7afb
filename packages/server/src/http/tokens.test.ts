import { LIMITS, PATHS, PROTOCOL, type NewTokenAnswer, type TableInfo } from '@benben/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Live, TestServer, Visitor, type Reply } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => void (server = await TestServer.open()))
afterAll(() => server.end())

const NONCE = '0123456789abcdef0123456789abcdef'

/** Somebody's program: it sends its token and no cookie. */
class Program {
  readonly headers: { readonly authorization: string }
  readonly #visitor = new Visitor(() => server.url)

  constructor(secret: string) {
    this.headers = { authorization: `Bearer ${secret}` }
  }

  ask(method: string, path: string, body?: unknown): Promise<Reply> {
    return this.#visitor.ask(
      method,
      path,
      body === undefined ? undefined : JSON.stringify(body),
      this.headers,
    )
  }

  live(table: string): Promise<Live> {
    return Live.open(this.#visitor, table, this.headers)
  }
}

async function programOf(person: Visitor, scopes: readonly string[], name = 'Robo') {
  const { body } = await person.post(PATHS.tokens, { name, scopes })
  const { token, secret } = body as NewTokenAnswer
  return { id: token.id, secret, program: new Program(secret) }
}

describe('a program', () => {
  it('takes a seat under its own name, shown as a program, also against its own person', async () => {
    const ada = await Visitor.named(server, 'Ada')
    const { program } = await programOf(ada, ['play'])
    expect((await program.ask('GET', PATHS.me)).body).toEqual({ guest: { nickname: 'Robo' } })
    const { id } = await ada.create()
    await ada.join(id)
    const { body } = await program.ask('POST', PATHS.join(id), { nonce: NONCE })
    const { table } = body as { table: TableInfo }
    expect(table).toMatchObject({ status: 'running', you: 1 })
    expect(table.seats.map(({ name, program: is }) => [name, is])).toEqual([
      ['Ada', undefined],
      ['Robo', true],
    ])
    const live = await program.live(id)
    live.send({ type: 'hello', protocol: PROTOCOL, version: 0 })
    const { decision } = await live.until((state) => state.decision !== null)
    expect(await live.move(decision!.moves[0]!)).toMatchObject({ type: 'ack' })
    const { body: over } = await program.ask('POST', PATHS.act(id), { act: 'concede' })
    const { seats, status } = (over as { table: TableInfo }).table
    expect({ status, program: seats[1]!.program }).toEqual({ status: 'finished', program: true })
  })

  it('does what the scopes of its token say and no more', async () => {
    const ada = await Visitor.named(server, 'Ada')
    const { id } = await ada.create()
    const { program: player } = await programOf(ada, ['play'])
    const { program: host } = await programOf(ada, ['create'], 'Host')
    const seats = [{ kind: 'open' }, { kind: 'open' }]
    const made = await player.ask('POST', PATHS.tables, { game: 'aton', seats })
    expect(made).toMatchObject({ status: 403, body: { error: { code: 'protocol.no-scope' } } })
    expect((await host.ask('POST', PATHS.tables, { game: 'aton', seats })).status).toBe(200)
    const joined = await host.ask('POST', PATHS.join(id), { nonce: NONCE })
    expect(joined).toMatchObject({ status: 403, body: { error: { params: { scope: 'play' } } } })
  })

  it.each([
    ['GET', PATHS.tokens, undefined],
    ['POST', PATHS.tokens, { name: 'More', scopes: ['play'] }],
    ['POST', PATHS.guest, { nickname: 'Another' }],
    ['DELETE', PATHS.guest, undefined],
  ])('cannot manage its person: %s %s', async (method, path, body) => {
    const { program } = await programOf(await Visitor.named(server, 'Ada'), ['play', 'create'])
    const answer = await program.ask(method, path, body)
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'protocol.people-only' } } })
  })

  it('whose token is revoked is nobody: its requests are refused, its seats are given up', async () => {
    const ada = await Visitor.named(server, 'Ada')
    const { id: token, program } = await programOf(ada, ['play'])
    const [waiting, running] = [await ada.create(), await ada.create()]
    await program.ask('POST', PATHS.join(waiting.id), { nonce: NONCE })
    await ada.join(running.id)
    await program.ask('POST', PATHS.join(running.id), { nonce: NONCE })
    const live = await program.live(running.id)
    live.send({ type: 'hello', protocol: PROTOCOL, version: 0 })
    await live.until(() => true)
    expect((await ada.ask('DELETE', PATHS.token(token))).body).toEqual({ tokens: [] })
    expect(await live.next('error')).toMatchObject({ error: { code: 'protocol.not-watchable' } })
    const refused = await program.ask('GET', PATHS.mine)
    expect(refused).toMatchObject({ status: 401, body: { error: { code: 'protocol.no-token' } } })
    const seatsOf = async (id: string) =>
      ((await ada.get(PATHS.table(id))).body as { table: TableInfo }).table.seats.map(({ name }) => name)
    expect(await seatsOf(waiting.id)).toEqual(['Ada', null])
    expect(await seatsOf(running.id)).toEqual(['Ada', 'former player'])
  })

  it('goes with its person', async () => {
    const ada = await Visitor.named(server, 'Ada')
    const { program } = await programOf(ada, ['play'])
    await ada.ask('DELETE', PATHS.guest)
    expect((await program.ask('GET', PATHS.me)).status).toBe(401)
  })

  it('cannot be taken from another person', async () => {
    const [ada, eve] = [await Visitor.named(server, 'Ada'), await Visitor.named(server, 'Eve')]
    const { id, program } = await programOf(ada, ['play'])
    expect((await eve.ask('DELETE', PATHS.token(id))).status).toBe(401)
    expect((await eve.get(PATHS.tokens)).body).toEqual({ tokens: [] })
    expect((await program.ask('GET', PATHS.me)).status).toBe(200)
  })
})

it('a person has a limited number of programs, and none with the name of a bot', async () => {
  const ada = await Visitor.named(server, 'Ada')
  const bad = await ada.post(PATHS.tokens, { name: 'Botankhamun', scopes: ['play'] })
  expect(bad).toMatchObject({ status: 400, body: { error: { code: 'protocol.bot-name', path: 'name' } } })
  for (let i = 0; i < LIMITS.tokens; i++) await programOf(ada, ['play'], `Robo ${i}`)
  const more = await ada.post(PATHS.tokens, { name: 'More', scopes: ['play'] })
  expect(more).toMatchObject({ status: 409, body: { error: { code: 'protocol.too-many-tokens' } } })
})

it.each(['', 'Bearer', 'Bearer nonsense', `Bearer benben_${'x'.repeat(43)}`, 'Basic YTpi'])(
  'the header %j is no token, whatever the cookie says',
  async (authorization) => {
    const ada = await Visitor.named(server, 'Ada')
    const { status } = await ada.ask('GET', PATHS.me, undefined, { authorization })
    expect(status).toBe(401)
  },
)

it('the database holds the hash of a token only', async () => {
  const ada = await Visitor.named(server, 'Ada')
  const { secret } = await programOf(ada, ['play'])
  expect(await server.service.store.credential('token', secret)).toBeUndefined()
  const { body } = await ada.get(PATHS.tokens)
  expect(JSON.stringify(body)).not.toContain(secret)
})
