import { NOTICES, OUTBOX, SITS_NOWHERE, type StatementName } from '../statements.ts'

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
  'asked text',
  'clocks text',
  'due bigint',
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
  'pace text',
]
const BAN = ['kind text', 'who text', 'reason text', 'at bigint']
const CREDENTIAL = ['hash text', 'kind text', 'id text', 'guest text', 'data text', 'created bigint']
const ROW = [
  'id text',
  'kind text',
  'guest text',
  'data text',
  'due bigint',
  'tries integer',
  'created bigint',
]
/** A later turn replaces an earlier one of the same table. */
export const REPLACE_OUTBOX = `ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, guest = excluded.guest, data = excluded.data,
  due = excluded.due, tries = excluded.tries, created = excluded.created`
const JOIN = ['joined text', 'id text']
const RESULT = [
  'guest text',
  'match text',
  'game text',
  'seats integer',
  'at bigint',
  'ending text',
  'place integer',
  'score float8',
  'n integer',
  'rating float8',
  'deviation float8',
  'volatility float8',
]
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
    name: 'showResults',
    text: `UPDATE guests g SET shows = r.shows FROM ${rows(['shows smallint', 'id text'])} WHERE g.id = r.id`,
  },
  {
    name: 'setCalendar',
    text: `UPDATE guests g SET calendar = r.calendar FROM ${rows(['calendar text', 'id text'])} WHERE g.id = r.id`,
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
  { name: 'removeCredentials', text: `DELETE FROM credentials c USING ${rows(ID)} WHERE c.guest = r.id` },
  { name: 'removeResults', text: `DELETE FROM results x USING ${rows(ID)} WHERE x.guest = r.id` },
  {
    name: 'addCredential',
    text: `INSERT INTO credentials (${list(CREDENTIAL)}) SELECT * FROM ${rows(CREDENTIAL)}`,
  },
  {
    name: 'changeCredential',
    text: `UPDATE credentials c SET data = r.data FROM ${rows(['data text', 'hash text'])} WHERE c.hash = r.hash`,
  },
  {
    name: 'removeOldCredentials',
    text: `DELETE FROM credentials c USING ${rows(['kind text', 'before bigint'])}
      WHERE c.kind = r.kind AND c.created < r.before`,
  },
  { name: 'endFirstCookie', text: `UPDATE guests g SET secret = g.id FROM ${rows(ID)} WHERE g.id = r.id` },
  {
    name: 'endCookies',
    text: `DELETE FROM credentials c USING ${rows(ID)} WHERE c.guest = r.id AND c.kind IN ('cookie', 'push')`,
  },
  {
    name: 'joinPrograms',
    text: `UPDATE credentials c SET guest = r.joined FROM ${rows(JOIN)} WHERE c.guest = r.id AND c.kind IN ('token', 'share')`,
  },
  {
    name: 'joinRatings',
    text: `UPDATE results x SET n = NULL, rating = NULL, deviation = NULL, volatility = NULL FROM ${rows(JOIN)}
      WHERE x.guest = r.id AND EXISTS (SELECT 1 FROM results o
        WHERE o.guest = r.joined AND o.game = x.game AND o.seats = x.seats AND o.n IS NOT NULL)`,
  },
  {
    name: 'joinSameMatches',
    text: `DELETE FROM results x USING ${rows(JOIN)}
      WHERE x.guest = r.id AND x.match IN (SELECT match FROM results WHERE guest = r.joined)`,
  },
  {
    name: 'joinResults',
    text: `UPDATE results x SET guest = r.joined FROM ${rows(JOIN)} WHERE x.guest = r.id`,
  },
  {
    name: 'joinTables',
    text: `UPDATE tables t SET owner = r.joined FROM ${rows(JOIN)} WHERE t.owner = r.id`,
  },
  {
    name: 'removeCredential',
    text: `DELETE FROM credentials c USING ${rows(['hash text'])} WHERE c.hash = r.hash`,
  },
  {
    name: 'removeSettings',
    text: `DELETE FROM settings s USING ${rows(ID)} WHERE s.owner = r.id`,
  },
  { name: 'removeOutbox', text: `DELETE FROM outbox o USING ${rows(ID)} WHERE o.guest = r.id` },
  { name: 'disown', text: `UPDATE tables t SET owner = '' FROM ${rows(ID)} WHERE t.owner = r.id` },
  {
    name: 'removeIdleGuests',
    text: `DELETE FROM guests USING ${rows(['before bigint'])} WHERE guests.created < r.before AND ${SITS_NOWHERE}`,
  },
  {
    name: 'removeLostCredentials',
    text: `DELETE FROM credentials c USING ${rows(['before bigint'])}
      WHERE c.created < r.before AND c.guest NOT IN (SELECT id FROM guests)`,
  },
  {
    name: 'removeLostResults',
    text: `DELETE FROM results x USING ${rows(['before bigint'])}
      WHERE x.at < r.before AND x.guest NOT IN (SELECT id FROM guests)`,
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
      .join(', ')}, "dueUntil" = NULL, ${lease(STAND.length)}
      FROM ${rows(STAND)} JOIN tables t USING (id) WHERE s.key = t.key AND s.revision = r.revision`,
  },
  {
    name: 'lobby',
    text: `UPDATE tables t SET seats = r.seats, next = r.next
      FROM ${rows(['seats text', 'next text', 'id text'])} WHERE t.id = r.id`,
  },
  {
    name: 'own',
    text: `UPDATE tables t SET owner = r.owner FROM ${rows(['owner text', 'id text'])} WHERE t.id = r.id`,
  },
  {
    name: 'pace',
    text: `UPDATE tables t SET pace = r.pace FROM ${rows(['pace text', 'id text'])} WHERE t.id = r.id`,
  },
  {
    name: 'begin',
    text: `UPDATE tables t SET rules = r.rules FROM ${rows(['rules integer', 'id text'])} WHERE t.id = r.id`,
  },
  {
    name: 'askOutbox',
    text: `INSERT INTO outbox (${OUTBOX}) SELECT ${list(ROW, 'r.')} FROM ${rows([...ROW, 'owner text'])}
      JOIN settings s ON s.owner = r.owner AND s.name = '${NOTICES}' ${REPLACE_OUTBOX}`,
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
  { name: 'addResult', text: `INSERT INTO results (${list(RESULT)}) SELECT * FROM ${rows(RESULT)}` },
  { name: 'removeLines', text: remove('lines') },
  { name: 'removeSnapshots', text: remove('snapshots') },
  { name: 'removeTalk', text: remove('talk') },
  { name: 'removeTalkVersion', text: remove('talk_versions') },
  { name: 'removeReports', text: remove('reports') },
  { name: 'removeNotes', text: remove('notes') },
  { name: 'removeStanding', text: remove('standings') },
  { name: 'removeTable', text: `DELETE FROM tables t USING ${rows(ID)} WHERE t.id = r.id` },
]
