import {
  resultAt,
  type Choice,
  type Closings,
  type Entry,
  type Game,
  type GameEvent,
  type Seat,
} from '@benben/kernel'
import type { SnapshotInfo, StoredLine } from '../store/stored-match.ts'
import type { Standing, StoredTable } from '../store/stored-table.ts'
import { clocksAfter } from '../clocks/clocks.ts'
import type { Span } from '../clocks/spans.ts'
import { absencesOf } from './absences.ts'
import { asksServer, lapsed } from './ahead.ts'
import { questionsOf } from './opening.ts'
import { isPlayedHere } from './seat-kinds.ts'
import { isSameDecision } from './state-message.ts'
import { hasBit, notifiedViewers } from './viewers.ts'

/** The open decision of each person who plays; undefined for bots and automata. */
export type OpenDecisions = readonly (Choice | undefined)[]

/** A line of a match, with everything it changes. */
export interface Step {
  readonly entry: Entry<GameEvent>
  readonly line: StoredLine
  readonly standing: Standing
  /** Who sits where after it: answers given ahead may lapse. */
  readonly seats: StoredTable['seats']
  readonly snapshot: SnapshotInfo | undefined
  readonly asked: OpenDecisions
}

export interface StepInput {
  readonly entry: Entry<GameEvent>
  /** As text; undefined for an undo of the entry. */
  readonly move: string | undefined
  readonly decision: number
  readonly answer: string
  /** The answer given ahead that it comes from; undefined for what somebody decided now. */
  readonly ahead: string | undefined
  readonly at: number
  /** When no server ran. */
  readonly outages: readonly Span[]
  /** What put the last moves before it beyond undo. */
  readonly closings: Closings
}

const questionOf = (game: Game, table: StoredTable, position: Entry<GameEvent>['after'], seat: Seat) =>
  isPlayedHere(table.seats[seat]!) ? undefined : game.choice(position, seat)

export const openDecisions = (
  game: Game,
  table: StoredTable,
  position: Entry<GameEvent>['after'],
): OpenDecisions => table.seats.map((_, seat) => questionOf(game, table, position, seat))

/**
 * Computes a step without applying it. Only the versions of notified viewers increase. A decision keeps its id while it
 * stays the same, so that an answer in flight is still valid after a move of another seat.
 */
export function computeStep(game: Game, table: StoredTable, asked: OpenDecisions, played: StepInput): Step {
  const { entry, move, at } = played
  const { seat: mover } = entry
  const position = move === undefined ? entry.before : entry.after
  const told = notifiedViewers(game, mover, entry.events, table.seats.length)
  const versions = table.versions.map((version, index) => (hasBit(told, index) ? version + 1 : version))
  const nowAsked = asked.map((before, seat) =>
    hasBit(told, seat) ? questionOf(game, table, position, seat) : before,
  )
  const decisions = table.decisions.map((id, seat) => {
    const answered = seat === mover || isPlayedHere(table.seats[seat]!)
    const changed = hasBit(told, seat) && (answered || !isSameDecision(asked[seat], nowAsked[seat]))
    return changed ? versions[seat]! : id
  })
  const toAct = game.toAct(position)
  const isUndo = move === undefined
  const seats = lapsed(game, table.seats, position, nowAsked, { seat: mover, used: played.ahead, isUndo })
  const absences = absencesOf(table)
  const result = (absences === undefined ? game.result(position) : resultAt(game, position, absences)) ?? null
  const standing: Standing = {
    status: result === null ? 'running' : 'finished',
    publicList: result === null ? table.publicList : null,
    botAsked: asksServer(game, seats, position, nowAsked, toAct),
    // A change that is hidden from some must not show in the public time.
    since: hasBit(told, table.seats.length) ? at : table.since,
    toAct,
    result,
    versions,
    decisions,
    byHand: table.byHand,
    position: game.toJSON(position),
    asked: questionsOf(nowAsked),
    ...clocksAfter(table, {
      seats: table.seats,
      toAct: result === null ? toAct : [],
      at,
      outages: played.outages,
      ...(move === undefined ? { undone: mover } : { answered: mover }),
    }),
  }
  const line: StoredLine = {
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
    seats,
    snapshot: closed === undefined ? undefined : snapshotInfo(game, played.closings.with(mover, closed)),
    asked: nowAsked,
  }
}

const snapshotInfo = ({ rules }: Game, closings: Closings): SnapshotInfo => ({
  closings: closings.map((closing) => closing ?? null),
  isCheckpoint: false,
  rules,
})
