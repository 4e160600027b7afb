import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Words } from '@benben/words'
import type { Config } from '../config.ts'
import { codeOf, StartupError } from '../startup-error.ts'
import { NewerStoreError } from './newer-store-error.ts'
import { PostgresStore } from './postgres/store.ts'
import { SqliteStore } from './sqlite.ts'
import type { Store } from './store.ts'

interface OpenStore {
  readonly store: Store
  /** Says where the data is stored. */
  readonly kept: string
}

/** The store of the configuration: PostgreSQL if it names a database, else SQLite in the data folder. */
export const openStore = async (
  { data, database }: Pick<Config, 'data' | 'database'>,
  words: Words,
): Promise<OpenStore> =>
  database === undefined ? openFile(resolve(data), words) : openDatabase(database, words)

function openFile(folder: string, words: Words): OpenStore {
  try {
    mkdirSync(folder, { recursive: true })
    const store = new SqliteStore(join(folder, 'benben.sqlite'))
    return { store, kept: words.say('server.kept', { folder }) }
  } catch (error) {
    if (error instanceof NewerStoreError) throw new StartupError(words.say('server.newer-store', { folder }))
    throw new StartupError(words.say('server.data', { folder, code: codeOf(error) }))
  }
}

async function openDatabase(url: string, words: Words): Promise<OpenStore> {
  const database = withoutPassword(url)
  try {
    return { store: await PostgresStore.open(url), kept: words.say('server.kept-in', { database }) }
  } catch (error) {
    if (error instanceof NewerStoreError)
      throw new StartupError(words.say('server.newer-database', { database }))
    const problem = (error instanceof Error && error.message) || codeOf(error)
    throw new StartupError(words.say('server.database', { database, problem }))
  }
}

/** Passwords never appear in logs. */
function withoutPassword(address: string): string {
  const url = new URL(address)
  url.password = ''
  url.search = ''
  return url.href
}
