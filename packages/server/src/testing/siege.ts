import { readRecord } from '@benben/kernel'
import { PATHS, type CreateRequest } from '@benben/protocol'
import { Visitor } from './server.ts'
import { persist, Stubborn } from './stubborn.ts'

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const

/** Kinds of tables: two people, a person and a bot, and solo, where an automaton plays step by step. */
const MODES: readonly Partial<CreateRequest>[] = [
  { game: 'aton', seats: [ME, OPEN] },
  { game: 'tekhenu', options: { solo: 'easy' }, seats: [ME, { kind: 'automaton' }] },
  { game: 'aton', seats: [ME, { kind: 'bot', bot: 'greedy' }] },
]

interface SiegeOptions {
  /** The server that the next request or connection goes to. */
  readonly url: () => string
  readonly seed: string
  /** One in so many moves is followed by a new connection; 0 for none. */
  readonly restless?: number
}

/**
 * Matches between stubborn players at servers that break. Each match must go on to its end, and its record must hold the moves that
 * were acknowledged to each player, each once, in order, and no others.
 */
export class Siege {
  readonly problems: string[] = []
  matches = 0
  readonly #options: SiegeOptions
  readonly #players = new Set<Stubborn>()
  #acknowledged = 0
  #begun = 0

  constructor(options: SiegeOptions) {
    this.#options = options
  }

  /** The number of moves acknowledged so far. */
  get acknowledged(): number {
    let sum = this.#acknowledged
    for (const player of this.#players) sum += player.acknowledged.length
    return sum
  }

  /** Plays matches side by side, each followed by another one while `goesOn` says so. */
  async run(atOnce: number, goesOn: (begun: number) => boolean): Promise<void> {
    const lane = async (first: number): Promise<void> => {
      for (let n = first; goesOn(this.#begun); n += 1) {
        this.#begun++
        await this.#match(MODES[n % MODES.length]!)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, (_, i) => lane(i)))
  }

  async #match(mode: Partial<CreateRequest>): Promise<void> {
    const name = `${this.#options.seed}-${this.#begun}`
    const guests = [
      await this.#guest('Ada'),
      ...(mode.seats!.includes(OPEN) ? [await this.#guest('Ben')] : []),
    ]
    const { id } = await persist(() => guests[0]!.create(mode))
    for (const guest of guests) await persist(() => guest.join(id))
    const players = guests.map((guest, i) => new Stubborn(guest, id, `${name}-${i}`, this.#options.restless))
    for (const player of players) this.#players.add(player)
    try {
      await Promise.all(players.map((player) => player.play()))
      await this.#compare(id, guests[0]!, players)
      this.matches++
    } catch (error) {
      this.problems.push(`match ${name}: ${String(error)}`)
    }
    for (const player of players) {
      this.#players.delete(player)
      this.#acknowledged += player.acknowledged.length
    }
  }

  #guest(nickname: string): Promise<Visitor> {
    return persist(async () => {
      const visitor = new Visitor(this.#options.url)
      const { status } = await visitor.post(PATHS.guest, { nickname })
      if (status !== 200) throw new Error(`guest: ${status}`)
      return visitor
    })
  }

  async #compare(id: string, guest: Visitor, players: readonly Stubborn[]): Promise<void> {
    const record = await persist(async () => {
      const { status, body } = await guest.get(PATHS.record(id))
      if (status !== 200) throw new Error(`record: ${status}`)
      return readRecord(body)
    })
    for (const [seat, { acknowledged }] of players.entries()) {
      const saved = record.lines.flatMap((line) =>
        line.kind === 'move' && line.seat === seat ? [line.text] : [],
      )
      if (saved.join('\n') !== acknowledged.join('\n'))
        throw new Error(`seat ${seat}: ${acknowledged.length} acknowledged, ${saved.length} saved`)
    }
  }
}
