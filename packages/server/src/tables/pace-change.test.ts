import { PATHS, type TableInfo } from '@benben/protocol'
import { afterAll, describe, expect, it } from 'vitest'
import { newDatabase } from '../testing/postgres.ts'
import { TestServer, Visitor } from '../testing/server.ts'

const DAY = 86_400
const pace = {
  kind: 'turn',
  clock: { bank: DAY, increment: DAY, cap: DAY, daily: true },
  late: { act: 'nothing' },
} as const
const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const

const servers: TestServer[] = []
afterAll(async () => {
  for (const server of servers) await server.end()
})

describe.each(['SQLite', 'PostgreSQL'])('the pace of a table that gathers, on %s', (engine) => {
  it('is changed by its owner; whoever sat down sits down anew before it begins', async () => {
    const server = engine === 'SQLite' ? await TestServer.open() : await TestServer.node(await newDatabase())
    servers.push(server)
    const [ada, ben, cem] = await Promise.all(
      ['Ada', 'Ben', 'Cem'].map((name) => Visitor.named(server, name)),
    )
    const { id } = await ada!.create({ game: 'tekhenu', seats: [...seats] })
    await ada!.join(id)
    await ben!.join(id)
    const act = (visitor: Visitor, wanted: unknown) =>
      visitor.post(PATHS.act(id), { act: 'pace', pace: wanted, zone: 'Europe/Warsaw' })
    expect((await act(ben!, pace)).body).toMatchObject({ error: { code: 'protocol.not-owner' } })
    const bad = { ...pace, clock: { ...pace.clock, bank: 1 } }
    expect((await act(ada!, bad)).body).toMatchObject({ error: { code: 'protocol.range' } })
    const { table } = (await act(ada!, pace)).body as { table: TableInfo }
    expect(table).toMatchObject({
      pace,
      seats: [{ ready: true, day: { zone: 'Europe/Warsaw' } }, { ready: false }, {}],
    })
    // The last seat is taken, but Ben has not agreed yet.
    expect(await cem!.join(id)).toMatchObject({ status: 'waiting' })
    expect(await ben!.join(id)).toMatchObject({ status: 'running', pace })
    expect((await act(ada!, null)).body).toMatchObject({ error: { code: 'protocol.already-running' } })
    await server.restart?.()
    expect((await ada!.get(PATHS.table(id))).body).toMatchObject({ table: { pace } })
  })
})
