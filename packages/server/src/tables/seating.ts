import { derivedNonces } from '@benben/kernel'
import type { ActRequest, JoinRequest, ProtocolCode, TableInfo } from '@benben/protocol'
import { calendarAt } from '../clocks/calendars.ts'
import { lateSeats } from '../clocks/clocks.ts'
import type { ServerTime } from '../clocks/time.ts'
import { faultError } from '../fault-error.ts'
import type { Guest } from '../store/stored-people.ts'
import type { Store } from '../store/store.ts'
import type { StoredSeat } from '../store/stored-table.ts'
import type { TableAccess } from './access.ts'
import { isOwnersAct, ownersEffect, playersEffect, type Effect } from './acts.ts'
import { seatOf } from './info.ts'
import type { TableInfos } from './infos.ts'
import { heirOf } from './lobby.ts'
import { botSeat, seatFor, seatToJoin } from './new-seats.ts'
import { begin, isFull } from './opening.ts'
import { LOST } from './retry.ts'
import { OPEN_SEAT } from './seat-kinds.ts'
import type { Table } from './table.ts'
import { botFrom } from './votes.ts'

interface SeatingOptions {
  readonly store: Store
  readonly access: TableAccess
  readonly infos: TableInfos
  readonly time: ServerTime
  readonly playBots: (id: string) => void
}

/** What people do with the seats of a table, apart from playing: sit down, leave, and what `acts.ts` has. */
export class Seating {
  readonly #options: SeatingOptions

  constructor(options: SeatingOptions) {
    this.#options = options
  }

  /** Sits down. The match begins when the last seat is taken. Idempotent. */
  join(id: string, guest: Guest, request: JoinRequest): Promise<TableInfo> {
    const { store, access, infos, playBots } = this.#options
    return access.change(id, async (table) => {
      const { stored } = table
      const seat = seatToJoin(stored, guest, request)
      if (seat === undefined) return infos.of(table, guest)
      if (await store.talk.hasBlocked(stored.owner, guest.id)) throw faultError('protocol.not-welcome')
      const day = await calendarAt(store, stored, guest, request.zone)
      const taken = { ...seatFor(guest), nonce: request.nonce, ...(day === undefined ? {} : { day }) }
      if (!(await this.#write(table, stored.seats.with(seat, taken)))) return LOST
      playBots(id)
      return infos.of(table, guest)
    })
  }

  /** Gives up a seat before the match begins. The table of whoever made it becomes another's; it is removed when no person is left. */
  leave(id: string, guest: Guest): Promise<TableInfo | null> {
    const { access, infos } = this.#options
    return access.change(id, async (table) => {
      const { stored } = table
      const seat = seatOf(stored, guest.id)
      if (seat === undefined) throw faultError('protocol.not-seated')
      if (stored.status !== 'waiting') throw faultError('protocol.already-running')
      const seats = stored.seats.with(seat, OPEN_SEAT)
      if (!seats.some(({ kind }) => kind === 'person')) return (await access.remove(table)) ? null : LOST
      const owner = heirOf(seats, stored.owner)
      const change = { lobby: { seats, next: stored.next }, ...(owner === undefined ? {} : { owner }) }
      return (await table.commit(change)) ? infos.of(table, guest) : LOST
    })
  }

  /** Any other act. Null if the table was removed. */
  act(id: string, guest: Guest, act: ActRequest): Promise<TableInfo | null> {
    const { access, infos, playBots } = this.#options
    return access.change(id, async (table) => {
      const effect = this.#effectOf(table, guest, act)
      if (effect.kind === 'remove') return (await access.remove(table)) ? null : LOST
      if (effect.kind === 'incident' && !(await table.happen(effect.incident))) return LOST
      if (effect.kind === 'pace' && !(await this.#setPace(table, guest, effect))) return LOST
      if (effect.kind === 'seats' && !(await this.#reseat(table, effect.seats))) return LOST
      if (effect.kind !== 'nothing') playBots(id)
      return infos.of(table, guest)
    })
  }

  #effectOf(table: Table, guest: Guest, act: ActRequest): Effect {
    const { stored, game } = table
    if (isOwnersAct(act))
      return ownersEffect(stored, guest.id, act, (seat) =>
        botSeat(game, act.act === 'fill' ? act.bot : '', seat),
      )
    return playersEffect(game, stored, guest.id, act, (seat) => this.#whyNoVote(table, seat))
  }

  /** Why the others may not vote for a bot in place of somebody now; undefined if they may. */
  #whyNoVote({ stored, subscribers }: Table, seat: number): ProtocolCode | undefined {
    const { time } = this.#options
    if (lateSeats(stored, time).includes(seat)) return undefined
    if (subscribers.isConnected(seat)) return 'protocol.is-here'
    const from = botFrom(stored, seat, time)
    return from === undefined || (from !== null && from <= time.now()) ? undefined : 'protocol.not-long-away'
  }

  /** Writes another pace, with the hours of its owner where they count now. */
  async #setPace(
    table: Table,
    guest: Guest,
    { pace, seats, zone }: Extract<Effect, { kind: 'pace' }>,
  ): Promise<boolean> {
    const { stored } = table
    const seat = seatOf(stored, guest.id)
    const day = pace === null ? undefined : await calendarAt(this.#options.store, { pace }, guest, zone)
    const own = seat === undefined || day === undefined ? seats : seats.with(seat, { ...seats[seat]!, day })
    return table.commit({ lobby: { seats: own, next: stored.next }, pace })
  }

  /** Writes who sits where. Before the match, bots sit down at once. */
  #reseat(table: Table, seats: readonly StoredSeat[]): Promise<boolean> {
    const nonces = derivedNonces(table.stored.seed, seats.length)
    const seated = seats.map((seat, i) =>
      seat.kind === 'bot' && seat.nonce === null ? { ...seat, nonce: nonces[i]! } : seat,
    )
    return this.#write(table, seated)
  }

  /** The match begins when the last seat is taken. */
  #write(table: Table, seats: readonly StoredSeat[]): Promise<boolean> {
    const { stored, game } = table
    const isBeginning = stored.status === 'waiting' && isFull(seats)
    const beginning = isBeginning ? begin(game, { ...stored, seats }, this.#options.time) : {}
    return table.commit({ lobby: { seats, next: stored.next }, ...beginning })
  }
}
