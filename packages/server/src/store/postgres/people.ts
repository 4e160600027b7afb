import type { Calendar } from '@benben/protocol'
import { lastRated, rivals } from '../results.ts'
import { banFrom, calendarFrom, credentialFrom, guestFrom, resultFrom, rivalFrom, type Row } from '../rows.ts'
import { SqlWrites } from '../sql-writes.ts'
import { SITS_NOWHERE } from '../statements.ts'
import type { Ban, Credential, CredentialKind, Guest, RivalResult, StoredResult } from '../stored-people.ts'
import type { Read } from './outbox.ts'

const DEVICES = `SELECT (SELECT count(*) FROM guests WHERE id = $1 AND secret <> id)
  + (SELECT count(*) FROM credentials WHERE guest = $1 AND kind = 'cookie') AS many`
const GUEST_OF = `SELECT id, nickname, shows FROM guests WHERE secret = $1
  OR id = (SELECT guest FROM credentials WHERE hash = $1 AND kind = 'cookie')`

/** What a PostgreSQL database knows of people: who they are, what lets them in, and how they fared. */
export abstract class PostgresPeople extends SqlWrites {
  protected abstract read(...query: Parameters<Read>): Promise<Row[]>

  async guest(secretHash: string): Promise<Guest | undefined> {
    const [row] = await this.read('guest', GUEST_OF, secretHash)
    return row && guestFrom(row)
  }

  async guestById(id: string): Promise<Guest | undefined> {
    const [row] = await this.read('guest by id', 'SELECT id, nickname, shows FROM guests WHERE id = $1', id)
    return row && guestFrom(row)
  }

  async devices(guest: string): Promise<number> {
    const [row] = await this.read('devices', DEVICES, guest)
    return Number(row?.['many'])
  }

  async calendar(guest: string): Promise<Calendar | undefined> {
    const [row] = await this.read('calendar', 'SELECT calendar FROM guests WHERE id = $1', guest)
    return calendarFrom(row)
  }

  async idleGuests(before: number): Promise<number> {
    const sql = `SELECT count(*) AS many FROM guests WHERE created < $1 AND ${SITS_NOWHERE}`
    const [row] = await this.read('idle guests', sql, before)
    return Number(row?.['many'])
  }

  async removeIdleGuests(before: number): Promise<void> {
    await this.write([['removeIdleGuests', before]])
    await this.write([['removeLostCredentials', before]])
    await this.write([['removeLostResults', before]])
    const sql = `DELETE FROM settings WHERE owner <> '' AND owner NOT IN (SELECT id FROM guests)`
    await this.read('lost settings', sql)
  }

  async credential(kind: CredentialKind, hash: string): Promise<Credential | undefined> {
    const sql = 'SELECT * FROM credentials WHERE hash = $1 AND kind = $2'
    const [row] = await this.read('credential', sql, hash, kind)
    return row && credentialFrom(row)
  }

  async credentialsOf(guest: string, kind: CredentialKind): Promise<Credential[]> {
    const sql = 'SELECT * FROM credentials WHERE guest = $1 AND kind = $2 ORDER BY created, id'
    return (await this.read('credentials of', sql, guest, kind)).map(credentialFrom)
  }

  async takeCredential(kind: CredentialKind, hash: string): Promise<Credential | undefined> {
    const sql = 'DELETE FROM credentials WHERE hash = $1 AND kind = $2 RETURNING *'
    const [row] = await this.read('take credential', sql, hash, kind)
    return row && credentialFrom(row)
  }

  async results(guest: string): Promise<StoredResult[]> {
    const sql = 'SELECT * FROM results WHERE guest = $1 ORDER BY at DESC, match'
    return (await this.read('results', sql, guest)).map(resultFrom)
  }

  async rivals(guest: string): Promise<RivalResult[]> {
    return (await this.read('rivals', rivals('$1'), guest)).map(rivalFrom)
  }

  async lastRated(guests: readonly string[], game: string, seats: number): Promise<StoredResult[]> {
    const sql = `${lastRated('$1', '$2')} AND guest = ANY ($3::text[])`
    return (await this.read('last rated', sql, game, seats, guests)).map(resultFrom)
  }

  async bans(): Promise<Ban[]> {
    return (await this.read('bans', 'SELECT * FROM bans ORDER BY at DESC')).map(banFrom)
  }
}
