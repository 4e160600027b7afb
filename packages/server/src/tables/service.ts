import { botNames, makeBot } from '@benben/bots'
import { derivedNonces, printedGame, type Checked, type Game } from '@benben/kernel'
import {
  LIMITS,
  type ActRequest,
  type Calendar,
  type CreateRequest,
  type Health,
  type JoinRequest,
  type SeatRequest,
  type TableInfo,
} from '@benben/protocol'
import { calendarFor, changedCalendar } from '../clocks/calendars.ts'
import { lateSeats, withHolidays } from '../clocks/clocks.ts'
import { checkPace } from '../clocks/pace.ts'
import { ClockRunner } from '../clocks/runner.ts'
import { PATIENCE_MS, Uptime } from '../clocks/uptime.ts'
import { budgetOf, MOST_ITERATIONS } from '../players/budget.ts'
import { botNameCheck } from '../players/bot-names.ts'
import { Bans } from '../operator/bans.ts'
import type { BotPool } from '../players/pool.ts'
import { FaultError, faultError } from '../fault-error.ts'
import type { Guest, Store, StoredSeat, StoredTable } from '../store/store.ts'
import { isOwnersAct, ownersEffect, playersEffect, type Effect } from './acts.ts'
import { infoOf, seatOf, withPrinted } from './info.ts'
import { BotRunner } from './bot-runner.ts'
import { Expiry } from './expiry.ts'
import { forgetGuest } from './forget.ts'
import { joinGuests } from './join-guests.ts'
import { begin, isFull, newTable } from './opening.ts'
import { hasNoPerson } from './seat-kinds.ts'
import { LOST, retry } from './retry.ts'
import { Reviews } from '../live/reviews.ts'
import { Replays } from '../replays/replays.ts'
import { Shares } from '../replays/shares.ts'
import { Talk, TALK_SETTINGS, type TalkSettings } from '../talk/talk.ts'
import { TalkPeople } from '../talk/people.ts'
import { TableCache } from './cache.ts'
import { TableSync } from './sync.ts'
import type { Table } from './table.ts'

/** Unfinished tables per owner. */
const MAX_TABLES = 50

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

/** Everything guests can do with tables, apart from playing. Throws a FaultError for a request that is not valid. */
export class TableService {
  readonly store: Store
  readonly tables: TableCache
  /** Whether people could take this name for that of a bot or automaton. */
  readonly isBotName: (name: string) => boolean
  readonly #games: readonly Game[]
  readonly #bots: BotRunner
  readonly #sync: TableSync
  readonly #formerPlayer: string
  readonly expiry: Expiry
  readonly bans: Bans
  readonly talk: Talk
  readonly people: TalkPeople
  readonly replays: Replays
  readonly shares: Shares
  readonly reviews: Reviews
  readonly clocks: ClockRunner
  readonly #time: Uptime
  #isStopping = false

