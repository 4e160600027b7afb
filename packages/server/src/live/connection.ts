import type { Fault, Refusal, RefusedText, Viewer } from '@benben/kernel'
import {
  check,
  clientMessage,
  CLOSE,
  faultOf,
  LIMITS,
  PROTOCOL,
  type Reviewed,
  type ClientMessage,
  type ServerMessage,
  type TalkMessage,
} from '@benben/protocol'
import type { WebSocket } from 'ws'
import { FaultError, faultError } from '../fault-error.ts'
import { DamagedRowError } from '../store/damaged-row-error.ts'
import type { Guest } from '../store/stored-people.ts'
import type { StoredTable } from '../store/stored-table.ts'
import type { Subscriber } from '../tables/subscribers.ts'
import type { TableService } from '../tables/service.ts'
import { maySee, seatOf } from '../tables/info.ts'
import type { TalkReader } from '../talk/hub.ts'
import type { Table } from '../tables/table.ts'
import type { Metrics } from '../operator/metrics.ts'
import type { Backlog, Reader } from './backlog.ts'
import { TokenBucket } from './bucket.ts'
import { checkMayReplay } from '../replays/replays.ts'
import { cut } from './cut.ts'
import type { Reviewer } from './review-room.ts'

/** Far more than a client needs. */
const MESSAGES_PER_SECOND = 100
const MESSAGES_AT_ONCE = 200
/** Rejected messages before the connection is closed. */
const MAX_REJECTED = 200
/** Building all refusals costs far more than a move. */
const EXPLAIN_COST = 10
/** What whoever leads a replay shows is sent to everybody there. */
const SHOW_COST = 10

type Talking = Extract<ClientMessage, { readonly type: 'listen' | 'say' }>
type Reviewing = Extract<ClientMessage, { readonly type: 'review' | 'show' | 'hand-over' }>
type Answering = Exclude<Extract<ClientMessage, { readonly id: string }>, Talking>

interface ConnectionOptions {
  readonly service: TableService
  readonly table: Table
  readonly guest: Guest | undefined
  readonly socket: Pick<WebSocket, 'OPEN' | 'readyState' | 'bufferedAmount' | 'send' | 'close' | 'terminate'>
  /** The TCP socket below the WebSocket. */
  readonly wire: Wire
  readonly backlog: Backlog
  readonly metrics: Metrics
  readonly onError: (error: unknown) => void
}

/** One client connected to one table. Answers messages in the order of arrival. */
export class Connection implements Subscriber, Reader, TalkReader, Reviewer {
  version = 0
  readonly #options: ConnectionOptions
  readonly #bucket = new TokenBucket(MESSAGES_PER_SECOND, MESSAGES_AT_ONCE)
  #rejected = 0
  #saidHello = false
  /** Until it says otherwise: programs never do. */
  #isLooking = true
  #isCorked = false
  #isEnded = false
  #work: Promise<void> = Promise.resolve()
  /** Talk is answered apart, so that no move waits for it. */
  #talk: Promise<void> = Promise.resolve()

  constructor(options: ConnectionOptions) {
    this.#options = options
  }

