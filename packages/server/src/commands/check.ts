import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { GAMES } from '@benben/bots'
import { printedGame } from '@benben/kernel'
import type { Key } from '@benben/words'
import type { Row } from '../store/rows.ts'
import { SqliteStore } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { resume } from '../tables/resume.ts'

interface Problem {
  readonly key: Key
  readonly params: Readonly<Record<string, string | number>>
}

/** What a backup holds, and what is wrong with it. */
export interface Findings {
  readonly guests: number
  readonly tables: number
  readonly running: number
  readonly lines: number
  readonly problems: readonly Problem[]
}

/** Runs with a folder that is removed afterwards. */
export async function inScratch<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'benben-operator-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Rows that belong to no table, tables without their standing, and lines that are missing or too many. */
const GAPS = `
SELECT 'operator.no-standing' AS key, id AS place, 0 AS found, 0 AS wanted FROM tables
  WHERE key NOT IN (SELECT key FROM standings)
UNION ALL SELECT 'operator.no-table', key, 0, 0 FROM (SELECT key FROM standings UNION SELECT key FROM lines
  UNION SELECT key FROM snapshots UNION SELECT key FROM seats) WHERE key NOT IN (SELECT key FROM tables)
UNION ALL SELECT 'operator.wrong-lines', id, count(n), standings.lines
  FROM standings JOIN tables USING (key) LEFT JOIN lines USING (key) GROUP BY key
  HAVING count(n) <> standings.lines OR ifnull(min(n), 1) <> 1 OR ifnull(max(n), 0) <> standings.lines`

const gapFrom = ({ key, place, found, wanted }: Row): Problem => ({
  key: key as Key,
  params: { place: String(place), found: Number(found), wanted: Number(wanted) },
})

/** Checks a file of today's schema that nobody writes to: its pages, that no row is missing, and that every match can go on. */
export async function checkFile(path: string): Promise<Findings> {
  const db = new DatabaseSync(path, { readOnly: true })
  const count = (sql: string): number =>
    Number(db.prepare(`SELECT count(*) AS many FROM ${sql}`).get()?.['many'])
  const problems: Problem[] = []
  let ids: readonly string[]
  let found: Omit<Findings, 'problems'>
  try {
    const pages = db
      .prepare('PRAGMA integrity_check')
      .all()
      .map((row) => String(row['integrity_check']))
    if (pages[0] !== 'ok')
      problems.push(...pages.map((problem): Problem => ({ key: 'operator.damaged', params: { problem } })))
    problems.push(...(db.prepare(GAPS).all() as Row[]).map(gapFrom))
    ids = db
      .prepare('SELECT id FROM tables ORDER BY key')
      .all()
      .map(({ id }) => String(id))
    found = {
      guests: count('guests'),
      tables: ids.length,
      running: count(`standings WHERE status = 'running'`),
      lines: count('lines'),
    }
  } finally {
    db.close()
  }
  const store = new SqliteStore(path)
  try {
    for (const id of ids) problems.push(...(await problemsAt(store, id)))
  } finally {
    await store.close()
  }
  return { ...found, problems }
}

/** Whether a server could go on with the match. */
async function problemsAt(store: Store, id: string): Promise<Problem[]> {
  try {
    const table = await store.table(id)
    if (table?.status !== 'running') return []
    const params = { place: id, game: table.game }
    const game = GAMES.find((each) => each.id === table.game)
    const printed = game && printedGame(game, table.printed)
    if (printed?.ok !== true) return [{ key: 'operator.unknown-game', params }]
    const { kind } = await resume(store, printed.value, table)
    return kind === 'incompatible' ? [{ key: 'operator.old-rules', params }] : []
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return [{ key: 'operator.unreadable', params: { place: id, problem } }]
  }
}
