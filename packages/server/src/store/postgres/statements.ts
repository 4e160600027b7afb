import { SITS_NOWHERE, type StatementName } from '../statements.ts'

/**
 * The statements of `../statements.ts`, each for many tables at once: a column is an array, a row of all arrays is one write. Their
 * number does not depend on how many writes share a commit. They run in the order in which they stand here.
 */

interface Statement {
  readonly name: StatementName
  readonly text: string
}

/** The arrays as rows: `column type` each. */
const rows = (columns: readonly string[]): string => {
  const arrays = columns.map((column, i) => `$${i + 1}::${column.split(' ')[1]}[]`)
  return `unnest(${arrays.join(', ')}) AS r (${columns.map((column) => column.split(' ')[0]).join(', ')})`
}

const STANDING = [
  'status text',
  'shelf text',
  '"botAsked" smallint',
  'since bigint',
  '"toAct" text',
  'result text',
  'versions text',
  'decisions text',
  '"byHand" integer',
  'position text',
]
const LINE = [
  'kind text',
  'seat integer',
  'move text',
  'decision integer',
  'answer text',
  'version integer',
  'told integer',
  '"byHand" integer',
  'at bigint',
  'events text',
]
const TABLE = [
  'id text',
  'game text',
  'rules integer',
  'options text',
  'seed text',
  'owner text',
  'listed smallint',
  'watchable smallint',
  'created bigint',
  'seats text',
  'next text',
  'printed text',
]
const BAN = ['kind text', 'who text', 'reason text', 'at bigint']
const GUEST = ['id text', 'secret text', 'nickname text', 'created bigint']

const names = (columns: readonly string[]): string[] => columns.map((column) => column.split(' ')[0]!)
const list = (columns: readonly string[], prefix = ''): string =>
  names(columns)
    .map((name) => prefix + name)
    .join(', ')

const CHANGE = 'UPDATE standings s SET revision = s.revision + 1, lines = s.lines + r.lines'
const ID = ['id text']
const remove = (table: string): string =>
  `DELETE FROM ${table} x USING ${rows(ID)} JOIN tables t USING (id) WHERE x.key = t.key`

/**
 * Whoever makes a bot's turn come up plays it: the lease is part of the same write. The parameters after the columns are the node and
 * the length of the lease in milliseconds.
 */
const lease = (after: number): string => `
  "botNode" = CASE r."botAsked" WHEN 1 THEN $${after + 1} END,
  "botUntil" = CASE r."botAsked" WHEN 1 THEN clock_timestamp() + $${after + 2} * interval '1 millisecond' END`

const STAND = ['lines integer', ...STANDING, 'id text', 'revision integer']
const ADD_STANDING = ['id text', 'revision integer', 'lines integer', ...STANDING]
const ADD_LINE = [...LINE, 'id text']
const ADD_SNAPSHOT = ['moved text', 'closed text', 'rules integer', 'id text']

export const STATEMENTS: readonly Statement[] = [
  { name: 'addGuest', text: `INSERT INTO guests (${list(GUEST)}) SELECT * FROM ${rows(GUEST)}` },
  {
    name: 'renameGuest',
    text: `UPDATE guests g SET nickname = r.nickname FROM ${rows(['nickname text', 'id text'])} WHERE g.id = r.id`,
  },
  {
    name: 'addBan',
    text: `INSERT INTO bans (${list(BAN)}) SELECT * FROM ${rows(BAN)}
      ON CONFLICT (kind, who) DO UPDATE SET reason = excluded.reason, at = excluded.at`,
  },
  {
    name: 'removeBan',
    text: `DELETE FROM bans b USING ${rows(BAN.slice(0, 2))} WHERE b.kind = r.kind AND b.who = r.who`,
  },
  { name: 'removeGuest', text: `DELETE FROM guests g USING ${rows(ID)} WHERE g.id = r.id` },
  { name: 'disown', text: `UPDATE tables t SET owner = '' FROM ${rows(ID)} WHERE t.owner = r.id` },
  {
    name: 'removeIdleGuests',
    text: `DELETE FROM guests USING ${rows(['before bigint'])} WHERE guests.created < r.before AND ${SITS_NOWHERE}`,
  },
  {
    name: 'touch',
    text: `${CHANGE} FROM ${rows(['lines integer', 'id text', 'revision integer'])} JOIN tables t USING (id)
      WHERE s.key = t.key AND s.revision = r.revision`,
  },
  {
    name: 'stand',
    text: `${CHANGE}, ${names(STANDING)
      .map((name) => `${name} = r.${name}`)
      .join(', ')}, ${lease(STAND.length)}
      FROM ${rows(STAND)} JOIN tables t USING (id) WHERE s.key = t.key AND s.revision = r.revision`,
  },
  {
    name: 'lobby',
    text: `UPDATE tables t SET seats = r.seats, next = r.next
      FROM ${rows(['seats text', 'next text', 'id text'])} WHERE t.id = r.id`,
  },
  {
    name: 'begin',
    text: `UPDATE tables t SET rules = r.rules FROM ${rows(['rules integer', 'id text'])} WHERE t.id = r.id`,
  },
  { name: 'clearSeats', text: remove('seats') },
  { name: 'addTable', text: `INSERT INTO tables (${list(TABLE)}) SELECT * FROM ${rows(TABLE)}` },
  {
    name: 'addStanding',
    text: `INSERT INTO standings (key, ${list(ADD_STANDING.slice(1))})
      SELECT t.key, ${list(ADD_STANDING.slice(1), 'r.')} FROM ${rows(ADD_STANDING)} JOIN tables t USING (id)`,
  },
  {
    name: 'addSeat',
    text: `INSERT INTO seats (guest, key) SELECT r.guest, t.key FROM ${rows(['guest text', 'id text'])}
      JOIN tables t USING (id) ON CONFLICT DO NOTHING`,
  },
  {
    name: 'addLine',
    text: `INSERT INTO lines (key, n, ${list(LINE)}) SELECT s.key, s.lines, ${list(LINE, 'r.')}
      FROM ${rows(ADD_LINE)} JOIN tables t USING (id) JOIN standings s USING (key)`,
  },
  {
    name: 'addSnapshot',
    text: `INSERT INTO snapshots (key, lines, position, moved, closed, rules)
      SELECT s.key, s.lines, s.position, r.moved, r.closed, r.rules
      FROM ${rows(ADD_SNAPSHOT)} JOIN tables t USING (id) JOIN standings s USING (key)
      ON CONFLICT (key, lines) DO UPDATE SET position = excluded.position, moved = excluded.moved,
        closed = excluded.closed, rules = excluded.rules`,
  },
  { name: 'removeLines', text: remove('lines') },
  { name: 'removeSnapshots', text: remove('snapshots') },
  { name: 'removeStanding', text: remove('standings') },
  { name: 'removeTable', text: `DELETE FROM tables t USING ${rows(ID)} WHERE t.id = r.id` },
]
