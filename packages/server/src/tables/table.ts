import {
  writtenDecision,
  type Game,
  type Incident,
  type Refusal,
  type RefusedText,
  type Seat,
} from '@benben/kernel'
import { ANSWER_RULE, type AnswerRefusal, type Lasting } from '@benben/protocol'
import { faultError } from '../fault-error.ts'
import { commitWithResults } from '../ratings/results.ts'
import type { Change } from '../store/change.ts'
import type { Store } from '../store/store.ts'
import type { StoredLine } from '../store/stored-match.ts'
import type { Newer, StoredTable } from '../store/stored-table.ts'
import { tellsOf } from '../notices/occasions.ts'
import { clocksInfo } from '../clocks/clocks.ts'
import type { ServerTime } from '../clocks/time.ts'
import { asksServer, metAhead, withAhead, type MetAhead } from './ahead.ts'
import { computeIncident } from './incident.ts'
import { isSameLobby, isSameSeats, withoutOffers } from './lobby.ts'
import { Subscribers } from './subscribers.ts'
import { advance, closedByRules, resume, type OpenMatch, type ResumedMatch } from './resume.ts'
import { LOST, retry } from './retry.ts'
import { computeStep, openDecisions, type OpenDecisions, type Step } from './step.ts'
import type { TableState } from './state-message.ts'
import { bit } from './viewers.ts'
import { withoutVotes } from './votes.ts'

/** A seat's answer: a move as text, or undefined to undo its last move. */
export interface Answer {
  readonly id: string
  readonly decision: number
  readonly move: string | undefined
  /** The answer given ahead that it comes from; left out if the person decides now. */
  readonly ahead?: string
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

interface Running extends OpenMatch {
  readonly asked: OpenDecisions
}

const NOBODY_ASKED: OpenDecisions = []

type TableChange = Omit<Change, 'table' | 'revision'>

/**
 * A table in memory. The store is the source of truth: every change is based on a revision, written, and only then applied
 * here and broadcast. Locking is optimistic: if another writer was first, the table is read again and the change retried.
 */
export class Table {
  readonly game: Game
  readonly subscribers: Subscribers
  readonly #store: Store
  readonly #time: ServerTime
  #stored: StoredTable
  /** Undefined before the match begins. */
  #running: Running | undefined
  /** The version of the rules the match needs, if the current rules cannot continue it. */
  #neededRules: number | undefined

  private constructor(store: Store, game: Game, stored: StoredTable, time: ServerTime) {
    this.game = game
    this.subscribers = new Subscribers(
      store,
      game,
      () => this.#stored,
      () => this.state,
      time,
    )
    this.#store = store
    this.#time = time
    this.#stored = stored
  }

