import type { CreateRequest, TableInfo } from '@benben/protocol'
import { checkPace } from '../clocks/pace.ts'
import type { ServerTime } from '../clocks/time.ts'
import { FaultError, faultError } from '../fault-error.ts'
import type { Replays } from '../replays/replays.ts'
import type { Guest } from '../store/stored-people.ts'
import type { Store } from '../store/store.ts'
import type { TableAccess } from './access.ts'
import { seatOf } from './info.ts'
import type { TableInfos } from './infos.ts'
import type { KnownGames } from './known-games.ts'
import { checkPeople, newSeat } from './new-seats.ts'
import { newTable } from './opening.ts'
import { LOST } from './retry.ts'

/** Unfinished tables per owner. */
const MAX_TABLES = 50

interface CreationOptions {
  readonly store: Store
  readonly games: KnownGames
  readonly access: TableAccess
  readonly infos: TableInfos
  readonly replays: Replays
  readonly time: ServerTime
}

/** New tables: as somebody asks for them, and for the same people once more. */
export class Creation {
  readonly #options: CreationOptions

  constructor(options: CreationOptions) {
    this.#options = options
  }

  async create(guest: Guest, request: CreateRequest): Promise<TableInfo> {
    const { store, games, infos, time } = this.#options
    const game = games.for(request)
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
    const table = newTable(order, seats, time.now(), from && game.toJSON(from.position))
    return this.#withinLimit(guest, async () => {
      await store.addTable(table)
      return infos.ofNew(table, guest)
    })
  }

  /** A new table for the same people. Idempotent: later requests get the same table. */
  rematch(id: string, guest: Guest): Promise<TableInfo> {
    const { store, access, infos, time } = this.#options
    return access.change(id, async (table) => {
      const { stored } = table
      if (seatOf(stored, guest.id) === undefined) throw faultError('protocol.not-seated')
      if (stored.status !== 'finished') throw faultError('protocol.not-finished')
      const next = stored.next === null ? undefined : await store.table(stored.next)
      if (next !== undefined) return infos.one(next.id, guest)
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
      const opens = newTable(order, seats, time.now())
      // Another node may have opened one meanwhile.
      const isOpen = await this.#withinLimit(
        guest,
        async () =>
          table.stored === stored && (await table.commit({ lobby: { seats, next: opens.id }, opens })),
      )
      return isOpen ? infos.ofNew(opens, guest) : LOST
    })
  }

  /** The moment that a new match goes on from; undefined if it begins with the setup. */
  async #startOf(guest: Guest, { from, game, seats, printed }: CreateRequest) {
    if (from === undefined) return undefined
    const found = await this.#options.replays.moment(from, guest)
    const { stored } = found
    const isSame = stored.game === game && stored.seats.length === seats.length
    if (!isSame || JSON.stringify(stored.printed) !== JSON.stringify(printed))
      throw faultError('protocol.no-moment', {}, 'from')
    return found
  }

  /** Creates a table for an owner who may have another one, also if they ask for many at once and at several nodes. */
  #withinLimit<T>({ id }: Guest, create: () => Promise<T>): Promise<T> {
    const { store } = this.#options
    return store.exclusively(`tables of ${id}`, async () => {
      if ((await store.unfinished(id)) >= MAX_TABLES)
        throw faultError('protocol.too-many-tables', { most: MAX_TABLES })
      return create()
    })
  }
}
