import { setTimeout as sleep } from 'node:timers/promises'
import { random, type Random } from '@benben/kernel'
import type { Live, Visitor } from './server.ts'

/** How long an answer may take before the connection is given up: longer than a server waits for its database. */
const PATIENCE = 30_000

interface PendingAnswer {
  readonly id: string
  readonly decision: number
  readonly move: string
}

/** A player who comes back after every break and sends again whatever was not acknowledged. */
export class Stubborn {
  /** The moves that were acknowledged, in order. */
  readonly acknowledged: string[] = []
  readonly #visitor: Visitor
  readonly #table: string
  readonly #name: string
  readonly #chance: Random
  /** One in so many moves ends the connection, so that the next one may lead to another node; 0 for none. */
  readonly #restless: number
  #live: Live | undefined
  #version = 0
  #pending: PendingAnswer | undefined
  #answers = 0

  constructor(visitor: Visitor, table: string, name: string, restless = 0) {
    this.#visitor = visitor
    this.#table = table
    this.#name = name
    this.#chance = random(name)
    this.#restless = restless
  }

  /** Plays to the end of the game. */
  async play(): Promise<void> {
    for (;;) {
      try {
        await this.#playOn()
        await this.#live?.close()
        return
      } catch (error) {
        if (error instanceof RefusedError) throw error
        this.#live?.socket.terminate()
        this.#live = undefined
        await sleep(20)
      }
    }
  }

  async #playOn(): Promise<void> {
    for (;;) {
      this.#live ??= await this.#visitor.live(this.#table, this.#version)
      const live = this.#live
      const state = await live.until(
        ({ result, decision }) => result !== null || decision?.owed === true || this.#pending !== undefined,
      )
      this.#version = Math.max(this.#version, state.version)
      if (this.#pending === undefined && state.result !== null) return
      const { decision } = state
      this.#pending ??= {
        id: `stubborn-${this.#name}-${++this.#answers}`,
        decision: decision!.id,
        move: decision!.moves[this.#chance.below(decision!.moves.length)]!,
      }
      await this.#send(live, this.#pending)
      if (this.#restless === 0 || this.#chance.below(this.#restless) > 0) continue
      await live.close()
      this.#live = undefined
    }
  }

  async #send(live: Live, { id, decision, move }: PendingAnswer): Promise<void> {
    const timer = setTimeout(() => live.socket.terminate(), PATIENCE)
    try {
      const answer = await live.move(move, decision, id)
      if (answer.type !== 'ack') throw new RefusedError(`${this.#name}: ${answer.refusal.code} for ${move}`)
      this.acknowledged.push(move)
      this.#pending = undefined
      await live.until(({ version }) => version >= answer.version)
    } finally {
      clearTimeout(timer)
    }
  }
}

/** A move that was offered was refused: no break explains that. */
class RefusedError extends Error {}

/** Repeats a request until it succeeds, for servers that are killed now and then. */
export async function persist<T>(request: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await request()
    } catch {
      await sleep(50)
    }
  }
}
