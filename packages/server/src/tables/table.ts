import {
  writtenDecision,
  type Game,
  type GameEvent,
  type Match,
  type Refusal,
  type RefusedText,
  type Seat,
} from '@benben/kernel'
import { ANSWER_RULE, type AnswerRefusal } from '@benben/protocol'
import { faultError } from '../fault-error.ts'
import type { Change, Store, StoredTable } from '../store/store.ts'
import { Subscribers } from './subscribers.ts'
import { asksBots } from './opening.ts'
import { closedByRules, resume } from './resume.ts'
import { LOST, retry } from './retry.ts'
import { computeStep, openDecisions, type OpenDecisions, type Step } from './step.ts'
import type { TableState } from './state-message.ts'
import { bit } from './viewers.ts'

/** A seat's answer: a move as text, or undefined to undo its last move. */
export interface Answer {
  readonly id: string
  readonly decision: number
  readonly move: string | undefined
}

interface Refused {
  readonly ok: false
  readonly refusal: Refusal
}

export type Answered = Refused | { readonly ok: true; readonly version: number }

export type Explained = Refused | { readonly ok: true; readonly refusals: readonly RefusedText[] }

const refuse = (code: AnswerRefusal, params: Refusal['params'] = {}): Refused => ({
  ok: false,
  refusal: { code, params, rule: ANSWER_RULE },
})

interface Running {
  readonly match: Match<unknown, unknown, GameEvent>
  readonly asked: OpenDecisions
}

/**
 * A table in memory. The store is the source of truth: every change is based on a revision, written, and only then applied
 * here and broadcast. Locking is optimistic: if another writer was first, the table is read again and the change retried.
 */
export class Table {
  readonly game: Game
  readonly subscribers: Subscribers
  readonly #store: Store
  readonly #clock: () => number
  #stored: StoredTable
  /** Undefined before the match begins. */
  #running: Running | undefined
  /** The version of the rules the match needs, if the current rules cannot continue it. */
  #neededRules: number | undefined

  private constructor(store: Store, game: Game, stored: StoredTable, clock: () => number) {
    this.game = game
    this.subscribers = new Subscribers(
      store,
      game,
      () => this.#stored,
      () => this.state,
    )
    this.#store = store
    this.#clock = clock
    this.#stored = stored
  }

  static async load(store: Store, game: Game, stored: StoredTable, clock: () => number): Promise<Table> {
    const table = new Table(store, game, await migrateRules(store, game, stored), clock)
    table.#running = await table.#resume(table.#stored)
    return table
  }

  get stored(): StoredTable {
    return this.#stored
  }

  /** The version of the rules the match needs, if the current rules cannot continue it; then there is no state. */
  get neededRules(): number | undefined {
    return this.#neededRules
  }

