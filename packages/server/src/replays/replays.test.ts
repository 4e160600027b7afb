import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { GAMES } from '@benben/bots'
import { random, readRecord, type Game } from '@benben/kernel'
import { PATHS, type CreateRequest, type ReplayAnswer, type SharedAnswer } from '@benben/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pairAt, playOut, TestServer, Visitor, type Live } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await TestServer.open()
})
afterAll(() => server.end())

const PUBLIC = { listed: true, watchable: true }
const BY_LINK = { watchable: true }
const PRIVATE = {}

/** A short finished match: seat 0 has given up after some moves. */
async function finished(request: Partial<CreateRequest>, moves = 12) {
  const pair = await pairAt(server, request)
  await playOut(pair.lives, random('short'), moves)
  await pair.ada.post(PATHS.act(pair.id), { act: 'concede' })
  return { ...pair, stranger: await Visitor.named(server, 'Eve') }
}

const stepsOf = async (person: Visitor, path: string): Promise<ReplayAnswer> => (await person.get(path)).body

const statusOf = async (person: Visitor, path: string): Promise<number> => (await person.get(path)).status

async function share(person: Visitor, id: string, hideNames = false) {
  const { status, body } = await person.post(PATHS.shares(id), { hideNames })
  expect(status).toBe(200)
  return body as { share: { id: string }; secret: string }
}

describe('a finished match', () => {
  it.each([
    ['public', PUBLIC, 200],
    ['by link', BY_LINK, 403],
    ['private', PRIVATE, 403],
  ] as const)('of a table that is %s', async (_, request, strangers) => {
    const { id, ada, ben, stranger } = await finished(request)
    for (const path of [PATHS.record(id), PATHS.replay(id)]) {
      expect([path, await statusOf(ada, path), await statusOf(ben, path)]).toEqual([path, 200, 200])
      expect([path, await statusOf(stranger, path)]).toEqual([path, strangers])
      expect([path, await statusOf(new Visitor(() => server.url), path)]).toEqual([path, strangers])
    }
  })

  it('is seen from every seat, and by all eyes', async () => {
    const { id, ada, lives } = await finished(PRIVATE)
    const [own, other, all] = await Promise.all(
      ['0', '1', 'all'].map((seat) => stepsOf(ada, `${PATHS.replay(id)}?seat=${seat}`)),
    )
    expect(own!.steps.at(-1)!.view).toEqual(lives[0].state!.view)
    expect(other!.steps.at(-1)!.view).toEqual(lives[1].state!.view)
    expect(all).toMatchObject({ seat: 0, all: true, over: true, you: 0 })
    // After the setup everybody holds cards.
    const hands = (answer: ReplayAnswer): unknown[] =>
      (answer.steps[0]!.view as { seats: { hand: unknown }[] }).seats.map(({ hand }) => hand !== null)
    expect(hands(own!)).toEqual([true, false])
    expect(hands(other!)).toEqual([false, true])
    expect(hands(all!)).toEqual([true, true])
    const { lines } = readRecord((await ada.get(PATHS.record(id))).body)
    const moves = lines.flatMap((line) => (line.kind === 'move' ? [line.text] : []))
    expect(all!.steps.flatMap(({ move }) => move ?? [])).toEqual(moves)
    expect((await ada.get(`${PATHS.replay(id)}?seat=7`)).status).toBe(400)
    expect((await ada.get(`${PATHS.replay(id)}?seat=everybody`)).status).toBe(400)
  })
})

describe('a running match', () => {
  it('is shown to a player as their own seat saw it, and to nobody else', async () => {
    const { id, ada, ben, lives } = await pairAt(server, PUBLIC)
    await playOut(lives, random('running'), 20)
    const { steps, over } = await stepsOf(ada, PATHS.replay(id))
    expect(over).toBe(false)
    // Every view of the replay was sent to this seat before.
    const sent = new Set(viewsOf(lives[0]))
    for (const { view } of steps) expect(sent).toContain(JSON.stringify(view))
    expect(steps.at(-1)!.view).toEqual(lives[0].state!.view)
    expect(steps.length).toBeGreaterThan(5)
    // What the other one decided is told by events alone: it may be secret.
    expect(steps.filter(({ seat, move }) => seat === 1 && move !== undefined)).toEqual([])
    expect(steps.some(({ seat, move }) => seat === 0 && move !== undefined)).toBe(true)

    for (const seat of ['1', 'all']) {
      const { status, body } = await ada.get(`${PATHS.replay(id)}?seat=${seat}`)
      expect([status, body]).toMatchObject([403, { error: { code: 'protocol.own-seat-only' } }])
    }
    expect(await statusOf(ben, `${PATHS.replay(id)}?seat=1`)).toBe(200)
    const stranger = await Visitor.named(server, 'Eve')
    expect(await statusOf(stranger, PATHS.replay(id))).toBe(409)
    expect(await statusOf(ada, PATHS.record(id))).toBe(409)
    expect((await ada.post(PATHS.shares(id), { hideNames: true })).status).toBe(409)
    await Promise.all(lives.map((live) => live.close()))
  })

  it('leaves out what was taken back', async () => {
    const { id, ada, lives } = await pairAt(server)
    await playOut(lives, random('undo'), 8)
    let undone = ''
    for (let tries = 0; tries < 60 && undone === ''; tries++) {
      await playOut(lives, random(`undo ${tries}`), 1)
      const live = lives.find(({ state }) => state?.canUndo === true)
      if (live === undefined) continue
      const before = await stepsOf(ada, PATHS.replay(id))
      const { version } = live.state!
      await live.undo()
      await live.until((state) => state.version > version)
      undone = JSON.stringify(before.steps.at(-1))
      const after = await stepsOf(ada, PATHS.replay(id))
      expect(after.steps).toEqual(before.steps.slice(0, -1))
    }
    expect(undone).not.toBe('')
    await Promise.all(lives.map((live) => live.close()))
  })
})

