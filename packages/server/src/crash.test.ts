import { setTimeout as sleep } from 'node:timers/promises'
import { random, readRecord } from '@benben/kernel'
import { PATHS, type ServerMessage } from '@benben/protocol'
import { afterEach, describe, expect, it } from 'vitest'
import { ServerProcess } from './testing/process.ts'
import { Visitor, type Live } from './testing/server.ts'

let server: ServerProcess
afterEach(() => server.end())

interface Acknowledged {
  readonly seat: number
  readonly move: string
}

/** A player who comes back after every break and sends again whatever was not acknowledged. */
class Stubborn {
  readonly acknowledged: Acknowledged[] = []
  /** Whether the game is over, and known to be. */
  through = false
  readonly #visitor: Visitor
  readonly #table: string
  readonly #seat: number
  readonly #chance
  #live: Live | undefined
  #version = 0
  #pending: { readonly id: string; readonly decision: number; readonly move: string } | undefined
  #answers = 0

  constructor(visitor: Visitor, table: string, seat: number) {
    this.#visitor = visitor
    this.#table = table
    this.#seat = seat
    this.#chance = random(`stubborn ${seat}`)
  }

  async play(): Promise<void> {
    for (;;) {
      try {
        await this.#playOn()
        this.through = true
        return
      } catch {
        this.#live = undefined
        await sleep(20)
      }
    }
  }

  async #playOn(): Promise<void> {
    this.#live ??= await this.#visitor.live(this.#table, this.#version)
    const live = this.#live
    for (;;) {
      const state = await live.until(
        ({ result, decision }) => result !== null || decision?.owed === true || this.#pending !== undefined,
      )
      this.#version = Math.max(this.#version, state.version)
      if (this.#pending === undefined && state.result !== null) return
      const { decision } = state
      this.#pending ??= {
        id: `stubborn-${this.#seat}-${++this.#answers}`,
        decision: decision!.id,
        move: decision!.moves[this.#chance.below(decision!.moves.length)]!,
      }
      const { id, decision: asked, move } = this.#pending
      const answer: ServerMessage = await live.move(move, asked, id)
      if (answer.type !== 'ack') throw new Error(`refused: ${answer.refusal.code}`)
      this.acknowledged.push({ seat: this.#seat, move })
      this.#pending = undefined
      await live.until(({ version }) => version >= answer.version)
    }
  }
}

describe('a server that is killed', () => {
  it('loses no move it has acknowledged and doubles none', async () => {
    server = new ServerProcess()
    await server.start()
    const [ada, ben] = [await Visitor.named(server, 'Ada'), await Visitor.named(server, 'Ben')]
    const { id } = await ada.create()
    await ada.join(id)
    await ben.join(id)
    const players = [new Stubborn(ada, id, 0), new Stubborn(ben, id, 1)]
    const over = Promise.all(players.map((player) => player.play()))
    const goesOn = (): boolean => players.some(({ through }) => !through)
    const known = (): number => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
    const chance = random('kill')
    let kills = 0
    // Every few moves, in the midst of the next ones: however fast or slow this machine is.
    for (; kills < 8; kills++) {
      const enough = known() + 1 + chance.below(3)
      while (goesOn() && known() < enough) await sleep(1)
      await sleep(chance.below(3))
      if (!goesOn()) break
      await server.stop('SIGKILL')
      await server.start()
    }
    await over
    expect(kills).toBeGreaterThanOrEqual(3)

    const { body } = await ada.get(PATHS.record(id))
    const moves = readRecord(body).lines.flatMap((line) =>
      line.kind === 'move' ? [{ seat: line.seat, move: line.text }] : [],
    )
    for (const [seat, { acknowledged }] of players.entries()) {
      // Every saved move was acknowledged in the end, so both lists are the same.
      expect(acknowledged).toEqual(moves.filter((each) => each.seat === seat))
    }
  })
})

describe('a server that is asked to stop', () => {
  it('tells its clients to come back, and ends well', async () => {
    server = new ServerProcess()
    await server.start()
    const ada = await Visitor.named(server, 'Ada')
    const { id } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] })
    await ada.join(id)
    const live = await ada.live(id)
    const { moves } = (await live.until(({ decision }) => decision !== null)).decision!
    const answer = await live.move(moves[0]!)
    expect(answer.type).toBe('ack')
    expect(await server.stop('SIGTERM')).toBe(0)
    await expect(live.next('pong')).rejects.toThrow('1012')
    await server.start()
    const again = await ada.live(id)
    expect((await again.until(() => true)).version).toBeGreaterThan(1)
    expect(await server.stop('SIGINT')).toBe(0)
  })
})
