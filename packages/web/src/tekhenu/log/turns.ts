import type { Seat, Viewer } from '@benben/kernel'
import type { TekhenuEvent } from '@benben/tekhenu'
import type { LogEntry } from '../../session/session.ts'

type Entry = LogEntry<TekhenuEvent>

/** What belongs together in the log: the turn of a seat, or what happens to all between turns. */
export interface Turn {
  /** Null for what is nobody's. */
  readonly seat: Seat | null
  readonly entries: readonly Entry[]
}

/** Events that end a turn: what follows happens to all. */
const FOR_ALL: ReadonlySet<TekhenuEvent['type']> = new Set([
  'round',
  'rotated',
  'maat',
  'scoring',
  'drafting',
  'decrees-shown',
  'ended',
])

const known = new WeakMap<readonly Entry[], readonly Turn[]>()

/** The log by turns; computed once per log, because several parts of the table read it. */
export function turnsOf(log: readonly Entry[]): readonly Turn[] {
  const turns = known.get(log) ?? grouped(log)
  known.set(log, turns)
  return turns
}

function grouped(log: readonly Entry[]): readonly Turn[] {
  const turns: { seat: Seat | null; entries: Entry[] }[] = []
  for (const entry of log) {
    const { event } = entry
    if (event.type === 'turn') turns.push({ seat: event.seat, entries: [] })
    else if (turns.length === 0 || (FOR_ALL.has(event.type) && turns.at(-1)!.seat !== null))
      turns.push({ seat: null, entries: [] })
    turns.at(-1)!.entries.push(entry)
  }
  return turns
}

/** The turns of the last so many entries, below the round in which the first of them was taken. */
export function lastTurns(turns: readonly Turn[], many: number): readonly Turn[] {
  let [from, left] = [turns.length, many]
  while (from > 0 && left > 0) left -= turns[--from]!.entries.length
  const before = turns.slice(0, from).flatMap(({ entries }) => entries)
  const round = before.findLast(({ event }) => event.type === 'round')
  return round === undefined ? turns.slice(from) : [{ seat: null, entries: [round] }, ...turns.slice(from)]
}

/**
 * What happened since the last turn of a viewer: nothing once the viewer has begun to play. The first entry of a turn says
 * only whose it is.
 */
export function newsFor(turns: readonly Turn[], viewer: Viewer): readonly Entry[] {
  const last = turns.at(-1)
  const isMine = last?.seat === viewer
  if (last === undefined || viewer === 'spectator' || (isMine && last.entries.length > 1)) return []
  const before = isMine ? turns.slice(0, -1) : turns
  const since = before.findLastIndex(({ seat }) => seat === viewer)
  return since < 0 ? [] : before.slice(since + 1).flatMap(({ entries }) => entries)
}

/** Where pieces, tiles and cards came to lie or were taken from; what else changes is read off the boards. */
const MARKED: ReadonlySet<TekhenuEvent['type']> = new Set([
  'taken',
  'statue',
  'building',
  'tile',
  'pillar',
  'card',
  'refilled',
  'settled-region',
  'conquest-laid',
  'resettled',
  'stationed',
])

export const isMarked = ({ type }: TekhenuEvent): boolean => MARKED.has(type)

type Kind = 'points' | 'gained' | 'paid'
type Told = Extract<TekhenuEvent, { readonly type: Kind }>

/** Several of one kind become one line: `points` of a turn, or tokens gained or paid. */
export interface Gathered {
  readonly n: number
  readonly events: readonly [TekhenuEvent, ...TekhenuEvent[]]
}

const isTold = (event: TekhenuEvent): event is Told =>
  event.type === 'points' || event.type === 'gained' || event.type === 'paid'

/** Bread for the buildings has its own line, which says how much was paid. */
const repeatsBread = (event: TekhenuEvent, before: TekhenuEvent | undefined): boolean =>
  event.type === 'paid' &&
  before?.type === 'bread' &&
  before.seat === event.seat &&
  Object.entries(event.tokens).every(([token, many]) => many === 0 || token === 'bread')

/** Steps in order; what one seat gains of one kind, with only such things between, is gathered where it begins. */
export function gathered(entries: readonly Entry[]): readonly Gathered[] {
  const lines: { n: number; events: [TekhenuEvent, ...TekhenuEvent[]] }[] = []
  let open = new Map<string, TekhenuEvent[]>()
  for (const [i, { n, event }] of entries.entries()) {
    if (repeatsBread(event, entries[i - 1]?.event)) continue
    const key = isTold(event)
      ? `${event.type} ${event.seat} ${event.type === 'points' && event.points < 0}`
      : ''
    const there = open.get(key)
    if (key !== '' && there !== undefined) {
      there.push(event)
      continue
    }
    if (key === '') open = new Map()
    const events: [TekhenuEvent, ...TekhenuEvent[]] = [event]
    if (key !== '') open.set(key, events)
    lines.push({ n, events })
  }
  return lines
}

/**
 * Between turns: the lines that would read as what came of the line above, though that is about another seat. They stand for
 * themselves, and what comes of them below them.
 */
export function apartIn(
  lines: readonly Gathered[],
  isMinor: (event: TekhenuEvent) => boolean,
): ReadonlySet<number> {
  const apart = new Set<number>()
  let above: Seat | null = null
  for (const {
    n,
    events: [event],
  } of lines) {
    const seat = 'seat' in event ? event.seat : null
    const isApart = isMinor(event) && above !== null && seat !== null && seat !== above
    if (isApart) apart.add(n)
    if (isApart || !isMinor(event)) above = seat
  }
  return apart
}
