import {
  writeDecision,
  type Decision,
  type Game,
  type Happening,
  type Position,
  type Viewer,
} from '@benben/kernel'
import type { StateMessage, Told, WireDecision, WireStep } from '@benben/protocol'
import type { Line, StoredTable } from '../store/store.ts'
import { hasBit, placeOf, seenBy } from './viewers.ts'

/** What a viewer hears. */

const wireDecision = (game: Game, id: number, decision: Decision): WireDecision => {
  const { moves, refusals, ...rest } = writeDecision(game, decision)
  return { id, ...rest, moves: [...moves], refusals: [...refusals] }
}

/** Whether two decisions ask the same: then an answer to the one answers the other. */
export const asksSame = (a: Decision | undefined, b: Decision | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.owed === b.owed &&
    a.moves.length === b.moves.length &&
    a.question.code === b.question.code &&
    a.moves.every((move, i) => move === b.moves[i]) &&
    JSON.stringify(a.question.params) === JSON.stringify(b.question.params))

export interface Scene {
  readonly game: Game
  readonly table: StoredTable
  readonly position: Position
  readonly asked: readonly (Decision | undefined)[]
  readonly canUndo: (seat: number) => boolean
}

/** What comes next of a seat that plays by itself. Its rules lie open, so what it is about to do is no secret. */
function stepOf({ game, table, position }: Scene): WireStep | null {
  const seat = table.toAct.find((each) => table.seats[each]!.kind === 'automaton')
  const asked = seat === undefined ? undefined : game.decision(position, seat)
  return asked === undefined ? null : { seat: asked.seat, question: asked.question }
}

/** The whole state for a viewer. */
export function stateFor(scene: Scene, viewer: Viewer, told: Told[]): StateMessage {
  const { game, table, position } = scene
  const seated = viewer !== 'spectator'
  const decision = seated ? scene.asked[viewer] : undefined
  return {
    type: 'state',
    version: table.versions[placeOf(viewer, table.seats.length)]!,
    view: game.view(position, viewer),
    decision: decision === undefined ? null : wireDecision(game, table.decisions[decision.seat]!, decision),
    step: stepOf(scene),
    told,
    canUndo: seated && scene.canUndo(viewer),
    endTurnByHand: seated && hasBit(table.byHand, viewer),
    toAct: [...table.toAct],
    result: table.result as StateMessage['result'],
  }
}

export const toldOf = (game: Game, line: Line, viewer: Viewer, version: number): Told => ({
  version,
  kind: line.kind,
  seat: line.seat,
  events: seenBy(game, line.events as readonly Happening[], viewer) as Told['events'],
})

/** Everything a viewer was told after a version, from all lines of the match. */
export function toldSince(
  game: Game,
  lines: readonly Line[],
  viewer: Viewer,
  seats: number,
  since: number,
): Told[] {
  const noticed = lines.filter(({ told }) => hasBit(told, placeOf(viewer, seats)))
  return noticed.slice(since).map((line, i) => toldOf(game, line, viewer, since + i + 1))
}
