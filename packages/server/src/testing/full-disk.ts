import { setTimeout as sleep } from 'node:timers/promises'
import { random, type Random } from '@benben/kernel'
import { PATHS, type CreateRequest, type Health } from '@benben/protocol'
import { EmbeddedPostgres } from './postgres.ts'
import { ServerProcess } from './process.ts'
import { Visitor, type Live } from './server.ts'
import type { SmallDisk } from './small-disk.ts'

export interface FullDiskReport {
  /** How often writes failed while the disk was full. */
  readonly outages: number
  /** Moves of people that were acknowledged. */
  readonly moves: number
  /** Whatever must not have been; empty if all is well. */
  readonly wrong: readonly string[]
}

/** Tables with people only, with a bot, and with an automaton. */
const ORDERS: readonly Partial<CreateRequest>[] = [
  { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] },
  { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], game: 'tekhenu' },
  { seats: [{ kind: 'me' }, { kind: 'automaton' }], game: 'tekhenu', options: { solo: 'easy' } },
]

/** How long anything may take that has to happen; generous, because it only bounds a failure. */
const PATIENCE = 60_000

/** Looks while the disk is full, long enough for bots and people to fail and for the server to try by itself. */
const LOOKS = 30

interface FullDiskOptions {
  readonly disk: SmallDisk
  readonly engine: 'SQLite' | 'PostgreSQL'
  readonly rounds: number
  readonly seed: string
}

/** PostgreSQL may end on a full disk; whoever supervises it starts it again. */
interface Database {
  readonly url: string
  revive(): Promise<void>
  end(): Promise<void>
}

/**
 * The disk of the store fills and empties while matches go on. From the first write that fails until it is emptied, `/api/health` says
 * so and `/api/ready` refuses; afterwards everybody goes on where they were, bots too, without a restart of the server.
 */
export async function fullDisk(options: FullDiskOptions): Promise<FullDiskReport> {
  const { disk, engine } = options
  if (engine === 'SQLite') return fillAndEmpty(options, { BENBEN_DATA: disk.folder })
  const database = await EmbeddedPostgres.start(disk.newFolder())
  try {
    return await fillAndEmpty(options, { BENBEN_DB: database.url }, database)
  } finally {
    await database.end()
  }
}

async function fillAndEmpty(
  { disk, rounds, seed }: FullDiskOptions,
  env: Readonly<Record<string, string>>,
  database?: Database,
): Promise<FullDiskReport> {
  const server = new ServerProcess([], { ...env, BENBEN_RATE: '999999999' })
  const wrong: string[] = []
  let outages = 0
  try {
    await server.start()
    const players = await Promise.all(
      ORDERS.map((order, i) => Player.at(server, order, random(`${seed} ${i}`))),
    )
    const playing = players.map((player) => player.play())
    const monitor = new Visitor(() => server.url)
    const health = async (): Promise<Health> => (await monitor.get(PATHS.health)).body
    const progress = (): Promise<void> => everybodyMoves(players)
    await progress()
    for (let round = 0; round < rounds; round++) {
      disk.fill()
      if (await holds(async () => !(await health()).writes.ok)) {
        outages++
        for (let look = 0; look < LOOKS; look++, await sleep(100)) {
          if ((await monitor.get(PATHS.ready)).status !== 503)
            wrong.push(`ready in round ${round}, although the disk is full`)
          if ((await health()).writes.ok)
            wrong.push(`writes are said to work in round ${round}, although the disk is full`)
        }
      } else wrong.push('writes do not fail on a full disk')
      disk.empty()
      await database?.revive()
      if (!(await holds(async () => (await health()).ok))) wrong.push(JSON.stringify(await health()))
      if ((await monitor.get(PATHS.ready)).status !== 200) wrong.push('not ready, although the disk is empty')
      await progress().catch((error: unknown) => wrong.push(String(error)))
    }
    for (const player of players) player.stop()
    await Promise.all(playing)
    for (const player of players) wrong.push(...(await player.lost()))
    const moves = players.reduce((sum, player) => sum + player.moves, 0)
    return { outages, moves, wrong }
  } finally {
    await server.end()
  }
}

