import { commitment } from '@benben/kernel'
import type { SeatInfo, TableInfo } from '@benben/protocol'
import { holidayUntil } from '../clocks/calendar.ts'
import { clocksInfo } from '../clocks/clocks.ts'
import type { ServerTime } from '../clocks/time.ts'
import type { StoredSeat, StoredTable, TableSummary } from '../store/stored-table.ts'
import { hasNoPerson, isFormer } from './seat-kinds.ts'
import { botFrom } from './votes.ts'

/** A table as somebody on that seat may see it, null for all others, without its printed data. */
export const infoOf = (
  table: TableSummary,
  you: number | null,
  time: ServerTime,
  isConnected: (seat: number) => boolean,
  watchers = 0,
  isLookedAt: (seat: number) => boolean = () => true,
): TableInfo => ({
  id: table.id,
  game: table.game,
  options: table.options,
  status: table.status,
  seats: table.seats.map(({ kind, guest, name, nonce, program, day, ...absence }, seat) => ({
    kind,
    name,
    ...(program === undefined ? {} : { program }),
    ready: nonce !== null,
    connected: hasNoPerson({ kind }) || isConnected(seat),
    ...(hasNoPerson({ kind }) || !isConnected(seat) || isLookedAt(seat) ? {} : { elsewhere: true }),
    ...absenceOf(absence),
    ...(isFormer({ kind, guest }) ? { former: true } : {}),
    ...dayOf(table, day, time.now()),
    ...voteOf(table, seat, time),
  })),
  you,
  owner: seatOf(table, table.owner) ?? null,
  listed: table.listed,
  watchable: table.watchable,
  ...(table.pace === undefined ? {} : { pace: table.pace }),
  ...timesOf(table, you, time),
  ...(watchers === 0 ? {} : { watchers }),
  commitment: commitment(table.seed),
  created: table.created,
  since: table.since,
  toAct: [...table.toAct],
  result: table.result === null ? null : (structuredClone(table.result) as TableInfo['result']),
  next: table.next,
})

/** Who plays for the person, and what they have agreed to: left out where there is nothing to tell. */
const absenceOf = ({
  keeper,
  lost,
  offersEnd,
  agrees,
}: Pick<StoredSeat, 'keeper' | 'lost' | 'offersEnd' | 'agrees'>) => ({
  ...(keeper === undefined ? {} : { keeper }),
  ...(lost === undefined ? {} : { lost: true }),
  ...(offersEnd === undefined ? {} : { offersEnd }),
  ...(agrees === undefined ? {} : { agrees: [...agrees] }),
})

/** The hours and holidays of somebody at a table by turn: everybody there sees why a clock stands. */
function dayOf({ pace }: TableSummary, day: StoredSeat['day'], now: number) {
  if (pace?.kind !== 'turn' || pace.clock === undefined || day === undefined) return {}
  const until = holidayUntil(day, now)
  const { zone, from, to } = day
  return {
    ...(pace.clock.daily === true ? { day: { zone, from, to } } : {}),
    ...(until === undefined ? {} : { holidayUntil: until }),
  }
}

/** Everybody sees how long the others wait for somebody. */
function voteOf(table: TableSummary, seat: number, time: ServerTime): Pick<SeatInfo, 'botFrom'> {
  const from = botFrom(table, seat, time)
  return from === undefined ? {} : { botFrom: from }
}

/** The clocks, and what this seat is asked. */
function timesOf(table: TableSummary, you: number | null, time: ServerTime): Partial<TableInfo> {
  const clocks = clocksInfo(table, time)
  const question = you === null || table.status !== 'running' ? null : (table.asked?.[you] ?? null)
  return {
    ...(clocks === undefined ? {} : { clocks }),
    ...(question === null ? {} : { question: { code: question.code, params: { ...question.params } } }),
  }
}

/** Adds the printed data, up to 64 kB, and whether the match goes on from another one: for answers about a single table. */
export const withPrinted = (info: TableInfo, { printed, status, position }: StoredTable): TableInfo => ({
  ...info,
  ...(printed === undefined ? {} : { printed }),
  ...(status === 'waiting' && position !== null ? { goesOn: true } : {}),
})

/** Whether somebody may see a table: a private one is for its players once the match has begun. */
export const maySee = (
  table: Pick<StoredTable, 'seats' | 'status' | 'watchable'>,
  guest: string | undefined,
): boolean => table.status === 'waiting' || table.watchable || seatOf(table, guest) !== undefined

export function seatOf(table: Pick<StoredTable, 'seats'>, guest: string | undefined): number | undefined {
  const seat = guest === undefined ? -1 : table.seats.findIndex((each) => each.guest === guest)
  return seat < 0 ? undefined : seat
}
