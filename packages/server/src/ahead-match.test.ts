import { gameOf } from '@benben/bots'
import { random, readRecord, replay } from '@benben/kernel'
import { PATHS, type ActRequest, type FeedAnswer } from '@benben/protocol'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { asked, FORESEEING, foreseeingAt, saidAhead, sayAhead, takeTwo } from './testing/ahead.ts'
import { playOut, TestServer, Visitor, type Live } from './testing/server.ts'

let server: TestServer
beforeAll(async () => {
  const games = [gameOf('tekhenu')!, gameOf('aton')!, FORESEEING]
  server = await TestServer.open(games, undefined, undefined, { origin: 'https://play.example' })
})
afterEach(() => {
  if (server.problems.length > 0) throw new Error(server.problems.join(', '))
})
afterAll(() => server.end())

/** Three people at a table of Tekhenu that has begun. */
async function threeAt() {
  const people = await Promise.all(['Ada', 'Ben', 'Cem'].map((name) => Visitor.named(server, name)))
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const
  const { id } = await people[0]!.create({ game: 'tekhenu', seats: [...seats] })
  for (const each of people) await each.join(id)
  const lives: Live[] = []
  for (const each of people) lives.push(await each.live(id))
  await Promise.all(lives.map((live) => live.until(() => true)))
  return { id, people: people as [Visitor, Visitor, Visitor], lives: lives as [Live, Live, Live] }
}

it('a match of Tekhenu in which all answer ahead asks for neither faith nor silence, nor for bread that is there', async () => {
  const { id, people, lives } = await threeAt()
  expect((await saidAhead(people[0], id)).offered).toEqual(['bread', 'no-faith', 'silence'])
  const given = { bread: 'always', 'no-faith': 'always', silence: 'always' } as const
  for (const each of people) expect((await sayAhead(each, id, given)).status).toBe(200)
  await playOut(lives, random('all ahead'))
  const states = lives.flatMap(({ received }) => received.filter((message) => message.type === 'state'))
  const questions = states.flatMap(({ decision, view }) => (decision === null ? [] : [{ decision, view }]))
  const of = (code: string) => questions.filter(({ decision }) => decision.question.code === code)
  expect(of('tekhenu.take').length).toBeGreaterThanOrEqual(48)
  expect([of('tekhenu.faith'), of('tekhenu.proclaim')]).toEqual([[], []])
  for (const { decision, view } of of('tekhenu.bread')) {
    const { tokens } = (view as { seats: { tokens: { bread: number } }[] }).seats[decision.seat]!
    expect(tokens.bread).toBeLessThan(Number(decision.question.params['bread']))
  }
  const { body: text } = await people[0].get(PATHS.record(id))
  const record = readRecord(text)
  expect(replay(gameOf('tekhenu')!, record).result).toEqual(lives[0].state!.result)
  expect(text).toMatch(/^\d: no faith$/m)
  expect(text).toMatch(/^\d: go on$/m)
})

it('a bot that plays for somebody decides for itself; who comes back finds what they said, who gives up does not', async () => {
  const { id, people, lives } = await threeAt()
  const [ada, ben, cem] = people
  const act = (visitor: Visitor, request: ActRequest): Promise<unknown> =>
    visitor.post(PATHS.act(id), request)
  await sayAhead(ben, id, { 'no-faith': 'always' })
  await lives[1].close()
  await lives[0].next('table', ({ table }) => !table.seats[1]!.connected)
  for (const each of [ada, cem]) await act(each, { act: 'replace', seat: 1, agreed: true })
  expect((await server.service.store.table(id))!.seats[1]).toMatchObject({ keeper: 'scribe' })
  await act(ben, { act: 'take-back' })
  expect((await saidAhead(ben, id)).given).toEqual({ 'no-faith': 'always' })
  await act(ben, { act: 'concede' })
  expect((await saidAhead(ben, id)).given).toEqual({})
  expect((await sayAhead(ben, id, { bread: 'once' })).status).toBe(400)
})

it('Aton asks nobody outside their turn: nothing can be answered ahead', async () => {
  const [ada, ben] = [await Visitor.named(server, 'Ada'), await Visitor.named(server, 'Ben')]
  const { id } = await ada.create()
  for (const each of [ada, ben]) await each.join(id)
  expect(await saidAhead(ada, id)).toEqual({ offered: [], given: {} })
  expect((await sayAhead(ada, id, { bread: 'once' })).status).toBe(400)
})

it('no notice tells of a turn that is answered, also where a server takes its time; of what is left it does', async () => {
  const { id, ben, lives } = await foreseeingAt(server)
  await ben.post(PATHS.notices, { choices: { push: [], feed: ['turn'], webhook: [] }, quiet: false })
  const { url } = (await ben.post(PATHS.noticesFeed)).body as FeedAnswer
  const entries = async (): Promise<number> =>
    ((await ben.get(new URL(url).pathname)).body as string).split('<entry>').length - 1
  const pass = async (milliseconds: number): Promise<void> => {
    server.ahead += milliseconds
    await server.notices.runner.settled()
  }
  await lives[1].close()
  await sayAhead(ben, id, { one: 'always', end: 'once' })
  const { service } = server
  const playBots = service.playBots.bind(service)
  service.playBots = () => undefined
  await takeTwo(lives[0])
  await pass(11_000)
  expect(await entries()).toBe(0)
  service.playBots = playBots
  service.playBots(id)
  await asked(lives[0], 'toy.take')
  await pass(11_000)
  expect(await entries()).toBe(0)
  await takeTwo(lives[0])
  await lives[0].until(({ view }) => (view as { stones: number }).stones === 15)
  await pass(11_000)
  expect(await entries()).toBe(1)
})
