import { afterEach, describe, expect, it } from 'vitest'
import { crash } from './testing/crash.ts'
import { ServerProcess } from './testing/process.ts'
import { Visitor } from './testing/server.ts'
import { twoNodes } from './testing/two-nodes.ts'

let server: ServerProcess | undefined
afterEach(async () => {
  await server?.end()
  server = undefined
})

describe('a server that is killed', () => {
  it.each(['SQLite', 'PostgreSQL'] as const)(
    'with %s: loses no move it has acknowledged and doubles none, and every match goes on',
    async (engine) => {
      const { kills, matches, moves, problems } = await crash({ engine, kills: 4, tables: 3, seed: 'test' })
      expect(problems).toEqual([])
      expect(kills).toBe(4)
      expect(matches).toBeGreaterThanOrEqual(3)
      expect(moves).toBeGreaterThan(50)
    },
  )
})

describe('two nodes, one of which is killed, and a PostgreSQL that crashes', () => {
  it('lose no move they have acknowledged and double none, and every match goes on', async () => {
    const options = { matches: 6, atOnce: 6, movesPerBreak: 60, seed: 'test' }
    const { kills, restarts, matches, problems } = await twoNodes(options)
    expect(problems).toEqual([])
    expect(matches).toBeGreaterThanOrEqual(6)
    expect(Math.min(kills, restarts)).toBeGreaterThan(0)
  })
})

describe('a server that is asked to stop', () => {
  it('tells its clients to come back, and ends well', async () => {
    server = new ServerProcess()
    await server.start()
    const ada = await Visitor.named(server, 'Ada')
    const { id } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] })
    await ada.join(id)
    const live = await ada.live(id)
    const { moves } = (await live.until(({ decision }) => decision !== null)).decision!
    const answer = await live.move(moves[0]!)
    expect(answer.type).toBe('ack')
    expect(await server.stop('SIGTERM')).toBe(0)
    await expect(live.next('pong')).rejects.toThrow('1012')
    await server.start()
    const again = await ada.live(id)
    expect((await again.until(() => true)).version).toBeGreaterThan(1)
    expect(await server.stop('SIGINT')).toBe(0)
  })
})
