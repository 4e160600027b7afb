import { createHash } from 'node:crypto'
import type { Game, Position } from '@benben/kernel'
import { OCCASIONS, PATHS, type Notice, type TableInfo } from '@benben/protocol'
import { setPreferences } from '../../notices/preferences.ts'
import { asksBots, newTable, questionsOf, setupLine } from '../../tables/opening.ts'
import { bit, viewersOf } from '../../tables/viewers.ts'
import type { TableService } from '../../tables/service.ts'
import { TestServer, Visitor, type Live } from '../server.ts'
import { moreThanOwn, ownReplay, publicReplays, together, type LookedBack } from './look-back.ts'
import type { Mode } from './modes.ts'

/** Two worlds have the same guests: the names of their secrets. */
const GUESTS = ['ada', 'ben', 'cleo', 'dan', 'eve']
const BEGAN = 1_000_000
const A_MINUTE = 60_000
const MOST_NOTICES = 10_000
const PONG = '{"type":"pong"}'

/** What two worlds must agree on before anything is compared. */
export interface Layout {
  readonly mode: Mode
  readonly game: Game
  readonly options: unknown
  readonly id: string
}

/** One of two servers with the same guests and the same tables, which differ only in the positions of the matches. */
export class World {
  readonly server: TestServer
  /** The connections: people in the order of their seats, then a spectator. */
  lives: Live[] = []
  #visitors: Visitor[] = []
  #layout!: Layout

  private constructor(server: TestServer) {
    this.server = server
  }

  /** `spoil` changes the server, so that it tells what it must not. */
  static async open(games: readonly Game[], spoil?: (service: TableService) => void): Promise<World> {
    const settings = { origin: 'https://play.example', proxy: 1 }
    const server = await TestServer.open(games, undefined, undefined, settings)
    const { store } = server.service
    spoil?.(server.service)
    for (const name of GUESTS) {
      const hash = createHash('sha256').update(name).digest('base64url')
      await store.addGuest({ id: name, nickname: name }, hash, BEGAN)
      await store.addCredential({
        kind: 'feed',
        hash: `feed ${name}`,
        id: name,
        guest: name,
        data: null,
        created: BEGAN,
      })
      const choices = { push: [], feed: [...OCCASIONS], webhook: [] }
      await setPreferences(store, name, { choices, quiet: false })
    }
    return new World(server)
  }

  /** Opens a table whose match stands at this position, with everybody connected: all seats and a spectator. */
  async sit(layout: Layout, position: Position): Promise<void> {
    this.#layout = layout
    const { mode, game, options, id } = layout
    const automata = game.automata?.(options) ?? []
    const seats = Array.from({ length: mode.seats }, (_, seat) => ({
      kind: automata[seat] === undefined ? ('person' as const) : ('automaton' as const),
      guest: automata[seat] === undefined ? GUESTS[seat]! : null,
      name: automata[seat] ?? GUESTS[seat]!,
      nonce: 'ab'.repeat(16),
    }))
    const toAct = game.toAct(position)
    const order = {
      game: game.id,
      rules: game.rules,
      options,
      owner: GUESTS[0]!,
      listed: true,
      watchable: true,
    }
    const { store } = this.server.service
    const byHand = seats.reduce((bits, _, seat) => bits | bit(seat), 0)
    await store.addTable({
      ...newTable(order, seats, BEGAN),
      id,
      seats,
      seed: 'the same seed in both worlds',
      status: 'running',
      publicList: 'watch',
      botAsked: asksBots(seats, toAct),
      toAct,
      versions: viewersOf(mode.seats).map(() => 1),
      decisions: seats.map(() => 1),
      byHand,
      position: game.toJSON(position),
      asked: questionsOf(
        seats.map(({ guest }, seat) => (guest === null ? undefined : game.choice(position, seat))),
      ),
    })
    // Replays go on from here. What led there is told to nobody.
    const line = setupLine(mode.seats + 1, { byHand, at: BEGAN, events: [] })
    const snapshot = { closings: [], isCheckpoint: false, rules: game.rules }
    await store.commit({ table: id, revision: 0, line, snapshot })
    const people = seats.flatMap(({ guest }) => guest ?? [])
    this.#visitors = [...people, 'eve'].map((name) => new Visitor(() => this.server.url, `benben=${name}`))
    this.lives = []
    for (const visitor of this.#visitors) {
      const live = await visitor.live(id)
      await live.until(() => true)
      this.lives.push(live)
    }
  }

