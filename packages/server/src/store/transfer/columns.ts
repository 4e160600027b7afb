/**
 * Everything that is kept, by table and column: the same in SQLite and PostgreSQL, so rows can be copied from one to the other. Leases
 * of bots, marks of nodes and the like belong to running servers and are not copied.
 */
export const COLUMNS = {
  guests: ['id', 'secret', 'nickname', 'created', 'shows', 'calendar'],
  credentials: ['hash', 'kind', 'id', 'guest', 'data', 'created'],
  results: [
    'guest',
    'match',
    'game',
    'seats',
    'at',
    'ending',
    'place',
    'score',
    'n',
    'rating',
    'deviation',
    'volatility',
  ],
  settings: ['owner', 'name', 'data'],
  outbox: ['id', 'kind', 'guest', 'data', 'due', 'tries', 'created'],
  bans: ['kind', 'who', 'reason', 'at'],
  tables: [
    'key',
    'id',
    'game',
    'rules',
    'options',
    'seed',
    'owner',
    'listed',
    'watchable',
    'created',
    'seats',
    'next',
    'printed',
    'pace',
  ],
  seats: ['guest', 'key'],
  standings: [
    'key',
    'revision',
    'status',
    'shelf',
    'botAsked',
    'since',
    'toAct',
    'result',
    'versions',
    'decisions',
    'byHand',
    'lines',
    'position',
    'asked',
    'clocks',
    'due',
  ],
  lines: [
    'key',
    'n',
    'kind',
    'seat',
    'move',
    'decision',
    'answer',
    'version',
    'told',
    'byHand',
    'at',
    'events',
  ],
  uptimes: ['since', 'until'],
  snapshots: ['key', 'lines', 'position', 'moved', 'closed', 'rules'],
  talk_versions: ['key', 'version', 'kept'],
  talk: ['key', 'n', 'version', 'room', 'guest', 'name', 'seat', 'id', 'text', 'phrase', 'at'],
  blocks: ['id', 'guest', 'other', 'kind', 'name', 'at'],
  reports: ['id', 'key', 'n', 'guest', 'name', 'reporter', 'reason', 'at'],
  notes: ['guest', 'key', 'text', 'version', 'at'],
} as const satisfies Record<string, readonly string[]>

export type TableName = keyof typeof COLUMNS

export const TABLE_NAMES = Object.keys(COLUMNS) as TableName[]

/** How many rows were copied of each table. */
export type Counts = Readonly<Record<TableName, number>>

/** Columns of numbers that PostgreSQL hands out as text, because they could be larger than a number of JavaScript. */
export const BIG = new Set(['created', 'key', 'since', 'at', 'due', 'until'])

/** Column names in SQL; some have capitals. */
export const quoted = (table: TableName): string => COLUMNS[table].map((name) => `"${name}"`).join(', ')