  constructor(options: TableServiceOptions) {
    const { store, games, bots, onError, clock = () => Date.now(), expire: days = 0 } = options
    this.store = store
    this.#games = games
    this.isBotName = botNameCheck(games)
    this.#time = new Uptime(store, clock, options.patience ?? PATIENCE_MS, onError)
    this.tables = new TableCache(
      store,
      (stored) => {
        const game = this.#gameOf(stored.game, stored.printed)
        return game?.ok === true ? game.value : undefined
      },
      this.#time,
    )
    this.#bots = new BotRunner(store, this.tables, bots, onError)
    this.#sync = new TableSync(store, this.tables, onError)
    this.#formerPlayer = options.formerPlayer
    this.bans = new Bans(store, onError)
    this.talk = new Talk({ store, clock, onError, ...(options.chat ?? TALK_SETTINGS) })
    this.people = new TalkPeople(store, this.talk, clock)
    this.replays = new Replays(store, (id, use) => this.#at(id, use))
    this.shares = new Shares(store, (id, use) => this.#at(id, use))
    this.reviews = new Reviews(store.messenger)
    this.clocks = new ClockRunner({
      store,
      tables: this.tables,
      time: this.#time,
      playBots: (id) => this.playBots(id),
      onError,
    })
    this.expiry = new Expiry({ store, tables: this.tables, days, clock, onError })
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

  /** Whether the person on a seat looks at the table, at any node. */
  async isLookedAt(id: string, seat: number): Promise<boolean> {
    const table = await this.tables.peek(id)
    return table?.subscribers.isLookedAt(seat) ?? this.store.presence.isLookedAtElsewhere(id, seat)
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

  /** Plays the bots and automata until a person has to decide. */
  playBots(id: string): void {
    this.#bots.play(id)
  }

  async create(guest: Guest, request: CreateRequest): Promise<TableInfo> {
    const game = this.#gameFor(request)
    const { length } = request.seats
    const { min, max } = game.seats
    if (length < min || length > max)
      throw faultError('protocol.seat-count', { min, max, found: length }, 'seats')
    const from = await this.#startOf(guest, request)
    const options = game.options(from?.stored.options ?? request.options ?? {}, length)
    if (!options.ok) throw new FaultError(options.fault)
    const automata = game.automata?.(options.value) ?? []
    const seats = request.seats.map((seat, i) => newSeat(game, guest, seat, i, automata[i]))
    checkPeople(seats, guest)
    if (request.pace !== undefined) checkPace(game.id, request.pace)
    const order = {
      game: game.id,
      rules: game.rules,
      options: options.value,
      ...(game.printed === undefined ? {} : { printed: game.printed }),
      owner: guest.id,
      // What goes on from elsewhere is among friends, and not rated.
      listed: from === undefined && (request.listed ?? false),
      watchable: request.watchable ?? false,
      ...(request.pace === undefined ? {} : { pace: request.pace }),
    }
    const table = newTable(order, seats, this.#time.now(), from && game.toJSON(from.position))
    return this.#withinLimit(guest, async () => {
      await this.store.addTable(table)
      return this.#newInfo(table, guest)
    })
  }

  /** The moment that a new match goes on from; undefined if it begins with the setup. */
  async #startOf(guest: Guest, { from, game, seats, printed }: CreateRequest) {
    if (from === undefined) return undefined
    const found = await this.replays.moment(from, guest)
    const { stored } = found
    const isSame = stored.game === game && stored.seats.length === seats.length
    if (!isSame || JSON.stringify(stored.printed) !== JSON.stringify(printed))
      throw faultError('protocol.no-moment', {}, 'from')
    return found
  }

  /** Creates a table for an owner who may have another one, also if they ask for many at once and at several nodes. */
  #withinLimit<T>({ id }: Guest, create: () => Promise<T>): Promise<T> {
    return this.store.exclusively(`tables of ${id}`, async () => {
      if ((await this.store.unfinished(id)) >= MAX_TABLES)
        throw faultError('protocol.too-many-tables', { most: MAX_TABLES })
      return create()
    })
  }

  #gameOf(id: string, printed: unknown): Checked<Game> | undefined {
    const game = this.#games.find((each) => each.id === id)
    return game && printedGame(game, printed)
  }

