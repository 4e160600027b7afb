import type { Calendar } from '@benben/protocol'
import { credentialRow } from './rows.ts'
import type { Ban, Credential, CredentialKind, Guest } from './stored-people.ts'
import type { StoredTable } from './stored-table.ts'
import { writeTable, type Write } from './writes.ts'

/** The writes of a store that are the same statements in every SQL engine. */
export abstract class SqlWrites {
  /** In one transaction. False, and nothing else runs, if the first statement changes no row. */
  protected abstract write(write: Write): Promise<boolean>

  async addGuest({ id, nickname }: Guest, secretHash: string, created: number): Promise<void> {
    await this.write([['addGuest', id, secretHash, nickname, created]])
  }

  async renameGuest(id: string, nickname: string): Promise<void> {
    await this.write([['renameGuest', nickname, id]])
  }

  async setCalendar(guest: string, calendar: Calendar): Promise<void> {
    await this.write([['setCalendar', JSON.stringify(calendar), guest]])
  }

  async removeGuest(id: string): Promise<void> {
    await this.write([
      ['removeGuest', id],
      ['removeCredentials', id],
      ['removeResults', id],
      ['removeSettings', id],
      ['removeOutbox', id],
      ['disown', id],
    ])
  }

  async addCredential(credential: Credential): Promise<void> {
    await this.write([['addCredential', ...credentialRow(credential)]])
  }

  async removeCredential(hash: string): Promise<void> {
    await this.write([['removeCredential', hash]])
  }

  async changeCredential(hash: string, data: unknown): Promise<void> {
    await this.write([['changeCredential', JSON.stringify(data), hash]])
  }

  async removeOldCredentials(kind: CredentialKind, before: number): Promise<void> {
    await this.write([['removeOldCredentials', kind, before]])
  }

  async signOut(guest: string): Promise<void> {
    await this.write([
      ['endFirstCookie', guest],
      ['endCookies', guest],
    ])
  }

  async joinGuest(from: string, to: string): Promise<void> {
    await this.write([['joinPrograms', to, from]])
    await this.write([['joinTables', to, from]])
    for (const name of ['joinSameMatches', 'joinRatings', 'joinResults'] as const)
      await this.write([[name, to, from]])
    await this.removeGuest(from)
  }

  async showResults(guest: string, isShown: boolean): Promise<void> {
    await this.write([['showResults', Number(isShown), guest]])
  }

  async addBan({ kind, who, reason, at }: Ban): Promise<void> {
    await this.write([['addBan', kind, who, reason, at]])
  }

  async removeBan({ kind, who }: Pick<Ban, 'kind' | 'who'>): Promise<void> {
    await this.write([['removeBan', kind, who]])
  }

  async addTable(table: StoredTable): Promise<void> {
    await this.write(writeTable(table))
  }
}
