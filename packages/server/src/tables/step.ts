import type { Closings, Decision, Entry, Game, Happening, Seat } from '@benben/kernel'
import type { Closed, Line, Standing, StoredTable } from '../store/store.ts'
import { asksBots, hasNoPerson } from './opening.ts'
import { isSameDecision } from './state-message.ts'
import { hasBit, notifiedViewers } from './viewers.ts'

/** What each person is asked; undefined for all others, whose questions nobody has to answer. */
export type Asked = readonly (Decision | undefined)[]

/** A line of a match, with everything that changes by it. */
export interface Step {
  readonly entry: Entry<Happening>
  readonly line: Line
  readonly standing: Standing
  readonly snapshot: Closed | undefined
  readonly asked: Asked
}

export interface Played {
  readonly entry: Entry<Happening>
  /** In text; undefined where the entry is taken back. */
  readonly move: string | undefined
  readonly decision: number
  readonly answer: string
  readonly at: number
  /** What put the last moves before it beyond undo. */
  readonly closings: Closings
}

const questionOf = (game: Game, table: StoredTable, position: Entry<Happening>['after'], seat: Seat) =>
  table.seats[seat]!.kind === 'person' ? game.decision(position, seat) : undefined

export const askedAt = (game: Game, table: StoredTable, position: Entry<Happening>['after']): Asked =>
  table.seats.map((_, seat) => questionOf(game, table, position, seat))

/**
 * Works out a step without taking it. Versions count up for those who notice and for nobody else; a question keeps its
 * number while it stays the same, so that an answer under way still fits when somebody else moves in the meantime.
 */
export function stepBy(game: Game, table: StoredTable, asked: Asked, played: Played): Step {
  const { entry, move, at } = played
  const { seat: mover } = entry
  const position = move === undefined ? entry.before : entry.after
  const told = notifiedViewers(game, mover, entry.events, table.seats.length)
  const versions = table.versions.map((version, index) => (hasBit(told, index) ? version + 1 : version))
  const nowAsked = asked.map((before, seat) =>
    hasBit(told, seat) ? questionOf(game, table, position, seat) : before,
  )
  const decisions = table.decisions.map((id, seat) => {
    const answered = seat === mover || hasNoPerson(table.seats[seat]!)
    const changed = hasBit(told, seat) && (answered || !isSameDecision(asked[seat], nowAsked[seat]))
    return changed ? versions[seat]! : id
  })
  const toAct = game.toAct(position)
  const result = game.result(position) ?? null
  const standing: Standing = {
    status: result === null ? 'running' : 'finished',
    shelf: result === null ? table.shelf : null,
    botAsked: asksBots(table.seats, toAct),
    // What only some can see must not show in a time that all can see.
    since: hasBit(told, table.seats.length) ? at : table.since,
    toAct,
    result,
    versions,
    decisions,
    byHand: table.byHand,
    position: game.toJSON(position),
  }
  const line: Line = {
    kind: move === undefined ? 'undo' : 'move',
    seat: mover,
    move: move ?? null,
    decision: played.decision,
    answer: played.answer,
    version: versions[mover]!,
    told,
    byHand: table.byHand,
    at,
    events: move === undefined ? [] : entry.events,
  }
  const closed = move === undefined ? undefined : entry.closed
  return {
    entry,
    line,
    standing,
    snapshot: closed === undefined ? undefined : snapshotBy(game, played.closings.with(mover, closed)),
    asked: nowAsked,
  }
}

const snapshotBy = ({ rules }: Game, closings: Closings): Closed => ({
  closings: closings.map((closing) => closing ?? null),
  isCheckpoint: false,
  rules,
})
