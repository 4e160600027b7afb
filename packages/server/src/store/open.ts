import { join, resolve } from 'node:path'
import type { Words } from '@benben/words'
import type { Config } from '../config.ts'
import { codeOf, StartupError } from '../startup-error.ts'
import { DataFolder, DataFolderError } from './data-folder.ts'
import { NewerStoreError } from './newer-store-error.ts'
import { OtherVersionError } from './postgres/same-version.ts'
import { PostgresStore } from './postgres/store.ts'
import { SqliteStore } from './sqlite.ts'
import type { Store } from './store.ts'

interface OpenStore {
  readonly store: Store
  /** Says where the data is stored. */
  readonly kept: string
  /** Finishes pending writes, then closes the store. */
  readonly close: () => Promise<void>
}

/** The store of the configuration: PostgreSQL if it names a database, else SQLite in the data folder. */
export const openStore = async (
  { data, database }: Pick<Config, 'data' | 'database'>,
  words: Words,
  /** Called with a sentence when this server must stop, because nodes of another version use its database now. */
  onReplaced: (problem: string) => void = () => undefined,
): Promise<OpenStore> =>
  database === undefined ? openFile(resolve(data), words) : openDatabase(database, words, onReplaced)

function openFile(folder: string, words: Words): OpenStore {
  let data: DataFolder | undefined
  try {
    data = new DataFolder(folder)
    const { file } = data
    const store = new SqliteStore(file)
    const close = async (): Promise<void> => {
      await store.close()
      data?.close()
    }
    return { store, kept: words.say('server.kept', { folder }), close }
  } catch (error) {
    data?.close()
    throw new StartupError(dataProblem(error, folder, words))
  }
}

function dataProblem(error: unknown, folder: string, words: Words): string {
  if (error instanceof NewerStoreError) return words.say('server.newer-store', { folder })
  if (!(error instanceof DataFolderError)) return words.say('server.data', { folder, code: codeOf(error) })
  const file = join(folder, 'benben.sqlite')
  return words.say(PROBLEMS[error.problem], { folder, file })
}

const PROBLEMS = {
  'in-use': 'server.data-in-use',
  empty: 'server.data-empty',
  damaged: 'server.data-damaged',
  'no-file': 'server.data-no-file',
  'no-wal': 'server.data-no-wal',
} as const

async function openDatabase(
  url: string,
  words: Words,
  onReplaced: (problem: string) => void,
): Promise<OpenStore> {
  const database = withoutPassword(url)
  const otherVersion = words.say('server.other-version', { database })
  try {
    const store = await PostgresStore.open(url, { onReplaced: () => onReplaced(otherVersion) })
    return { store, kept: words.say('server.kept-in', { database }), close: () => store.close() }
  } catch (error) {
    if (error instanceof NewerStoreError)
      throw new StartupError(words.say('server.newer-database', { database }))
    if (error instanceof OtherVersionError) throw new StartupError(otherVersion)
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
