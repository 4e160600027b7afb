import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { NewerStoreError } from './newer-store-error.ts'
import { SCHEMAS } from './schema.ts'

/**
 * Why the data folder cannot be used as it is. `in-use`: another server has it. `empty`, `damaged`: the file is. `no-file`, `no-wal`: one
 * of the two files is missing, and with it moves that were acknowledged.
 */
type DataProblem = 'in-use' | 'empty' | 'damaged' | 'no-file' | 'no-wal'

export class DataFolderError extends Error {
  readonly problem: DataProblem
  constructor(problem: DataProblem) {
    super(problem)
    this.problem = problem
  }
}

/** In the header of the file: a server has it open, or the last one closed it in order. Older versions wrote 0. */
const OPEN = 0x42656e4f
const CLOSED = 0x42656e43

const BUSY = 5
const CORRUPT = 11
const NOT_A_DATABASE = 26
/** Larger files take too long to be checked at every start. */
const CHECKED_BYTES = 100_000_000

/**
 * The data folder, for one process alone. The lock is held by an open transaction, so it ends with the process, however that ends. A
 * connection stays open to mark the file, before the last one removes the WAL.
 */
export class DataFolder {
  readonly file: string
  readonly #lock: DatabaseSync
  readonly #connection: DatabaseSync

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true })
    this.file = join(folder, 'benben.sqlite')
    this.#lock = lock(join(folder, 'benben.lock'))
    try {
      this.#connection = openFile(this.file)
    } catch (error) {
      this.#lock.close()
      throw error
    }
  }

  /** After the store has closed its own connections. */
  close(): void {
    this.#connection.exec(`PRAGMA application_id = ${CLOSED}`)
    this.#connection.close()
    this.#lock.close()
  }
}

const sqliteCode = (error: unknown): number => ((error as { errcode?: number }).errcode ?? 0) & 0xff

function lock(path: string): DatabaseSync {
  const db = new DatabaseSync(path)
  try {
    db.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE')
    return db
  } catch (error) {
    db.close()
    throw sqliteCode(error) === BUSY ? new DataFolderError('in-use') : error
  }
}

function openFile(path: string): DatabaseSync {
  const wal = `${path}-wal`
  const isThere = existsSync(path)
  if (!isThere && existsSync(wal)) throw new DataFolderError('no-file')
  if (!isThere) create(path)
  if (statSync(path).size === 0) throw new DataFolderError('empty')
  const hasWal = existsSync(wal)
  const db = new DatabaseSync(path)
  try {
    check(db, hasWal, statSync(path).size)
    db.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA busy_timeout = 5000;
      PRAGMA application_id = ${OPEN};
      PRAGMA wal_checkpoint(TRUNCATE);
    `)
    return db
  } catch (error) {
    db.close()
    throw [CORRUPT, NOT_A_DATABASE].includes(sqliteCode(error)) ? new DataFolderError('damaged') : error
  }
}

/** Under another name first: a server that is killed now leaves no file that looks as if its content were lost. */
function create(path: string): void {
  const draft = `${path}.new`
  rmSync(draft, { force: true })
  const db = new DatabaseSync(draft)
  db.exec(`PRAGMA application_id = ${CLOSED}`)
  db.close()
  renameSync(draft, path)
}

/** Changes nothing. */
function check(db: DatabaseSync, hasWal: boolean, bytes: number): void {
  const pragma = (name: string): unknown => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0]
  const version = Number(pragma('user_version'))
  if (version > SCHEMAS.length) throw new NewerStoreError()
  const mark = pragma('application_id')
  if (mark === OPEN && !hasWal) throw new DataFolderError('no-wal')
  // Versions without marks wrote the tables to the WAL first.
  if (version === 0 && mark !== OPEN && mark !== CLOSED) throw new DataFolderError('no-wal')
  if (bytes <= CHECKED_BYTES && pragma('quick_check(1)') !== 'ok') throw new DataFolderError('damaged')
}
