import {
  writeChoice,
  type Choice,
  type Game,
  type GameEvent,
  type Position,
  type Viewer,
} from '@benben/kernel'
import type { ClocksInfo, StateMessage, Update, WireDecision, WireStep } from '@benben/protocol'
import type { StoredLine } from '../store/stored-match.ts'
import type { StoredTable } from '../store/stored-table.ts'
import { aheadId } from './ahead.ts'
import { hasBit, viewerIndex, visibleEvents } from './viewers.ts'

const wireDecision = (game: Game, id: number, choice: Choice): WireDecision => {
  const { moves, ...rest } = writeChoice(game, choice)
  return { id, ...rest, moves: [...moves] }
}

/** Whether two decisions are interchangeable: an answer to one also answers the other. */
export const isSameDecision = (a: Choice | undefined, b: Choice | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.owed === b.owed &&
    a.moves.length === b.moves.length &&
    a.question.code === b.question.code &&
    a.moves.every((move, i) => move === b.moves[i]) &&
    JSON.stringify(a.question.params) === JSON.stringify(b.question.params))

/** A table with a running or finished match, at one moment. */
export interface TableState {
  readonly game: Game
  readonly table: StoredTable
  readonly position: Position
  readonly asked: readonly (Choice | undefined)[]
  readonly canUndo: (seat: number) => boolean
  /** The same for all viewers, so it is worked out once. */
  readonly clocks: ClocksInfo | undefined
}

/** The next step of an automaton. Its rules are public, so its next step is no secret. */
function stepOf({ game, table, position }: TableState): WireStep | null {
  const seat = table.toAct.find((each) => table.seats[each]!.kind === 'automaton')
  const asked = seat === undefined ? undefined : game.choice(position, seat)
  return asked === undefined ? null : { seat: asked.seat, question: asked.question }
}

/** The complete state message for one viewer. */
export function stateMessage(state: TableState, viewer: Viewer, updates: Update[]): StateMessage {
  const { game, table, position, clocks } = state
  const seated = viewer !== 'spectator'
  const decision = seated ? state.asked[viewer] : undefined
  return {
    type: 'state',
    version: table.versions[viewerIndex(viewer, table.seats.length)]!,
    view: game.view(position, viewer),
    decision: decision === undefined ? null : wireDecision(game, table.decisions[decision.seat]!, decision),
    step: stepOf(state),
    told: updates,
    canUndo: seated && state.canUndo(viewer),
    endTurnByHand: seated && hasBit(table.byHand, viewer),
    toAct: [...table.toAct],
    ...(clocks === undefined ? {} : { clocks }),
    result: table.result as StateMessage['result'],
  }
}

/** Whether a viewer had answered it ahead. */
const isAhead = ({ seat, decision, answer }: StoredLine, viewer: Viewer): boolean =>
  seat !== null && seat === viewer && answer === aheadId(seat, decision)

export const updateOf = (game: Game, line: StoredLine, viewer: Viewer, version: number): Update => ({
  version,
  kind: line.kind,
  seat: line.seat,
  at: line.at,
  events: visibleEvents(game, line.events as readonly GameEvent[], viewer) as Update['events'],
  ...(line.kind === 'incident' ? { incident: line.move! } : {}),
  ...(isAhead(line, viewer) ? { ahead: true } : {}),
})

/** The lines a viewer was told about. */
export const linesSeenBy = (viewer: Viewer, lines: readonly StoredLine[], seats: number): StoredLine[] =>
  lines.filter(({ told }) => hasBit(told, viewerIndex(viewer, seats)))

/** Everything a viewer was told after a version; `lines` are all lines of the match. */
export function updatesSince(
  game: Game,
  lines: readonly StoredLine[],
  viewer: Viewer,
  seats: number,
  since: number,
): Update[] {
  const seen = linesSeenBy(viewer, lines, seats)
  return seen.slice(since).map((line, i) => updateOf(game, line, viewer, since + i + 1))
}
