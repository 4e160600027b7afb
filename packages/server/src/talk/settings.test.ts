import { afterEach, expect, it } from 'vitest'
import { TestServer } from '../testing/server.ts'
import { company, concede, Listener } from '../testing/talk.ts'
import { Talk } from './talk.ts'

const DAY = 86_400_000
let server: TestServer | undefined
afterEach(async () => server?.end())

it('talk is deleted so many days after the end of the match, and not before', async () => {
  server = await TestServer.open()
  const { id, ada, ben, atAda, lives } = await company(server)
  const running = await company(server)
  for (const each of [atAda, running.atAda]) await each.say('hello')
  await concede(ben, id)
  await lives[0].until(({ result }) => result !== null)
  const { store } = server.service
  const after = (days: number, keep = 30): Talk =>
    new Talk({
      store,
      isOn: true,
      days: keep,
      clock: () => Date.now() + days * DAY,
      onError: () => undefined,
    })
  expect(await after(29).tidy()).toBe(0)
  expect(await after(31, 0).tidy()).toBe(0)
  expect((await Listener.at(ada, id)).texts).toEqual(['hello'])
  expect(await after(31).tidy()).toBe(1)
  expect((await Listener.at(ada, id)).texts).toEqual([])
  expect((await Listener.at(running.ada, running.id)).texts).toEqual(['hello'])
})

it('an operator can switch talk off: nothing is said or read, everything else works', async () => {
  server = await TestServer.open(undefined, undefined, undefined, {}, { chat: { isOn: false, days: 30 } })
  const { atAda, atBen, lives } = await company(server)
  expect(atAda.closed).toBe('protocol.no-talk')
  expect(await atAda.say('hello?')).toBe('protocol.no-talk')
  expect(atBen.texts).toEqual([])
  const moving = lives.find(({ state }) => state?.decision?.owed === true)!
  expect((await moving.move(moving.state!.decision!.moves[0]!)).type).toBe('ack')
})
