import type { Game } from '@benben/kernel'
import type { Health } from '@benben/protocol'
import { ClockRunner } from '../clocks/runner.ts'
import { PATIENCE_MS, Uptime } from '../clocks/uptime.ts'
import { Reviews } from '../live/reviews.ts'
import { Bans } from '../operator/bans.ts'
import { botNameCheck } from '../players/bot-names.ts'
import type { BotPool } from '../players/pool.ts'
import { Replays } from '../replays/replays.ts'
import { Shares } from '../replays/shares.ts'
import type { Guest } from '../store/stored-people.ts'
import type { Store } from '../store/store.ts'
import { TalkPeople } from '../talk/people.ts'
import { Talk, TALK_SETTINGS, type TalkSettings } from '../talk/talk.ts'
import { TableAccess } from './access.ts'
import { AheadAnswers } from './ahead-answers.ts'
import { BotRunner } from './bot-runner.ts'
import { TableCache } from './cache.ts'
import { CalendarChange } from './calendar-change.ts'
import { Creation } from './creation.ts'
import { Expiry } from './expiry.ts'
import { forgetGuest } from './forget.ts'
import { TableInfos } from './infos.ts'
import { joinGuests } from './join-guests.ts'
import { KnownGames } from './known-games.ts'
import { Seating } from './seating.ts'
import { TableSync } from './sync.ts'

export interface TableServiceOptions {
  readonly store: Store
  readonly games: readonly Game[]
  readonly bots: BotPool
  /** Reports internal errors. */
  readonly onError: (problem: string) => void
  readonly clock?: () => number
  /** How long all servers may be silent before they count as down, in milliseconds. */
  readonly patience?: number
  /** Days after which abandoned tables are removed; 0 for never. */
  readonly expire?: number
  /** The name of a seat whose guest was deleted. */
  readonly formerPlayer: string
  readonly chat?: TalkSettings
}

/** Everything a server has, apart from how it is reached: its parts, when they run, and whether they work. */
export class TableService {
  readonly store: Store
  readonly tables: TableCache
  readonly infos: TableInfos
  readonly creation: Creation
  readonly seating: Seating
  readonly ahead: AheadAnswers
  readonly calendars: CalendarChange
  readonly replays: Replays
  readonly shares: Shares
  readonly reviews: Reviews
  readonly talk: Talk
  readonly people: TalkPeople
  readonly bans: Bans
  readonly expiry: Expiry
  readonly clocks: ClockRunner
  /** Whether people could take this name for that of a bot or automaton. */
  readonly isBotName: (name: string) => boolean
  readonly #bots: BotRunner
  readonly #sync: TableSync
  readonly #time: Uptime
  readonly #formerPlayer: string
  #isStopping = false

  constructor(options: TableServiceOptions) {
    const { store, bots, onError, clock = () => Date.now(), expire: days = 0 } = options
    const games = new KnownGames(options.games)
    const time = new Uptime(store, clock, options.patience ?? PATIENCE_MS, onError)
    const tables = new TableCache(store, (stored) => games.of(stored), time)
    const access = new TableAccess(tables)
    const infos = new TableInfos(store, tables, access, time)
    const replays = new Replays(store, access)
    const playBots = (id: string): void => this.playBots(id)
    this.store = store
    this.tables = tables
    this.infos = infos
    this.creation = new Creation({ store, games, access, infos, replays, time })
    this.seating = new Seating({ store, access, infos, time, playBots })
    this.ahead = new AheadAnswers(access, playBots)
    this.calendars = new CalendarChange(store, access, time)
    this.replays = replays
    this.shares = new Shares(store, access)
    this.reviews = new Reviews(store.messenger)
    this.talk = new Talk({ store, clock, onError, ...(options.chat ?? TALK_SETTINGS) })
    this.people = new TalkPeople(store, this.talk, clock)
    this.bans = new Bans(store, onError)
    this.expiry = new Expiry({ store, tables, days, clock, onError })
    this.clocks = new ClockRunner({ store, tables, time, playBots, onError })
    this.isBotName = botNameCheck(options.games)
    this.#bots = new BotRunner(store, tables, bots, onError)
    this.#sync = new TableSync(store, tables, onError)
    this.#time = time
    this.#formerPlayer = options.formerPlayer
  }

  /** Finds out how long no server ran, before anybody is served: clocks stood meanwhile. */
  prepare(): Promise<void> {
    return this.#time.start()
  }

  /** Follows what other nodes write, and plays the bots and automata whose turn it was when a server stopped. */
  start(): void {
    this.#sync.start()
    this.#bots.start()
    this.expiry.start()
    this.bans.start()
    this.talk.start()
    this.reviews.start()
    this.clocks.start()
  }

  /** Deletes a guest with their programs, or a program; their seats go to nobody, and everybody at those tables sees it. */
  async forget({ id }: Pick<Guest, 'id'>): Promise<void> {
    const programs = await this.store.credentialsOf(id, 'token')
    for (const program of programs) await forgetGuest(this.store, program.id, this.#formerPlayer)
    await forgetGuest(this.store, id, this.#formerPlayer)
    await this.talk.hub.check()
    await this.#sync.check()
  }

  /** Makes one person of two guests. */
  async joinGuests(from: Guest, to: Guest): Promise<void> {
    await joinGuests(this.store, from, to, this.#formerPlayer)
    await this.#sync.check()
  }

  /** When no server ran. */
  get outages(): Uptime['outages'] {
    return this.#time.outages
  }

  /** What works and what does not. */
  get health(): Pick<Health, 'ok' | 'tables' | 'writes' | 'bots'> {
    const since = this.store.failingSince ?? null
    const writes = { ok: since === null, since }
    const { waiting, failing } = this.#bots.health
    const bots = { ok: failing === 0, waiting, failing }
    return { ok: writes.ok && bots.ok, tables: this.tables.size, writes, bots }
  }

  /** Whether requests should be sent to this server: it can write, and it is not stopping. */
  async isReady(): Promise<boolean> {
    return !this.#isStopping && (await this.store.canWrite())
  }

  /** Resolves when it is written until when the server ran. */
  stop(): Promise<void> {
    this.#isStopping = true
    this.clocks.stop()
    this.#sync.stop()
    this.#bots.stop()
    this.expiry.stop()
    this.bans.stop()
    this.talk.stop()
    this.reviews.stop()
    return this.#time.stop()
  }

  /** Plays bots, automata and what people have answered ahead until a person has to decide. */
  playBots(id: string): void {
    this.#bots.play(id)
  }
}
