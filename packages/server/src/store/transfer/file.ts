import { closeSync, copyFileSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Row } from '../rows.ts'
import { migrateFile } from '../schema.ts'
import { COLUMNS, quoted, TABLE_NAMES, type Counts, type TableName } from './columns.ts'

/** Backups are SQLite files with the tables of a data folder, whichever engine they come from. */

/** Makes a file under another name first, so that what bears the name is whole, and on disk. */
export async function makeWhole(path: string, make: (partial: string) => unknown): Promise<void> {
  const partial = `${path}.partial`
  rmSync(partial, { force: true })
  try {
    await make(partial)
    sync(partial)
    renameSync(partial, path)
    sync(dirname(path))
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(partial + end, { force: true })
  }
}

function sync(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}

/** A copy of a file that servers may be writing to: everything committed before is in it. Nobody has to wait for it. */
export function copyLive(from: string, to: string): void {
  const db = new DatabaseSync(from, { readOnly: true })
  try {
    db.exec('PRAGMA busy_timeout = 5000')
    db.prepare('VACUUM INTO ?').run(to)
  } finally {
    db.close()
  }
  unmark(to)
}

/** The mark of a file that a server has open does not belong to the copy. */
function unmark(path: string): void {
  const db = new DatabaseSync(path)
  db.exec('PRAGMA application_id = 0')
  db.close()
}

/** A copy of a file that nobody writes to, in today's schema. */
export function copyMigrated(from: string, to: string): void {
  copyFileSync(from, to)
  const db = new DatabaseSync(to)
  try {
    migrateFile(db)
  } finally {
    db.close()
  }
  unmark(to)
}

const ROWS_AT_ONCE = 1000

/** All rows of a table, many at a time. */
export function* rowsIn(db: DatabaseSync, table: TableName): Generator<Row[]> {
  let rows: Row[] = []
  for (const row of db.prepare(`SELECT ${quoted(table)} FROM ${table}`).iterate()) {
    if (rows.push(row as Row) < ROWS_AT_ONCE) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

/** Writes a new file from rows, in one transaction. */
export async function writeFile(
  path: string,
  rowsOf: (table: TableName) => AsyncIterable<readonly Row[]>,
): Promise<Counts> {
  const db = new DatabaseSync(path)
  const counts = Object.fromEntries(TABLE_NAMES.map((name) => [name, 0])) as Record<TableName, number>
  try {
    migrateFile(db)
    db.exec('BEGIN')
    for (const table of TABLE_NAMES) {
      const marks = COLUMNS[table].map(() => '?').join(', ')
      const insert = db.prepare(`INSERT INTO ${table} (${quoted(table)}) VALUES (${marks})`)
      for await (const rows of rowsOf(table)) {
        for (const row of rows) insert.run(...COLUMNS[table].map((column) => row[column]!))
        counts[table] += rows.length
      }
    }
    db.exec('COMMIT')
  } finally {
    db.close()
  }
  return counts
}
