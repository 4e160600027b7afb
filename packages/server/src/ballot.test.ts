import { PATHS } from '@benben/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BALLOT } from './testing/ballot.ts'
import { TestServer, Visitor, type Live } from './testing/server.ts'

/** Nothing here knows Aton or counts to two. */
let server: TestServer
beforeAll(async () => void (server = await TestServer.open([BALLOT])))
afterAll(() => server.end())

async function three() {
  const people = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => Visitor.named(server, name)))
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const
  const { id } = await people[0]!.create({ game: 'ballot', seats: [...seats], watchable: true })
  for (const person of people) await person.join(id)
  const watcher = await new Visitor(() => server.url).live(id)
  const lives = [...(await Promise.all(people.map((person) => person.live(id)))), watcher]
  await Promise.all(lives.map((live) => live.until(() => true)))
  return { id, people, lives }
}

/** Everything that was sent to it before now has arrived. */
async function quiet(live: Live): Promise<void> {
  live.send({ type: 'ping' })
  await live.next('pong')
}

const versions = (lives: readonly Live[]): number[] => lives.map(({ state }) => state!.version)

it('counts what a seat was told, and not what others decided in secret', async () => {
  const { id, people, lives } = await three()
  expect(versions(lives)).toEqual([1, 1, 1, 1])
  expect(lives[0]!.state!.toAct).toEqual([0, 1, 2])
  const since = async (): Promise<number> =>
    ((await people[1]!.get(PATHS.table(id))).body as { table: { since: number } }).table.since
  await lives[0]!.move('red')
  for (const live of lives) await quiet(live)
  expect(versions(lives)).toEqual([2, 2, 2, 2])
  const before = await since()
  for (const vote of ['green', 'blue', 'red']) {
    await lives[0]!.move(vote)
    await quiet(lives[0]!)
  }
  for (const live of lives) await quiet(live)
  expect(versions(lives)).toEqual([5, 2, 2, 2])
  expect(await since()).toBe(before)
  // Not even by what comes back with a reconnect.
  const again = await people[1]!.live(id, 1)
  expect((await again.until(() => true)).told).toEqual([
    {
      version: 2,
      kind: 'move',
      seat: 0,
      at: expect.any(Number) as number,
      events: [{ type: 'voted', seat: 0, votes: null }],
    },
  ])
})

it('takes votes at the same time, each of them once', async () => {
  const { lives } = await three()
  const [a, b, c] = lives as [Live, Live, Live, Live]
  const answers = await Promise.all([a.move('red'), b.move('green'), c.move('blue')])
  expect(answers.map(({ type }) => type)).toEqual(['ack', 'ack', 'ack'])
  for (const live of lives) {
    const { result, view, version } = await live.until((state) => state.result !== null)
    expect(result!.totals).toEqual([1, 2, 3])
    expect(view).toMatchObject({ votes: [1, 2, 3] })
    expect(version).toBe(4)
  }
})

it('seats as many as the game allows', async () => {
  const ada = await Visitor.named(server, 'Ada')
  for (const many of [1, 2, 5]) {
    const seats = Array.from({ length: many }, () => ({ kind: 'open' }))
    expect((await ada.post(PATHS.tables, { game: 'ballot', seats })).body).toEqual({
      error: { code: 'protocol.seat-count', params: { min: 3, max: 4, found: many }, path: 'seats' },
    })
  }
})
