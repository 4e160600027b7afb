import {
  readRecord,
  replay,
  RecordError,
  type Eyes,
  type Game,
  type GameEvent,
  type Match,
  type Position,
} from '@benben/kernel'
import type { ReplayAnswer, ReplaySeat, SharedAnswer, StartingPoint } from '@benben/protocol'
import { faultError } from '../fault-error.ts'
import type { Guest } from '../store/stored-people.ts'
import type { Store } from '../store/store.ts'
import type { StoredTable } from '../store/stored-table.ts'
import type { TableAccess } from '../tables/access.ts'
import { seatOf } from '../tables/info.ts'
import { recordOf } from '../tables/record.ts'
import type { Table } from '../tables/table.ts'
import { storedSteps } from './stored-steps.ts'

/** Whether everybody may look at the match again; those of private tables and tables by link are for their players, until one shares them. */
const isPublic = ({ listed, watchable }: Pick<StoredTable, 'listed' | 'watchable'>): boolean =>
  listed && watchable

/** Throws unless this guest may look at the match again without a link that shares it. */
export function checkMayReplay(stored: StoredTable, guest: Guest | undefined): void {
  if (!isPublic(stored) && seatOf(stored, guest?.id) === undefined) throw faultError('protocol.not-watchable')
}

/** Matches that are looked at again: their records, and step by step. Neither talk nor notes are ever part of it. */
export class Replays {
  readonly #store: Store
  readonly #access: TableAccess

  constructor(store: Store, access: TableAccess) {
    this.#store = store
    this.#access = access
  }

  /** The record of a finished match: for its players, and for everybody if the table is public. */
  record(id: string, guest: Guest | undefined): Promise<string> {
    return this.#access.at(id, async (table) => {
      const { stored, neededRules } = table
      checkMayReplay(stored, guest)
      const isSeated = seatOf(stored, guest?.id) !== undefined
      // Players of a match that cannot continue may at least keep its record.
      const isOver = stored.status === 'finished' || (neededRules !== undefined && isSeated)
      if (!isOver) throw faultError('protocol.not-finished')
      return this.#recordAt(table, false)
    })
  }

  /** Step by step. Of a running match its players see what their own seat saw, and nobody else anything. */
  steps(id: string, guest: Guest | undefined, seat: string | undefined): Promise<ReplayAnswer> {
    return this.#access.at(id, async (table) => {
      checkMayReplay(table.stored, guest)
      return this.#stepsAt(table, seatOf(table.stored, guest?.id), seat, false)
    })
  }

  /** The match behind a link that shares it. */
  shared(id: string, guest: Guest | undefined, hideNames: boolean): Promise<SharedAnswer> {
    return this.#access.at(id, async (table) => ({
      record: await this.#recordAt(table, hideNames),
      seats: seatsOf(table.stored, hideNames),
      you: seatOf(table.stored, guest?.id) ?? null,
    }))
  }

  sharedSteps(
    id: string,
    guest: Guest | undefined,
    seat: string | undefined,
    hideNames: boolean,
  ): Promise<ReplayAnswer> {
    return this.#access.at(id, (table) =>
      this.#stepsAt(table, seatOf(table.stored, guest?.id), seat, hideNames),
    )
  }

  /** A finished match and the position after so many of its moves, to go on from there. */
  moment(
    { table: id, at }: StartingPoint,
    guest: Guest,
  ): Promise<{ stored: StoredTable; position: Position }> {
    return this.#access.at(id, async (table) => {
      const { stored, game } = table
      checkMayReplay(stored, guest)
      if (stored.status !== 'finished') throw faultError('protocol.not-finished')
      const match = replayed(game, await this.#recordAt(table, false))
      const position = match?.at(match.movesEarlier + at)
      if (position === undefined || game.toAct(position).length === 0) throw faultError('protocol.no-moment')
      return { stored, position }
    })
  }

  async #recordAt({ stored, game }: Table, hideNames: boolean): Promise<string> {
    const { id } = stored
    const [lines, checkpoints] = await Promise.all([this.#store.lines(id, 0), this.#store.checkpoints(id)])
    return recordOf(game, hideNames ? withoutNames(stored) : stored, lines, checkpoints)
  }

  async #stepsAt(
    { stored, game }: Table,
    you: number | undefined,
    seat: string | undefined,
    hideNames: boolean,
  ): Promise<ReplayAnswer> {
    const eyes = eyesOf(stored, you, seat)
    const { id, options, printed, rules, status, lines: many } = stored
    const [lines, snapshots] = await Promise.all([this.#store.lines(id, 0), this.#store.snapshots(id)])
    // Another node may have written more meanwhile.
    const steps = storedSteps(game, stored, lines.slice(0, many), snapshots, eyes)
    return {
      game: stored.game,
      options,
      ...(printed === undefined ? {} : { printed }),
      rules,
      over: status === 'finished',
      seats: seatsOf(stored, hideNames),
      you: you ?? null,
      ...eyes,
      steps,
    }
  }
}

/** Whose eyes are asked for. Before the end these are one's own. */
function eyesOf({ status, seats }: StoredTable, you: number | undefined, asked: string | undefined): Eyes {
  if (status === 'waiting') throw faultError('protocol.not-running')
  if (status === 'running' && you === undefined) throw faultError('protocol.not-finished')
  const seat = asked === undefined || asked === 'all' ? (you ?? 0) : Number(asked)
  if (seat >= seats.length) throw faultError('protocol.no-seat', {}, 'seat')
  const eyes = { seat, all: asked === 'all' }
  if (status === 'running' && (eyes.all || seat !== you))
    throw faultError('protocol.own-seat-only', {}, 'seat')
  return eyes
}

/** Bots and automata keep their names. */
const isHidden = ({ kind }: StoredTable['seats'][number]): boolean => kind === 'person'

const seatsOf = ({ seats }: StoredTable, hideNames: boolean): ReplaySeat[] =>
  seats.map((seat) => ({
    kind: seat.kind,
    name: hideNames && isHidden(seat) ? null : seat.name,
    ...(seat.program === undefined ? {} : { program: seat.program }),
  }))

const withoutNames = (stored: StoredTable): StoredTable => ({
  ...stored,
  seats: stored.seats.map((seat) => (isHidden(seat) ? { ...seat, name: '' } : seat)),
})

/** Undefined if other rules are needed. */
function replayed(game: Game, record: string): Match<unknown, unknown, GameEvent> | undefined {
  try {
    return replay(game, readRecord(record))
  } catch (error) {
    if (error instanceof RecordError) return undefined
    throw error
  }
}
