import { PATHS, type PeopleAnswer, type ResultsAnswer } from '@benben/protocol'
import { afterEach, describe, expect, it } from 'vitest'
import { newDatabase } from '../testing/postgres.ts'
import { pairAt, playOut, TestServer, Visitor } from '../testing/server.ts'

const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.end()
})

async function open(): Promise<TestServer> {
  const server = await TestServer.open()
  servers.push(server)
  return server
}

const PUBLIC = { listed: true, watchable: true }
const resultsOf = async (visitor: Visitor): Promise<ResultsAnswer> => (await visitor.get(PATHS.results)).body
const concede = (visitor: Visitor, table: string) => visitor.post(PATHS.act(table), { act: 'concede' })

/** The same two people once more. */
async function again(ada: Visitor, ben: Visitor, request = {}): Promise<string> {
  const { id } = await ada.create({ ...PUBLIC, ...request })
  for (const each of [ada, ben]) await each.join(id)
  return id
}

describe('results', () => {
  it('say after a match who won, against whom, and both ratings', async () => {
    const { ada, ben, lives, id } = await pairAt(await open(), PUBLIC)
    await playOut(lives)
    const winners = lives[0].state!.result!.winners
    const isTie = winners.length === 2
    const [hers, his] = [await resultsOf(ada), await resultsOf(ben)]
    const won = Number(winners.includes(0))
    expect(hers.visible).toBe(false)
    expect(hers.pools).toMatchObject([{ game: 'aton', seats: 2, matches: 1, won, rating: { matches: 1 } }])
    expect(hers.rivals).toEqual([
      {
        name: 'Ben',
        pools: [
          { game: 'aton', seats: 2, won: isTie ? 0 : won, tied: Number(isTie), lost: isTie ? 0 : 1 - won },
        ],
      },
    ])
    expect(hers.matches).toMatchObject([{ table: id, ending: 'played', others: [{ name: 'Ben' }] }])
    const sum = hers.pools[0]!.rating!.rating + his.pools[0]!.rating!.rating
    expect(sum).toBeCloseTo(3000, 6)
  })

  it('count what was conceded, and not what ended by agreement, was not public or had a bot at the end', async () => {
    const { ada, ben, id } = await pairAt(await open(), PUBLIC)
    await concede(ben, id)
    const agreed = await again(ada, ben)
    for (const each of [ada, ben]) await each.post(PATHS.act(agreed), { act: 'offer-end', offered: true })
    const byLink = await again(ada, ben, { listed: false })
    await concede(ada, byLink)
    const { pools, rivals, matches } = await resultsOf(ada)
    expect(matches.map(({ ending, rating }) => [ending, rating === null])).toEqual([
      ['conceded', true],
      ['agreed', true],
      ['conceded', false],
    ])
    expect(pools).toMatchObject([{ matches: 2, won: 1, rating: { matches: 1 } }])
    expect(rivals[0]!.pools).toMatchObject([{ won: 1, tied: 0, lost: 1 }])
  })

  it('are not rated with a bot or a program at the table, and not written for a game against bots', async () => {
    const server = await open()
    const [ada, ben] = [await Visitor.named(server, 'Ada'), await Visitor.named(server, 'Ben')]
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'random' }]
    const alone = await ada.create({ ...PUBLIC, seats })
    await ada.join(alone.id)
    await concede(ada, alone.id)
    expect((await resultsOf(ada)).matches).toEqual([])
    const three = await ada.create({ ...PUBLIC, game: 'tekhenu', seats: [...seats, { kind: 'open' }] })
    for (const each of [ada, ben]) await each.join(three.id)
    for (const each of [ada, ben]) await concede(each, three.id)
    expect((await resultsOf(ben)).matches).toMatchObject([{ seats: 3, rating: null }])
  })

  it('are seen by others only if the person says so', async () => {
    const { ada, ben, id } = await pairAt(await open(), PUBLIC)
    await concede(ben, id)
    const people = async (): Promise<PeopleAnswer> => (await ben.get(PATHS.people(id))).body
    expect(await people()).toEqual({ seats: [null, null] })
    expect((await ada.post(PATHS.results, { visible: true })).body).toMatchObject({ visible: true })
    expect(await people()).toMatchObject({
      seats: [{ game: 'aton', seats: 2, matches: 1, won: 1, rating: { matches: 1 } }, null],
    })
    await ada.post(PATHS.results, { visible: false })
    expect(await people()).toEqual({ seats: [null, null] })
    expect((await new Visitor(ada.url).get(PATHS.results)).status).toBe(401)
  })

  it('are in the export; whoever deletes themselves takes theirs along and leaves those of others', async () => {
    const { ada, ben, id } = await pairAt(await open(), PUBLIC)
    await concede(ben, id)
    const before = (await resultsOf(ada)).pools
    expect((await ben.get(PATHS.export)).body).toMatchObject({
      results: { matches: [{ table: id, place: 2 }] },
    })
    await ben.ask('DELETE', PATHS.guest)
    const { pools, rivals, matches } = await resultsOf(ada)
    expect(pools).toEqual(before)
    expect(rivals).toEqual([])
    expect(matches).toMatchObject([{ table: id, others: [] }])
  })

  it('survive a restart and go on from there', async () => {
    const server = await open()
    const { ada, ben, id } = await pairAt(server, PUBLIC)
    await concede(ben, id)
    const { rating: first } = (await resultsOf(ada)).pools[0]!
    await server.restart()
    expect((await resultsOf(ada)).pools[0]!.rating).toEqual(first)
    await concede(ben, id)
    await concede(ben, await again(ada, ben))
    const second = (await resultsOf(ada)).pools[0]!.rating!
    expect(second.matches).toBe(2)
    expect(second.rating).toBeGreaterThan(first!.rating)
  })
})

it('several matches that end at once, at two nodes, are each rated once, one after the other', async () => {
  const url = await newDatabase()
  const nodes = [await TestServer.node(url), await TestServer.node(url)]
  servers.push(...nodes)
  const [ada, ben] = [await Visitor.named(nodes[0]!, 'Ada'), await Visitor.named(nodes[0]!, 'Ben')]
  const tables: string[] = []
  for (let i = 0; i < 6; i++) tables.push(await again(ada, ben))
  const there = new Visitor(() => nodes[1]!.url, ben.cookie)
  // Each of them is asked for at both nodes.
  await Promise.all(tables.flatMap((id) => [concede(ben, id), concede(there, id)]))
  const { pools, matches } = await resultsOf(ada)
  expect(matches).toHaveLength(6)
  expect(pools).toMatchObject([{ matches: 6, won: 6, rating: { matches: 6 } }])
  expect(new Set(matches.map(({ rating }) => rating)).size).toBe(6)
})
