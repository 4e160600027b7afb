import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { aton } from '../../../packages/aton/src/index.ts'
import { untyped } from '../../../packages/kernel/src/index.ts'
import { steadyTime } from '../../../packages/server/src/clocks/time.ts'
import { SqliteStore } from '../../../packages/server/src/store/sqlite.ts'
import { begin, newTable } from '../../../packages/server/src/tables/opening.ts'

/**
 * Fills a data folder with running tables: two guests each, or a guest and a bot, who then owes a decision. Prints the id of each table
 * and the cookie of somebody who sits there.
 */
export interface IdleOrders {
  readonly folder: string
  readonly tables: number
  /** The bot at every table; none if it is left out. */
  readonly bot?: string
}
export interface IdleSeat {
  readonly table: string
  readonly cookie: string
}

/** At the same time, so that they share commits. */
const AT_ONCE = 1000

const { folder, tables, bot } = JSON.parse(readFileSync(0, 'utf8')) as IdleOrders
const store = new SqliteStore(join(folder, 'benben.sqlite'))
const game = untyped(aton)

async function addGuest(name: string): Promise<void> {
  const hash = createHash('sha256').update(name).digest('base64url')
  await store.addGuest({ id: name, nickname: name }, hash, Date.now())
}

async function addTable(n: number): Promise<IdleSeat> {
  const names = [`guest-${n}-0`, ...(bot === undefined ? [`guest-${n}-1`] : [])]
  await Promise.all(names.map(addGuest))
  const order = {
    game: game.id,
    rules: game.rules,
    options: { red: 'seed' },
    owner: names[0]!,
    listed: false,
    watchable: false,
  }
  const nonce = 'ab'.repeat(16)
  const seats = [
    ...names.map((name) => ({ kind: 'person' as const, guest: name, name, nonce })),
    ...(bot === undefined ? [] : [{ kind: 'bot' as const, guest: null, name: bot, nonce }]),
  ]
  const table = { ...newTable(order, seats, Date.now()), seats }
  await store.addTable(table)
  await store.commit({
    table: table.id,
    revision: table.revision,
    ...begin(game, table, steadyTime(Date.now)),
  })
  return { table: table.id, cookie: `benben=${names[0]}` }
}

const made: IdleSeat[] = []
while (made.length < tables) {
  const many = Math.min(AT_ONCE, tables - made.length)
  made.push(...(await Promise.all(Array.from({ length: many }, (_, i) => addTable(made.length + i)))))
}
await store.close()
console.log(JSON.stringify(made))
