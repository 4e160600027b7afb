import { random, readRecord } from '@benben/kernel'
import { PATHS, type TableInfo } from '@benben/protocol'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { newDatabase } from './testing/postgres.ts'
import { playOut, TestServer, Visitor, type Live } from './testing/server.ts'
import { Listener } from './testing/talk.ts'

const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.end()
})

async function twoNodes() {
  const url = await newDatabase()
  const nodes = [await TestServer.node(url), await TestServer.node(url)] as const
  servers.push(...nodes)
  return { url, nodes }
}

/** The same guest at another node. */
const at = (server: TestServer, { cookie }: Visitor): Visitor => new Visitor(() => server.url, cookie)

const GREEDY = { kind: 'bot', bot: 'greedy' } as const
const ME = { kind: 'me' } as const

/** Ada at one node and Ben at the other, at the same table. */
async function pairAcross([here, there]: readonly [TestServer, TestServer]) {
  const [ada, ben] = [await Visitor.named(here, 'Ada'), await Visitor.named(there, 'Ben')]
  const { id } = await ada.create()
  await ada.join(id)
  const waiting = await ada.live(id)
  await ben.join(id)
  const lives = [waiting, await ben.live(id)] as const
  await Promise.all(lives.map((live) => live.until(() => true)))
  return { id, ada, ben, lives }
}

const versionsOf = (live: Live): number[] =>
  live.received.flatMap((message) =>
    message.type === 'state' ? message.told.map(({ version }) => version) : [],
  )

