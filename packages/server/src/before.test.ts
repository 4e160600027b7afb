import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readRecord, replay, rulesOf, type Game } from '@benben/kernel'
import { PATHS } from '@benben/protocol'
import { afterEach, describe, expect, it } from 'vitest'
import { GAMES } from '@benben/bots'
import { restore } from './commands/backup.ts'
import { newDatabase } from './testing/postgres.ts'
import { playOut, TestServer, Visitor, type Live } from './testing/server.ts'

/** A database as the version before the rules were raised wrote it: of each game a table that waits, runs and is over. */
const FOLDER = join(import.meta.dirname, '..', 'fixtures', 'before')
const DATABASE = gunzipSync(readFileSync(join(FOLDER, 'benben.sqlite.gz')))
const { tables, cookies } = JSON.parse(readFileSync(join(FOLDER, 'tables.json'), 'utf8')) as {
  readonly tables: Readonly<Record<string, string>>
  readonly cookies: readonly [string, string]
}

/** The games as they are, and as they will be once their rules are raised again. */
const NOW = GAMES
const RAISED = GAMES.map((game): Game => ({ ...game, rules: game.rules + 1 }))

const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.end()
})

type Engine = 'SQLite' | 'PostgreSQL'

/** The same data in PostgreSQL, as `npx benben move` copies it. */
async function moved(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'benben-before-'))
  const file = join(folder, 'benben.sqlite')
  writeFileSync(file, DATABASE)
  const url = await newDatabase()
  await restore({ data: folder, database: url }, file)
  rmSync(folder, { recursive: true })
  return url
}

async function open(games: readonly Game[], engine: Engine = 'SQLite') {
  const server = await (engine === 'SQLite'
    ? TestServer.open(games, 1_000_000, DATABASE)
    : TestServer.node(await moved(), {}, games))
  servers.push(server)
  return {
    server,
    people: cookies.map((cookie) => new Visitor(() => server.url, cookie)) as [Visitor, Visitor],
  }
}

async function sit(people: readonly Visitor[], table: string): Promise<Live[]> {
  const lives = await Promise.all(people.map((person) => person.live(table)))
  await Promise.all(lives.map((live) => live.until(() => true)))
  return lives
}

const recordAt = async (person: Visitor, table: string): Promise<string> =>
  (await person.get(PATHS.record(table))).body

describe.each([
  ['the rules of today', 'SQLite', NOW],
  ['rules raised by one', 'SQLite', RAISED],
  ['the rules of today', 'PostgreSQL', NOW],
  ['rules raised by one', 'PostgreSQL', RAISED],
] as const)('a database of the version before, by %s, in %s', (_, engine, games) => {
  it.each(games.map((game) => [game.id, game] as const))('serves the record of %s as it was', async (id) => {
    const { people } = await open(games, engine)
    const was = readFileSync(join(FOLDER, `${id}.record`), 'utf8')
    expect(await recordAt(people[0], tables[`${id}-finished`]!)).toBe(was)
  })

  it.each(games.map((game) => [game.id, game] as const))('shows the end of %s', async (id) => {
    const { people } = await open(games, engine)
    const [live] = await sit(people.slice(0, 1), tables[`${id}-finished`]!)
    expect(live!.state).toMatchObject({ result: { reason: expect.any(String) }, decision: null })
  })

  it.each(games.map((game) => [game.id, game] as const))('goes on with %s', async (id, game) => {
    const { server, people } = await open(games, engine)
    const table = tables[`${id}-running`]!
    const lives = await sit(people, table)
    const before = lives[0]!.state!.version
    await playOut(lives)
    expect(lives[0]!.state).toMatchObject({ result: { reason: expect.any(String) } })
    expect(lives[0]!.state!.version).toBeGreaterThan(before)
    const record = readRecord(await recordAt(people[0], table))
    expect(record.rules).toBe(1)
    expect(rulesOf(record)).toBe(game.rules)
    expect(record.lines.filter(({ kind }) => kind === 'checkpoint')).toHaveLength(game.rules === 1 ? 0 : 1)
    const match = replay(game, record)
    expect(match.result!.totals).toEqual(lives[0]!.state!.result!.totals)
    expect(server.problems).toEqual([])
  })

  it.each(games.map((game) => [game.id, game] as const))(
    'begins %s by the rules of today',
    async (id, game) => {
      const { people } = await open(games, engine)
      const table = tables[`${id}-waiting`]!
      await people[1].join(table)
      const lives = await sit(people, table)
      await playOut(lives)
      const record = readRecord(await recordAt(people[0], table))
      expect(record.rules).toBe(game.rules)
      expect(replay(game, record).result!.totals).toEqual(lives[0]!.state!.result!.totals)
    },
  )
})

describe('a match that cannot go on', () => {
  const unreadable = RAISED.map((game): Game => ({
    ...game,
    fromJSON: () => ({ ok: false, fault: { code: 'shape.missing', params: {}, path: 'position.form' } }),
  }))

  it('says which rules it needs, and its players can keep the record', async () => {
    const { server, people } = await open(unreadable)
    const table = tables['aton-running']!
    const live = await people[0].live(table)
    const { code, params } = (await live.next('error')).error
    expect({ code, params }).toEqual({
      code: 'protocol.rules-changed',
      params: { found: 1, known: unreadable[0]!.rules },
    })
    const record = readRecord(await recordAt(people[0], table))
    expect(record).toMatchObject({ game: 'aton', rules: 1 })
    expect(record.lines.length).toBeGreaterThan(10)
    expect((await people[0].get(PATHS.mine)).status).toBe(200)
    const stranger = await Visitor.named(server, 'Cleo')
    expect((await stranger.get(PATHS.record(table))).status).toBe(403)
  })

  it('hands out the record of a finished one', async () => {
    const { people } = await open(unreadable)
    const was = readFileSync(join(FOLDER, 'tekhenu.record'), 'utf8')
    expect(await recordAt(people[0], tables['tekhenu-finished']!)).toBe(was)
  })
})
