import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Me } from '@benben/protocol'
import { faultError } from '../fault-error.ts'
import type { Guest } from '../store/stored-people.ts'
import type { TableService } from '../tables/service.ts'
import { signIn } from './cookie.ts'
import { meOf } from './guests.ts'
import { guestOf } from './who.ts'

/** Signs people in, and says what becomes of the games that a browser already has. */
export class Entrance {
  readonly #service: TableService
  readonly #isSecure: boolean

  constructor(service: TableService, isSecure: boolean) {
    this.#service = service
    this.#isSecure = isSecure
  }

  /**
   * The guest of this browser, if they have games; they are asked for before anything that works once is used up. Throws if it was not
   * said what becomes of them.
   */
  async leaving(request: FastifyRequest, join: boolean | undefined): Promise<Guest | undefined> {
    const guest = await guestOf(this.#service, request)
    if (guest?.scopes !== undefined) throw faultError('protocol.people-only')
    if (guest === undefined) return undefined
    const { length: tables } = await this.#service.store.tablesOf(guest.id, { most: 2 })
    if (tables === 0) return undefined
    if (join === undefined) throw faultError('protocol.join-first', { nickname: guest.nickname, tables })
    return guest
  }

  /** `leaving` become part of the person who signs in, if they said so. */
  async enter(
    reply: FastifyReply,
    guest: Guest,
    leaving: Guest | undefined,
    join: boolean | undefined,
  ): Promise<Me> {
    if (this.#service.bans.has('guest', guest.id)) throw faultError('protocol.banned')
    if (leaving?.id === guest.id) return meOf(guest)
    if (leaving !== undefined && join === true) await this.#service.joinGuests(leaving, guest)
    await signIn(this.#service.store, guest.id, reply, this.#isSecure)
    return meOf(guest)
  }
}