  readonly viewer = (): Viewer => seatOf(this.#options.table.stored, this.#options.guest?.id) ?? 'spectator'

  readonly isLooking = (): boolean => this.#isLooking

  readonly table = (): StoredTable => this.#options.table.stored

  get reader(): string | undefined {
    return this.#options.guest?.id
  }

  readonly sendTalk = (message: TalkMessage): void => {
    if (this.#mayWatch()) this.#send(message)
  }

  readonly reviewSeat = (): number | null => {
    const viewer = this.viewer()
    return viewer === 'spectator' ? null : viewer
  }

  readonly sendReview = (message: Reviewed): void => this.#send(message)

  readonly sendState = (json: string): void => {
    // The match of a private table has begun, and this client watched the waiting room.
    if (!this.#mayWatch()) return this.#reject(faultOf('protocol.not-watchable'))
    return this.#sendText(json)
  }

  readonly sendTable = (json: string): void => {
    this.#sendText(json)
    if (!this.#mayWatch()) this.#reject(faultOf('protocol.not-watchable'))
  }

  readonly sendRemoved = (): void => this.#reject(faultOf('protocol.no-table'))

  readonly fail = (error: unknown): void => {
    this.#faultFrom(error)
    cut(this.#options.socket, CLOSE.restart)
  }

  /** Handles a message from the socket. */
  receive(text: string): void {
    if (!this.#bucket.take()) return this.#slowDown()
    const message = readMessage(text)
    if (!message.ok) return this.#send({ type: 'error', error: message.fault })
    const { value } = message
    const cost = value.type === 'explain' ? EXPLAIN_COST : value.type === 'show' ? SHOW_COST : 0
    if (cost > 0 && !this.#bucket.take(cost)) return this.#slowDown()
    const failed = (error: unknown): void => this.#failed(value, error)
    if (value.type === 'listen' || value.type === 'say') {
      // Whoever says something at once after hello has to be let in first.
      const ready = this.#saidHello ? undefined : this.#work
      this.#talk = this.#talk
        .then(() => ready)
        .then(() => this.#answerTalk(value))
        .catch(failed)
    } else this.#work = this.#work.then(() => this.#answer(value)).catch(failed)
  }

  async #answerTalk(message: Talking): Promise<void> {
    if (!this.#saidHello) return this.#failed(message, new FaultError(faultOf('protocol.no-hello')))
    const { guest, service } = this.#options
    if (guest !== undefined && service.bans.has('guest', guest.id))
      return this.#reject(faultOf('protocol.banned'))
    if (!this.#mayWatch()) return this.#reject(faultOf('protocol.not-watchable'))
    if (message.type === 'listen') {
      await service.talk.listen(this, guest, message.version)
      // The connection may have ended meanwhile.
      if (this.#isEnded) service.talk.hub.leave(this)
      return
    }
    await service.talk.say(this.table(), guest, message)
    this.#send({ type: 'said', id: message.id })
  }

  #failed(message: ClientMessage, error: unknown): void {
    const fault = this.#faultFrom(error)
    if (fault.code === 'protocol.no-table' || fault.code === 'protocol.damaged') return this.#reject(fault)
    // Nobody asks again after an unanswered hello.
    if (message.type === 'hello') return cut(this.#options.socket, CLOSE.restart)
    const id = 'id' in message ? { id: message.id } : {}
    this.#send({ type: 'error', ...id, error: fault })
  }

  #faultFrom(error: unknown): Fault {
    if (error instanceof FaultError) return error.fault
    const isDamaged = error instanceof DamagedRowError
    this.#options.onError(isDamaged ? error.message : error)
    return faultOf(isDamaged ? 'protocol.damaged' : 'protocol.our-mistake')
  }

  /** After the socket was closed: unsubscribes and finishes pending messages. */
  async end(): Promise<void> {
    this.#isEnded = true
    this.#options.service.talk.hub.leave(this)
    this.#options.service.reviews.leave(this.table().id, this)
    this.#options.table.subscribers.remove(this)
    this.#options.backlog.forget(this)
    await Promise.all([this.#work, this.#talk])
  }

  async #answer(message: Exclude<ClientMessage, Talking>): Promise<void> {
    if (message.type === 'ping') return this.#send({ type: 'pong' })
    if (message.type === 'look') return this.#look(message.looking)
    if (message.type === 'hello') return this.#saidHello ? undefined : this.#hello(message)
    if (message.type === 'review' || message.type === 'show' || message.type === 'hand-over')
      return this.#review(message)
    const { id } = message
    const fail = (error: Fault): void => this.#send({ type: 'error', id, error })
    if (!this.#saidHello) return fail(faultOf('protocol.no-hello'))
    const { guest, service } = this.#options
    if (guest !== undefined && service.bans.has('guest', guest.id))
      return this.#reject(faultOf('protocol.banned'))
    const seat = this.viewer()
    if (seat === 'spectator') return fail(faultOf('protocol.not-seated'))
    if (!(await this.#execute(seat, message))) fail(faultOf('protocol.not-running'))
  }

  /** Throws a FaultError for what is not allowed; then nothing changes. */
  #review(message: Reviewing): void {
    const { guest, service } = this.#options
    const stored = this.table()
    const { reviews } = service
    if (!this.#saidHello) throw faultError('protocol.no-hello')
    if (guest !== undefined && service.bans.has('guest', guest.id))
      return this.#reject(faultOf('protocol.banned'))
    if (stored.status !== 'finished') throw faultError('protocol.not-finished')
    checkMayReplay(stored, guest)
    if (message.type === 'show') reviews.show(stored.id, this, message.shown)
    else if (message.type === 'hand-over') reviews.handOver(stored.id, this, message.seat)
    else if (!message.looking || this.#isEnded) reviews.leave(stored.id, this)
    else reviews.join(stored.id, this)
  }

  #look(looking: boolean): void {
    this.#isLooking = looking
    if (this.#saidHello) this.#options.table.subscribers.looked()
  }

  /** False before the match begins. */
  async #execute(seat: number, message: Answering): Promise<boolean> {
    const { id } = message
    if (message.type === 'preference') {
      const version = await this.#options.table.setEndTurnByHand(seat, message.endTurnByHand)
      if (version !== undefined) this.#send({ type: 'ack', id, version })
      return version !== undefined
    }
    if (message.type === 'explain') return this.#explain(seat, message)
    const move = message.type === 'move' ? message.move : undefined
    const began = performance.now()
    const answered = await this.#options.table.answer(seat, { id, decision: message.decision, move })
    if (answered === undefined) return false
    const outcome = answered.ok ? 'accepted' : 'refused'
    this.#options.metrics.answered(this.#options.table.game.id, outcome, performance.now() - began)
    if (answered.ok) this.#send({ type: 'ack', id, version: answered.version })
    else this.#refuse(id, answered.refusal)
    if (answered.ok && this.#options.table.stored.botAsked)
      this.#options.service.playBots(this.#options.table.stored.id)
    return true
  }

  #explain(seat: number, { id, decision }: Extract<ClientMessage, { type: 'explain' }>): boolean {
    const explained = this.#options.table.explain(seat, decision)
    if (explained === undefined) return false
    if (explained.ok) this.#send({ type: 'refusals', id, decision, refusals: explained.refusals })
    else this.#refuse(id, explained.refusal)
    return true
  }

  #refuse(id: string, { code, params, rule }: Refusal): void {
    this.#send({ type: 'refused', id, refusal: { code, params: { ...params }, rule } })
  }

  async #hello({ protocol, version }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    if (protocol !== PROTOCOL) {
      const error = faultOf('protocol.version', { found: protocol, known: PROTOCOL }, 'protocol')
      return this.#send({ type: 'error', error })
    }
    // This client may have sat down or played at another node.
    await this.#options.table.refresh()
    if (!this.#mayWatch()) return this.#reject(faultOf('protocol.not-watchable'))
    const { neededRules, game } = this.#options.table
    if (neededRules !== undefined)
      return this.#reject(faultOf('protocol.rules-changed', { found: neededRules, known: game.rules }))
    this.version = version
    this.#saidHello = true
    await this.#options.table.subscribers.add(this)
    const viewer = this.viewer()
    // Nobody who comes back has to wait for it.
    if (viewer !== 'spectator') this.#options.table.welcome(viewer).catch(this.#options.onError)
    // After a start with many waiting bots, those come first whom somebody waits for.
    if (this.#options.table.stored.botAsked) this.#options.service.playBots(this.#options.table.stored.id)
  }

  #mayWatch(): boolean {
    return maySee(this.#options.table.stored, this.#options.guest?.id)
  }

  #slowDown(): void {
    if (++this.#rejected > MAX_REJECTED) return cut(this.#options.socket, CLOSE.flood)
    this.#send({ type: 'error', error: faultOf('protocol.too-fast') })
  }

  #reject(error: Fault): void {
    this.#send({ type: 'error', error })
    cut(this.#options.socket, CLOSE.gone)
  }

  #send(message: Outgoing): void {
    this.#sendText(JSON.stringify(message))
  }

  readonly unsent = (): number => this.#options.socket.bufferedAmount

  /** At once: a client that is so far behind would not get the reason, and its backlog is to be freed. */
  readonly cut = (): void => this.#options.socket.terminate()

  #sendText(text: string): void {
    const { socket } = this.#options
    if (socket.readyState !== socket.OPEN) return
    this.#cork()
    socket.send(text)
  }

  /** Batches everything sent in one tick into one TCP write, for example a state and its acknowledgement. */
  #cork(): void {
    if (this.#isCorked) return
    const { wire, backlog } = this.#options
    this.#isCorked = true
    wire.cork()
    process.nextTick(() => {
      this.#isCorked = false
      wire.uncork()
      // What the system took at once is no longer counted.
      backlog.note(this)
    })
  }
}

interface Wire {
  cork(): void
  uncork(): void
}

/** Like ServerMessage, but with the read-only faults and refusals of the kernel. */
type Outgoing =
  | Exclude<ServerMessage, { type: 'error' | 'refusals' }>
  | { type: 'error'; id?: string; error: Fault }
  | { type: 'refusals'; id: string; decision: number; refusals: readonly RefusedText[] }

function readMessage(text: string): ReturnType<typeof check<ClientMessage>> {
  if (text.length > LIMITS.message) {
    return { ok: false, fault: faultOf('protocol.too-large', { most: LIMITS.message }) }
  }
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return { ok: false, fault: faultOf('protocol.json') }
  }
  return check(clientMessage, raw)
}