  /** Waits until everything sent to a connection so far has arrived. */
  async settle(connection: number): Promise<Live> {
    const live = this.lives[connection]!
    live.send({ type: 'ping' })
    await live.next('pong')
    return live
  }

  /** Everything a connection has received. */
  async heardBy(connection: number): Promise<string[]> {
    const { texts } = await this.settle(connection)
    return texts.filter((text) => text !== PONG)
  }

  /** What somebody gets who asks for a table, alone and in lists. */
  async listedFor(connection: number, id: string): Promise<string[]> {
    const visitor = this.#visitors[connection]!
    const [one, ...lists] = await Promise.all(
      [PATHS.table(id), PATHS.mine, PATHS.watch].map(async (path) => (await visitor.get(path)).body),
    )
    const entries = lists.flatMap(({ tables }) => (tables as TableInfo[]).filter((table) => table.id === id))
    return [one, ...entries].map((shown) => JSON.stringify(shown))
  }

  /**
   * What somebody is told of a table while they do not look at it. The times are the server's own; so is the order of notices about
   * several tables, and those of earlier matches may come only now.
   */
  async toldTo(connection: number, id: string): Promise<string[]> {
    const guest = GUESTS[connection]!
    const { notices, service } = this.server
    this.lives[connection]!.send({ type: 'look', looking: false })
    await this.settle(connection)
    this.server.ahead += A_MINUTE
    await notices.runner.settled()
    const rows = await service.store.outbox.of(guest, 'feed', MOST_NOTICES)
    await service.store.outbox.clear(guest, 'feed')
    return rows
      .map(({ data }) => data as Notice)
      .filter(({ table }) => table === id)
      .map((notice) => JSON.stringify({ ...notice, id: '', at: 0 }))
  }

  /** What somebody gets who looks back at the match while it runs. */
  replayFor(connection: number): Promise<LookedBack> {
    return ownReplay(this.#visitors[connection]!, this.#layout)
  }

  /** What somebody gets who asks for more than their own seat saw, and what a stranger without a cookie gets. */
  async moreFor(connection: number): Promise<LookedBack> {
    const stranger = new Visitor(() => this.server.url)
    return together([
      await moreThanOwn(this.#visitors[connection]!, this.#layout),
      await publicReplays(stranger, this.#layout),
    ])
  }

  /** What somebody is told who comes back: a summary of the moves since their last turn is made of it. */
  async toldAgain(connection: number): Promise<string[]> {
    const live = await this.#visitors[connection]!.live(this.#layout.id)
    await live.until(() => true)
    await live.close()
    return live.texts.filter((text) => text.startsWith('{"type":"state"'))
  }

  async leave(): Promise<void> {
    await Promise.all(this.lives.map((live) => live.close()))
  }
}

/**
 * Times are replaced by the order in which they first occurred: a secret change must not show in them either. When a line was played is
 * known to whoever is told of it, so its time is only left out.
 */
export function withoutTimes(texts: readonly string[]): string[] {
  const known = new Map<string, number>()
  return texts.map((text) =>
    text.replaceAll(/"at":\d{13},"events"/g, '"events"').replaceAll(/"since":(\d+)/g, (_, time: string) => {
      if (!known.has(time)) known.set(time, known.size)
      return `"since":"time ${known.get(time)}"`
    }),
  )
}

/** Parts of a `table` message that depend on when it is sent; printed data are in the first one only. */
const PASSING = new Set(['toAct', 'question', 'since', 'watchers', 'printed'])

/** Who watches or looks elsewhere is told at a time of its own: without that, and without the `table` messages in which nothing else is new, apart from whose turn it is. */
export function withoutWatchers(texts: readonly string[]): string[] {
  let before = ''
  const settled = texts.map((text) => text.replaceAll(',"elsewhere":true', ''))
  return settled.filter((text) => {
    if (!text.startsWith('{"type":"table"')) return true
    const { table } = JSON.parse(text) as { table: object }
    const now = JSON.stringify(Object.entries(table).filter(([name]) => !PASSING.has(name)))
    const isNews = now !== before
    before = now
    return isNews
  })
}
