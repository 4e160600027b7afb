import {
  PATHS,
  type ActRequest,
  type CreateRequest,
  type LeaveAnswer,
  type Me,
  type TableAnswer,
  type TableInfo,
  type TablesAnswer,
} from '@benben/protocol'
import { callApi } from './api.ts'
import type { NewMatch } from './new-match.ts'
import { useSettings } from './settings.ts'

/** Tables on the server. Everything here throws an ApiError where the server says no or cannot be reached. */

/** What a seat adds to the seed, so that nobody alone has made it. */
function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The nickname the server knows this browser by; null where it does not know it. */
const whoAmI = async (): Promise<string | null> => (await callApi<Me>(PATHS.me)).guest?.nickname ?? null

/** Becomes a guest, or takes another name. */
export async function setNickname(name: string): Promise<void> {
  if ((await whoAmI()) !== name) await callApi<Me>(PATHS.guest, { nickname: name })
  useSettings.getState().change({ online: true })
}

/** By turn, the hours of a person's own day count. A browser that has no zone by name has none to tell. */
export function zone(): { zone?: string } {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(timeZone) ? { zone: timeZone } : {}
}

/** Takes a free seat, or the one kept for this guest. */
export const joinTable = async (id: string, seat?: number): Promise<TableInfo> =>
  (
    await callApi<TableAnswer>(PATHS.join(id), {
      nonce: nonce(),
      ...zone(),
      ...(seat === undefined ? {} : { seat }),
    })
  ).table

/** What people do with a table and its seats, apart from playing. Null if the table is gone. */
export const actAtTable = async (id: string, act: ActRequest): Promise<TableInfo | null> =>
  (await callApi<LeaveAnswer>(PATHS.act(id), act)).table

/** Gives up a seat before the match begins. */
export const leaveTable = async (id: string): Promise<void> =>
  void (await callApi<LeaveAnswer>(PATHS.leave(id), {}))

/** Opens a table and sits down at it; returns its id: it is played at `/table/<id>`. */
export async function createOnline(
  wanted: NewMatch,
  name: string,
  open: Pick<CreateRequest, 'listed' | 'watchable' | 'pace'> = { listed: false, watchable: true },
): Promise<string> {
  await setNickname(name)
  const seats: CreateRequest['seats'] = wanted.seats.map((seat) =>
    seat.kind === 'bot' ? seat : { kind: seat.kind === 'friend' ? 'open' : seat.kind },
  )
  const request: CreateRequest = {
    game: wanted.game,
    options: wanted.options as Record<string, unknown>,
    ...(wanted.printed === undefined ? {} : { printed: wanted.printed as Record<string, unknown> }),
    seats,
    ...open,
  }
  const { table } = await callApi<TableAnswer>(PATHS.tables, request)
  await joinTable(table.id)
  return table.id
}

export const fetchTable = async (id: string): Promise<TableInfo> =>
  (await callApi<TableAnswer>(PATHS.table(id))).table

/** My tables, tables with free seats, tables to watch: the newest change first. */
export const listTables = async (which: 'mine' | 'open' | 'watch'): Promise<readonly TableInfo[]> =>
  (await callApi<TablesAnswer>(PATHS[which])).tables

export const requestRematch = async (id: string): Promise<TableInfo> =>
  (await callApi<TableAnswer>(PATHS.rematch(id), {})).table

/** The record of a finished match; undefined while it may not be known. */
export async function fetchRecord(id: string): Promise<string | undefined> {
  const response = await fetch(PATHS.record(id), { credentials: 'same-origin' }).catch(() => undefined)
  return response?.ok === true ? response.text() : undefined
}
