import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PATHS } from '@benben/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Live, pairAt, TestServer, Visitor } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => void (server = await TestServer.open()))
afterAll(() => server.end())

const DAMAGES = [
  `UPDATE tables SET seats = '[{' WHERE id = ?`,
  `UPDATE standings SET position = '{"half":' WHERE key = (SELECT key FROM tables WHERE id = ?)`,
  `UPDATE standings SET position = '{"nothing":"of this game"}' WHERE key = (SELECT key FROM tables WHERE id = ?)`,
  `UPDATE standings SET toAct = 'x' WHERE key = (SELECT key FROM tables WHERE id = ?)`,
  `UPDATE snapshots SET position = '{' WHERE key = (SELECT key FROM tables WHERE id = ?)`,
  `UPDATE lines SET events = '[' WHERE key = (SELECT key FROM tables WHERE id = ?)`,
]

it.each(DAMAGES)('a row that cannot be read affects its table only: %s', async (sql) => {
  const { id, ada, lives } = await pairAt(server, { watchable: true })
  for (const live of lives) await live.move(live.state!.decision!.moves.at(-1)!)
  for (const live of lives) await live.close()
  await expect.poll(() => server.service.tables.size).toBe(0)
  const db = new DatabaseSync(join(server.folder, 'benben.sqlite'))
  db.prepare(sql).run(id)
  db.close()

  const live = await Live.open(ada, id)
  if (!sql.includes('lines')) {
    const damaged = { error: { code: 'protocol.damaged', params: {}, path: '' } }
    expect(await ada.get(PATHS.table(id))).toMatchObject({ status: 500, body: damaged })
    expect(await live.next('error')).toMatchObject(damaged)
    await expect(live.next('pong')).rejects.toThrow('4004')
  }
  const other = await (await Visitor.named(server, 'Eve')).create({ listed: true })
  for (const path of [PATHS.mine, PATHS.open, PATHS.watch]) expect((await ada.get(path)).status).toBe(200)
  expect(JSON.stringify((await ada.get(PATHS.open)).body)).toContain(other.id)
})
