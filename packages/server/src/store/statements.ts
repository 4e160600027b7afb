import { SCHEMAS } from './schema.ts'
import { TALK_STATEMENTS } from './talk-statements.ts'

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
  'asked',
  'clocks',
  'due',
]
const CHANGE = 'UPDATE standings SET revision = revision + 1, lines = lines + ?'
const THE_TABLE = '(SELECT key FROM tables WHERE id = ?)'
const HERE = `WHERE key = ${THE_TABLE}`

/** Of a guest. */
export const SITS_NOWHERE = 'NOT EXISTS (SELECT 1 FROM seats WHERE seats.guest = guests.id)'

/** The setting that says what somebody wants to be told. */
export const NOTICES = 'notices'
export const OUTBOX = 'id, kind, guest, data, due, tries, created'

export const STATEMENTS = {
  ...TALK_STATEMENTS,

  // Writes a page, and changes nothing.
  probe: `PRAGMA user_version = ${SCHEMAS.length}`,

  addBan: `INSERT OR REPLACE INTO bans (kind, who, reason, at) VALUES (${marks(4)})`,
  removeBan: 'DELETE FROM bans WHERE kind = ? AND who = ?',

  addGuest: `INSERT INTO guests (id, secret, nickname, created) VALUES (${marks(4)})`,
  showResults: 'UPDATE guests SET shows = ? WHERE id = ?',
  renameGuest: 'UPDATE guests SET nickname = ? WHERE id = ?',
  setCalendar: 'UPDATE guests SET calendar = ? WHERE id = ?',
  // A server runs: the last period goes on, or a new one begins.
  goOn: 'UPDATE uptimes SET until = ? WHERE since = (SELECT max(since) FROM uptimes) AND until >= ?',
  beginUptime: 'INSERT OR IGNORE INTO uptimes (since, until) VALUES (?, ?)',
  forgetUptimes: 'DELETE FROM uptimes WHERE until < ?',
  removeGuest: 'DELETE FROM guests WHERE id = ?',
  removeResults: 'DELETE FROM results WHERE guest = ?',
  removeCredentials: 'DELETE FROM credentials WHERE guest = ?',
  disown: `UPDATE tables SET owner = '' WHERE owner = ?`,
  // Belong to nobody, for example after removeIdleGuests.
  removeLostResults: 'DELETE FROM results WHERE at < ? AND guest NOT IN (SELECT id FROM guests)',
  removeLostCredentials: 'DELETE FROM credentials WHERE created < ? AND guest NOT IN (SELECT id FROM guests)',

  addCredential: `INSERT INTO credentials (hash, kind, id, guest, data, created) VALUES (${marks(6)})`,
  changeCredential: 'UPDATE credentials SET data = ? WHERE hash = ?',
  removeOldCredentials: 'DELETE FROM credentials WHERE kind = ? AND created < ?',
  // No hash looks like an id.
  endFirstCookie: 'UPDATE guests SET secret = id WHERE id = ?',
  endCookies: `DELETE FROM credentials WHERE guest = ? AND kind IN ('cookie', 'push')`,
  joinPrograms: `UPDATE credentials SET guest = ? WHERE guest = ? AND kind IN ('token', 'share')`,
  // Where both have a rating, that of the person stays.
  joinRatings: `UPDATE results SET n = NULL, rating = NULL, deviation = NULL, volatility = NULL WHERE EXISTS
    (SELECT 1 FROM results o WHERE o.guest = ? AND o.game = results.game AND o.seats = results.seats AND o.n IS NOT NULL)
    AND guest = ?`,
  // A person has one result of a match.
  joinSameMatches:
    'DELETE FROM results WHERE match IN (SELECT match FROM results WHERE guest = ?) AND guest = ?',
  joinResults: 'UPDATE results SET guest = ? WHERE guest = ?',
  joinTables: 'UPDATE tables SET owner = ? WHERE owner = ?',
  removeCredential: 'DELETE FROM credentials WHERE hash = ?',
  removeIdleGuests: `DELETE FROM guests WHERE created < ? AND ${SITS_NOWHERE}`,

  keepSetting: `INSERT OR REPLACE INTO settings (owner, name, data) VALUES (${marks(3)})`,
  firstSetting: `INSERT OR IGNORE INTO settings (owner, name, data) VALUES (${marks(3)})`,
  removeSetting: 'DELETE FROM settings WHERE owner = ? AND name = ?',
  removeSettings: 'DELETE FROM settings WHERE owner = ?',
  removeLostSettings: `DELETE FROM settings WHERE owner <> '' AND owner NOT IN (SELECT id FROM guests)`,

  addOutbox: `INSERT OR REPLACE INTO outbox (${OUTBOX}) VALUES (${marks(7)})`,
  // Only for guests who have chosen notices: a move of everybody else writes nothing more than itself.
  askOutbox: `INSERT OR REPLACE INTO outbox (${OUTBOX}) SELECT ${marks(7)}
    WHERE EXISTS (SELECT 1 FROM settings WHERE owner = ? AND name = '${NOTICES}')`,
  // What was replaced meanwhile, by a later turn, stays.
  dueOutbox: 'UPDATE outbox SET due = ?, tries = ? WHERE id = ? AND due = ?',
  doneOutbox: 'DELETE FROM outbox WHERE id = ? AND due = ?',
  clearOutbox: 'DELETE FROM outbox WHERE guest = ? AND kind = ?',
  removeOutbox: 'DELETE FROM outbox WHERE guest = ?',
  removeOldOutbox: 'DELETE FROM outbox WHERE created < ?',

  addTable: `INSERT INTO tables (id, game, rules, options, seed, owner, listed, watchable, created, seats, next, printed, pace)
    VALUES (${marks(13)})`,
  addStanding: `INSERT INTO standings (key, revision, lines, ${STANDING.join(', ')})
    VALUES (${THE_TABLE}, ${marks(2 + STANDING.length)})`,
  addSeat: `INSERT OR IGNORE INTO seats (guest, key) VALUES (?, ${THE_TABLE})`,

  // Optimistic locking: the second writer changes no row.
  touch: `${CHANGE} ${HERE} AND revision = ?`,
  stand: `${CHANGE}, ${STANDING.map((column) => `${column} = ?`).join(', ')} ${HERE} AND revision = ?`,
  lobby: 'UPDATE tables SET seats = ?, next = ? WHERE id = ?',
  own: 'UPDATE tables SET owner = ? WHERE id = ?',
  pace: 'UPDATE tables SET pace = ? WHERE id = ?',
  begin: 'UPDATE tables SET rules = ? WHERE id = ?',
  clearSeats: `DELETE FROM seats ${HERE}`,
  // Both read the number of lines that was just incremented.
  addLine: `INSERT INTO lines (n, key, kind, seat, move, decision, answer, version, told, byHand, at, events)
    SELECT lines, key, ${marks(10)} FROM standings ${HERE}`,
  // After a change of the rules, the new snapshot replaces an existing one.
  addSnapshot: `INSERT OR REPLACE INTO snapshots (key, lines, position, moved, closed, rules)
    SELECT key, lines, position, ?, ?, ? FROM standings ${HERE}`,

  addResult: `INSERT INTO results (guest, match, game, seats, at, ending, place, score, n, rating, deviation, volatility)
    VALUES (${marks(12)})`,

  removeStanding: `DELETE FROM standings ${HERE}`,
  removeLines: `DELETE FROM lines ${HERE}`,
  removeSnapshots: `DELETE FROM snapshots ${HERE}`,
  removeTalk: `DELETE FROM talk ${HERE}`,
  removeTalkVersion: `DELETE FROM talk_versions ${HERE}`,
  removeReports: `DELETE FROM reports ${HERE}`,
  removeNotes: `DELETE FROM notes ${HERE}`,
  // Must run last: the other statements look the table up.
  removeTable: 'DELETE FROM tables WHERE id = ?',
} as const

export type StatementName = keyof typeof STATEMENTS
