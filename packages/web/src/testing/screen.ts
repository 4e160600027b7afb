import type { Move } from '@benben/kernel'
import type { Seen } from '../session/session.ts'
import type { NewMatch } from '../store/new-match.ts'
import type { Save, SavedSeat } from '../store/save.ts'
import { Host, type Means } from '../worker/host.ts'
import type { Answer, FromWorker, Manners, Wish } from '../worker/messages.ts'
import { think, type Puzzle } from '../worker/think.ts'

/** A browser without a browser: what the worker keeps, and everything it tells the page. */
export class Screen {
  readonly saves = new Map<string, Save>()
  readonly told: FromWorker[] = []
  /** The matches asked for as rematches. */
  readonly created: NewMatch[] = []
  host = this.#newHost()
  /** Whether saving works. */
  canKeep = true
  asked = 0
  #changed: (() => void) | undefined

  constructor(seats: readonly SavedSeat[], seed = 'sunrise', game = 'aton', options: object = {}) {
    const save = { id: 'm', game, seats, options, seed, record: null, changed: 0, moves: 0, over: false }
    this.saves.set('m', save)
  }

  #newHost(): Host {
    const means: Means = {
      load: (id) => Promise.resolve(this.saves.get(id)),
      keep: (save) => {
        if (!this.canKeep) return Promise.reject(new Error('full'))
        this.saves.set(save.id, save)
        return Promise.resolve()
      },
      think: (puzzle: Puzzle): Promise<Move> => {
        this.asked++
        return think(puzzle)
      },
      tell: (message) => {
        this.told.push(structuredClone(message))
        this.#changed?.()
      },
      create: (wanted) => {
        this.created.push(wanted)
        return Promise.resolve('again')
      },
      now: () => 1,
    }
    return new Host(means)
  }

  open(manners: Partial<Manners> = {}): Promise<void> {
    return this.host.open('m', { endTurnByHand: true, stepByStep: true, ...manners })
  }

  /** The page was closed and is opened again. */
  reopen(): Promise<void> {
    this.host = this.#newHost()
    return this.open()
  }

  ask(wish: Wish): Promise<Answer> {
    return this.host.ask(wish)
  }

  /** Answers the decision that is shown. */
  play(move: string): Promise<Answer> {
    return this.ask({ kind: 'play', move, decision: this.seen.decision?.id ?? '' })
  }

  get seen(): Seen {
    const last = this.told.findLast((message) => message.kind === 'seen')
    if (last === undefined) throw new Error('nothing was shown')
    return last.seen
  }

  /** What is seen once no bot thinks: a person is asked, or the game is over. */
  async settled(): Promise<Seen> {
    while (
      this.seen.busy ||
      (this.seen.result ?? this.seen.decision ?? this.seen.curtain ?? this.seen.step) === null
    ) {
      await new Promise<void>((resolve) => (this.#changed = resolve))
    }
    return this.seen
  }
}
