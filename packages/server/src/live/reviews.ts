import { check, reviewShown, seatNumber, tableId, type ReviewShown } from '@benben/protocol'
import * as z from 'zod/mini'
import { faultError } from '../fault-error.ts'
import type { Messenger } from '../store/presence.ts'
import { ReviewRoom, type Reviewer } from './review-room.ts'

/** How often a node repeats who is there: what was lost is heard then. */
const REPEAT_MS = 20_000
/** What a node said so long ago does not count: it has died. */
const EXPIRE_MS = 3 * REPEAT_MS

/** Before what nodes tell each other about one room; what follows is JSON in base64url, so it has no spaces. */
const WORD = 'review:'
const BYE = 'bye'

const saying = z.object({
  table: tableId,
  seats: z.array(seatNumber),
  others: z.int(),
  lead: z.object({ stamp: z.int(), seat: z.nullable(seatNumber), shown: z.nullable(reviewShown) }),
  /** Whether the others are to say what they know. */
  asks: z.boolean(),
})

/** Those who look at finished matches together. Rooms live in memory, at every node that somebody looks by; nodes tell each other. */
export class Reviews {
  readonly #messenger: Messenger
  readonly #rooms = new Map<string, ReviewRoom>()
  #stop = (): void => undefined

  constructor(messenger: Messenger) {
    this.#messenger = messenger
  }

  start(): void {
    const deaf = this.#messenger.hear((node, words) => this.#hear(node, words))
    const timer = setInterval(() => {
      const before = Date.now() - EXPIRE_MS
      for (const [table, room] of this.#rooms) {
        if (room.forget((_, at) => at < before)) room.tell()
        this.#say(table, room, false)
      }
    }, REPEAT_MS).unref()
    this.#stop = () => {
      deaf()
      clearInterval(timer)
    }
  }

  stop(): void {
    this.#stop()
  }

  get size(): number {
    return this.#rooms.size
  }

  join(table: string, reviewer: Reviewer): void {
    const known = this.#rooms.get(table)
    const room = known ?? new ReviewRoom()
    this.#rooms.set(table, room)
    room.here.add(reviewer)
    this.#changed(table, room, known === undefined)
  }

  leave(table: string, reviewer: Reviewer): void {
    const room = this.#rooms.get(table)
    if (room?.here.delete(reviewer) !== true) return
    if (room.here.size === 0) this.#rooms.delete(table)
    this.#changed(table, room, false)
  }

  /** Throws a FaultError unless this one leads. */
  show(table: string, reviewer: Reviewer, shown: ReviewShown): void {
    const { room, seat } = this.#led(table, reviewer)
    room.change(seat, shown)
    this.#changed(table, room, false)
  }

  /** Throws a FaultError unless this one leads, and the other one is there. */
  handOver(table: string, reviewer: Reviewer, to: number): void {
    const { room } = this.#led(table, reviewer)
    if (!room.seats.includes(to)) throw faultError('protocol.not-there', {}, 'seat')
    room.change(to, room.lead.shown)
    this.#changed(table, room, false)
  }

  #led(table: string, reviewer: Reviewer): { room: ReviewRoom; seat: number } {
    const room = this.#rooms.get(table)
    const seat = reviewer.reviewSeat()
    if (room?.here.has(reviewer) !== true || seat === null || seat !== room.leader)
      throw faultError('protocol.not-leading')
    return { room, seat }
  }

  #changed(table: string, room: ReviewRoom, asks: boolean): void {
    room.tell()
    this.#say(table, room, asks)
  }

  #say(table: string, room: ReviewRoom, asks: boolean): void {
    const { seatsHere: seats, othersHere: others, lead } = room
    const said = JSON.stringify({ table, seats, others, lead, asks } satisfies z.infer<typeof saying>)
    this.#messenger.tell([WORD + Buffer.from(said).toString('base64url')])
  }

  #hear(node: string, words: readonly string[]): void {
    for (const word of words) {
      if (word === BYE) this.#forget(node)
      else if (word.startsWith(WORD)) this.#read(node, word.slice(WORD.length))
    }
  }

  #read(node: string, word: string): void {
    const said = check(saying, JSON.parse(Buffer.from(word, 'base64url').toString()))
    if (!said.ok) return
    const { table, seats, others, lead, asks } = said.value
    const room = this.#rooms.get(table)
    if (room === undefined) return
    room.hear(node, seats, others, lead)
    room.tell()
    if (asks) this.#say(table, room, false)
  }

  #forget(gone: string): void {
    for (const room of this.#rooms.values()) if (room.forget((node) => node === gone)) room.tell()
  }
}
