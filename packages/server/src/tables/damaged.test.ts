import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PATHS } from '@benben/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Live, pairAt, TestServer, Visitor } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => void (server = await TestServer.open()))
afterAll(() => server.end())

const DAMAGED = { error: { code: 'protocol.damaged', params: {}, path: '' } }
const HERE = 'WHERE key = (SELECT key FROM tables WHERE id = ?)'

/** A table that nobody has in memory, changed in the file. */
async function damage(sql: string) {
  const { id, ada, lives } = await pairAt(server, { watchable: true })
  for (const live of lives) await live.move(live.state!.decision!.moves.at(-1)!)
  for (const live of lives) await live.close()
  await expect.poll(() => server.service.tables.size).toBe(0)
  const db = new DatabaseSync(join(server.folder, 'benben.sqlite'))
  db.prepare(sql).run(id)
  db.close()
  return { id, ada }
}

it.each([
  `UPDATE tables SET seats = '[{' WHERE id = ?`,
  `UPDATE standings SET position = '{"half":' ${HERE}`,
  `UPDATE standings SET position = '{"nothing":"of this game"}' ${HERE}`,
  `UPDATE standings SET toAct = 'x' ${HERE}`,
  `UPDATE snapshots SET position = '{' ${HERE}`,
])('a row that cannot be read affects its table only: %s', async (sql) => {
  const { id, ada } = await damage(sql)
  expect(await ada.get(PATHS.table(id))).toMatchObject({ status: 500, body: DAMAGED })
  const live = await Live.open(ada, id)
  expect(await live.next('error')).toMatchObject(DAMAGED)
  await expect(live.next('pong')).rejects.toThrow('4004')
  const other = await (await Visitor.named(server, 'Eve')).create({ listed: true })
  for (const path of [PATHS.mine, PATHS.open, PATHS.watch]) expect((await ada.get(path)).status).toBe(200)
  expect(JSON.stringify((await ada.get(PATHS.open)).body)).toContain(other.id)
})

it('a line that cannot be read is named when it is needed', async () => {
  const { id, ada } = await damage(`UPDATE lines SET events = '[' ${HERE}`)
  const live = await ada.live(id)
  expect(await live.next('error')).toMatchObject(DAMAGED)
})