describe('two nodes with one database', () => {
  it('play one match: each tells its people what the other one wrote, in order and without gaps', async () => {
    const { nodes } = await twoNodes()
    const { id, ada, ben, lives } = await pairAcross(nodes)
    await playOut(lives, random('across'))
    for (const live of lives) {
      await live.until(({ result }) => result !== null)
      expect(versionsOf(live)).toEqual(Array.from({ length: live.state!.version }, (_, i) => i + 1))
    }
    expect(lives[0].state!.result).toEqual(lives[1].state!.result)
    const records = [await ada.get(PATHS.record(id)), await ben.get(PATHS.record(id))]
    expect(records[0]!.body).toBe(records[1]!.body)
    expect(readRecord(records[0]!.body).end).toBeDefined()
    expect(nodes.flatMap(({ problems }) => problems)).toEqual([])
  })

  it('carry talk, in one order and each line once, also what was deleted', async () => {
    const { nodes } = await twoNodes()
    const { id, ada, lives } = await pairAcross(nodes)
    const [here, there] = [new Listener(lives[0]), new Listener(lives[1])]
    for (const each of [here, there]) await each.listen()
    const said = [0, 1, 2, 3].flatMap((i) => [here.say(`here ${i}`), there.say(`there ${i}`)])
    expect(new Set(await Promise.all(said))).toEqual(new Set(['said']))
    for (const each of [here, there]) await each.heard(() => each.lines.size === 8)
    expect(there.texts).toEqual(here.texts)
    expect([...here.lines.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    // The same line through both nodes at once is one line.
    const elsewhere = await Listener.at(at(nodes[1], ada), id)
    await Promise.all([here, elsewhere].map((each) => each.say('once', 'one-and-the-same')))
    await there.hears('once')
    expect(there.lines.size).toBe(9)
    await nodes[0].service.store.talk.wipe(id, 9)
    await there.heard(() => there.lines.size === 8)
    // Whom Ada mutes at one node she does not read at the other one after she has asked again.
    const { n } = await here.hears('there 0')
    await at(nodes[1], ada).post(PATHS.blocks, { kind: 'mute', table: id, line: n })
    await here.listen()
    expect(here.texts.every((text) => text.startsWith('here'))).toBe(true)
    expect(nodes.flatMap(({ problems }) => problems)).toEqual([])
  })

  it('tell the waiting room who sits down at the other one, and that the table is gone', async () => {
    const { nodes } = await twoNodes()
    const [ada, ben] = [await Visitor.named(nodes[0], 'Ada'), await Visitor.named(nodes[1], 'Ben')]
    const { id } = await ada.create({ seats: [ME, { kind: 'open' }, { kind: 'open' }], game: 'tekhenu' })
    await ada.join(id)
    const live = await ada.live(id)
    await ben.join(id)
    const { table } = await live.next('table', (message) => message.table.seats[1]!.name === 'Ben')
    expect(table.seats[1]).toMatchObject({ kind: 'person', ready: true })
    await ben.post(PATHS.leave(id))
    await at(nodes[1], ada).post(PATHS.leave(id))
    expect((await live.next('error')).error.code).toBe('protocol.no-table')
  })

  it('begin a rematch once, whoever asks where', async () => {
    const { nodes } = await twoNodes()
    const { id, ada, ben, lives } = await pairAcross(nodes)
    await playOut(lives, random('again'))
    const asked = await Promise.all([ada, ben].map((each) => each.post(PATHS.rematch(id))))
    const [first, second] = asked.map(({ body }) => (body as { table: TableInfo }).table.id)
    expect(first).toBe(second)
    for (const live of lives) await live.next('table', ({ table }) => table.next === first)
  })

  it('let nobody have more than fifty unfinished tables, at all of them together', async () => {
    const { nodes } = await twoNodes()
    const ada = await Visitor.named(nodes[0], 'Ada')
    const order = { game: 'aton', seats: [ME, { kind: 'open' }] }
    const both = [ada, at(nodes[1], ada)]
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, i) => both[i % 2]!.post(PATHS.tables, order)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
  })

  it('know at once what was written at the other one when somebody comes over', async () => {
    const { nodes } = await twoNodes()
    const [ada, ben] = [await Visitor.named(nodes[0], 'Ada'), await Visitor.named(nodes[1], 'Ben')]
    for (let i = 0; i < 5; i++) {
      const { id } = await ada.create()
      await ada.join(id)
      // The other node has the table in memory, without Ben and without a match.
      const before = await at(nodes[1], ada).live(id)
      await before.next('table')
      await at(nodes[0], ben).join(id)
      const live = await ben.live(id)
      const { decision } = await live.until(() => true)
      expect(await live.move(decision!.moves[0]!)).toMatchObject({ type: 'ack' })
    }
  })

  it('show who is connected to the other one, in the room and in lists', async () => {
    const { nodes } = await twoNodes()
    const { id, ada, lives } = await pairAcross(nodes)
    await lives[0].next('table', ({ table }) => table.seats[1]!.connected)
    await lives[1].next('table', ({ table }) => table.seats[0]!.connected)
    const connected = async (): Promise<boolean[]> => {
      const { tables } = (await ada.get(PATHS.mine)).body as { tables: TableInfo[] }
      return tables.find((table) => table.id === id)!.seats.map((seat) => seat.connected)
    }
    expect(await connected()).toEqual([true, true])
    await lives[1].close()
    await lives[0].next('table', ({ table }) => !table.seats[1]!.connected)
    expect(await connected()).toEqual([true, false])
  })

  it('find out what they were not told', async () => {
    const { url, nodes } = await twoNodes()
    const { lives } = await pairAcross(nodes)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    // The listeners lose their connections: what is said until they are back is lost.
    await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name LIKE 'benben listener%' AND datname = current_database()`)
    await client.end()
    await playOut(lives, random('deaf'))
    for (const live of lives) await live.until(({ result }) => result !== null)
    expect(lives[0].state!.result).toEqual(lives[1].state!.result)
  })
})

describe('a bot', () => {
  it('is played by the node where its turn came up, and seen at the other one', async () => {
    const { nodes } = await twoNodes()
    const ada = await Visitor.named(nodes[0], 'Ada')
    const { id } = await ada.create({ seats: [ME, GREEDY] })
    await ada.join(id)
    const there = await at(nodes[1], ada).live(id)
    const here = await ada.live(id)
    await playOut([here], random('bot'))
    const { result } = await here.until((state) => state.result !== null)
    expect(await there.until((state) => state.result !== null)).toMatchObject({ result })
  })

  it('goes on at another node when its own has died', async () => {
    const url = await newDatabase()
    const options = { leaseMs: 1000 }
    const dying = await TestServer.node(url, options)
    const ada = await Visitor.named(dying, 'Ada')
    const { id } = await ada.create({ seats: [ME, GREEDY] })
    await ada.join(id)
    const live = await ada.live(id)
    // It hangs: its bots never answer, and nothing renews its leases.
    void dying.service.stop()
    dying.bots.choose = () => new Promise(() => undefined)
    const { moves } = (await live.until(({ decision }) => decision !== null)).decision!
    await live.move(moves[0]!)
    const other = await TestServer.node(url, options)
    servers.push(dying, other)
    const there = await at(other, ada).live(id)
    await playOut([there], random('taken over'), 10)
    expect(there.state!.version).toBeGreaterThan(10)
  })
})