  /** The current state of the match; undefined before it begins. */
  get state(): TableState | undefined {
    const running = this.#running
    if (running === undefined) return undefined
    const { match, asked } = running
    const canUndo = (seat: Seat): boolean => match.canUndo(seat)
    return { game: this.game, table: this.#stored, position: match.position, asked, canUndo }
  }

  /**
   * Plays a move or undoes one. Idempotent: a retry of a stored answer gets the same result. Undefined before the match
   * begins.
   */
  answer(seat: Seat, answer: Answer): Promise<Answered | undefined> {
    return retry(async () => {
      const running = this.#running
      if (running === undefined) return undefined
      const { revision, decisions } = this.#stored
      if (answer.decision !== decisions[seat]) {
        const closed = await this.#answerClosed(seat, answer)
        return closed.ok || !(await this.isBehind(revision)) ? closed : LOST
      }
      const previewed = this.#prepare(running, seat, answer)
      if ('ok' in previewed) return previewed
      if (await this.#commitStep(running, previewed)) return { ok: true, version: previewed.line.version }
      await this.refresh()
      return LOST
    })
  }

  /** The moves that a person might expect to be legal, with the reasons why they are not. Undefined before the match begins. */
  explain(seat: Seat, decision: number): Explained | undefined {
    if (this.#running === undefined) return undefined
    if (decision !== this.#stored.decisions[seat]) return refuse('protocol.stale')
    const written = writtenDecision(this.game, this.#running.match.position, seat)
    return { ok: true, refusals: written?.refusals ?? [] }
  }

  /** Sets whether a seat ends its turns by hand. Returns the seat's version; undefined before the match begins. */
  setEndTurnByHand(seat: Seat, endTurnByHand: boolean): Promise<number | undefined> {
    return retry(async () => {
      if (this.#running === undefined) return undefined
      const before = this.#stored.byHand
      const byHand = endTurnByHand ? before | bit(seat) : before & ~bit(seat)
      const isSaved = byHand === before || (await this.commit({ standing: { ...this.#stored, byHand } }))
      if (!isSaved) return LOST
      this.subscribers.resend(seat)
      return this.#stored.versions[seat]!
    })
  }

  /** Commits a change that is no move, based on the revision in memory. False if another writer was first. */
  async commit(change: Omit<Change, 'table' | 'revision'>): Promise<boolean> {
    const { id, revision } = this.#stored
    const won = await this.#store.commit({ table: id, revision, ...change })
    if (!won || change.removes !== true) await this.refresh()
    return won
  }

  /** Reads the table again after a refusal; whether it had changed since that revision. */
  async isBehind(revision: number): Promise<boolean> {
    await this.refresh()
    return this.#stored.revision > revision
  }

  /** Reloads the table if the store has a newer revision, and broadcasts the changes. Throws if it was removed. */
  async refresh(): Promise<void> {
    const stored = await this.#store.table(this.#stored.id)
    if (stored === undefined) {
      this.subscribers.broadcastRemoved()
      throw faultError('protocol.no-table')
    }
    if (stored.revision <= this.#stored.revision) return
    const from = this.#stored.lines
    const [running, lines] = await Promise.all([
      this.#resume(stored),
      stored.lines > from ? this.#store.lines(stored.id, from) : [],
    ])
    // Another refresh may have been faster during the reads.
    const before = this.#stored
    if (stored.revision <= before.revision) return
    this.#stored = stored
    this.#running = running
    if (!isSameLobby(before, stored)) this.subscribers.broadcastTable()
    this.subscribers.broadcastState(lines.slice(before.lines - from, stored.lines - from))
  }

  async #resume(stored: StoredTable): Promise<Running | undefined> {
    if (stored.status === 'waiting') return undefined
    const resumed = await resume(this.#store, this.game, stored)
    this.#neededRules = resumed.kind === 'incompatible' ? resumed.rules : undefined
    if (resumed.kind === 'incompatible') return undefined
    const { match } = resumed
    return { match, asked: openDecisions(this.game, stored, match.position) }
  }

  #prepare({ match, asked }: Running, seat: Seat, { id, decision, move }: Answer): Step | Answered {
    const code = move === undefined ? undefined : this.game.read(move)
    if (move !== undefined && code === undefined) return refuse('protocol.unreadable-move', { found: move })
    const previewed = code === undefined ? match.previewUndo(seat) : match.preview(seat, code)
    if (!previewed.ok) return previewed
    return computeStep(this.game, this.#stored, asked, {
      entry: previewed.entry,
      move,
      decision,
      answer: id,
      at: this.#clock(),
      closings: match.closings,
    })
  }

  /** Writes a step, then applies it, then broadcasts it. False if another writer was first. */
  async #commitStep(running: Running, step: Step): Promise<boolean> {
    const { id, revision } = this.#stored
    const { line, standing, snapshot } = step
    const change: Change = { table: id, revision, line, standing, ...(snapshot && { snapshot }) }
    if (!(await this.#store.commit(change))) return false
    if (this.#stored.revision === revision) {
      this.#apply(running, step)
      this.subscribers.broadcastState([line])
      if (standing.status === 'finished') this.subscribers.broadcastTable()
    }
    return true
  }

  #apply({ match }: Running, { entry, line, standing, asked }: Step): void {
    if (line.kind === 'undo') match.undo(entry.seat)
    else match.apply(entry)
    match.forget()
    const { revision, lines } = this.#stored
    this.#stored = { ...this.#stored, ...standing, revision: revision + 1, lines: lines + 1 }
    this.#running = { match, asked }
  }

  /** An answer to a decision that is no longer open: either a retry of a stored answer, or too late. */
  async #answerClosed(seat: Seat, { id, decision }: Answer): Promise<Answered> {
    const version = await this.#store.answered(this.#stored.id, seat, decision, id)
    return version === undefined ? refuse('protocol.stale') : { ok: true, version }
  }
}

/** Whether both look the same in a `table` message, apart from whose turn it is. */
const isSameLobby = (a: StoredTable, b: StoredTable): boolean =>
  a.status === b.status && a.next === b.next && JSON.stringify(a.seats) === JSON.stringify(b.seats)

/** Saves the point from which a running match continues with new rules; returns the updated table. */
async function migrateRules(store: Store, game: Game, stored: StoredTable): Promise<StoredTable> {
  if (stored.status !== 'running') return stored
  const resumed = await resume(store, game, stored)
  if (resumed.kind !== 'migrated') return stored
  const { position } = resumed.match
  const toAct = game.toAct(position)
  const botAsked = asksBots(stored.seats, toAct)
  const standing = { ...stored, toAct, botAsked, position: game.toJSON(position) }
  const { id, revision } = stored
  // If another writer was first, it is already saved.
  await store.commit({ table: id, revision, standing, snapshot: closedByRules(game, stored) })
  return (await store.table(id)) ?? stored
}
