import { LIMITS, type NewShareAnswer, type ShareInfo, type ShareRequest } from '@benben/protocol'
import { faultError } from '../fault-error.ts'
import { hashOf, newSecret } from '../http/who.ts'
import type { Credential, Guest } from '../store/stored-people.ts'
import type { Store } from '../store/store.ts'
import type { StoredTable } from '../store/stored-table.ts'
import type { TableAccess } from '../tables/access.ts'
import { seatOf } from '../tables/info.ts'
import { newId } from '../tables/opening.ts'

/** What a credential of the kind `share` holds. */
interface ShareData {
  readonly table: string
  readonly hideNames: boolean
}

const dataOf = ({ data }: Credential): ShareData => data as ShareData

/**
 * Links to the replays of finished matches, for those who did not play. Any player makes one, sees all of the match and revokes any: it is
 * their game as well. Whoever deletes themselves revokes theirs.
 */
export class Shares {
  readonly #store: Store
  readonly #access: TableAccess

  constructor(store: Store, access: TableAccess) {
    this.#store = store
    this.#access = access
  }

  list(id: string, guest: Guest): Promise<ShareInfo[]> {
    return this.#atFinished(id, guest, async (stored) => infosOf(stored, await this.#of(stored)))
  }

  make(id: string, guest: Guest, { hideNames }: ShareRequest): Promise<NewShareAnswer> {
    return this.#atFinished(id, guest, (stored) =>
      this.#store.exclusively(`shares of ${guest.id}`, async () => {
        if ((await this.#of(stored)).length >= LIMITS.shares)
          throw faultError('protocol.too-many-shares', { most: LIMITS.shares })
        await this.#makeRoom(guest)
        const secret = newSecret()
        const share: Credential = {
          kind: 'share',
          hash: hashOf(secret),
          id: newId(),
          guest: guest.id,
          data: { table: id, hideNames } satisfies ShareData,
          created: Date.now(),
        }
        await this.#store.addCredential(share)
        return { share: infosOf(stored, [share])[0]!, secret }
      }),
    )
  }

  /** Returns those that are left. */
  revoke(id: string, guest: Guest, share: string): Promise<ShareInfo[]> {
    return this.#atFinished(id, guest, async (stored) => {
      const all = await this.#of(stored)
      const found = all.find((each) => each.id === share)
      if (found === undefined) throw faultError('protocol.no-share')
      await this.#store.removeCredential(found.hash)
      return infosOf(
        stored,
        all.filter((each) => each !== found),
      )
    })
  }

  /** The match behind a secret. */
  async find(secret: string): Promise<ShareData> {
    const found = await this.#store.credential('share', hashOf(secret))
    if (found === undefined) throw faultError('protocol.no-share')
    return dataOf(found)
  }

  /** Those that somebody made, for their export. */
  async madeBy(guest: Guest): Promise<(ShareData & { readonly created: number })[]> {
    const all = await this.#store.credentialsOf(guest.id, 'share')
    return all.map((each) => ({ ...dataOf(each), created: each.created }))
  }

  #atFinished<T>(id: string, guest: Guest, use: (stored: StoredTable) => Promise<T>): Promise<T> {
    return this.#access.at(id, async ({ stored }) => {
      if (seatOf(stored, guest.id) === undefined) throw faultError('protocol.not-seated')
      if (stored.status !== 'finished') throw faultError('protocol.not-finished')
      return use(stored)
    })
  }

  /** All links of a match, oldest first. */
  async #of({ id, seats }: StoredTable): Promise<Credential[]> {
    const guests = [...new Set(seats.flatMap((seat) => seat.guest ?? []))]
    const all = await Promise.all(guests.map((guest) => this.#store.credentialsOf(guest, 'share')))
    return all
      .flat()
      .filter((each) => dataOf(each).table === id)
      .toSorted((a, b) => a.created - b.created)
  }

  /** Links of tables that were removed lead nowhere, and make room for others. */
  async #makeRoom(guest: Guest): Promise<void> {
    const all = await this.#store.credentialsOf(guest.id, 'share')
    if (all.length < LIMITS.sharesOfOne) return
    const known = await this.#store.revisions(all.map((each) => dataOf(each).table))
    const lost = all.filter((each) => !known.has(dataOf(each).table))
    for (const { hash } of lost) await this.#store.removeCredential(hash)
    if (lost.length === 0) throw faultError('protocol.too-many-shares', { most: LIMITS.sharesOfOne })
  }
}

const infosOf = (stored: StoredTable, shares: readonly Credential[]): ShareInfo[] =>
  shares.map((share) => ({
    id: share.id,
    by: seatOf(stored, share.guest) ?? 0,
    hideNames: dataOf(share).hideNames,
    created: share.created,
  }))