const viewsOf = (live: Live): string[] =>
  live.received.flatMap((message) => (message.type === 'state' ? [JSON.stringify(message.view)] : []))

describe('a link that shares a replay', () => {
  it('opens it until a player revokes it, whoever made it', async () => {
    const { id, ada, ben, stranger } = await finished(PRIVATE)
    const { secret, share: made } = await share(ada, id)
    const { status, body } = await stranger.get(PATHS.shared(secret))
    expect(status).toBe(200)
    expect(body).toMatchObject({ seats: [{ name: 'Ada' }, { name: 'Ben' }], you: null })
    expect((body as SharedAnswer).record).toBe((await ada.get(PATHS.record(id))).body)
    expect(await statusOf(stranger, `${PATHS.sharedReplay(secret)}?seat=all`)).toBe(200)
    expect((await ben.get(PATHS.shares(id))).body).toMatchObject({ shares: [{ id: made.id, by: 0 }] })
    expect((await ben.ask('DELETE', PATHS.oneShare(id, made.id))).body).toEqual({ shares: [] })
    for (const path of [PATHS.shared(secret), PATHS.sharedReplay(secret)])
      expect(await statusOf(stranger, path)).toBe(404)
    expect((await ben.ask('DELETE', PATHS.oneShare(id, made.id))).status).toBe(404)
  })

  it('tells no names if they are hidden, nor the address of the table, talk or notes', async () => {
    const { id, ada, ben, lives, stranger } = await finished(BY_LINK)
    lives[1].send({ type: 'say', id: 'said-by-ben', text: 'well fought, friend' })
    await lives[1].next('said')
    await ada.ask('PUT', PATHS.notes(id), JSON.stringify({ text: 'beware of the yellow', version: 0 }))
    const { secret } = await share(ben, id, true)
    const told = [PATHS.shared(secret), `${PATHS.sharedReplay(secret)}?seat=all`]
    for (const path of told) {
      const text = JSON.stringify((await stranger.get(path)).body)
      for (const hidden of ['Ada', 'Ben', id, 'well fought', 'beware']) expect(text).not.toContain(hidden)
    }
    const { record } = (await stranger.get(PATHS.shared(secret))).body as SharedAnswer
    expect(readRecord(record).names).toEqual(['', ''])
  })

  it('is made by players alone, a few per match, and ends with them', async () => {
    const { id, ada, ben, stranger } = await finished(PRIVATE)
    expect((await stranger.post(PATHS.shares(id), { hideNames: false })).status).toBe(403)
    expect((await stranger.get(PATHS.shares(id))).status).toBe(403)
    const { secret } = await share(ben, id)
    for (let more = 0; more < 9; more++) await share(more % 2 === 0 ? ada : ben, id)
    expect((await ada.post(PATHS.shares(id), { hideNames: false })).status).toBe(409)
    expect((await ben.get(PATHS.export)).body).toMatchObject({ shares: [{ table: id }, {}, {}, {}, {}] })
    await ben.ask('DELETE', PATHS.guest)
    expect(await statusOf(stranger, PATHS.shared(secret))).toBe(404)
    expect(await statusOf(stranger, PATHS.shared('A'.repeat(43)))).toBe(404)
    expect(await statusOf(stranger, PATHS.shared('nonsense'))).toBe(404)
  })
})

describe('a match of older rules', () => {
  const folder = join(import.meta.dirname, '..', '..', 'fixtures', 'before')
  const database = gunzipSync(readFileSync(join(folder, 'benben.sqlite.gz')))
  const { tables, cookies } = JSON.parse(readFileSync(join(folder, 'tables.json'), 'utf8')) as {
    readonly tables: Readonly<Record<string, string>>
    readonly cookies: readonly string[]
  }

  it.each(['aton', 'tekhenu'])('of %s is shown from what was stored', async (game) => {
    const raised = GAMES.map((each): Game => ({ ...each, rules: each.rules + 1 }))
    const older = await TestServer.open(raised, 1_000_000, database)
    const ada = new Visitor(() => older.url, cookies[0])
    const id = tables[`${game}-finished`]!
    const answer = await stepsOf(ada, PATHS.replay(id))
    const live = await ada.live(id)
    const { view } = await live.until(() => true)
    expect(answer.steps.at(-1)!.view).toEqual(view)
    expect(answer.steps.length).toBeGreaterThan(20)
    // Nothing that happened is missing, although not every decision has a step of its own.
    const told = (await live.until(() => true)).told.filter(({ kind }) => kind !== 'undo')
    const events = (steps: readonly { readonly events: readonly unknown[] }[]): number =>
      steps.reduce((sum, step) => sum + step.events.length, 0)
    expect(events(answer.steps)).toBe(events(told))
    await live.close()
    await older.end()
  })
})
