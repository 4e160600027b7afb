import { me, PATHS, PROTOCOL, check, type TableInfo } from '@benben/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NONCE, pairAt, playOut, TestServer, Visitor } from './testing/server.ts'

let server: TestServer
beforeAll(async () => void (server = await TestServer.open()))
afterAll(() => server.end())

const tableIn = ({ body }: { body: never }): TableInfo => (body as { table: TableInfo }).table
const tablesIn = ({ body }: { body: never }): string[] =>
  (body as { tables: TableInfo[] }).tables.map(({ id }) => id)
const codeIn = ({ body }: { body: never }): string => (body as { error: { code: string } }).error.code

describe('guests', () => {
  it('have a nickname and a secret that no script can read', async () => {
    const ada = new Visitor(() => server.url)
    expect((await ada.get(PATHS.me)).body).toEqual({ guest: null })
    const { headers, body } = await ada.post(PATHS.guest, { nickname: ' Ada ' })
    expect(check(me, body)).toEqual({ ok: true, value: { guest: { nickname: 'Ada' } } })
    const cookie = headers.getSetCookie()[0]!
    expect(cookie).toMatch(/^benben=[A-Za-z0-9_-]{43}; .*HttpOnly; SameSite=Lax$/)
    expect((await ada.get(PATHS.me)).body).toEqual({ guest: { nickname: 'Ada' } })
  })

  it('take another name and stay the same', async () => {
    const ada = await Visitor.named(server, 'Ada')
    const { cookie } = ada
    const { id } = await ada.create()
    await ada.post(PATHS.guest, { nickname: 'Countess' })
    expect(ada.cookie).toBe(cookie)
    expect(tablesIn(await ada.get(PATHS.mine))).toEqual([id])
  })

  it('are nobody with a secret that was guessed', async () => {
    const eve = new Visitor(() => server.url, `benben=${'x'.repeat(43)}`)
    expect((await eve.get(PATHS.me)).body).toEqual({ guest: null })
    const answer = await eve.post(PATHS.tables, { game: 'aton', seats: [{ kind: 'me' }, { kind: 'open' }] })
    expect([answer.status, codeIn(answer)]).toEqual([401, 'protocol.no-guest'])
  })
})