  #gameFor({ game: id, printed }: CreateRequest): Game {
    if (!this.#games.some((each) => each.id === id)) {
      const known = this.#games.map((each) => each.id).join(', ')
      throw faultError('protocol.no-game', { found: id, known }, 'game')
    }
    const game = this.#gameOf(id, printed)
    if (game === undefined) throw faultError('protocol.no-editions', {}, 'printed')
    if (!game.ok) throw new FaultError(game.fault)
    return game.value
  }

  /** When no server ran. */
  get outages(): Uptime['outages'] {
    return this.#time.outages
  }

  async info(id: string, guest: Guest | undefined): Promise<TableInfo> {
    return this.#at(id, async (table) => this.infoFor(table, guest))
  }

  /** The guests on the seats of a table, null where no person sits. */
  seated(id: string): Promise<{ readonly game: string; readonly seats: readonly (string | null)[] }> {
    return this.#at(id, async ({ stored }) => ({
      game: stored.game,
      seats: stored.seats.map((seat) => (seat.program === undefined ? seat.guest : null)),
    }))
  }

  infoFor(table: Table, guest: Guest | undefined): TableInfo {
    const { stored, subscribers } = table
    const you = seatOf(stored, guest?.id) ?? null
    return withPrinted(
      infoOf(
        stored,
        you,
        this.#time,
        (seat) => subscribers.isConnected(seat),
        subscribers.watchers,
        (seat) => subscribers.isLookedAt(seat),
      ),
      stored,
    )
  }

  /** Newest first; `after` is the last table of the page before. */
  async list(
    kind: 'mine' | 'open' | 'watch',
    guest: Guest | undefined,
    after: string | undefined,
  ): Promise<TableInfo[]> {
    const page = { most: LIMITS.tables, after }
    const found =
      kind !== 'mine'
        ? await this.store.publicTables(kind, page)
        : guest === undefined
          ? []
          : await this.store.tablesOf(guest.id, page)
    return Promise.all(
      found.map(async (stored) => {
        const table = await this.tables.peek(stored.id)
        const you = seatOf(stored, guest?.id) ?? null
        return infoOf(stored, you, this.#time, (seat) =>
          table === undefined
            ? this.store.presence.isElsewhere(stored.id, seat)
            : table.subscribers.isConnected(seat),
        )
      }),
    )
  }

  /** What counts for somebody at a table by turn; all of it for programs. */
  async #dayOf(
    { pace }: Pick<StoredTable, 'pace'>,
    guest: Guest,
    zone: string | undefined,
  ): Promise<Calendar | undefined> {
    if (pace?.kind !== 'turn' || pace.clock === undefined || guest.scopes !== undefined) return undefined
    return calendarFor(this.store, guest, zone)
  }

  /** Sets when clocks run for somebody: everybody at their tables by turn sees it. */
  async setCalendar(guest: Guest, wanted: Calendar): Promise<Calendar> {
    const before = await this.store.calendar(guest.id)
    const day = changedCalendar(before, wanted, this.#time.now())
    await this.store.setCalendar(guest.id, day)
    for (let after: string | undefined; ;) {
      const page = await this.store.tablesOf(guest.id, { most: LIMITS.tables, after })
      const concerned = page.filter(
        ({ status, seats }) =>
          status !== 'finished' && seats.some((seat) => seat.guest === guest.id && seat.day !== undefined),
      )
      for (const { id } of concerned)
        await this.#change(id, async (table) => {
          const { stored } = table
          const seat = seatOf(stored, guest.id)
          if (seat === undefined || stored.status === 'finished') return undefined
          const seats = stored.seats.with(seat, { ...stored.seats[seat]!, day })
          const standing = { ...stored, ...withHolidays(stored, seat, day, this.#time) }
          return (await table.commit({ lobby: { seats, next: stored.next }, standing })) ? undefined : LOST
        })
      if (page.length < LIMITS.tables) return day
      after = page.at(-1)!.id
    }
  }

  /** A table to which nobody is connected yet. */
  #newInfo(table: StoredTable, guest: Guest): TableInfo {
    const you = seatOf(table, guest.id) ?? null
    return withPrinted(
      infoOf(table, you, this.#time, () => false),
      table,
    )
  }

  /** Sits down. The match begins when the last seat is taken. Idempotent. */
  join(id: string, guest: Guest, request: JoinRequest): Promise<TableInfo> {
    return this.#change(id, async (table) => {
      const { stored } = table
      const seat = seatToJoin(stored, guest, request)
      if (seat === undefined) return this.infoFor(table, guest)
      if (await this.store.talk.hasBlocked(stored.owner, guest.id)) throw faultError('protocol.not-welcome')
      const day = await this.#dayOf(stored, guest, request.zone)
      const taken = { ...seatFor(guest), nonce: request.nonce, ...(day === undefined ? {} : { day }) }
      const seats = stored.seats.with(seat, taken)
      const beginning = isFull(seats) ? begin(table.game, { ...stored, seats }, this.#time) : {}
      if (!(await table.commit({ lobby: { seats, next: stored.next }, ...beginning }))) return LOST
      this.playBots(id)
      return this.infoFor(table, guest)
    })
  }

  /** Gives up a seat before the match begins. Removes the table when no person is left. */
  leave(id: string, guest: Guest): Promise<TableInfo | null> {
    return this.#change(id, async (table) => {
      const { stored } = table
      const seat = seatOf(stored, guest.id)
      if (seat === undefined) throw faultError('protocol.not-seated')
      if (stored.status !== 'waiting') throw faultError('protocol.already-running')
      const open: StoredSeat = { kind: 'open', guest: null, name: null, nonce: null }
      const seats = stored.seats.with(seat, open)
      const empty = !seats.some(({ kind }) => kind === 'person')
      const change = empty ? { removes: true } : { lobby: { seats, next: stored.next } }
      if (!(await table.commit(change))) return LOST
      if (!empty) return this.infoFor(table, guest)
      this.tables.drop(id)
      table.subscribers.broadcastRemoved()
      return null
    })
  }

  /** What people do with a table and its seats, apart from playing. Null if the table was removed. */
  act(id: string, guest: Guest, act: ActRequest): Promise<TableInfo | null> {
    return this.#change(id, async (table) => {
      const { stored, game, subscribers } = table
      const effect = isOwnersAct(act)
        ? ownersEffect(stored, guest.id, act, (seat) =>
            newSeat(game, guest, { kind: 'bot', bot: act.act === 'fill' ? act.bot : '' }, seat, undefined),
          )
        : playersEffect(
            game,
            stored,
            guest.id,
            act,
            (seat) => subscribers.isConnected(seat) && !lateSeats(stored, this.#time).includes(seat),
          )
      if (effect.kind === 'remove') {
        if (!(await table.commit({ removes: true }))) return LOST
        this.tables.drop(id)
        subscribers.broadcastRemoved()
        return null
      }
      if (effect.kind === 'incident' && !(await table.happen(effect.incident))) return LOST
      if (effect.kind === 'pace' && !(await this.#setPace(table, guest, effect))) return LOST
      if (effect.kind === 'seats' && !(await this.#reseat(table, effect.seats))) return LOST
      if (effect.kind !== 'nothing') this.playBots(id)
      return this.infoFor(table, guest)
    })
  }

  /** Writes another pace, with the hours of its owner where they count now. */
  async #setPace(
    table: Table,
    guest: Guest,
    { pace, seats, zone }: Extract<Effect, { kind: 'pace' }>,
  ): Promise<boolean> {
    const { stored } = table
    const seat = seatOf(stored, guest.id)
    const day = pace === null ? undefined : await this.#dayOf({ pace }, guest, zone)
    const own = seat === undefined || day === undefined ? seats : seats.with(seat, { ...seats[seat]!, day })
    return table.commit({ lobby: { seats: own, next: stored.next }, pace })
  }

  /** Writes who sits where. Before the match, bots sit down at once, and the match begins when the last seat is taken. */
  #reseat(table: Table, seats: readonly StoredSeat[]): Promise<boolean> {
    const { stored, game } = table
    const nonces = derivedNonces(stored.seed, seats.length)
    const seated = seats.map((seat, i) =>
      seat.kind === 'bot' && seat.nonce === null ? { ...seat, nonce: nonces[i]! } : seat,
    )
    const isBeginning = stored.status === 'waiting' && isFull(seated)
    const beginning = isBeginning ? begin(game, { ...stored, seats: seated }, this.#time) : {}
    return table.commit({ lobby: { seats: seated, next: stored.next }, ...beginning })
  }

  /** A new table for the same people. Idempotent: later requests get the same table. */
  rematch(id: string, guest: Guest): Promise<TableInfo> {
    return this.#change(id, async (table) => {
      const { stored } = table
      if (seatOf(stored, guest.id) === undefined) throw faultError('protocol.not-seated')
      if (stored.status !== 'finished') throw faultError('protocol.not-finished')
      const next = stored.next === null ? undefined : await this.store.table(stored.next)
      if (next !== undefined) return this.info(next.id, guest)
      const { game, options, printed, listed, watchable, pace, seats } = stored
      const order = {
        game,
        rules: table.game.rules,
        options,
        ...(printed === undefined ? {} : { printed }),
        owner: guest.id,
        listed,
        watchable,
        ...(pace === undefined ? {} : { pace }),
      }
      const opens = newTable(order, seats, this.#time.now())
      // Another node may have opened one meanwhile.
      const isOpen = await this.#withinLimit(
        guest,
        async () =>
          table.stored === stored && (await table.commit({ lobby: { seats, next: opens.id }, opens })),
      )
      return isOpen ? this.#newInfo(opens, guest) : LOST
    })
  }

  /** Repeats a change of a table while other writers are faster. */
  #change<T>(id: string, attempt: (table: Table) => Promise<T | typeof LOST>): Promise<T> {
    return this.#at(id, (table) => retry(() => attempt(table)))
  }

  async #at<T>(id: string, use: (table: Table) => Promise<T>): Promise<T> {
    const table = await this.tables.acquire(id)
    if (table === undefined) throw faultError('protocol.no-table')
    const { revision } = table.stored
    try {
      return await use(table)
    } catch (error) {
      // What another node has written and this one has not heard of yet may allow it.
      if (!(error instanceof FaultError) || !(await table.isBehind(revision))) throw error
      return await use(table)
    } finally {
      this.tables.release(id)
    }
  }
}

