import type { Occasion, TableInfo } from '@benben/protocol'
import { create } from 'zustand'
import { listTables } from './tables.ts'

/** My tables online, as they were read last. Empty without a server. */
export const useMyTables = create<{ readonly tables: readonly TableInfo[] }>()(() => ({ tables: [] }))

/** Reads them again. */
export async function refreshMyTables(): Promise<readonly TableInfo[]> {
  const tables = await listTables('mine')
  // Most people have none before and after: nothing is drawn anew for that.
  if (tables.length > 0 || useMyTables.getState().tables.length > 0) useMyTables.setState({ tables })
  return tables
}

/** Whether a table was made for me and I have not sat down yet: a rematch that somebody asks for. */
export const isInvitation = ({ status, you, seats }: TableInfo): boolean =>
  status === 'waiting' && you !== null && seats[you]?.ready === false

/** Whether I have to decide there. */
export const isMyTurn = ({ status, you, seats, toAct }: TableInfo): boolean =>
  status === 'running' && you !== null && toAct.includes(you) && seats[you]?.keeper === undefined

export const waitsForMe = (table: TableInfo): boolean => isMyTurn(table) || isInvitation(table)

/** When my time is up there; Infinity without a clock that runs. */
export const myDue = ({ clocks, you }: TableInfo): number =>
  (you === null ? undefined : clocks?.seats[you]?.due) ?? Infinity

/** What comes first: the clock that runs out first, then whatever has waited longest. */
export const byDue = (
  a: { readonly due: number; readonly since: number },
  b: { readonly due: number; readonly since: number },
): number => (a.due === b.due ? a.since - b.since : a.due - b.due)

/** The tables at which I have to decide, the most urgent first, without the one at this address. */
export const nextTables = (tables: readonly TableInfo[], here: string): TableInfo[] =>
  tables
    .filter((table) => isMyTurn(table) && here !== `/table/${table.id}`)
    .sort((a, b) => byDue({ due: myDue(a), since: a.since }, { due: myDue(b), since: b.since }))

/** Whether half of my time for this turn is up, where people play by turn. */
const isHalfOver = ({ pace, clocks, you }: TableInfo): boolean => {
  const clock = you === null ? null : (clocks?.seats[you] ?? null)
  if (pace?.kind !== 'turn' || clock === null || clock.since === null || clock.due === null) return false
  return clocks!.at - clock.since >= clock.due - clocks!.at
}

/** What a table tells me; undefined if nothing. */
export const occasionOf = (table: TableInfo): Occasion | undefined => {
  if (isMyTurn(table)) return isHalfOver(table) ? 'reminder' : 'turn'
  if (isInvitation(table)) return 'invitation'
  return table.status === 'finished' && table.you !== null ? 'over' : undefined
}

/** The tables that have something to tell now and had not before: one notice per turn, however many decisions it has. */
export const newlyTelling = (before: readonly TableInfo[], now: readonly TableInfo[]): TableInfo[] => {
  const told = new Map(before.map((table) => [table.id, occasionOf(table)]))
  return now.filter((table) => {
    const occasion = occasionOf(table)
    // A game that was over when it first showed up is no news.
    // Nor is a turn of which one was reminded already.
    const isNews =
      occasion === 'over' ? told.has(table.id) : occasion !== 'turn' || told.get(table.id) !== 'reminder'
    return occasion !== undefined && isNews && told.get(table.id) !== occasion
  })
}