describe('a table', () => {
  it('shows the commitment before anybody gives a nonce, and begins with the last one who sits down', async () => {
    const [ada, ben] = [await Visitor.named(server, 'Ada'), await Visitor.named(server, 'Ben')]
    const made = await ada.create()
    expect(made).toMatchObject({ status: 'waiting', you: 0, toAct: [], result: null })
    expect(made.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(made.seats).toMatchObject([
      { kind: 'person', name: 'Ada', ready: false },
      { kind: 'open', name: null, ready: false },
    ])
    expect(tableIn(await ben.get(PATHS.table(made.id)))).toMatchObject({
      you: null,
      commitment: made.commitment,
    })
    expect((await ada.join(made.id)).status).toBe('waiting')
    const begun = await ben.join(made.id)
    expect(begun).toMatchObject({ status: 'running', you: 1, toAct: [0, 1], commitment: made.commitment })
    expect(await ben.join(made.id)).toEqual(begun)
  })

  it('keeps a seat for its guest', async () => {
    const [ada, ben, eve] = await Promise.all(
      ['Ada', 'Ben', 'Eve'].map((name) => Visitor.named(server, name)),
    )
    const { id } = await ada!.create()
    expect(codeIn(await eve!.post(PATHS.join(id), { seat: 0, nonce: NONCE }))).toBe('protocol.seat-taken')
    expect(codeIn(await eve!.post(PATHS.join(id), { seat: 5, nonce: NONCE }))).toBe('protocol.no-seat')
    await ben!.join(id)
    expect(codeIn(await eve!.post(PATHS.join(id), { nonce: NONCE }))).toBe('protocol.seat-taken')
    expect(codeIn(await ben!.post(PATHS.join(id), { seat: 0, nonce: NONCE }))).toBe('protocol.already-seated')
    await ada!.join(id)
    expect(codeIn(await eve!.post(PATHS.join(id), { nonce: NONCE }))).toBe('protocol.already-running')
    expect(codeIn(await ada!.post(PATHS.leave(id)))).toBe('protocol.already-running')
  })

  it('is left before it begins, and goes with the last one', async () => {
    const [ada, ben] = [await Visitor.named(server, 'Ada'), await Visitor.named(server, 'Ben')]
    const { id } = await ada.create()
    await ben.join(id)
    const live = await ben.live(id)
    await live.next('table')
    expect(tableIn(await ada.post(PATHS.leave(id))).seats[0]).toMatchObject({ kind: 'open', name: null })
    await live.next('table', ({ table }) => table.seats[0]!.kind === 'open')
    expect((await ben.post(PATHS.leave(id))).body).toEqual({ table: null })
    expect(await live.next('error')).toMatchObject({ error: { code: 'protocol.no-table' } })
    expect(codeIn(await ada.get(PATHS.table(id)))).toBe('protocol.no-table')
    expect(tablesIn(await ada.get(PATHS.mine))).toEqual([])
  })

  it('becomes that of who sits there when its maker leaves or is deleted', async () => {
    const [ada, ben, cem] = await Promise.all(
      ['Ada', 'Ben', 'Cem'].map((name) => Visitor.named(server, name)),
    )
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const
    const { id } = await ada!.create({ game: 'tekhenu', seats: [...seats] })
    await ada!.join(id)
    await ben!.join(id)
    const live = await ben!.live(id)
    expect(await live.next('table')).toMatchObject({ table: { owner: 0, you: 1 } })
    const fill = (visitor: Visitor) => visitor.post(PATHS.act(id), { act: 'fill', bot: 'random', seat: 0 })
    expect(codeIn(await fill(ben!))).toBe('protocol.not-owner')
    await ada!.post(PATHS.leave(id))
    await live.next('table', ({ table }) => table.owner === 1)
    expect(codeIn(await fill(ada!))).toBe('protocol.not-owner')
    expect(tableIn(await fill(ben!)).seats[0]).toMatchObject({ kind: 'bot' })
    await server.restart()
    expect(tableIn(await cem!.get(PATHS.table(id))).owner).toBe(1)

    const other = await ada!.create({ game: 'tekhenu', seats: [...seats] })
    await cem!.join(other.id)
    await ada!.ask('DELETE', PATHS.guest)
    expect(tableIn(await cem!.get(PATHS.table(other.id)))).toMatchObject({ owner: 1, you: 1 })
    expect((await cem!.post(PATHS.act(other.id), { act: 'cancel' })).body).toEqual({ table: null })
  })

  it('shows nobody who has no seat anything of a private match, neither while it runs nor after it', async () => {
    const { id, ada, lives } = await pairAt(server, { watchable: false })
    const eve = await Visitor.named(server, 'Eve')
    const asks = [PATHS.table(id), PATHS.people(id), PATHS.notes(id)]
    const refused = async (): Promise<void> => {
      for (const visitor of [eve, new Visitor(() => server.url)])
        for (const path of asks.slice(0, 2)) {
          const answer = await visitor.get(path)
          expect([path, answer.status, codeIn(answer)]).toEqual([path, 403, 'protocol.not-watchable'])
          expect(JSON.stringify(answer.body)).not.toContain('Ada')
        }
    }
    await refused()
    for (const path of asks) expect((await ada.get(path)).status).toBe(200)
    await playOut(lives)
    await refused()
    expect(tableIn(await ada.get(PATHS.table(id))).status).toBe('finished')
  })

  it('stands in the lists it should', async () => {
    const [ada, ben, eve] = await Promise.all(
      ['Ada', 'Ben', 'Eve'].map((name) => Visitor.named(server, name)),
    )
    const { id } = await ada!.create({ listed: true, watchable: true })
    const hidden = await ada!.create()
    expect(tablesIn(await eve!.get(PATHS.open))).toEqual([id])
    expect(tablesIn(await eve!.get(PATHS.mine))).toEqual([])
    expect(tablesIn(await ada!.get(PATHS.mine))).toEqual([hidden.id, id])
    await ada!.join(id)
    await ben!.join(id)
    expect(tablesIn(await eve!.get(PATHS.open))).toEqual([])
    expect(tablesIn(await eve!.get(PATHS.watch))).toEqual([id])
    expect(tablesIn(await ben!.get(PATHS.mine))).toEqual([id])
  })

  it('leads both to the same rematch', async () => {
    const { id, ada, ben, lives } = await pairAt(server)
    expect(codeIn(await ada.post(PATHS.rematch(id)))).toBe('protocol.not-finished')
    await playOut(lives)
    const eve = await Visitor.named(server, 'Eve')
    expect(codeIn(await eve.post(PATHS.rematch(id)))).toBe('protocol.not-seated')
    const answers = await Promise.all([ada.post(PATHS.rematch(id)), ben.post(PATHS.rematch(id))])
    const [first, second] = answers.map(tableIn)
    expect(first!.id).toBe(second!.id)
    expect([first!.you, second!.you]).toEqual([0, 1])
    await lives[1].next('table', ({ table }) => table.next === first!.id)
    await ada.join(first!.id)
    expect((await ben.join(first!.id)).status).toBe('running')
  })

  it('is refused where it could never begin', async () => {
    const ada = await Visitor.named(server, 'Ada')
    const order = async (request: object) => {
      const { status, body } = await ada.post(PATHS.tables, {
        game: 'aton',
        seats: [{ kind: 'me' }, { kind: 'open' }],
        ...request,
      })
      return [status, (body as { error: unknown }).error]
    }
    const bot = { kind: 'bot', bot: 'greedy' }
    expect(await order({ game: 'chess' })).toEqual([
      400,
      { code: 'protocol.no-game', params: { found: 'chess', known: 'aton, tekhenu' }, path: 'game' },
    ])
    expect(await order({ seats: [bot, bot] })).toMatchObject([400, { code: 'protocol.no-person' }])
    expect(await order({ seats: [{ kind: 'me' }, { kind: 'me' }] })).toMatchObject([
      409,
      { code: 'protocol.already-seated' },
    ])
    expect(await order({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'clever' }] })).toMatchObject([
      400,
      { code: 'protocol.no-bot', path: 'seats[1].bot' },
    ])
    expect(await order({ options: { red: 7 } })).toMatchObject([
      400,
      { code: 'shape.choice', path: 'options.red' },
    ])
    expect(await order({ options: { blue: 1 } })).toMatchObject([
      400,
      { code: 'shape.unknown', path: 'options.blue' },
    ])
  })

  it('can be had only so often by one guest', async () => {
    const ada = await Visitor.named(server, 'Ada')
    for (let i = 0; i < 50; i++) await ada.create()
    await expect(ada.create()).rejects.toThrow('protocol.too-many-tables')
  })
})

it('tells how it is', async () => {
  const anybody = new Visitor(() => server.url)
  expect((await anybody.get(PATHS.health)).body).toMatchObject({ ok: true, protocol: PROTOCOL })
})
