import {
  allSeeingEvent,
  allSeeingView,
  type Eyes,
  type Game,
  type GameEvent,
  type Position,
} from '@benben/kernel'
import type { ReplayStep } from '@benben/protocol'
import type { Snapshot, StoredLine } from '../store/stored-match.ts'
import type { StoredTable } from '../store/stored-table.ts'
import { hasBit, visibleEvents } from '../tables/viewers.ts'
import { positionsAfter } from './positions.ts'

interface Told extends Omit<ReplayStep, 'view' | 'toAct'> {
  readonly isMove: boolean
  readonly position: Position | undefined
}

/**
 * A match step by step, from what is stored: the lines a viewer was told of, each with the view they were sent then. Where a position is not
 * known, because other rules led there, its events belong to the next step that has one. Of a running match only one's own decisions are named.
 */
export function storedSteps(
  game: Game,
  table: StoredTable,
  lines: readonly StoredLine[],
  snapshots: readonly Snapshot[],
  eyes: Eyes,
): ReplayStep[] {
  const positions = positionsAfter(game, table, lines, snapshots)
  const isOver = table.status === 'finished'
  const told: Told[] = []
  lines.forEach((line, i) => {
    // After the end every seat has the same steps; before it nobody is told that others have decided in secret.
    if (!isOver && !hasBit(line.told, eyes.seat)) return
    if (line.kind === 'undo') {
      // What somebody took back is not shown.
      const undone = told.findLastIndex(({ isMove }) => isMove)
      if (undone >= 0) told.splice(undone, 1)
      return
    }
    const names = line.kind === 'move' && (isOver || line.seat === eyes.seat)
    told.push({
      isMove: line.kind === 'move',
      position: positions[i],
      seat: line.seat,
      ...(names ? { move: line.move! } : {}),
      events: eventsFor(game, line, eyes, table.seats.length),
      ...(line.kind === 'incident' ? { incidents: [line.move!] } : {}),
    })
  })
  return joined(told).map(({ seat, move, events, incidents, position }) => ({
    seat,
    ...(move === undefined ? {} : { move }),
    events,
    ...(incidents === undefined ? {} : { incidents }),
    view: eyes.all
      ? allSeeingView(game, position, eyes.seat, table.seats.length)
      : game.view(position, eyes.seat),
    toAct: [...game.toAct(position)],
  }))
}

function eventsFor(
  game: Game,
  { events }: StoredLine,
  { seat, all }: Eyes,
  seats: number,
): ReplayStep['events'] {
  const stored = events as readonly GameEvent[]
  const seen = all
    ? stored.flatMap((event) => allSeeingEvent(game, event, seat, seats) ?? [])
    : visibleEvents(game, stored, seat)
  return seen as ReplayStep['events']
}

/** Steps without a position become part of the next one that has one. What follows the last one is left out. */
function joined(told: readonly Told[]): (Told & { readonly position: Position })[] {
  const steps: (Told & { readonly position: Position })[] = []
  let waiting: Told[] = []
  for (const each of told) {
    waiting.push(each)
    const { position } = each
    if (position === undefined) continue
    const incidents = waiting.flatMap((step) => step.incidents ?? [])
    steps.push({
      ...each,
      position,
      events: waiting.flatMap(({ events }) => events),
      ...(incidents.length === 0 ? {} : { incidents }),
    })
    waiting = []
  }
  return steps
}
