import type { Game } from '@benben/kernel'
import {
  PATHS,
  PROTOCOL,
  type ClocksInfo,
  type ServerMessage,
  type StateMessage,
  type TableInfo,
} from '@benben/protocol'
import type { HeardClocks } from '../clock/left.ts'
import { ApiError } from '../store/api.ts'
import { useSettings } from '../store/settings.ts'
import {
  actAtTable,
  setNickname,
  fetchRecord,
  requestRematch,
  joinTable,
  fetchTable,
} from '../store/tables.ts'
import { engineOf } from '../worker/engines.ts'
import { Answers, type NewAnswer } from './answers.ts'
import { endsItself } from './end-turn.ts'
import { emptySeen, failedSeen } from './empty-seen.ts'
import { SeenStore } from './seen-store.ts'
import { ServerConnection } from './server-connection.ts'
import { mergeTable, seenOnline } from './online-seen.ts'
import { PacedQueue } from './paced-queue.ts'
import { preview } from './preview.ts'
import type { Outcome, Problem, Session, LogEntry, Wire } from './session.ts'
import { ServerLog } from './server-log.ts'

/** A table on the server. */
export const openOnline = (id: string): Session => new Online(id)

const liveAddress = (id: string): string => {
  const address = new URL(PATHS.live(id), location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address.href
}

const problemOf = (error: unknown): Problem =>
  error instanceof ApiError ? error.fault : { code: 'session.mistake', params: { message: String(error) } }

const RESEND_DELAY = 1000
const NO_STEP: Outcome = { ok: false, problem: { code: 'session.stale', params: {} } }
const NOTHING_ASKED: Outcome = { ok: false, problem: { code: 'session.not-seated', params: {} } }

class Online implements Session {
  readonly #id: string
  readonly #store: SeenStore
  readonly #connection: ServerConnection
  readonly #answers = new Answers()
  readonly #serverLog = new ServerLog()
  readonly #states = new PacedQueue(
    (state) => this.#applyState(state),
    () => useSettings.getState().stepByStep,
  )
  #log: readonly LogEntry[] = []
  /** Accepted answers, by the version they led to, until that version arrives here. */
  readonly #acknowledged = new Map<string, number>()
  #table: TableInfo | undefined
  #state: StateMessage | undefined
  /** As the last message told them: they run on while the viewer watches earlier steps. */
  #clocks: HeardClocks | null = null
  #game: Game | undefined
  /** The decision that was answered by the end of the turn without being asked. */
  #ended: number | undefined
  /** Whether to keep the connection open. */
  #begun = false
  #closed = false
  /** The last error of the server before it closed the connection. */
  #reason: Problem = { code: 'protocol.no-table', params: {} }
  /** Whether this page saw the table before the game began, or shows it already: then news are animated. */
  #present = false

  readonly #hearers = new Set<Parameters<Wire['hear']>[0]>()
  readonly wire: Wire = {
    send: (message) => this.#connection.send(message),
    hear: (heard) => {
      this.#hearers.add(heard)
      return () => void this.#hearers.delete(heard)
    },
  }

  readonly now: Session['now']
  readonly subscribe: Session['subscribe']

  constructor(id: string) {
    this.#id = id
    this.#store = new SeenStore(emptySeen(id, 'connecting'))
    this.now = this.#store.now
    this.subscribe = this.#store.subscribe
    this.#connection = new ServerConnection({
      connect: () => new WebSocket(liveAddress(id)),
      onOpen: () => this.#sendHello(),
      onMessage: (message) => this.#receive(message),
      onLost: () => this.#store.change({ connection: 'reconnecting' }),
      onRefused: () => this.#fail(this.#reason),
      random: () => Math.random(),
    })
    addEventListener('online', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
    void this.#begin()
  }

  /** No notice is sent of a table that is looked at. */
  #sayLook(): void {
    this.#connection.send({ type: 'look', looking: document.visibilityState === 'visible' })
  }

  readonly #wake = (): void => {
    if (this.#begun) this.#sayLook()
    if (document.visibilityState === 'visible' && this.#begun) this.#connection.wake()
  }

  async #begin(): Promise<void> {
    try {
      await this.#join(await fetchTable(this.#id))
    } catch (error) {
      // Without a network the connection keeps retrying; a refusal of the server is final.
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500
      if (refused) return this.#fail(problemOf(error))
    }
    // The page may have closed meanwhile, or cannot show the game.
    if (this.#closed || this.now().stage === 'failed') return
    this.#begun = true
    this.#connection.open()
  }

  /** Sits down where a seat is kept for this guest, and learns the rules. */
  async #join(table: TableInfo): Promise<void> {
    this.#table = table
    const game = await engineOf(table.game, table.printed)
    // A newer server may play what this page does not know yet.
    if (game?.ok !== true) return this.#fail({ code: 'session.game', params: {} })
    this.#game ??= game.value
    const seat = table.you === null ? undefined : table.seats[table.you]
    if (table.status === 'waiting' && seat?.ready === false) this.#table = await joinTable(this.#id)
    this.#show([])
  }

  #hear(clocks: ClocksInfo | undefined): void {
    this.#clocks = clocks === undefined ? null : { ...clocks, heard: Date.now() }
  }

  #sendHello(): void {
    // Messages that are queued for the viewer need not be sent again.
    const version = this.#states.lastVersion ?? this.#serverLog.version
    this.#connection.send({ type: 'hello', protocol: PROTOCOL, version })
    this.#sayLook()
    this.#resend()
    this.#tellHearers(undefined)
  }

  #tellHearers(message: ServerMessage | undefined): void {
    for (const heard of this.#hearers) heard(message)
  }

  #resend(): void {
    for (const answer of this.#answers.pending()) this.#connection.send(answer)
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.#hear(message.table.clocks)
        this.#table = mergeTable(this.#table, message.table)
        this.#present ||= message.table.status === 'waiting'
        if (this.#game === undefined) return void this.#join(this.#table)
        return this.#show([])
      case 'state':
        return this.#receiveState(message)
      case 'ack':
        // Resolve only once its effect is shown.
        if (message.version <= (this.#state?.version ?? 0)) return this.#settle(message.id, { ok: true })
        return void this.#acknowledged.set(message.id, message.version)
      case 'refused':
        return this.#settle(message.id, { ok: false, refusal: message.refusal })
      case 'error': {
        const { code, params } = message.error
        if (message.id !== undefined) {
          this.#tellHearers(message)
          return this.#settle(message.id, { ok: false, problem: { code, params } })
        }
        this.#reason = { code, params }
        if (code === 'protocol.version') return this.#fail(this.#reason)
        // An answer may have been lost with it; sending it again is idempotent.
        setTimeout(() => this.#resend(), RESEND_DELAY)
        return undefined
      }
      case 'talk':
      case 'said':
        return this.#tellHearers(message)
      default:
    }
  }

  #receiveState(state: StateMessage): void {
    this.#hear(state.clocks)
    this.#states.push(state)
    const byHand = useSettings.getState().endTurnByHand
    if (this.#table?.you !== null && state.endTurnByHand !== byHand) void this.setEndTurnByHand(byHand)
  }

  #applyState(state: StateMessage): void {
    const { log, fresh } = this.#serverLog.add(state.told)
    this.#log = log
    this.#state = state
    for (const [id, version] of this.#acknowledged) {
      if (version > state.version) continue
      this.#acknowledged.delete(id)
      this.#answers.settle(id, { ok: true })
    }
    this.#show(this.#present ? fresh : [])
    this.#present = true
    this.#endWhatCannotBeUndone(state)
  }

  /** Ends my turn where nothing is left of it; once for each decision. */
  #endWhatCannotBeUndone({ decision, canUndo }: StateMessage): void {
    const end = this.#game === undefined ? null : endsItself(this.#game, decision, canUndo)
    if (end === null || decision?.id === this.#ended) return
    this.#ended = decision?.id
    void this.play(end)
  }

  #show(fresh: readonly LogEntry[]): void {
    if (this.#table === undefined || this.#game === undefined) return
    const online = {
      table: this.#table,
      state: this.#state,
      game: this.#game,
      log: this.#log,
      incidents: this.#serverLog.incidents,
      clocks: this.#clocks,
      decided: this.#serverLog.decidedBy(this.#table.you ?? 'spectator'),
      isPaused: this.#states.isPaused,
    }
    const seen = seenOnline(this.#id, online, this.#answers.size > 0)
    this.#store.show({ ...seen, fresh, connection: 'online' })
  }

  #settle(id: string, outcome: Outcome): void {
    this.#answers.settle(id, outcome)
    this.#show([])
  }

  #fail(problem: Problem): void {
    this.#connection.close()
    this.#begun = false
    this.#answers.settleAll({ ok: false, problem })
    this.#store.show(failedSeen(this.#store.now(), problem))
  }

  #answer(answer: NewAnswer): Promise<Outcome> {
    const { message, outcome } = this.#answers.add(answer)
    this.#connection.send(message)
    this.#store.change({ busy: true })
    return outcome
  }

  play = async (move: string): Promise<Outcome> => {
    const decision = this.#state?.decision
    if (decision === null || decision === undefined) return NOTHING_ASKED
    return this.#answer({ type: 'move', decision: decision.id, move })
  }

  undo = async (): Promise<Outcome> => {
    const decision = this.#state?.decision
    if (decision === null || decision === undefined) return NOTHING_ASKED
    return this.#answer({ type: 'undo', decision: decision.id })
  }

  restartTurn = async (): Promise<Outcome> => {
    const first = await this.undo()
    for (let last = first; last.ok && this.#state?.canUndo === true;) last = await this.undo()
    return first
  }

  preview: Session['preview'] = async (move) => {
    const { view, viewer } = this.now()
    if (this.#game === undefined || view === null || viewer === 'spectator') return undefined
    return preview(this.#game, view, viewer, move)
  }

  openCurtain = (): Promise<void> => Promise.resolve()
  closeCurtain = (): Promise<void> => Promise.resolve()

  setEndTurnByHand = async (byHand: boolean): Promise<void> => {
    await this.#answer({ type: 'preference', endTurnByHand: byHand })
  }

  nextStep = (): Promise<Outcome> => {
    if (!this.#states.isPaused) return Promise.resolve(NO_STEP)
    // If the next step has not arrived yet, at least stop waiting for this one.
    if (!this.#states.release()) this.#show([])
    return Promise.resolve({ ok: true })
  }

  setStepByStep = async (stepByStep: boolean): Promise<void> => {
    if (!stepByStep) await this.nextStep()
  }

  sitDown = async (seat: number, name: string): Promise<Outcome> => {
    try {
      await setNickname(name)
      this.#table = await joinTable(this.#id, seat)
    } catch (error) {
      return { ok: false, problem: problemOf(error) }
    }
    // The connection was opened as a spectator.
    this.#serverLog.clear()
    this.#states.clear()
    this.#connection.reconnect()
    return { ok: true }
  }

  act: Session['act'] = async (act) => {
    try {
      const table = await actAtTable(this.#id, act)
      if (table !== null) {
        this.#hear(table.clocks)
        this.#table = mergeTable(this.#table, table)
      }
      this.#show([])
      return { ok: true }
    } catch (error) {
      return { ok: false, problem: problemOf(error) }
    }
  }

  rematch = async (): Promise<string> => {
    const table = await requestRematch(this.#id)
    return `/table/${table.id}`
  }

  record = (): Promise<string | undefined> => fetchRecord(this.#id)

  close = (): void => {
    removeEventListener('online', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    this.#begun = false
    this.#closed = true
    this.#connection.close()
  }
}
