import { standard } from '@benben/tekhenu'
import { PATHS, PROTOCOL, type TableInfo } from '@benben/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestServer, Visitor, type Live } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => void (server = await TestServer.open()))
afterAll(() => server.end())

const EDITION = { ...standard, name: 'My box' }
const SIZE = JSON.stringify(EDITION).length
const HELLO = { type: 'hello', protocol: PROTOCOL, version: 0 }
const ORDER = {
  game: 'tekhenu',
  printed: EDITION,
  seats: [{ kind: 'me' as const }, { kind: 'open' as const }],
}

/** Resolves when everything sent before has been answered. */
async function answered(live: Live): Promise<void> {
  live.send({ type: 'ping' })
  await live.next('pong')
}

const tablesOf = ({ received }: Live): TableInfo[] =>
  received.flatMap((message) => (message.type === 'table' ? [message.table] : []))

describe('what a greeting costs', () => {
  it('is the printed data once, however often it is said and however many others say it', async () => {
    const ada = await Visitor.named(server, 'Ada')
    const { id } = await ada.create({ ...ORDER, watchable: true })
    const lives: Live[] = []
    for (let i = 0; i < 12; i++) lives.push(await new Visitor(() => server.url).live(id))
    for (const live of lives) for (let i = 0; i < 5; i++) live.send(HELLO)
    for (const live of lives) await answered(live)
    for (const live of lives) {
      // Later ones may say how many watch.
      expect(tablesOf(live).filter(({ printed }) => printed !== undefined)).toHaveLength(1)
      expect(live.texts.join('').length).toBeLessThan(SIZE + 4096)
    }
    await Promise.all(lives.map((live) => live.close()))
  })

  it('is nothing for the others, unless a seat comes or goes', async () => {
    const ada = await Visitor.named(server, 'Ada')
    const { id } = await ada.create(ORDER)
    const first = await ada.live(id)
    await answered(first)
    const eve = await new Visitor(() => server.url).live(id)
    const second = await ada.live(id)
    await Promise.all([answered(eve), answered(second)])
    await second.close()
    await answered(first)
    expect(tablesOf(first)).toHaveLength(1)
    await first.close()
    const gone = await eve.next('table', ({ table }) => table.seats[0]?.connected === false)
    expect(gone.table).not.toHaveProperty('printed')
    const again = await ada.live(id)
    await eve.next('table', ({ table }) => table.seats[0]?.connected === true)
    expect((await again.next('table')).table.printed).toEqual(JSON.parse(JSON.stringify(EDITION)))
  })
})

it('lists tables without their printed data', async () => {
  const ada = await Visitor.named(server, 'Ada')
  const { id } = await ada.create({ ...ORDER, listed: true })
  for (const path of [PATHS.mine, PATHS.open]) {
    const { tables } = (await ada.get(path)).body as { tables: TableInfo[] }
    expect(tables.map((table) => table.id)).toContain(id)
    for (const table of tables) expect(table).not.toHaveProperty('printed')
  }
  expect((await ada.get(PATHS.table(id))).body).toHaveProperty('table.printed')
})
