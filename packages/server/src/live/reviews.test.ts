import { random } from '@benben/kernel'
import { PATHS, type CreateRequest, type ReviewShown } from '@benben/protocol'
import { afterAll, describe, expect, it } from 'vitest'
import { newDatabase } from '../testing/postgres.ts'
import { pairAt, playOut, TestServer, Visitor, type Live } from '../testing/server.ts'

const servers: TestServer[] = []
afterAll(async () => {
  for (const server of servers) await server.end()
})

async function finished(server: { readonly url: string }, request: Partial<CreateRequest> = {}) {
  const pair = await pairAt(server, request)
  await playOut(pair.lives, random('short'), 6)
  await pair.ada.post(PATHS.act(pair.id), { act: 'concede' })
  await Promise.all(pair.lives.map((live) => live.until(({ result }) => result !== null)))
  return pair
}

const shown = (at: number, moves: string[] | null = null): ReviewShown => ({ at, seat: 0, all: true, moves })

const look = (live: Live, looking = true): void => live.send({ type: 'review', looking })

const hears = (live: Live, what: object): Promise<unknown> =>
  live.next('reviewed', (message) => {
    try {
      expect(message).toMatchObject(what)
      return true
    } catch {
      return false
    }
  })

const refusal = async (live: Live): Promise<string> => (await live.next('error')).error.code

describe('a finished match that people look at together', () => {
  it('is led by one, whom the others follow, until the lead is handed over', async () => {
    const server = await TestServer.open()
    servers.push(server)
    const {
      lives: [ada, ben],
    } = await finished(server)
    look(ada)
    await hears(ada, { seats: [0], leader: 0, shown: null })
    look(ben)
    await hears(ada, { seats: [0, 1], leader: 0 })
    await hears(ben, { seats: [0, 1], leader: 0 })
    ada.send({ type: 'show', shown: shown(3, ['0: place 1a1']) })
    await hears(ben, { shown: shown(3, ['0: place 1a1']) })
    ben.send({ type: 'show', shown: shown(1) })
    expect(await refusal(ben)).toBe('protocol.not-leading')
    ben.send({ type: 'hand-over', seat: 1 })
    expect(await refusal(ben)).toBe('protocol.not-leading')
    ada.send({ type: 'hand-over', seat: 1 })
    await hears(ben, { leader: 1, shown: shown(3, ['0: place 1a1']) })
    ben.send({ type: 'show', shown: shown(5) })
    await hears(ada, { leader: 1, shown: shown(5) })
    // Whoever leaves gives the lead up.
    look(ben, false)
    await hears(ada, { seats: [0], leader: 0 })
    ada.send({ type: 'hand-over', seat: 1 })
    expect(await refusal(ada)).toBe('protocol.not-there')
    await ada.close()
    await ben.close()
    await expect.poll(() => server.service.reviews.size).toBe(0)
  })

  it('is for those who may see the replay, after the end', async () => {
    const server = await TestServer.open()
    servers.push(server)
    const eve = await Visitor.named(server, 'Eve')
    const { id: byLink } = await finished(server, { watchable: true })
    const outside = await eve.live(byLink)
    look(outside)
    expect(await refusal(outside)).toBe('protocol.not-watchable')
    const open = await finished(server, { watchable: true, listed: true })
    const inside = await eve.live(open.id)
    look(inside)
    await hears(inside, { seats: [], others: 1, leader: null })
    inside.send({ type: 'show', shown: shown(1) })
    expect(await refusal(inside)).toBe('protocol.not-leading')
    const running = await pairAt(server)
    look(running.lives[0])
    expect(await refusal(running.lives[0])).toBe('protocol.not-finished')
  })

  it('takes nothing that is too long, strange or too fast', async () => {
    const server = await TestServer.open()
    servers.push(server)
    const {
      lives: [ada],
    } = await finished(server)
    look(ada)
    for (const moves of [
      Array.from({ length: 61 }, () => '0: x'),
      ['x'],
      ['0: \u2028'],
      ['0: ' + 'x'.repeat(201)],
    ]) {
      ada.send({ type: 'show', shown: shown(1, moves) })
      expect(await refusal(ada)).toMatch(/^protocol\.(?:too-long|format)$/)
    }
    for (let n = 0; n < 40; n++) ada.send({ type: 'show', shown: shown(n) })
    expect(await refusal(ada)).toBe('protocol.too-fast')
  })

  it('is the same at two nodes', async () => {
    const url = await newDatabase()
    const nodes = [await TestServer.node(url), await TestServer.node(url)] as const
    servers.push(...nodes)
    const { id, ben, lives } = await finished(nodes[0])
    const [ada] = lives
    const elsewhere = new Visitor(() => nodes[1].url, ben.cookie)
    const there = await elsewhere.live(id)
    look(ada)
    ada.send({ type: 'show', shown: shown(2) })
    await hears(ada, { shown: shown(2) })
    look(there)
    // Whoever comes to another node is told what is shown.
    await hears(there, { seats: [0, 1], leader: 0, shown: shown(2) })
    ada.send({ type: 'hand-over', seat: 1 })
    await hears(there, { leader: 1 })
    there.send({ type: 'show', shown: shown(4, ['1: end turn']) })
    await hears(ada, { leader: 1, shown: shown(4, ['1: end turn']) })
    await there.close()
    expect(await hears(ada, { seats: [0] })).toMatchObject({ leader: 0 })
  })
})
