import { GAMES } from '@benben/bots'
import { random, type Seat } from '@benben/kernel'
import { PATHS } from '@benben/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OutboxRow } from '../store/outbox.ts'
import { playOut, TestServer, Visitor } from '../testing/server.ts'
import { tellsOf } from './occasions.ts'

let server: TestServer
beforeAll(async () => {
  const origin = 'https://play.example'
  server = await TestServer.open(GAMES, undefined, undefined, { origin })
})
afterAll(() => server.end())

it('a whole match of Tekhenu tells each person of every turn once, however many decisions it has', async () => {
  const names = ['Ada', 'Ben', 'Cleo']
  const people = await Promise.all(names.map((name) => Visitor.named(server, name)))
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const
  const { id } = await people[0]!.create({ game: 'tekhenu', seats: [...seats] })
  for (const person of people) {
    const choices = { push: ['turn', 'over'], feed: [], webhook: [] }
    await person.post(PATHS.notices, { choices, quiet: false })
  }
  // What every commit asks to be told, as it is written.
  const told: OutboxRow[] = []
  const { store } = server.service
  const commit = store.commit.bind(store)
  store.commit = async (change) => {
    const isWritten = await commit(change)
    if (isWritten) told.push(...(change.tells ?? []))
    return isWritten
  }
  for (const person of people) await person.join(id)
  const lives = await Promise.all(people.map((person) => person.live(id)))
  await playOut(lives, random('one notice per turn'))

  const lines = await store.lines(id, 0)
  const turnsOf = (seat: Seat): number =>
    told.filter(({ data }) => (data as { seat: Seat }).seat === seat).length
  const decisions = lines.filter(({ kind }) => kind === 'move').length
  const turns = told.filter(({ kind }) => kind === 'turn')
  expect(told.filter(({ kind }) => kind === 'over')).toHaveLength(3)
  expect(decisions).toBeGreaterThan(2 * turns.length)
  for (const seat of [0, 1, 2]) expect(turnsOf(seat)).toBeGreaterThan(16)

  // Between the beginning and the end of a turn its person is told nothing more.
  const events = lines.flatMap(({ events: happened, at }) =>
    happened.map((event) => ({ ...(event as { type: string; seat?: Seat }), at })),
  )
  const begun = events.filter(({ type }) => type === 'turn')
  const ended = events.filter(({ type }) => type === 'turn-ended')
  expect([begun.length, ended.length]).toEqual([48, 48])
  begun.forEach(({ seat, at }, i) => {
    const end = ended[i]!.at
    const within = turns.filter(
      ({ created, data }) => (data as { seat: Seat }).seat === seat && created > at && created < end,
    )
    expect(within.length, `turn ${i}`).toBe(0)
  })
})

it('a table that still waits for the same person has no news', async () => {
  const [ada, ben] = [await Visitor.named(server, 'Ada'), await Visitor.named(server, 'Ben')]
  const { id } = await ada.create()
  for (const person of [ada, ben]) await person.join(id)
  const stored = (await server.service.store.table(id))!
  const of = (toAct: Seat[], next: Seat[]): Seat[] =>
    tellsOf({ ...stored, toAct }, { standing: { ...stored, toAct: next } }, 1).map(
      ({ data }) => (data as { seat: Seat }).seat,
    )
  expect(of([0], [0])).toEqual([])
  expect(of([0], [1])).toEqual([1])
  expect(of([0, 1], [1])).toEqual([])
  expect(of([1], [0, 1])).toEqual([0])
  const kept = stored.seats.with(1, { ...stored.seats[1]!, keeper: 'greedy' })
  expect(tellsOf({ ...stored, seats: kept, toAct: [0] }, { standing: { ...stored, toAct: [1] } }, 1)).toEqual(
    [],
  )
})
