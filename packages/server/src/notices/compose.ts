import { createHash } from 'node:crypto'
import type { Notice, Occasion } from '@benben/protocol'
import type { Words } from '@benben/words'
import type { OutboxRow } from '../store/outbox.ts'
import type { TableSummary } from '../store/stored-table.ts'

/**
 * What notices say. They name the game, the people at the table and that it waits: nothing of a position, so that two deals give the same
 * notices (`secrecy.test.ts`).
 */

/** The same whenever the same row is looked at, and another one for the next turn. */
const noticeId = ({ id, created }: Pick<OutboxRow, 'id' | 'created'>): string =>
  createHash('sha256').update(`${id} ${created}`).digest('base64url').slice(0, 22)

const gameName = (words: Words, game: string): string => {
  const key = `web.game.${game}`
  return words.has(key) ? words.say(key) : game
}

const SENTENCES = {
  turn: 'notice.turn',
  reminder: 'notice.reminder',
  invitation: 'notice.invitation',
  over: 'notice.over',
} as const satisfies Record<Occasion, string>

/** A notice about a table. */
export function compose(
  words: Words,
  origin: string,
  row: OutboxRow,
  occasion: Occasion,
  { id, game, seats }: Pick<TableSummary, 'id' | 'game' | 'seats'>,
): Notice {
  const others = seats.flatMap(({ kind, name, guest }) =>
    kind === 'person' && guest !== row.guest && name !== null ? [name] : [],
  )
  const about = {
    game: gameName(words, game),
    people: others.length,
    names: new Intl.ListFormat(words.locale).format(others),
  }
  const text = words.say(SENTENCES[occasion], about)
  const url = `${origin}/table/${id}`
  return { id: noticeId(row), at: row.created, occasion, text, url, table: id, game }
}

/** So many tables wait or are over. */
export type Counts = Readonly<Record<Occasion, number>>

/** What waited for the day, as one. */
export function composeSummary(words: Words, origin: string, row: OutboxRow, counts: Counts): Notice {
  const text = [
    counts.turn > 0 ? words.say('notice.summary.turn', { many: counts.turn }) : '',
    counts.invitation > 0 ? words.say('notice.summary.invitation', { many: counts.invitation }) : '',
    counts.over > 0 ? words.say('notice.summary.over', { many: counts.over }) : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
  const { due, created } = row
  return {
    id: noticeId(row),
    at: due ?? created,
    occasion: 'summary',
    text,
    url: `${origin}/`,
    table: null,
    game: null,
  }
}
