import type { TableInfo } from '@benben/protocol'
import type { Words } from '@benben/words'
import { useEffect, useState } from 'react'
import { useWords } from '../app/words.ts'
import { deleteSave, type SaveInfo } from '../store/saves.ts'
import { byDue, isInvitation, isMyTurn, myDue, refreshMyTables, useMyTables } from '../store/my-tables.ts'
import { botLabel } from './names.ts'
import { savesAhead, takeSaves } from './read-ahead.ts'

/** What waits for me comes first. */
const TURNS = ['mine', 'invited', 'theirs', 'gathering', 'over'] as const
type Turn = (typeof TURNS)[number]

export interface GameRow {
  readonly href: string
  readonly game: string
  readonly others: string
  /** Whose turn it is. */
  readonly turn: Turn
  readonly whose: string
  readonly changed: number
  /** When my time is up; Infinity without a clock that runs. */
  readonly due: number
  readonly save: string | null
  /** Of a table online. */
  readonly table?: TableInfo
  /** Of a match here that runs: how far it is, and who has how many points. */
  readonly standing?: RowStanding | undefined
}

interface RowStanding {
  readonly round: number
  readonly points: readonly { readonly who: string; readonly many: number }[]
}

export interface Games {
  /** What waits for me first; null until they are read. */
  readonly rows: readonly GameRow[] | null
  readonly remove: (save: string) => void
}

/** What I play, here and online. */
export function useGames(): Games {
  const words = useWords()
  const [saves, setSaves] = useState(savesAhead)
  const tables = useMyTables(({ tables: known }) => known)
  useEffect(() => {
    let gone = false
    void takeSaves().then((found) => (gone ? undefined : setSaves(found)))
    // Without a server there are no online tables; the page works without them.
    refreshMyTables().catch(() => {})
    return () => {
      gone = true
    }
  }, [])
  const rows =
    saves &&
    [
      ...saves.map((save) => fromSave(words, save)),
      ...tables.map((table) => fromTable(words, table)),
    ].toSorted(byWaiting)
  const remove = (id: string): void =>
    void deleteSave(id).then(() => setSaves((before) => before?.filter((save) => save.id !== id) ?? null))
  return { rows, remove }
}

/**
 * What waits for me first: online before here, the table whose clock runs out first, or where others have waited longest, before
 * others. The rest by what changed last.
 */
export function byWaiting(a: GameRow, b: GameRow): number {
  const order = TURNS.indexOf(a.turn) - TURNS.indexOf(b.turn)
  const place = a.turn === 'mine' ? Number(a.save !== null) - Number(b.save !== null) : 0
  const isOldFirst = a.turn === 'mine' && a.save === null
  return (
    order ||
    place ||
    (isOldFirst
      ? byDue({ due: a.due, since: a.changed }, { due: b.due, since: b.changed })
      : b.changed - a.changed)
  )
}

/** The game that waits for me: the one where others have waited longest, or else what I played last here. */
export const mostUrgent = (rows: readonly GameRow[]): GameRow | undefined =>
  rows.toSorted(byWaiting).find(({ turn }) => turn === 'mine')

const withOthers = (words: Words, names: readonly string[]): string =>
  names.length === 0
    ? words.say('web.my-games.alone')
    : words.say('web.my-games.with', { names: words.list(names) })

function fromSave(words: Words, { id, game, seats, changed, over, standing }: SaveInfo): GameRow {
  const people = seats.filter(({ kind }) => kind === 'me')
  const rivals = seats
    .filter(({ kind }) => kind !== 'me')
    .map(({ name, called }) => called ?? botLabel(words, name))
  const others = people.length > 1 ? people.map(({ name }) => name) : rivals
  const who = seats.map(({ kind, name, called }) =>
    kind !== 'me' ? (called ?? botLabel(words, name)) : people.length > 1 ? name : words.say('web.you'),
  )
  return {
    href: `/play/${id}`,
    game,
    others: withOthers(words, others),
    turn: over ? 'over' : 'mine',
    whose: words.say(over ? 'web.turn.over' : 'web.turn.mine'),
    changed,
    due: Infinity,
    save: id,
    standing: standing && {
      round: standing.round,
      points: standing.points.map((many, seat) => ({ who: who[seat] ?? '', many })),
    },
  }
}

function fromTable(words: Words, table: TableInfo): GameRow {
  const { id, game, seats, you, toAct, since } = table
  const names = seats.flatMap(({ name }, seat) =>
    seat === you || name === null ? [] : [botLabel(words, name)],
  )
  const turn = turnAt(table)
  return {
    href: `/table/${id}`,
    game,
    others: withOthers(words, names),
    turn,
    whose:
      turn === 'invited'
        ? words.say('company.invited')
        : words.say(`web.turn.${turn}`, { who: botLabel(words, seats[toAct[0] ?? -1]?.name ?? '') }),
    changed: askedSince(table) ?? since,
    due: turn === 'mine' ? myDue(table) : Infinity,
    save: null,
    table,
  }
}

/** Since when my clock runs. */
const askedSince = ({ clocks, you }: TableInfo): number | undefined =>
  (you === null ? undefined : clocks?.seats[you]?.since) ?? undefined

function turnAt(table: TableInfo): Turn {
  if (table.status === 'finished') return 'over'
  if (table.status === 'waiting') return isInvitation(table) ? 'invited' : 'gathering'
  return isMyTurn(table) ? 'mine' : 'theirs'
}
