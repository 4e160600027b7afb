import { faultOf, type ProtocolCode, type Say } from '@benben/protocol'
import { FaultError, faultError } from '../fault-error.ts'
import { seatOf } from '../tables/info.ts'
import type { Guest } from '../store/stored-people.ts'
import type { Store } from '../store/store.ts'
import type { StoredTable } from '../store/stored-table.ts'
import { TalkHub, type TalkReader } from './hub.ts'
import { TalkLimits } from './limits.ts'
import { removeOldTalk } from './retention.ts'
import { roomOf } from './visible.ts'

export interface TalkSettings {
  /** Whether people can talk here at all. */
  readonly isOn: boolean
  /** Days after the end of a match until its talk is deleted; 0 for never. */
  readonly days: number
}

export const TALK_SETTINGS: TalkSettings = { isOn: true, days: 30 }

const HOUR = 3_600_000

interface TalkOptions extends TalkSettings {
  readonly store: Store
  readonly clock: () => number
  readonly onError: (problem: string) => void
}

/** Talk at all tables. Throws a FaultError for what is not allowed. */
export class Talk {
  readonly hub: TalkHub
  readonly limits: TalkLimits
  readonly #options: TalkOptions
  #timer: NodeJS.Timeout | undefined

  constructor(options: TalkOptions) {
    this.#options = options
    this.hub = new TalkHub(options.store.talk, options.onError)
    this.limits = new TalkLimits(() => performance.now())
  }

  start(): void {
    this.hub.start()
    const tidy = (): void => void this.tidy().catch((error: unknown) => this.#options.onError(String(error)))
    this.#timer = setInterval(tidy, HOUR).unref()
    tidy()
  }

  stop(): void {
    this.hub.stop()
    clearInterval(this.#timer)
  }

  /** Deletes talk that was kept long enough. */
  async tidy(): Promise<number> {
    const { store, days, clock } = this.#options
    return days === 0 ? 0 : removeOldTalk(store.talk, days, clock())
  }

  /** Programs do not listen, and nobody does where talk is off; both are told why. */
  listen(reader: TalkReader, guest: Guest | undefined, version: number): Promise<void> {
    const closed = this.#refusal(guest)
    if (closed === undefined || closed === 'protocol.no-guest')
      return this.hub.listen(reader, version, closed)
    reader.sendTalk({ type: 'talk', version: 0, all: true, lines: [], closed })
    return Promise.resolve()
  }

  async say(
    table: StoredTable,
    guest: Guest | undefined,
    { id, text, phrase }: Omit<Say, 'type'>,
  ): Promise<void> {
    const closed = this.#refusal(guest)
    if (guest === undefined || closed !== undefined)
      throw new FaultError(faultOf(closed ?? 'protocol.no-guest'))
    const seat = seatOf(table, guest.id)
    if (!this.limits.maySay(guest.id, table.id, seat !== undefined))
      throw faultError('protocol.talk-too-fast')
    await this.#options.store.talk.say(table.id, {
      room: roomOf(table, seat ?? 'spectator'),
      guest: guest.id,
      name: guest.nickname,
      seat: seat ?? null,
      id,
      text: text?.normalize('NFC') ?? null,
      phrase: phrase ?? null,
      at: this.#options.clock(),
    })
    await this.hub.changed(table.id)
  }

  #refusal(guest: Guest | undefined): ProtocolCode | undefined {
    if (!this.#options.isOn) return 'protocol.no-talk'
    if (guest === undefined) return 'protocol.no-guest'
    return guest.scopes === undefined ? undefined : 'protocol.people-only'
  }
}
