import { gameOf } from '@benben/bots'
import { readRecord, replay } from '@benben/kernel'
import {
  PATHS,
  type Calendar,
  type CalendarAnswer,
  type CreateRequest,
  type Pace,
  type TableInfo,
} from '@benben/protocol'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { NONCE, pairAt, playOut, TestServer, Visitor, type Live } from './testing/server.ts'

let server: TestServer
const problems: string[] = []
beforeEach(async () => void (server = await TestServer.open()))
afterEach(async () => {
  problems.push(...server.problems)
  await server.end()
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const QUICK: Pace = {
  kind: 'live',
  clock: { bank: 600, increment: 30, cap: 900 },
  late: { act: 'bot', bot: 'novice' },
}
const DAILY: Pace = {
  kind: 'turn',
  clock: { bank: 86_400, increment: 86_400, cap: 86_400 },
  late: { act: 'bot', bot: 'scribe' },
}

const codeIn = ({ body }: { body: never }): string => (body as { error: { code: string } }).error.code
const infoOf = async (visitor: Visitor, id: string): Promise<TableInfo> =>
  (await visitor.get(PATHS.table(id))).body['table']

async function threeAt(pace: Pace) {
  const people = await Promise.all(['Ada', 'Ben', 'Cem'].map((name) => Visitor.named(server, name)))
  const seats: CreateRequest['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const { id } = await people[0]!.create({ game: 'tekhenu', seats, pace })
  for (const each of people) await each.join(id)
  const lives: Live[] = []
  for (const each of people) lives.push(await each.live(id))
  await Promise.all(lives.map((live) => live.until(() => true)))
  return { id, people, lives }
}

it('no clock runs before the match begins; then those of the seats that are asked', async () => {
  const ada = await Visitor.named(server, 'Ada')
  const { id, pace, clocks } = await ada.create({ pace: QUICK })
  expect([pace, clocks]).toEqual([QUICK, undefined])
  await ada.join(id)
  await server.pass(HOUR)
  const ben = await Visitor.named(server, 'Ben')
  // In Aton both arrange their cards at the same time.
  const begun = await ben.join(id)
  expect(begun.toAct).toEqual([0, 1])
  expect(begun.clocks!.seats.map((clock) => clock?.since)).toEqual([begun.since, begun.since])
  expect(begun.clocks!.seats[0]!.due).toBe(begun.since + 10 * MINUTE)
  expect(begun.question?.code).toBe('aton.assign')
})

it('each clock of several seats that are asked runs on its own', async () => {
  const { id, ada, lives } = await pairAt(server, { pace: QUICK })
  await server.pass(2 * MINUTE)
  await lives[0].move(lives[0].state!.decision!.moves[0]!)
  const mine = lives[0].state!.decision
  if (mine?.owed === true) await lives[0].move(mine.moves.at(-1)!)
  await lives[0].until(({ toAct }) => !toAct.includes(0))
  await server.pass(3 * MINUTE)
  const { clocks, question } = await infoOf(ada, id)
  const [first, second] = clocks!.seats
  // 10 minutes, less 2, and half a minute for the answer.
  expect(Math.round(first!.left / MINUTE / 0.5) * 0.5).toBe(8.5)
  expect([first!.since, first!.due, first!.counts]).toEqual([null, null, []])
  expect(Math.round(second!.left / MINUTE)).toBe(5)
  expect(question).toBeUndefined()
})

it('lets a bot play a seat whose time is up, until its owner takes it back', async () => {
  const { id, people, lives } = await threeAt(DAILY)
  while ((await infoOf(people[0]!, id)).toAct.length > 1) await playOut(lives, undefined, 1)
  const [seat] = (await infoOf(people[0]!, id)).toAct as [number]
  const person = people[seat]!
  await server.pass(DAY - HOUR)
  expect((await infoOf(person, id)).seats[seat]!.keeper).toBeUndefined()
  await server.pass(2 * HOUR)
  const { told } = await lives[seat]!.until((state) => state.told.some(({ kind }) => kind === 'incident'))
  expect(told.find(({ kind }) => kind === 'incident')!.incident).toBe(`${seat}: out of time, kept by scribe`)
  expect((await infoOf(person, id)).seats[seat]).toMatchObject({ keeper: 'scribe' })
  const { status } = await person.post(PATHS.act(id), { act: 'take-back' })
  expect(status).toBe(200)
  const back = await infoOf(person, id)
  expect(back.seats[seat]!.keeper).toBeUndefined()
  expect(Math.round(back.clocks!.seats[seat]!.left / HOUR)).toBe(24)
  await playOut(lives, undefined, 20)
  for (const each of people) await each.post(PATHS.act(id), { act: 'offer-end', offered: true })
  const record = (await person.get(PATHS.record(id))).body as string
  expect(record).toContain(`\n${seat}: out of time, kept by scribe\n`)
  expect(record).toContain(`\n${seat}: taken back\n`)
  const read = readRecord(record)
  expect(replay(gameOf('tekhenu')!, read).result?.reason).toBe('agreed')
})

it('ends a match of two if the table says that who is late has lost', async () => {
  const { id, ada, ben, lives } = await pairAt(server, { pace: { ...QUICK, late: { act: 'concede' } } })
  await lives[0].move(lives[0].state!.decision!.moves.find((move) => move !== 'exchange')!)
  await server.pass(11 * MINUTE)
  const over = await infoOf(ben, id)
  expect(over).toMatchObject({ status: 'finished', result: { reason: 'out-of-time' } })
  expect(over.clocks).toBeUndefined()
  const record = (await ada.get(PATHS.record(id))).body as string
  expect(record).toMatch(/\n[01]: out of time\n/)
  expect(replay(gameOf('aton')!, readRecord(record)).result).toEqual(over.result)
})

it('does nothing by itself if the table says so; the others may vote for a bot though the person is connected', async () => {
  const { id, ada, lives } = await pairAt(server, { pace: { ...QUICK, late: { act: 'nothing' } } })
  const vote = { act: 'replace', seat: 1, agreed: true }
  expect(codeIn(await ada.post(PATHS.act(id), vote))).toBe('protocol.is-here')
  await server.pass(11 * MINUTE)
  expect((await infoOf(ada, id)).clocks!.seats[1]!.left).toBe(0)
  expect((await infoOf(ada, id)).seats[1]!.keeper).toBeUndefined()
  expect((await ada.post(PATHS.act(id), vote)).status).toBe(200)
  await lives[1].until(({ told }) => told.some(({ incident }) => incident === '1: taken over by scribe'))
})

it('a vote lapses when whoever is late moves', async () => {
  const { id, people, lives } = await threeAt({ ...QUICK, late: { act: 'nothing' } })
  await server.pass(11 * MINUTE)
  const late = (await infoOf(people[0]!, id)).toAct[0]!
  const voter = (late + 1) % 3
  await people[voter]!.post(PATHS.act(id), { act: 'replace', seat: late, agreed: true })
  expect((await infoOf(people[0]!, id)).seats[voter]!.agrees).toEqual([late])
  await lives[late]!.move(lives[late]!.state!.decision!.moves[0]!)
  expect((await infoOf(people[0]!, id)).seats[voter]!.agrees).toBeUndefined()
})

it('by turn the others wait a day before they may vote for a bot, however seldom somebody is connected', async () => {
  const pace: Pace = { ...DAILY, clock: { bank: 259_200, increment: 0, cap: 259_200 } }
  const [ada, ben] = [await Visitor.named(server, 'Ada'), await Visitor.named(server, 'Ben')]
  const { id } = await ada.create({ pace })
  await ada.join(id)
  const begun = await ben.join(id)
  const started = begun.clocks!.seats[1]!.since!
  expect(begun.seats[1]).toMatchObject({ connected: false, botFrom: started + DAY })
  const vote = { act: 'replace', seat: 1, agreed: true }
  expect(codeIn(await ada.post(PATHS.act(id), vote))).toBe('protocol.not-long-away')

  // Nobody waits for whoever has answered; holidays are nobody's absence.
  const live = await ben.live(id)
  const { decision } = await live.until(() => true)
  await live.move(decision!.moves.find((move) => move !== 'exchange')!)
  await live.close()
  expect((await infoOf(ada, id)).seats[1]!.botFrom).toBeNull()
  const first = await ada.live(id)
  const asked = await first.until(() => true)
  await first.move(asked.decision!.moves.find((move) => move !== 'exchange')!)
  await first.close()
  const later = await infoOf(ada, id)
  const late = later.toAct[0]!
  const [away, other] = late === 0 ? [ada, ben] : [ben, ada]
  const { calendar } = (await away.get(PATHS.calendar)).body as CalendarAnswer
  const tomorrow = new Date(Date.now() + server.ahead + DAY).toISOString().slice(0, 10)
  const before = later.seats[late]!.botFrom!
  await away.post(PATHS.calendar, { ...calendar, holidays: [tomorrow] })
  const { botFrom } = (await infoOf(other, id)).seats[late]!
  expect(botFrom).toBe(before + DAY)

  await server.pass(DAY + HOUR)
  expect(codeIn(await other.post(PATHS.act(id), { ...vote, seat: late }))).toBe('protocol.not-long-away')
  await server.pass(DAY)
  expect((await other.post(PATHS.act(id), { ...vote, seat: late })).status).toBe(200)
  expect((await infoOf(other, id)).seats[late]!.keeper).toBe('scribe')
})

it('clocks stand while the server is down, and restarts lose nothing', async () => {
  const { id, ada } = await pairAt(server, { pace: QUICK })
  await server.pass(4 * MINUTE)
  await server.stop()
  server.ahead += 3 * DAY
  await server.start()
  await server.pass(0)
  const { clocks, seats } = await infoOf(ada, id)
  expect(seats.map(({ keeper }) => keeper)).toEqual([undefined, undefined])
  expect(Math.round(clocks!.seats[0]!.left / MINUTE)).toBe(6)
  await server.pass(5 * MINUTE)
  expect((await infoOf(ada, id)).seats[0]!.keeper).toBeUndefined()
  await server.pass(2 * MINUTE)
  expect((await infoOf(ada, id)).seats.map(({ keeper }) => keeper)).toEqual(['novice', 'novice'])
})

it('by turn only the hours of a day count, in the zone of the browser', async () => {
  const zone = 'Pacific/Auckland'
  const pace: Pace = { ...DAILY, clock: { ...DAILY.clock!, bank: 36_000, daily: true } }
  // Six in the morning in UTC: evening in Auckland, night in Montreal. At some hours both clocks are up at the same moment.
  await server.pass(DAY - ((Date.now() + server.ahead + 18 * HOUR) % DAY))
  const [ada, ben] = [await Visitor.named(server, 'Ada'), await Visitor.named(server, 'Ben')]
  const { id } = await ada.create({ pace })
  await ada.post(PATHS.join(id), { nonce: NONCE, zone })
  const { body } = await ben.post(PATHS.join(id), { nonce: NONCE, zone: 'America/Montreal' })
  const { seats, clocks } = body['table'] as TableInfo
  expect(seats.map(({ day }) => day)).toEqual([
    { zone, from: 480, to: 1320 },
    { zone: 'America/Montreal', from: 480, to: 1320 },
  ])
  // Ten hours of fourteen: at night each clock stands ten hours, so none is up before 10 or after 20 hours.
  for (const clock of clocks!.seats) {
    const wait = (clock!.due! - clocks!.at) / HOUR
    expect(wait).toBeGreaterThan(9.9)
    expect(wait).toBeLessThan(20.1)
  }
  expect(new Set(clocks!.seats.map((clock) => clock!.due)).size).toBe(2)
})

it('holidays stop a clock that runs, up to the limit of a year', async () => {
  const { people, id } = await threeAt({ ...DAILY, clock: { bank: 259_200, increment: 0, cap: 259_200 } })
  const seat = (await infoOf(people[0]!, id)).toAct[0]!
  const person = people[seat]!
  const set = (calendar: Calendar) => person.post(PATHS.calendar, calendar)
  expect((await person.get(PATHS.calendar)).body).toMatchObject({ isSet: false, most: 30 })
  // Noon, so that no day begins while the test runs.
  await server.pass(DAY - ((Date.now() + 12 * HOUR) % DAY))
  const now = Date.now() + server.ahead
  const dates = Array.from({ length: 5 }, (_, i) => new Date(now + i * DAY).toISOString().slice(0, 10))
  const wanted = { zone: 'UTC', from: 480, to: 1320, holidays: dates }
  expect((await set(wanted)).body).toMatchObject({ calendar: wanted, isSet: true })
  const off = await infoOf(person, id)
  expect(off.seats[seat]!.holidayUntil).toBe(dates.at(-1))
  // The morning of the first one no longer counts, and the clock goes on after the last one.
  expect(off.clocks!.seats[seat]!.due! - now).toBeGreaterThan(6 * DAY)
  await server.pass(4 * DAY)
  expect((await infoOf(person, id)).seats[seat]!.keeper).toBeUndefined()
  // Those that have begun stay.
  const fewer = (await set({ ...wanted, holidays: [] })).body as CalendarAnswer
  expect(fewer.calendar.holidays).toEqual(dates.filter((date) => date.slice(0, 4) === dates[4]!.slice(0, 4)))
  const year = Number(dates[4]!.slice(0, 4)) + 1
  const many = Array.from({ length: 31 }, (_, i) =>
    new Date(Date.UTC(year, 2, 1) + i * DAY).toISOString().slice(0, 10),
  )
  expect(codeIn(await set({ ...wanted, holidays: many }))).toBe('protocol.too-many-holidays')
  expect(codeIn(await set({ ...wanted, zone: 'Nowhere/Land' }))).toBe('protocol.format')
  expect(codeIn(await set({ ...wanted, to: 600 }))).toBe('protocol.range')
})

it('a pace that makes no sense is refused', async () => {
  const ada = await Visitor.named(server, 'Ada')
  const { clock } = QUICK
  const wrong: [Partial<Pace>, string][] = [
    [{ late: { act: 'bot', bot: 'nobody' } }, 'protocol.no-bot'],
    [{ clock: { ...clock!, bank: 5 } }, 'protocol.range'],
    [{ clock: { ...clock!, cap: 30 } }, 'protocol.range'],
    [{ clock: { ...clock!, increment: 1000 } }, 'protocol.range'],
    [{ clock: { ...clock!, daily: true } }, 'protocol.unknown-field'],
    [{ clock: { bank: 100_000, cap: 100_000, increment: 0 } }, 'protocol.range'],
  ]
  for (const [change, code] of wrong) {
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const reply = await ada.post(PATHS.tables, { game: 'aton', seats, pace: { ...QUICK, ...change } })
    expect(codeIn(reply)).toBe(code)
  }
})

it('bots have no clock; a rematch has the pace of the match before', async () => {
  const ada = await Visitor.named(server, 'Ada')
  const { id } = await ada.create({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }], pace: QUICK })
  const { clocks } = await ada.join(id)
  expect(clocks!.seats[0]!.left).toBeGreaterThan(500_000)
  expect(clocks!.seats[1]).toBeNull()
  await ada.post(PATHS.act(id), { act: 'concede' })
  const { body } = await ada.post(PATHS.rematch(id))
  expect((body['table'] as TableInfo).pace).toEqual(QUICK)
})

it('causes no problems on the server', () => expect(problems).toEqual([]))
