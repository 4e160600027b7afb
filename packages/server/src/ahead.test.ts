import { PATHS, type ExportAnswer, type TableInfo } from '@benben/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { asked, FORESEEING, foreseeingAt, saidAhead, sayAhead, takeTwo } from './testing/ahead.ts'
import { newDatabase } from './testing/postgres.ts'
import { TestServer, Visitor, type Live } from './testing/server.ts'

const engines = {
  sqlite: () => TestServer.open([FORESEEING]),
  postgres: async () => TestServer.node(await newDatabase(), {}, [FORESEEING]),
}

const movesOf = async ({ service }: TestServer, id: string): Promise<string[]> =>
  (await service.store.lines(id, 0)).flatMap(({ kind, seat, move }) =>
    kind === 'setup' ? [] : [`${seat}: ${move ?? kind}`],
  )

/** Everything that was sent to it before now has arrived. */
async function quiet(live: Live): Promise<void> {
  live.send({ type: 'ping' })
  await live.next('pong')
}

describe.each(Object.keys(engines) as (keyof typeof engines)[])('answers given ahead, with %s', (engine) => {
  let server: TestServer
  beforeAll(async () => void (server = await engines[engine]()))
  afterEach(() => {
    if (server.problems.length > 0) throw new Error(server.problems.join(', '))
  })
  afterAll(() => server.end())

  it('are played in the name of the seat when the question comes, as ordinary moves', async () => {
    const { id, ben, lives } = await foreseeingAt(server)
    const { status, body } = await sayAhead(ben, id, { one: 'always', end: 'always' })
    expect({ status, body }).toEqual({
      status: 200,
      body: { offered: ['one', 'end'], given: { one: 'always', end: 'always' } },
    })
    await takeTwo(lives[0])
    await takeTwo(lives[0])
    await lives[0].until(
      ({ decision, view }) => decision !== null && (view as { stones: number }).stones === 15,
    )
    const round = ['0: take 2', '0: end turn', '1: take 1', '1: end turn']
    expect(await movesOf(server, id)).toEqual([...round, ...round])
    await quiet(lives[1])
    // The seat is told which moves were answered ahead, for what it has missed; nobody else is.
    const answered = (live: Live): unknown[] =>
      live.received.flatMap((message) =>
        message.type === 'state'
          ? message.told.flatMap(({ seat, ahead }) => (ahead === true ? [seat] : []))
          : [],
      )
    expect([answered(lives[0]), answered(lives[1])]).toEqual([[], [1, 1, 1, 1]])
    // Whoever has answered is never asked.
    const questions = lives[1].received.flatMap((message) =>
      message.type === 'state' ? message.decision : [],
    )
    expect(questions.filter((question) => question !== null)).toEqual([])
  })

  it('for once lapse when they are played', async () => {
    const { id, ben, lives } = await foreseeingAt(server)
    await sayAhead(ben, id, { one: 'once', end: 'always' })
    await takeTwo(lives[0])
    await takeTwo(lives[0])
    await asked(lives[1], 'toy.take')
    expect((await saidAhead(ben, id)).given).toEqual({ end: 'always' })
  })

  it('answer at once what is asked already, and can be taken back at any time', async () => {
    const { id, ada, ben, lives } = await foreseeingAt(server)
    await sayAhead(ada, id, { one: 'always' })
    await asked(lives[0], 'toy.end-turn')
    await sayAhead(ada, id, {})
    await lives[0].move('end turn')
    await takeTwo(lives[1])
    await asked(lives[0], 'toy.take')
    expect(await saidAhead(ben, id)).toMatchObject({ given: {} })
  })

  it('are taken back by whoever undoes what they played', async () => {
    const { id, ben, lives } = await foreseeingAt(server)
    await sayAhead(ben, id, { one: 'always' })
    await takeTwo(lives[0])
    await asked(lives[1], 'toy.end-turn')
    expect(await lives[1].undo()).toMatchObject({ type: 'ack' })
    await lives[1].until(({ decision }) => decision?.question.code === 'toy.take')
    expect((await saidAhead(ben, id)).given).toEqual({})
    expect(await movesOf(server, id)).toEqual(['0: take 2', '0: end turn', '1: take 1', '1: undo'])
  })

  it('are known to their seat alone: nobody else gets a byte more or other', async () => {
    const { id, ada, ben, lives } = await foreseeingAt(server)
    const watcher = await new Visitor(() => server.url).live(id)
    await watcher.until(() => true)
    const others = [lives[0], watcher]
    for (const live of others) await quiet(live)
    const infoFor = async (visitor: Visitor): Promise<TableInfo> =>
      ((await visitor.get(PATHS.table(id))).body as { table: TableInfo }).table
    const before = { sent: others.map(({ texts }) => texts.length), info: await infoFor(ada) }
    const tables = (): number[] =>
      others.map(({ received }) => received.filter(({ type }) => type === 'table').length)
    const told = tables()
    await sayAhead(ben, id, { one: 'once' })
    for (const live of others) await quiet(live)
    expect(await infoFor(ada)).toEqual(before.info)
    expect(others.map(({ texts }) => texts.length - 1)).toEqual(before.sent)
    await takeTwo(lives[0])
    await asked(lives[1], 'toy.end-turn')
    for (const live of others) await quiet(live)
    // Nor when one lapses: states, and no table that would look the same as before.
    expect(tables()).toEqual(told)
    expect(watcher.texts.concat(lives[0].texts).join('\n')).not.toMatch(/ahead|once/)
    expect((await ada.get(PATHS.ahead(id))).body).toEqual({ offered: ['one', 'end'], given: {} })
    const stranger = await Visitor.named(server, 'Eve')
    expect((await stranger.get(PATHS.ahead(id))).status).toBe(403)
    expect((await sayAhead(stranger, id, {})).status).toBe(403)
  })

  it('are refused where nobody can be asked so, and change nothing', async () => {
    const { id, ada } = await foreseeingAt(server)
    const wrong = await sayAhead(ada, id, { two: 'once' })
    expect([wrong.status, wrong.body]).toMatchObject([
      400,
      { error: { code: 'protocol.unknown-field', path: 'given.two' } },
    ])
    const waiting = await ada.create({ game: 'toy' })
    expect((await sayAhead(ada, waiting.id, { one: 'once' })).status).toBe(409)
    expect((await saidAhead(ada, id)).given).toEqual({})
  })

  it('belong to the person: exported with them, and deleted', async () => {
    const { id, ada, ben } = await foreseeingAt(server)
    await sayAhead(ben, id, { end: 'always' })
    const exported = async (visitor: Visitor): Promise<unknown> =>
      ((await visitor.get(PATHS.export)).body as ExportAnswer).tables.map(({ ahead }) => ahead)
    expect(await exported(ben)).toEqual([{ end: 'always' }])
    expect(await exported(ada)).toEqual([undefined])
    await ben.ask('DELETE', PATHS.guest)
    expect(JSON.stringify((await server.service.store.table(id))!.seats)).not.toContain('always')
  })

  it('are played by whoever comes next if a server stopped before it had answered', async () => {
    const { id, ben, lives } = await foreseeingAt(server)
    await sayAhead(ben, id, { one: 'always' })
    server.service.playBots = () => undefined
    await takeTwo(lives[0])
    expect(await movesOf(server, id)).toHaveLength(2)
    expect((await server.service.store.table(id))!.botAsked).toBe(true)
    await server.restart()
    const again = await ben.live(id)
    await asked(again, 'toy.end-turn')
    expect(await movesOf(server, id)).toEqual(['0: take 2', '0: end turn', '1: take 1'])
  })
})

it('with two nodes the one that wrote the question answers it, once', async () => {
  const url = await newDatabase()
  const [here, there] = [
    await TestServer.node(url, {}, [FORESEEING]),
    await TestServer.node(url, {}, [FORESEEING]),
  ] as const
  try {
    const { id, ben, lives } = await foreseeingAt(here, there)
    await sayAhead(ben, id, { one: 'always', end: 'always' })
    for (let turn = 0; turn < 4; turn++) await takeTwo(lives[0])
    await lives[0].until(
      ({ decision, view }) => decision !== null && (view as { stones: number }).stones === 9,
    )
    expect((await movesOf(there, id)).filter((line) => line.startsWith('1'))).toEqual(
      Array.from({ length: 4 }, () => ['1: take 1', '1: end turn']).flat(),
    )
    expect([...here.problems, ...there.problems]).toEqual([])
  } finally {
    await here.end()
    await there.end()
  }
})