/** Whether something becomes true in time. */
async function holds(test: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(50)) if (await test()) return true
  return false
}

/** Resolves when every table has moved on, past what its bot answers. */
async function everybodyMoves(players: readonly Player[]): Promise<void> {
  const before = players.map(({ moves }) => moves)
  const haveMoved = async (): Promise<boolean> => players.every(({ moves }, i) => moves >= before[i]! + 3)
  if (!(await holds(haveMoved))) throw new Error('not everybody goes on')
}

interface Answer {
  readonly id: string
  readonly decision: number
  readonly move: string
}

/** Plays by chance, sends again what was not acknowledged, and begins a new match when one is over. */
class Player {
  moves = 0
  readonly #visitor: Visitor
  readonly #order: Partial<CreateRequest>
  readonly #chance: Random
  #lost: readonly string[] = []
  /** Of the current match. */
  #acknowledged: Answer[] = []
  #live: Live
  #isStopped = false

  private constructor(visitor: Visitor, order: Partial<CreateRequest>, chance: Random, live: Live) {
    this.#visitor = visitor
    this.#order = order
    this.#chance = chance
    this.#live = live
  }

  static async at(server: ServerProcess, order: Partial<CreateRequest>, chance: Random): Promise<Player> {
    const visitor = await Visitor.named(server, 'Ada')
    return new Player(visitor, order, chance, await begin(visitor, order))
  }

  async play(): Promise<void> {
    while (!this.#isStopped) {
      const { decision, result } = await this.#live.until(
        (state) => this.#isStopped || state.result !== null || state.decision?.owed === true,
      )
      if (result !== null) await this.#playAnother()
      else if (decision?.owed === true) await this.#answer(decision.id, decision.moves)
    }
  }

  async #playAnother(): Promise<void> {
    this.#lost = await this.lost()
    this.#acknowledged = []
    await this.#live.close()
    const another = async (): Promise<boolean> => {
      this.#live = await begin(this.#visitor, this.#order)
      return true
    }
    await holds(() => another().catch(() => false))
  }

  async #answer(decision: number, moves: readonly string[]): Promise<void> {
    const { version } = this.#live.state!
    const answer = { id: this.#live.newId(), decision, move: moves[this.#chance.below(moves.length)]! }
    while ((await this.#sent(answer)) !== 'ack') {
      if (this.#isStopped) return
      await sleep(200)
    }
    this.#acknowledged.push(answer)
    this.moves++
    await this.#live.until((state) => state.version > version)
    // A pace at which rounds of the disk come in between.
    await sleep(20)
  }

  /** What the server says to an answer: `error` where it cannot tell now. */
  async #sent({ id, decision, move }: Answer): Promise<string> {
    const { received } = this.#live
    this.#live.send({ type: 'move', id, decision, move })
    for (;;) {
      const at = received.findIndex((message) => 'id' in message && message.id === id)
      if (at >= 0) return received.splice(at, 1)[0]!.type
      if (this.#live.closed !== undefined) throw new Error(`closed with ${this.#live.closed}`)
      await sleep(10)
    }
  }

  stop(): void {
    this.#isStopped = true
  }

  /** Answers that were acknowledged and are not stored: sent again, they would not be known. */
  async lost(): Promise<string[]> {
    const lost = [...this.#lost]
    for (const answer of this.#acknowledged) {
      let said = ''
      // A match may end while the disk is full: PostgreSQL may not even read then.
      await holds(async () => (said = await this.#sent(answer)) !== 'error')
      if (said !== 'ack') lost.push(`${answer.move} was acknowledged and is lost (${said})`)
    }
    return lost
  }
}

async function begin(visitor: Visitor, order: Partial<CreateRequest>): Promise<Live> {
  const { id } = await visitor.create(order)
  await visitor.join(id)
  return visitor.live(id)
}
