import { PATHS, type TableInfo } from '@benben/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ServerProcess } from './testing/process.ts'
import { playOut, Visitor } from './testing/server.ts'

/**
 * The server with one game more than is shipped: the toy of the kernel joins by the entries that docs/architecture.md
 * lists, which Node finds under the condition `toy`, in the threads of the bots too.
 */
const server = new ServerProcess(['env', 'NODE_OPTIONS=--conditions=toy'])
beforeAll(() => server.start())
afterAll(() => server.end())

it('opens a table of a third game, plays it with a bot, and hands out its record', async () => {
  const ada = await Visitor.named(server, 'Ada')
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'careful' }] as const
  const { id } = await ada.create({ game: 'toy', seats: [...seats], options: { stones: 9 } })
  await ada.join(id)
  const live = await ada.live(id)
  const { view, decision } = await live.until(() => true)
  expect(view).toMatchObject({ stones: 9 })
  expect(decision).toMatchObject({ question: { code: 'toy.take' }, moves: ['take 1', 'take 2', 'roll'] })
  await playOut([live])
  const { result } = await live.until((state) => state.result !== null)
  expect(result?.totals.reduce((sum, taken) => sum + taken)).toBe(9)
  const { body } = await ada.get(PATHS.record(id))
  expect(body).toMatch(/^game: toy$/m)
  await live.close()
})

it('refuses wrong options, seats and bots of a third game in its own words', async () => {
  const ben = await Visitor.named(server, 'Ben')
  const refused = async (request: object): Promise<unknown> => {
    const { status, body } = await ben.post(PATHS.tables, { game: 'toy', ...request })
    expect(status).toBe(400)
    return body
  }
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  expect(await refused({ seats, options: { stones: 1000 } })).toMatchObject({
    error: { path: 'options.stones', code: 'shape.range' },
  })
  expect(await refused({ seats: [...seats, { kind: 'open' }] })).toMatchObject({
    error: { code: 'protocol.seat-count' },
  })
  expect(await refused({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] })).toMatchObject({
    error: { code: 'protocol.no-bot', params: { known: 'random, careful' } },
  })
  expect(await refused({ seats, printed: {} })).toMatchObject({ error: { code: 'protocol.no-editions' } })
})

it('finds no third game where it is not shipped', async () => {
  const shipped = new ServerProcess()
  await shipped.start()
  try {
    const eve = await Visitor.named(shipped, 'Eve')
    const { body } = await eve.post(PATHS.tables, { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
    expect(body).toMatchObject({ error: { code: 'protocol.no-game' } })
    expect((body as { table?: TableInfo }).table).toBeUndefined()
  } finally {
    await shipped.end()
  }
})
