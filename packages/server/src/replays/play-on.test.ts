import { random, readRecord, replay } from '@benben/kernel'
import { GAMES } from '@benben/bots'
import { PATHS, type TableInfo } from '@benben/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pairAt, playOut, TestServer, Visitor } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.end())

const GAME = GAMES.find(({ id }) => id === 'aton')!
const SEATS = [{ kind: 'open' }, { kind: 'me' }]

it('a new table goes on from a moment of a finished match, with new chance, and is not listed', async () => {
  const { id, ada, ben, lives } = await pairAt(server)
  await playOut(lives, random('from'), 14)
  await ada.post(PATHS.act(id), { act: 'concede' })
  const match = replay(GAME, readRecord((await ada.get(PATHS.record(id))).body))
  const request = { game: 'aton', seats: SEATS, listed: true, from: { table: id, at: 9 } }
  const { status, body } = await ada.post(PATHS.tables, request)
  expect(status).toBe(200)
  const { table } = body as { table: TableInfo }
  expect(table).toMatchObject({
    status: 'waiting',
    goesOn: true,
    listed: false,
    options: match.terms.options,
  })
  await ben.join(table.id)
  await ada.join(table.id)
  const again = [await ben.live(table.id), await ada.live(table.id)] as const
  const states = await Promise.all(again.map((live) => live.until(() => true)))
  const position = match.at(9)!
  expect(states.map(({ view }) => view)).toEqual([0, 1].map((seat) => GAME.view(position, seat)))
  await playOut(again, random('on'))
  const record = readRecord((await ben.get(PATHS.record(table.id))).body)
  expect(record.names).toEqual(['Ben', 'Ada'])
  expect(replay(GAME, record).result).toEqual(again[0].state!.result)
  // Its replay begins where it began.
  const { steps } = (await ben.get(PATHS.replay(table.id))).body as { steps: { view: unknown }[] }
  expect(steps[0]!.view).toEqual(GAME.view(position, 0))
  // The generator of the first match does not go on: nobody knows what comes.
  const start = GAME.fromJSON(
    record.lines.flatMap((line) => (line.kind === 'checkpoint' ? [line.position] : []))[0],
  )
  expect(start.ok && start.value.slice(0, 4)).not.toEqual(position.slice(0, 4))
})

it('not from a running match, a strange one, or its end', async () => {
  const { id, ada, lives } = await pairAt(server)
  await playOut(lives, random('running'), 4)
  const ask = async (person: Visitor, from: object, seats: readonly object[] = SEATS) =>
    (await person.post(PATHS.tables, { game: 'aton', seats, from })).status
  expect(await ask(ada, { table: id, at: 1 })).toBe(409)
  await ada.post(PATHS.act(id), { act: 'concede' })
  expect(await ask(ada, { table: id, at: 1 })).toBe(200)
  expect(await ask(ada, { table: id, at: 5000 })).toBe(409)
  expect(await ask(await Visitor.named(server, 'Eve'), { table: id, at: 1 })).toBe(403)
  const other = await ada.post(PATHS.tables, {
    game: 'tekhenu',
    seats: SEATS,
    from: { table: id, at: 1 },
  })
  expect(other.status).toBe(409)
})
