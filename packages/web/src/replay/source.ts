import {
  readRecord,
  RecordError,
  replay,
  type CodedMessage,
  type Game,
  type GameEvent,
  type Match,
  type MatchRecord,
  type Seat,
} from '@benben/kernel'
import { PATHS, type SharedAnswer } from '@benben/protocol'
import { damage, type Words } from '@benben/words'
import { unpack } from '../app/packed.ts'
import { loadTable, type LoadedTable } from '../pages/match.tsx'
import { botName } from '../session/bot-name.ts'
import { seatsOnline } from '../session/online-seen.ts'
import type { SeatSeen } from '../session/session.ts'
import { callApi } from '../store/api.ts'
import { loadSave } from '../store/saves.ts'
import { fetchRecord, fetchTable } from '../store/tables.ts'

/** Where a record comes from: a match of this browser, a table online, a link that shares one, or the address itself. */
export type Source =
  | { readonly from: 'play' | 'table'; readonly id: string }
  | { readonly from: 'shared'; readonly secret: string }
  | { readonly from: 'link'; readonly packed: string }

/** Secrets and records stand behind the `#`: browsers send that part to nobody. */
const addressOf = (page: 'replay' | 'analysis', source: Source, where: string): string => {
  if (source.from === 'link') return `/${page}/link${where}#${source.packed}`
  if (source.from === 'shared') return `/${page}/shared${where}#${source.secret}`
  return `/${page}/${source.from}/${source.id}${where}`
}

/** The address of a moment in the replay, seen with the eyes of a seat or of all. */
export const momentAddress = (source: Source, at: number, seat: Seat | 'all'): string =>
  addressOf('replay', source, `?at=${at}&seat=${seat}`)

/** The address of the analysis. */
export const analysisAddress = (source: Source): string => addressOf('analysis', source, '')

/** The source that the hash of this page's address names. */
export const sourceInHash = (from: 'shared' | 'link'): Source => {
  const hash = location.hash.slice(1)
  return from === 'shared' ? { from, secret: hash } : { from, packed: hash }
}

/** A record with who sat where. */
interface Found {
  readonly record: string
  readonly seats?: readonly SeatSeen[]
  readonly isPublic?: boolean
}

/** A match that can be looked at again. */
export interface Opened {
  readonly source: Source
  readonly record: string
  readonly match: Match<unknown, unknown, GameEvent>
  readonly seats: readonly SeatSeen[]
  readonly me: Seat | undefined
  readonly loaded: LoadedTable
  /** Online: whether everybody may look at it without a link that shares it. */
  readonly isPublic: boolean
}

/** Why there is nothing to look at, as a sentence; the record where there is one all the same. */
export interface Unopened {
  readonly problem: string
  readonly record?: string
  /** Where other rules are needed: the version it was played by, and that of today. */
  readonly rules?: CodedMessage['params']
}

export async function open(words: Words, source: Source): Promise<Opened | Unopened> {
  const found = await find(words, source).catch(() => undefined)
  if (found === undefined) return { problem: words.say('replay.none') }
  try {
    const record = readRecord(found.record)
    const loaded = await loadTable(record.game, record.printed)
    if (loaded === undefined) return { problem: words.say('session.game'), record: found.record }
    const match = replay(loaded.game, record)
    const { seats, me } = seatsIn(found, loaded.game, record)
    return {
      source,
      record: found.record,
      match,
      seats,
      me,
      loaded,
      isPublic: found.isPublic === true,
    }
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    const { code, params } = error.damage
    return code === 'record.rules'
      ? { problem: words.say('session.rules', params), record: found.record, rules: params }
      : { problem: damage(words, error.damage), record: found.record }
  }
}

/** Who sat where, and which seat is mine. */
export function seatsIn(
  { seats: known }: Pick<Found, 'seats'>,
  game: Game,
  record: MatchRecord,
): { readonly seats: readonly SeatSeen[]; readonly me: Seat | undefined } {
  const seats = known ?? namesOnly(game, record)
  const me = seats.findIndex(({ kind }) => kind === 'me')
  return { seats, me: me < 0 ? undefined : me }
}

/** Where a record comes from, and who sat where. */
export async function find(words: Words, source: Source): Promise<Found | undefined> {
  if (source.from === 'link') return { record: await unpack(source.packed) }
  if (source.from === 'shared') {
    const shared = await callApi<SharedAnswer>(PATHS.shared(source.secret))
    return { record: shared.record, seats: seatsTold(words, shared) }
  }
  return source.from === 'play' ? ofThisBrowser(words, source.id) : ofServer(source.id)
}

/** A match of several people at this screen may hold secrets until it is over. */
async function ofThisBrowser(words: Words, id: string): Promise<Found | undefined> {
  const save = await loadSave(id)
  if (save === undefined || save.record === null) return undefined
  const people = save.seats.filter(({ kind }) => kind === 'me').length
  if (!save.over && people > 1) return undefined
  return {
    record: save.record,
    seats: save.seats.map(({ kind, name, called }) => ({
      // Where several sat before the screen, nobody is 'You'.
      kind: kind === 'me' && people > 1 ? 'guest' : kind,
      name: called ?? (kind === 'bot' ? botName(words, name) : name),
      bot: kind === 'bot' ? name : null,
      connected: true,
      ...(called === undefined ? {} : { called }),
    })),
  }
}

async function ofServer(id: string): Promise<Found | undefined> {
  const [record, table] = await Promise.all([fetchRecord(id), fetchTable(id)])
  return record === undefined
    ? undefined
    : { record, seats: seatsOnline(table).map(atTable), isPublic: table.listed && table.watchable }
}

/** Who is here now says nothing about the match. */
const atTable = (seat: SeatSeen): SeatSeen => ({ ...seat, connected: true })

/** Who sat where; people whose names are hidden are counted. */
export const seatsTold = (
  words: Words,
  { seats, you }: Pick<SharedAnswer, 'seats' | 'you'>,
): readonly SeatSeen[] =>
  seatsOnline({
    you,
    seats: seats.map((seat, i) => ({
      ...seat,
      name: seat.name ?? words.say('replay.player', { n: i + 1 }),
      ready: true,
      connected: true,
    })),
  })

function namesOnly(game: Game, record: MatchRecord): readonly SeatSeen[] {
  const options = game.options(record.options, record.names.length)
  const automata = (options.ok ? game.automata?.(options.value) : undefined) ?? []
  return record.names.map((name, seat) => ({
    kind: automata[seat] === undefined ? 'guest' : 'automaton',
    name,
    bot: null,
    connected: true,
  }))
}