  static async load(store: Store, game: Game, stored: StoredTable, time: ServerTime): Promise<Table> {
    const table = new Table(store, game, stored, time)
    const resumed = await table.#resume(stored)
    const migrated =
      resumed?.kind === 'migrated' ? await saveMigrated(store, game, stored, resumed) : undefined
    table.#stored = migrated ?? stored
    table.#running = migrated === undefined ? table.#ask(stored, resumed) : await table.#read(migrated)
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
    const ahead = this.metAhead?.seat
    const canUndo = (seat: Seat): boolean => match.canUndo(seat)
    return {
      game: this.game,
      table: this.#stored,
      position: match.position,
      // What the server is about to answer is not asked.
      asked: ahead === undefined ? asked : asked.with(ahead, undefined),
      canUndo,
      clocks: clocksInfo(this.#stored, this.#time),
    }
  }

  /** The question that its seat has answered ahead, if there is one. */
  get metAhead(): MetAhead | undefined {
    if (this.#running === undefined || !this.#stored.botAsked) return undefined
    const { match, asked } = this.#running
    return metAhead(this.game, this.#stored.seats, match.position, asked)
  }

  /** Changes what a seat answers before it is asked. False if another writer was first. */
  setAhead(seat: Seat, given: Readonly<Record<string, Lasting>>): Promise<boolean> {
    const { seats: before, next, toAct } = this.#stored
    const seats = before.with(seat, withAhead(before[seat]!, given))
    const { match, asked } = this.#running!
    const botAsked = asksServer(this.game, seats, match.position, asked, toAct)
    return this.commit({ lobby: { seats, next }, standing: { ...this.#stored, botAsked } })
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
      const isHere = answer.ahead === undefined
      if (await this.#commitStep(running, previewed, isHere))
        return { ok: true, version: previewed.line.version }
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
  async commit(change: TableChange): Promise<boolean> {
    const { id, revision } = this.#stored
    const tells = tellsOf(this.#stored, change, this.#time.now())
    const won = await commitWithResults(this.#store, this.#stored, {
      table: id,
      revision,
      ...change,
      ...(tells.length > 0 && { tells }),
    })
    if (!won || this.#stored.revision !== revision) await this.refresh()
    else if (change.removes !== true) await this.#take(changed(this.#stored, change), lineOf(change))
    return won
  }

  /** Keeps what happens apart from the moves: written, then applied, then broadcast. False if another writer was first. */
  async happen(incident: Incident): Promise<boolean> {
    const running = this.#running
    const happening = running && computeIncident(this.#stored, running.match, incident, this.#time)
    if (happening === undefined) throw faultError('protocol.not-running')
    return this.commit(happening)
  }

  /** Somebody is connected: votes for a bot in their place lapse. */
  welcome(seat: Seat): Promise<void> {
    return retry(async () => {
      const { seats: before, next } = this.#stored
      const seats = withoutVotes(before, seat)
      return seats === undefined || (await this.commit({ lobby: { seats, next } })) ? undefined : LOST
    })
  }

  /** Reads the table again after a refusal; whether it had changed since that revision. */
  async isBehind(revision: number): Promise<boolean> {
    await this.refresh()
    return this.#stored.revision > revision
  }

  /** Reads what is new in the store, and broadcasts it. Throws if the table was removed. */
  async refresh(): Promise<void> {
    const newer = await this.#store.newer([this.#stored])
    await this.follow(newer)
  }

  /** Takes over what is new in the store, and broadcasts it. Throws if the table was removed. */
  async follow(found: ReadonlyMap<string, Newer | undefined>): Promise<void> {
    const { id, printed } = this.#stored
    if (!found.has(id)) {
      this.subscribers.broadcastRemoved()
      throw faultError('protocol.no-table')
    }
    const newer = found.get(id)
    if (newer === undefined) return
    await this.#take({ ...newer.table, ...(printed === undefined ? {} : { printed }) }, newer.lines)
  }

  /** `lines` are the last ones of the table. */
  async #take(stored: StoredTable, lines: readonly StoredLine[]): Promise<void> {
    // Another read may have been faster, also during this one.
    if (stored.revision <= this.#stored.revision) return
    const running = this.#advance(stored, lines) ?? (await this.#read(stored))
    const before = this.#stored
    if (stored.revision <= before.revision) return
    this.#stored = stored
    this.#running = running
    if (!isSameLobby(before, stored)) this.subscribers.broadcastTable()
    this.subscribers.broadcastState(lines.slice(before.lines - stored.lines + lines.length))
  }

  #advance(stored: StoredTable, lines: readonly StoredLine[]): Running | undefined {
    const fresh = lines.slice(this.#stored.lines - stored.lines + lines.length)
    return this.#ask(stored, advance(this.game, this.#running, stored, fresh))
  }

  async #read(stored: StoredTable): Promise<Running | undefined> {
    return this.#ask(stored, await this.#resume(stored))
  }

  #ask(stored: StoredTable, resumed: OpenMatch | undefined): Running | undefined {
    if (resumed === undefined) return undefined
    const { match, preferences } = resumed
    const isOver = stored.status === 'finished'
    const asked = isOver ? NOBODY_ASKED : openDecisions(this.game, stored, match.position)
    return { match, preferences, asked }
  }

  /** Undefined if there is no match that can be played: none has begun, or it needs other rules. */
  async #resume(stored: StoredTable): Promise<Extract<ResumedMatch, OpenMatch> | undefined> {
    const resumed = stored.status === 'waiting' ? undefined : await resume(this.#store, this.game, stored)
    this.#neededRules = resumed?.kind === 'incompatible' ? resumed.rules : undefined
    return resumed?.kind === 'incompatible' ? undefined : resumed
  }

  #prepare({ match, asked }: Running, seat: Seat, { id, decision, move, ahead }: Answer): Step | Answered {
    const code = move === undefined ? undefined : this.game.read(move)
    if (move !== undefined && code === undefined) return refuse('protocol.unreadable-move', { found: move })
    const previewed = code === undefined ? match.previewUndo(seat) : match.preview(seat, code)
    if (!previewed.ok) return previewed
    return computeStep(this.game, this.#stored, asked, {
      entry: previewed.entry,
      move,
      decision,
      answer: id,
      ahead,
      at: this.#time.now(),
      outages: this.#time.outages,
      closings: match.closings,
    })
  }

  /** Writes a step, then applies it, then broadcasts it. False if another writer was first. `isHere`: the person plays it now. */
  async #commitStep(running: Running, step: Step, isHere: boolean): Promise<boolean> {
    const { id, revision } = this.#stored
    const { line, standing, snapshot } = step
    const { next } = this.#stored
    const seats = isHere ? withoutOffers(step.seats, line.seat!) : step.seats
    const lobby = seats === this.#stored.seats ? undefined : { seats, next }
    const isSeen = lobby !== undefined && !isSameSeats(seats, this.#stored.seats)
    const tells = tellsOf(this.#stored, step, line.at)
    const change: Change = {
      table: id,
      revision,
      line,
      standing,
      ...(snapshot && { snapshot }),
      ...(lobby && { lobby }),
      ...(tells.length > 0 && { tells }),
    }
    if (!(await commitWithResults(this.#store, this.#stored, change))) return false
    if (this.#stored.revision === revision) {
      this.#apply(running, step)
      if (lobby !== undefined) this.#stored = { ...this.#stored, ...lobby }
      this.subscribers.broadcastState([line])
      if (standing.status === 'finished' || isSeen) this.subscribers.broadcastTable()
    }
    return true
  }

  #apply({ match, preferences }: Running, { entry, line, standing, asked }: Step): void {
    if (line.kind === 'undo') match.undo(entry.seat)
    else match.apply(entry)
    match.forget()
    const { revision, lines } = this.#stored
    this.#stored = { ...this.#stored, ...standing, revision: revision + 1, lines: lines + 1 }
    this.#running = { match, preferences, asked }
  }

  /** An answer to a decision that is no longer open: either a retry of a stored answer, or too late. */
  async #answerClosed(seat: Seat, { id, decision }: Answer): Promise<Answered> {
    const version = await this.#store.answered(this.#stored.id, seat, decision, id)
    return version === undefined ? refuse('protocol.stale') : { ok: true, version }
  }
}

/** A table after a change of it. */
const changed = (
  { pace: before, ...stored }: StoredTable,
  { lobby, owner = stored.owner, pace = before, rules, standing, line }: TableChange,
): StoredTable => ({
  ...stored,
  owner,
  ...(pace === undefined || pace === null ? {} : { pace }),
  ...standing,
  ...lobby,
  rules: rules ?? stored.rules,
  revision: stored.revision + 1,
  lines: stored.lines + (line === undefined ? 0 : 1),
})

const lineOf = ({ line }: TableChange): StoredLine[] => (line === undefined ? [] : [line])

/** Saves the point from which a running match continues with new rules; returns the updated table. */
async function saveMigrated(
  store: Store,
  game: Game,
  stored: StoredTable,
  { match }: OpenMatch,
): Promise<StoredTable | undefined> {
  if (stored.status !== 'running') return undefined
  const toAct = game.toAct(match.position)
  const asked = openDecisions(game, stored, match.position)
  const botAsked = asksServer(game, stored.seats, match.position, asked, toAct)
  const standing = { ...stored, toAct, botAsked, position: game.toJSON(match.position) }
  const { id, revision } = stored
  // If another writer was first, it is already saved.
  await store.commit({ table: id, revision, standing, snapshot: closedByRules(game, stored) })
  return store.table(id)
}
