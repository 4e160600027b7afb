import { lineRow, outboxRow, resultRow, snapshotRow, standingRow, termsRow, type Value } from './rows.ts'
import type { StatementName } from './statements.ts'
import type { Change } from './change.ts'
import type { StoredSeat, StoredTable } from './stored-table.ts'

/** A statement and its values, to post to the writer thread. */
export type BoundStatement = readonly [name: StatementName, ...values: Value[]]

/** Statements of one transaction. If the first one changes no row, the others are skipped. */
export type Write = readonly [first: BoundStatement, ...others: BoundStatement[]]

export const writeTable = (table: StoredTable): Write => [
  ['addTable', ...termsRow(table)],
  ['addStanding', table.id, table.revision, table.lines, ...standingRow(table)],
  ...seated(table.id, table.seats),
]

const seated = (table: string, seats: readonly StoredSeat[]): BoundStatement[] =>
  seats.flatMap(({ guest }) => (guest === null ? [] : [['addSeat', guest, table] as const]))

/** Everything that belongs to a table, and last the table itself. */
const REMOVALS = [
  'clearSeats',
  'removeLines',
  'removeSnapshots',
  'removeTalk',
  'removeTalkVersion',
  'removeReports',
  'removeNotes',
  'removeStanding',
  'removeTable',
] as const

export function writeChange(change: Change): Write {
  const { table, revision, lobby, rules, standing, line, snapshot, opens, removes } = change
  const { owner, pace, tells = [], results = [] } = change
  const lines = line === undefined ? 0 : 1
  const first: BoundStatement =
    standing === undefined
      ? ['touch', lines, table, revision]
      : ['stand', lines, ...standingRow(standing), table, revision]
  const others: BoundStatement[] = []
  if (lobby !== undefined) {
    others.push(['lobby', JSON.stringify(lobby.seats), lobby.next, table], ['clearSeats', table])
    others.push(...seated(table, lobby.seats))
  }
  if (owner !== undefined) others.push(['own', owner, table])
  if (pace !== undefined) others.push(['pace', pace === null ? null : JSON.stringify(pace), table])
  if (rules !== undefined) others.push(['begin', rules, table])
  if (line !== undefined) others.push(['addLine', ...lineRow(line), table])
  if (snapshot !== undefined) others.push(['addSnapshot', ...snapshotRow(snapshot), table])
  for (const row of tells) others.push(['askOutbox', ...outboxRow(row), row.guest])
  if (opens !== undefined) others.push(...writeTable(opens))
  others.push(...results.map((each) => ['addResult', ...resultRow(each)] as const))
  if (removes === true) {
    others.push(...REMOVALS.map((name) => [name, table] as const))
  }
  return [first, ...others]
}
