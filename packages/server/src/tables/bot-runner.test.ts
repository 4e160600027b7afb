import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PATHS, type Health } from '@benben/protocol'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { TestServer, Visitor, type Live } from '../testing/server.ts'

let server: TestServer
beforeEach(async () => void (server = await TestServer.open()))
afterEach(() => server.end())

function sql(text: string): void {
  const db = new DatabaseSync(join(server.folder, 'benben.sqlite'))
  db.exec(text)
  db.close()
}

const health = async (): Promise<Health> => (await new Visitor(() => server.url).get(PATHS.health)).body

/** Ada against a bot whose moves cannot be written. */
async function stuck(): Promise<Live> {
  const ada = await Visitor.named(server, 'Ada')
  const { id } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] })
  sql(`CREATE TRIGGER full BEFORE INSERT ON lines WHEN NEW.seat = 1
    BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END`)
  await ada.join(id)
  const live = await ada.live(id)
  await live.until(() => true)
  return live
}

it('a bot whose answer could not be written is asked again, without a restart', async () => {
  const live = await stuck()
  const before = live.state!.version
  await live.move(live.state!.decision!.moves.find((move) => move !== 'exchange')!)
  await expect.poll(health, { timeout: 20_000 }).toMatchObject({ ok: false, bots: { ok: false, failing: 1 } })
  // One sentence for all attempts.
  expect(server.problems).toEqual(['Error: database or disk is full'])
  sql('DROP TRIGGER full')
  await live.until(({ version }) => version > before + 1)
  await expect.poll(health).toMatchObject({ ok: true, bots: { ok: true, failing: 0 } })
})

it('a start with many waiting bots holds a few tables in memory, and answers in between', async () => {
  await stuck()
  await server.stop()
  const copies = `FROM tables, json_each('${JSON.stringify(Array.from({ length: 150 }, (_, i) => i + 1))}')
    WHERE tables.key = 1`
  sql(`DROP TRIGGER full;
    INSERT INTO tables SELECT tables.key + value, tables.id || value, game, rules, options, seed, owner, listed, watchable, created, seats, next, printed, pace ${copies};
    INSERT INTO standings SELECT t.key, s.revision, status, shelf, botAsked, since, toAct, result, versions, decisions, byHand, lines, position, asked, clocks, due
      FROM standings s JOIN tables t ON t.key > 1 WHERE s.key = 1;
    INSERT INTO lines SELECT t.key, n, kind, seat, move, decision, answer, version, told, byHand, at, events
      FROM lines l JOIN tables t ON t.key > 1 WHERE l.key = 1;
    INSERT INTO snapshots SELECT t.key, lines, position, moved, closed, s.rules
      FROM snapshots s JOIN tables t ON t.key > 1 WHERE s.key = 1;`)
  await server.start()
  const seen: number[] = []
  do seen.push((await health()).tables)
  while (seen.at(-1)! > 0 || seen.length < 5)
  expect(Math.max(...seen)).toBeLessThan(30)
  expect(seen.length).toBeGreaterThan(20)
  expect(server.problems.slice(1)).toEqual([])
})
