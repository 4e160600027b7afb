import type { DatabaseSync } from 'node:sqlite'
import { NewerStoreError } from './newer-store-error.ts'

/** Rows refer to tables by a short integer key; what a move changes is in a table of its own. */
const FIRST = `
CREATE TABLE guests (
  id TEXT PRIMARY KEY,
  secret TEXT NOT NULL UNIQUE,
  nickname TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  rules INTEGER NOT NULL,
  options TEXT NOT NULL,
  seed TEXT NOT NULL,
  owner TEXT NOT NULL,
  listed INTEGER NOT NULL,
  watchable INTEGER NOT NULL,
  created INTEGER NOT NULL,
  seats TEXT NOT NULL,
  next TEXT
) STRICT;
CREATE INDEX tables_by_owner ON tables (owner);

CREATE TABLE seats (
  guest TEXT NOT NULL,
  key INTEGER NOT NULL,
  PRIMARY KEY (guest, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE standings (
  key INTEGER PRIMARY KEY,
  revision INTEGER NOT NULL,
  status TEXT NOT NULL,
  shelf TEXT,
  botAsked INTEGER NOT NULL,
  since INTEGER NOT NULL,
  toAct TEXT NOT NULL,
  result TEXT,
  versions TEXT NOT NULL,
  decisions TEXT NOT NULL,
  byHand INTEGER NOT NULL,
  lines INTEGER NOT NULL,
  position TEXT NOT NULL
) STRICT;
CREATE INDEX standings_by_shelf ON standings (shelf) WHERE shelf IS NOT NULL;
CREATE INDEX standings_by_bot ON standings (botAsked) WHERE botAsked = 1;

CREATE TABLE lines (
  key INTEGER NOT NULL,
  n INTEGER NOT NULL,
  kind TEXT NOT NULL,
  seat INTEGER,
  move TEXT,
  decision INTEGER NOT NULL,
  answer TEXT,
  version INTEGER NOT NULL,
  told INTEGER NOT NULL,
  byHand INTEGER NOT NULL,
  at INTEGER NOT NULL,
  events TEXT NOT NULL,
  PRIMARY KEY (key, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
  key INTEGER NOT NULL,
  lines INTEGER NOT NULL,
  position TEXT NOT NULL,
  moved TEXT NOT NULL,
  closed TEXT,
  PRIMARY KEY (key, lines)
) STRICT, WITHOUT ROWID;
`

/** Adds printed data to tables. */
const PRINTED = 'ALTER TABLE tables ADD COLUMN printed TEXT;'

/** The rules of a snapshot; null in older files, which means those the match began with. */
const SNAPSHOT_RULES = 'ALTER TABLE snapshots ADD COLUMN rules INTEGER;'

/** Whom the server does not serve. */
const BANS = `
CREATE TABLE bans (
  kind TEXT NOT NULL,
  who TEXT NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (kind, who)
) STRICT, WITHOUT ROWID;
`

/** The migrations, from each version of the file to the next one. */
export const SCHEMAS: readonly string[] = [FIRST, PRINTED, SNAPSHOT_RULES, BANS]

/** Brings a file to the newest schema, in one transaction. */
export function migrateFile(db: DatabaseSync): void {
  const found = Number(db.prepare('PRAGMA user_version').get()?.['user_version'])
  if (found === SCHEMAS.length) return
  if (found > SCHEMAS.length) throw new NewerStoreError()
  const missing = SCHEMAS.slice(found).join('\n')
  db.exec(`BEGIN IMMEDIATE; ${missing} PRAGMA user_version = ${SCHEMAS.length}; COMMIT`)
}
