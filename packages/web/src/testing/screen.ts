import type { Move } from '@benben/kernel'
import type { Seen } from '../session/session.ts'
import type { NewMatch } from '../store/new-match.ts'
import type { Save, SavedSeat } from '../store/save.ts'
import { Host, type HostDependencies } from '../worker/host.ts'
import type { WorkerResponse, FromWorker, Preferences, WorkerRequest } from '../worker/messages.ts'
import { chooseMove, type BotRequest } from '../worker/choose-move.ts'
import { explainMove } from '../worker/explain-move.ts'

/** Stands in for a browser: stores the saves and records every message to the page. */
export class Screen {
  readonly saves = new Map<string, Save>()
  readonly messages: FromWorker[] = []
  /** The matches asked for as rematches. */
  readonly created: NewMatch[] = []
  host = this.#newHost()
  /** Whether saving works. */
  canSave = true
  asked = 0
  #changed: (() => void) | undefined

  constructor(seats: readonly SavedSeat[], seed = 'sunrise', game = 'aton', options: object = {}) {
    const save = { id: 'm', game, seats, options, seed, record: null, changed: 0, moves: 0, over: false }
    this.saves.set('m', save)
  }

  #newHost(): Host {
    const dependencies: HostDependencies = {
      load: (id) => Promise.resolve(this.saves.get(id)),
      save: (save) => {
        if (!this.canSave) return Promise.reject(new Error('full'))
        this.saves.set(save.id, save)
        return Promise.resolve()
      },
      chooseMove: (request: BotRequest): Promise<Move> => {
        this.asked++
        return chooseMove(request)
      },
      explainMove,
      prepareBots: () => undefined,
      send: (message) => {
        this.messages.push(structuredClone(message))
        this.#changed?.()
      },
      create: (wanted) => {
        this.created.push(wanted)
        return Promise.resolve('again')
      },
      now: () => 1,
    }
    return new Host(dependencies)
  }

  open(preferences: Partial<Preferences> = {}): Promise<void> {
    return this.host.open('m', { endTurnByHand: true, stepByStep: true, ...preferences })
  }

  /** The page was closed and is opened again. */
  reopen(): Promise<void> {
    this.host = this.#newHost()
    return this.open()
  }

  ask(request: WorkerRequest): Promise<WorkerResponse> {
    return this.host.ask(request)
  }

  /** Answers the decision that is shown. */
  play(move: string): Promise<WorkerResponse> {
    return this.ask({ kind: 'play', move, decision: this.seen.decision?.id ?? '' })
  }

  get seen(): Seen {
    const last = this.messages.findLast((message) => message.kind === 'seen')
    if (last === undefined) throw new Error('nothing was shown')
    return last.seen
  }

  /** Waits until no bot is thinking: a person has to decide, or the game is over. */
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
