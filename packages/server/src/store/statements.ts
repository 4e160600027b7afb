import { SCHEMAS } from './schema.ts'

/** All write statements, by name. A move changes `standings` only; the columns are in the order of `rows.ts`. */

const marks = (many: number): string => Array.from({ length: many }, () => '?').join(', ')

const STANDING = [
  'status',
  'shelf',
  'botAsked',
  'since',
  'toAct',
  'result',
  'versions',
  'decisions',
  'byHand',
  'position',
]
const CHANGE = 'UPDATE standings SET revision = revision + 1, lines = lines + ?'
const THE_TABLE = '(SELECT key FROM tables WHERE id = ?)'
const HERE = `WHERE key = ${THE_TABLE}`

/** Of a guest. */
export const SITS_NOWHERE = 'NOT EXISTS (SELECT 1 FROM seats WHERE seats.guest = guests.id)'

export const STATEMENTS = {
  // Writes a page, and changes nothing.
  probe: `PRAGMA user_version = ${SCHEMAS.length}`,

  addBan: `INSERT OR REPLACE INTO bans (kind, who, reason, at) VALUES (${marks(4)})`,
  removeBan: 'DELETE FROM bans WHERE kind = ? AND who = ?',

  addGuest: `INSERT INTO guests (id, secret, nickname, created) VALUES (${marks(4)})`,
  renameGuest: 'UPDATE guests SET nickname = ? WHERE id = ?',
  removeGuest: 'DELETE FROM guests WHERE id = ?',
  disown: `UPDATE tables SET owner = '' WHERE owner = ?`,
  removeIdleGuests: `DELETE FROM guests WHERE created < ? AND ${SITS_NOWHERE}`,

  addTable: `INSERT INTO tables (id, game, rules, options, seed, owner, listed, watchable, created, seats, next, printed)
    VALUES (${marks(12)})`,
  addStanding: `INSERT INTO standings (key, revision, lines, ${STANDING.join(', ')})
    VALUES (${THE_TABLE}, ${marks(2 + STANDING.length)})`,
  addSeat: `INSERT OR IGNORE INTO seats (guest, key) VALUES (?, ${THE_TABLE})`,

  // Optimistic locking: the second writer changes no row.
  touch: `${CHANGE} ${HERE} AND revision = ?`,
  stand: `${CHANGE}, ${STANDING.map((column) => `${column} = ?`).join(', ')} ${HERE} AND revision = ?`,
  lobby: 'UPDATE tables SET seats = ?, next = ? WHERE id = ?',
  begin: 'UPDATE tables SET rules = ? WHERE id = ?',
  clearSeats: `DELETE FROM seats ${HERE}`,
  // Both read the number of lines that was just incremented.
  addLine: `INSERT INTO lines (n, key, kind, seat, move, decision, answer, version, told, byHand, at, events)
    SELECT lines, key, ${marks(10)} FROM standings ${HERE}`,
  // After a change of the rules, the new snapshot replaces an existing one.
  addSnapshot: `INSERT OR REPLACE INTO snapshots (key, lines, position, moved, closed, rules)
    SELECT key, lines, position, ?, ?, ? FROM standings ${HERE}`,

  removeStanding: `DELETE FROM standings ${HERE}`,
  removeLines: `DELETE FROM lines ${HERE}`,
  removeSnapshots: `DELETE FROM snapshots ${HERE}`,
  // Must run last: the other statements look the table up.
  removeTable: 'DELETE FROM tables WHERE id = ?',
} as const

export type StatementName = keyof typeof STATEMENTS
