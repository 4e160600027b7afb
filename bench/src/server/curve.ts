import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Round } from './load.ts'
import { load, newFolder, startNode } from './processes.ts'

/** The speed of moves with so many moves stored. */
export interface CurvePoint extends Round {
  readonly stored: number
  /** Bytes of the file per stored move. */
  readonly bytes: number
}

/** Measures one server again and again, with more and more matches in its file. */
export async function measureCurve(
  sizes: readonly number[],
  slots: number,
  warmUp: number,
  seconds: number,
): Promise<CurvePoint[]> {
  const folder = newFolder()
  const file = join(folder, 'benben.sqlite')
  const points: CurvePoint[] = []
  try {
    for (const size of sizes) {
      const stored = size === 0 ? 0 : grow(file, size)
      const bytes = size === 0 ? 0 : statSync(file).size / stored
      const { url, pid, end } = await startNode({ BENBEN_DATA: folder })
      const server = { kind: 'benben', urls: [url], pids: [pid], apart: false } as const
      points.push({ stored, bytes, ...(await load(server, slots, warmUp, seconds)) })
      await end()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return points
}

/** Copies all matches of a file under new ids until it holds so many moves; returns how many there are. */
function grow(file: string, lines: number): number {
  const db = new DatabaseSync(file)
  const count = (): number => Number(db.prepare('SELECT count(*) AS many FROM lines').get()!['many'])
  const { span } = db.prepare('SELECT max(key) AS span FROM tables').get() as { span: number }
  const copies = Math.max(0, Math.ceil(lines / count()) - 1)
  const numbers = `(WITH RECURSIVE c (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM c WHERE k < ${copies}) SELECT k FROM c)`
  db.exec('PRAGMA synchronous = OFF; BEGIN')
  for (const table of copies > 0 ? ['tables', 'standings', 'lines', 'snapshots'] : []) {
    const columns = db
      .prepare(`PRAGMA table_info(${table})`)
      .all()
      .map((row) => String(row['name']))
    const values = columns.map((name) => {
      if (name === 'key') return `key + k * ${span}`
      return table === 'tables' && name === 'id' ? `printf('copy%018d', key + k * ${span})` : `"${name}"`
    })
    const names = columns.map((name) => `"${name}"`).join(', ')
    db.exec(`INSERT INTO ${table} (${names}) SELECT ${values.join(', ')} FROM ${table}, ${numbers}`)
  }
  db.exec('COMMIT')
  const stored = count()
  db.close()
  return stored
}
