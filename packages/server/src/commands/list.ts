import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { openStore } from '../store/open.ts'
import { SqliteStore } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { forgetGuest } from '../tables/forget.ts'
import { backup, check, fileIn, restore } from './backup.ts'
import type { Findings } from './check.ts'
import { OperatorError, type Command, type Order } from './command.ts'
import { tidy } from './tidy.ts'

/** The folder of the file, which must be there. */
function needFile({ config: { data }, words }: Order): string {
  if (existsSync(fileIn(data))) return data
  throw new OperatorError(words.say('operator.no-data', { folder: resolve(data) }))
}

function needFree(path: string, { words }: Order): void {
  if (existsSync(path)) throw new OperatorError(words.say('operator.exists', { path }))
}

/** A backup that was named. */
function named({ args: [path], words }: Order): string {
  if (existsSync(path!)) return resolve(path!)
  throw new OperatorError(words.say('operator.no-file', { path: path! }))
}

const needData = (order: Order): void => {
  if (order.config.database === undefined) needFile(order)
}

function report({ print }: Order, { problems, ...counts }: Findings): boolean {
  print('operator.holds', counts)
  for (const { key, params } of problems) print(key, params)
  print(problems.length === 0 ? 'operator.sound' : 'operator.unsound', { many: problems.length })
  return problems.length === 0
}

/** With the store, beside servers that may be using it. */
async function withStore(order: Order, use: (store: Store) => Promise<boolean>): Promise<boolean> {
  const { config, words } = order
  needData(order)
  // A server may have the folder for itself; the file can still be used.
  const store =
    config.database === undefined
      ? new SqliteStore(fileIn(config.data))
      : (await openStore(config, words)).store
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}

/** `benben-2031-05-07T081500.sqlite`, by UTC. */
const fileName = (now: Date): string => `benben-${now.toISOString().slice(0, 19).replaceAll(':', '')}.sqlite`

async function runBackup(order: Order): Promise<boolean> {
  needData(order)
  const path = resolve(order.args[0] ?? fileName(new Date()))
  needFree(path, order)
  await backup(order.config, path)
  order.print('operator.saved', { path })
  return true
}

async function runCheck(order: Order): Promise<boolean> {
  if (order.args.length === 0) needData(order)
  return report(order, await check(order.config, order.args.length === 0 ? undefined : named(order)))
}

async function runRestore(order: Order): Promise<boolean> {
  const path = named(order)
  const { data, database } = order.config
  if (database === undefined) {
    for (const end of ['', '-wal']) needFree(resolve(fileIn(data) + end), order)
    mkdirSync(data, { recursive: true })
  }
  return report(order, await restore(order.config, path))
}

async function runMove(order: Order): Promise<boolean> {
  const { config, words } = order
  const data = needFile(order)
  if (config.database === undefined) throw new OperatorError(words.say('operator.no-database'))
  // Locks the folder: what a server wrote there now would be lost.
  const { close } = await openStore({ data, database: undefined }, words)
  try {
    const isSound = report(order, await restore(config, fileIn(data)))
    order.print('operator.moved', { folder: resolve(data) })
    return isSound
  } finally {
    await close()
  }
}

const runTidy = (order: Order): Promise<boolean> =>
  withStore(order, async (store) => {
    const { days, print } = order
    const retention = {
      waiting: days('waiting'),
      running: days('running'),
      finished: days('finished'),
      guests: days('guests'),
    }
    print('operator.tidied', await tidy(store, retention, Date.now()))
    return true
  })

const runForget = (order: Order): Promise<boolean> =>
  withStore(order, async (store) => {
    const { args, words, print } = order
    const [table, seat] = args
    const guest = (await store.table(table!))?.seats[Number(seat) - 1]?.guest
    if (guest === undefined || guest === null) throw new OperatorError(words.say('operator.nobody'))
    print('operator.forgotten', {
      many: await forgetGuest(store, guest, words.say('operator.former-player')),
    })
    return true
  })

export const COMMANDS: Readonly<Record<string, Command>> = {
  backup: { usage: 'operator.usage.backup', takes: [0, 1], run: runBackup },
  check: { usage: 'operator.usage.check', takes: [0, 1], run: runCheck },
  restore: { usage: 'operator.usage.restore', takes: [1, 1], run: runRestore },
  move: { usage: 'operator.usage.move', takes: [0, 0], run: runMove },
  tidy: {
    usage: 'operator.usage.tidy',
    takes: [0, 0],
    days: { waiting: 30, running: 365, finished: 3650, guests: 365 },
    run: runTidy,
  },
  forget: { usage: 'operator.usage.forget', takes: [2, 2], run: runForget },
}
