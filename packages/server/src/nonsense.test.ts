import { LIMITS, PATHS, PROTOCOL } from '@benben/protocol'
import { fault, speak } from '@benben/words'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Live, NONCE, pairAt, TestServer, Visitor } from './testing/server.ts'

let server: TestServer
beforeAll(async () => void (server = await TestServer.open()))
afterAll(() => server.end())

const english = speak('en')
const NOWHERE = 'A'.repeat(22)

interface Wrong {
  readonly code: string
  readonly path: string
  readonly params: Record<string, string | number>
}

describe('over HTTP', () => {
  const cases: [string, string, string, string | undefined, number, Partial<Wrong>][] = [
    ['broken JSON', 'POST', PATHS.guest, '{"nickname":', 400, { code: 'protocol.json' }],
    ['no body', 'POST', PATHS.guest, '', 400, { code: 'protocol.json' }],
    ['a list', 'POST', PATHS.guest, '[]', 400, { code: 'protocol.type', path: '' }],
    [
      'a number for a name',
      'POST',
      PATHS.guest,
      '{"nickname":7}',
      400,
      { code: 'protocol.type', path: 'nickname' },
    ],
    [
      'too much',
      'POST',
      PATHS.guest,
      `{"nickname":"${'x'.repeat(5000)}"}`,
      413,
      { code: 'protocol.too-large' },
    ],
    ['a field nobody knows', 'POST', PATHS.guest, '{"nickname":"A","admin":true}', 400, { path: 'admin' }],
    ['__proto__', 'POST', PATHS.guest, '{"nickname":"A","__proto__":{}}', 400, { code: 'protocol.json' }],
    ['a table that is none', 'GET', PATHS.table('x'), undefined, 404, { code: 'protocol.no-table' }],
    ['a table nobody made', 'GET', PATHS.table(NOWHERE), undefined, 404, { code: 'protocol.no-table' }],
    ['its record', 'GET', PATHS.record(NOWHERE), undefined, 404, { code: 'protocol.no-table' }],
    ['a seat at it', 'POST', PATHS.join(NOWHERE), `{"nonce":"${NONCE}"}`, 404, { code: 'protocol.no-table' }],
    ['a nonce that is none', 'POST', PATHS.join(NOWHERE), '{"nonce":"?"}', 400, { path: 'nonce' }],
    ['a way up', 'GET', '/api/tables/..%2f..%2fetc%2fpasswd', undefined, 404, {}],
    ['an address that is none', 'GET', '/api/nothing', undefined, 404, { code: 'protocol.no-route' }],
    ['a method that is none', 'DELETE', PATHS.me, undefined, 404, { code: 'protocol.no-route' }],
  ]
  for (const [name, method, path, body, status, error] of cases) {
    it(`${name}: a clear answer`, async () => {
      const ada = await Visitor.named(server, 'Ada')
      const answer = await ada.ask(method, path, body)
      const found = (answer.body as { error: Wrong }).error
      expect(answer.status).toBe(status)
      expect(found).toMatchObject(error)
      expect(fault(english, found)).not.toContain('Unknown problem')
    })
  }

  it('other sites get no answer with the cookies of our guests', async () => {
    const ada = await Visitor.named(server, 'Ada')
    const origin = { origin: 'https://evil.example' }
    expect((await ada.ask('POST', PATHS.guest, '{"nickname":"Eve"}', origin)).status).toBe(403)
    expect((await ada.get(PATHS.me)).body).toEqual({ guest: { nickname: 'Ada' } })
    const { id } = await ada.create()
    await expect(Live.open(ada, id, origin)).rejects.toThrow('403')
    await expect(Live.open(ada, id, { origin: server.url })).resolves.toBeDefined()
  })

  it('too many requests are put off', async () => {
    const small = await TestServer.open(undefined, 5)
    try {
      const ada = new Visitor(() => small.url)
      const statuses: number[] = []
      for (let i = 0; i < 8; i++) statuses.push((await ada.get(PATHS.me)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
      expect(((await ada.get(PATHS.me)).body as { error: Wrong }).error.code).toBe('protocol.too-fast')
    } finally {
      await small.end()
    }
  })
})

describe('at the table', () => {
  const cases: [string, string, Partial<Wrong>][] = [
    ['no JSON', 'hello?', { code: 'protocol.json' }],
    ['half a message', '{"type":"move"', { code: 'protocol.json' }],
    ['a bare number', '42', { code: 'protocol.type' }],
    ['no type', '{}', { code: 'protocol.missing', path: 'type' }],
    ['a type nobody knows', '{"type":"cheat"}', { code: 'protocol.choice', path: 'type' }],
    ['a number for a move', '{"type":"move","id":"answer-0001","decision":1,"move":7}', { path: 'move' }],
    [
      'a text for a decision',
      '{"type":"move","id":"answer-0001","decision":"1","move":"x"}',
      { path: 'decision' },
    ],
    [
      'a seat that is not asked for',
      '{"type":"move","id":"answer-0001","decision":1,"move":"x","seat":1}',
      { path: 'seat' },
    ],
    [
      'a long move',
      `{"type":"move","id":"answer-0001","decision":1,"move":"${'x'.repeat(300)}"}`,
      { code: 'protocol.too-long' },
    ],
    [
      'a huge message',
      JSON.stringify({ type: 'ping', noise: 'x'.repeat(LIMITS.message) }),
      { code: 'protocol.too-large' },
    ],
  ]
  it('whatever comes is answered, changes nothing, and the line stays open', async () => {
    const { lives } = await pairAt(server)
    const [live] = lives
    const before = structuredClone(live.state)
    for (const [name, text, error] of cases) {
      live.send(text)
      const heard = await live.next('error')
      expect(heard.error, name).toMatchObject(error)
      expect(fault(english, heard.error as Wrong), name).not.toContain('Unknown problem')
    }
    live.socket.send(Buffer.from([0, 255, 0, 255]))
    expect(await live.next('error')).toMatchObject({ error: { code: 'protocol.json' } })
    expect(live.state).toEqual(before)
    expect(await live.move(live.state!.decision!.moves[0]!)).toMatchObject({ type: 'ack' })
  })

  it('another protocol is refused, and the line stays open', async () => {
    const { id, ada } = await pairAt(server)
    const live = await Live.open(ada, id)
    live.send({ type: 'hello', protocol: 99, version: 0 })
    expect(await live.next('error')).toMatchObject({ error: { code: 'protocol.version' } })
    live.send({ type: 'hello', protocol: PROTOCOL, version: 0 })
    await live.until(() => true)
  })

  it('a message without end is cut off', async () => {
    const { id, ada, lives } = await pairAt(server)
    lives[0].send('x'.repeat(1_000_000))
    await expect(lives[0].next('pong')).rejects.toThrow('1009')
    const again = await ada.live(id)
    expect((await again.until(() => true)).version).toBe(1)
  })

  it('nobody plays for somebody else, nor out of turn, nor before hello', async () => {
    const { id, ada, lives } = await pairAt(server, { watchable: true })
    const eve = await Visitor.named(server, 'Eve')
    const watcher = await eve.live(id)
    await watcher.until(() => true)
    const { id: decision, moves } = lives[0].state!.decision!
    watcher.send({ type: 'move', id: 'answer-0001', decision, move: moves[0] })
    expect(await watcher.next('error')).toMatchObject({
      id: 'answer-0001',
      error: { code: 'protocol.not-seated' },
    })
    const silent = await Live.open(ada, id)
    silent.send({ type: 'move', id: 'answer-0001', decision, move: moves[0] })
    expect(await silent.next('error')).toMatchObject({ error: { code: 'protocol.no-hello' } })
    expect(lives[0].state!.version).toBe(1)

    const layOut = async (live: Live): Promise<void> => {
      const { version } = live.state!
      await live.move(live.state!.decision!.moves.find((move) => move !== 'exchange')!)
      await live.until((state) => state.version > version)
    }
    await layOut(lives[0])
    await layOut(lives[1])
    const waiting = lives.find(({ state }) => state!.decision === null)!
    const stranger = lives.find((live) => live !== waiting)!
    const asked = await stranger.until((state) => state.decision !== null)
    const version = waiting.state!.version
    expect(await waiting.move(asked.decision!.moves[0]!, version)).toMatchObject({
      type: 'refused',
      refusal: { code: 'aton.not-your-turn' },
    })
  })

  it('a table that has not begun has nothing to answer', async () => {
    const ada = await Visitor.named(server, 'Ada')
    const { id } = await ada.create()
    const live = await ada.live(id)
    await live.next('table')
    live.send({ type: 'undo', id: 'answer-0001', decision: 0 })
    expect(await live.next('error')).toMatchObject({ error: { code: 'protocol.not-running' } })
    live.send({ type: 'preference', id: 'answer-0002', endTurnByHand: true })
    expect(await live.next('error')).toMatchObject({ error: { code: 'protocol.not-running' } })
  })

  it('a table nobody made says so and closes', async () => {
    const ada = await Visitor.named(server, 'Ada')
    for (const id of [NOWHERE, 'x']) {
      const live = await Live.open(ada, id)
      expect(await live.next('error')).toMatchObject({ error: { code: 'protocol.no-table' } })
      await expect(live.next('pong')).rejects.toThrow('4004')
    }
  })

  it('a flood is put off, then cut off', async () => {
    const { id, ada, lives } = await pairAt(server)
    for (let i = 0; i < 2000; i++) lives[0].send({ type: 'hello', protocol: PROTOCOL, version: 1 })
    await expect(lives[0].next('pong')).rejects.toThrow('1008')
    expect(
      lives[0].received.some((each) => each.type === 'error' && each.error.code === 'protocol.too-fast'),
    ).toBe(true)
    const again = await ada.live(id)
    expect((await again.until(() => true)).version).toBe(1)
  })
})
