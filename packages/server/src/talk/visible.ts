import { createHash } from 'node:crypto'
import type { Viewer } from '@benben/kernel'
import type { TalkLine, TalkRoom } from '@benben/protocol'
import type { StoredTable } from '../store/stored-table.ts'
import type { StoredTalk } from '../store/talk-store.ts'

type Moment = Pick<StoredTable, 'status'>

/** Those who watch a running match have a talk of their own; before it begins and after its end everybody talks together. */
export const roomOf = ({ status }: Moment, viewer: Viewer): TalkRoom =>
  status === 'running' && viewer === 'spectator' ? 'watchers' : 'table'

/** Players do not read what watchers say until the match is over. */
export const mayRead = ({ status }: Moment, viewer: Viewer, room: TalkRoom): boolean =>
  room === 'table' || viewer === 'spectator' || status === 'finished'

export const isGone = ({ text, phrase }: Pick<StoredTalk, 'text' | 'phrase'>): boolean =>
  text === null && phrase === null

/** Names a writer at one table. Ids of guests stay secret, and the same person has another name elsewhere. */
const authorOf = (table: string, guest: string): string =>
  createHash('sha256').update(`${table} ${guest}`).digest('base64url').slice(0, 12)

/** A line as it travels, without what only its writer is told. */
export const wireLine = (table: string, line: StoredTalk): TalkLine => ({
  n: line.n,
  room: line.room,
  author: authorOf(table, line.guest),
  name: line.name,
  seat: line.seat,
  at: line.at,
  ...(line.text === null ? {} : { text: line.text }),
  ...(line.phrase === null ? {} : { phrase: line.phrase }),
  ...(isGone(line) ? { gone: true } : {}),
})