/** Of a person, or of a program that plays for itself. */
const seatFor = ({ id, nickname, scopes }: Guest): StoredSeat => ({
  kind: 'person',
  guest: id,
  name: nickname,
  ...(scopes === undefined ? {} : { program: true }),
  nonce: null,
})

function newSeat(
  game: Game,
  guest: Guest,
  seat: SeatRequest,
  at: number,
  automaton: string | undefined,
): StoredSeat {
  if (automaton !== undefined) {
    if (seat.kind !== 'automaton')
      throw faultError('protocol.automaton-seat', { name: automaton }, `seats[${at}]`)
    return { kind: 'automaton', guest: null, name: automaton, nonce: null }
  }
  if (seat.kind === 'automaton') throw faultError('protocol.no-automaton', {}, `seats[${at}]`)
  if (seat.kind === 'me') return seatFor(guest)
  if (seat.kind === 'open') return { kind: 'open', guest: null, name: null, nonce: null }
  if (makeBot(game.id, seat.bot) === undefined)
    throw faultError(
      'protocol.no-bot',
      { found: seat.bot, known: botNames(game.id).join(', ') },
      `seats[${at}].bot`,
    )
  if ((budgetOf(seat.bot) ?? 0) > MOST_ITERATIONS)
    throw faultError('protocol.range', { bound: 'most', limit: MOST_ITERATIONS }, `seats[${at}].bot`)
  return { kind: 'bot', guest: null, name: seat.bot, nonce: null }
}

function checkPeople(seats: readonly StoredSeat[], guest: Guest): void {
  if (seats.every(hasNoPerson)) throw faultError('protocol.no-person', {}, 'seats')
  if (seats.filter((seat) => seat.guest === guest.id).length > 1)
    throw faultError('protocol.already-seated', {}, 'seats')
}

/** Undefined if the guest sits there already. */
function seatToJoin(table: StoredTable, guest: Guest, { seat: wanted }: JoinRequest): number | undefined {
  const mine = seatOf(table, guest.id)
  if (wanted !== undefined && wanted >= table.seats.length) throw faultError('protocol.no-seat', {}, 'seat')
  if (mine !== undefined) {
    if (wanted !== undefined && wanted !== mine) throw faultError('protocol.already-seated')
    return table.seats[mine]!.nonce === null ? mine : undefined
  }
  if (table.status !== 'waiting') throw faultError('protocol.already-running')
  const seat = wanted ?? table.seats.findIndex(({ kind }) => kind === 'open')
  if (table.seats[seat]?.kind !== 'open')
    throw faultError('protocol.seat-taken', {}, wanted === undefined ? '' : 'seat')
  return seat
}
