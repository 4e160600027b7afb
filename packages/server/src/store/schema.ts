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

/** What lets people and programs in, beside the cookie of the first device in `guests.secret`. */
const CREDENTIALS = `
CREATE TABLE credentials (
  hash TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  guest TEXT NOT NULL,
  data TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX credentials_by_guest ON credentials (guest, kind);
`

/** What finished matches were for the people who played them, with their ratings. They outlive the tables. */
const RESULTS = `
ALTER TABLE guests ADD COLUMN shows INTEGER NOT NULL DEFAULT 0;
CREATE TABLE results (
  guest TEXT NOT NULL,
  match TEXT NOT NULL,
  game TEXT NOT NULL,
  seats INTEGER NOT NULL,
  at INTEGER NOT NULL,
  ending TEXT NOT NULL,
  place INTEGER NOT NULL,
  score REAL NOT NULL,
  n INTEGER,
  rating REAL,
  deviation REAL,
  volatility REAL,
  PRIMARY KEY (guest, match)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_match ON results (match);
CREATE UNIQUE INDEX results_by_rating ON results (guest, game, seats, n) WHERE n IS NOT NULL;
`

/** What people and the server have chosen, by name; and the notices that are to be sent, or stand in somebody's feed. */
const NOTICES = `
CREATE TABLE settings (
  owner TEXT NOT NULL,
  name TEXT NOT NULL,
  data TEXT NOT NULL,
  PRIMARY KEY (owner, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  guest TEXT NOT NULL,
  data TEXT NOT NULL,
  due INTEGER,
  tries INTEGER NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX outbox_by_due ON outbox (due) WHERE due IS NOT NULL;
CREATE INDEX outbox_by_guest ON outbox (guest, kind, created);
`

/**
 * Talk and private notes. The version of a table's talk counts its changes, so that nobody misses one; `kept` says whether there is
 * something that retention has to delete.
 */
const TALK = `
CREATE TABLE talk_versions (
  key INTEGER PRIMARY KEY,
  version INTEGER NOT NULL,
  kept INTEGER NOT NULL
) STRICT;
CREATE INDEX talk_versions_by_kept ON talk_versions (key) WHERE kept = 1;

CREATE TABLE talk (
  key INTEGER NOT NULL,
  n INTEGER NOT NULL,
  version INTEGER NOT NULL,
  room TEXT NOT NULL,
  guest TEXT NOT NULL,
  name TEXT NOT NULL,
  seat INTEGER,
  id TEXT NOT NULL,
  text TEXT,
  phrase TEXT,
  at INTEGER NOT NULL,
  PRIMARY KEY (key, n),
  UNIQUE (key, guest, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX talk_by_guest ON talk (guest);
CREATE INDEX talk_by_version ON talk (key, version);

CREATE TABLE blocks (
  id TEXT NOT NULL,
  guest TEXT NOT NULL,
  other TEXT NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (guest, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_by_other ON blocks (other);

CREATE TABLE reports (
  id TEXT PRIMARY KEY,
  key INTEGER NOT NULL,
  n INTEGER NOT NULL,
  guest TEXT NOT NULL,
  name TEXT NOT NULL,
  reporter TEXT NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (key, reporter, guest, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE notes (
  guest TEXT NOT NULL,
  key INTEGER NOT NULL,
  text TEXT NOT NULL,
  version INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (guest, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX notes_by_table ON notes (key);
`

/**
 * Pace and clocks: the calendars of people, what is asked, when the first clock of a match is up, and when a server ran.
 */
const CLOCKS = `
ALTER TABLE guests ADD COLUMN calendar TEXT;
ALTER TABLE tables ADD COLUMN pace TEXT;
ALTER TABLE standings ADD COLUMN asked TEXT;
ALTER TABLE standings ADD COLUMN clocks TEXT;
ALTER TABLE standings ADD COLUMN due INTEGER;
CREATE INDEX standings_by_due ON standings (due) WHERE due IS NOT NULL;
CREATE TABLE uptimes (
  since INTEGER PRIMARY KEY,
  until INTEGER NOT NULL
) STRICT;
`

/** The migrations, from each version of the file to the next one. */
export const SCHEMAS: readonly string[] = [
  FIRST,
  PRINTED,
  SNAPSHOT_RULES,
  BANS,
  CREDENTIALS,
  RESULTS + NOTICES + TALK + CLOCKS,
]

/** Brings a file to the newest schema, in one transaction. */
export function migrateFile(db: DatabaseSync): void {
  const found = Number(db.prepare('PRAGMA user_version').get()?.['user_version'])
  if (found === SCHEMAS.length) return
  if (found > SCHEMAS.length) throw new NewerStoreError()
  const missing = SCHEMAS.slice(found).join('\n')
  db.exec(`BEGIN IMMEDIATE; ${missing} PRAGMA user_version = ${SCHEMAS.length}; COMMIT`)
}
