import { gameOf } from '@benben/bots'
import { readRecord, replay } from '@benben/kernel'
import { PATHS, type ActRequest, type TableInfo } from '@benben/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NONCE, pairAt, playOut, TestServer, Visitor, type Live } from './testing/server.ts'

let server: TestServer
beforeAll(async () => void (server = await TestServer.open()))
afterAll(() => server.end())

const codeIn = ({ body }: { body: never }): string => (body as { error: { code: string } }).error.code

async function act(visitor: Visitor, id: string, request: ActRequest): Promise<TableInfo> {
  const { status, body } = await visitor.post(PATHS.act(id), request)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (body as { table: TableInfo }).table
}

const recordOf = async (visitor: Visitor, id: string): Promise<string> =>
  (await visitor.get(PATHS.record(id))).body

/** The record is valid, with the result that the server told. */
async function expectRecord(visitor: Visitor, id: string, line: string): Promise<void> {
  const text = await recordOf(visitor, id)
  expect(text).toContain(`\n${line}\n`)
  const record = readRecord(text)
  const match = replay(gameOf(record.game)!, record)
  const { result } = (await visitor.get(PATHS.table(id))).body['table'] as TableInfo
  expect(result).toEqual(match.result)
}

/** Three people at a table of Tekhenu that has begun. */
async function threeAt() {
  const people = await Promise.all(['Ada', 'Ben', 'Cem'].map((name) => Visitor.named(server, name)))
  const { id } = await people[0]!.create({
    game: 'tekhenu',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  })
  for (const each of people) await each.join(id)
  const lives: Live[] = []
  for (const each of people) lives.push(await each.live(id))
  await Promise.all(lives.map((live) => live.until(() => true)))
  return { id, people, lives }
}

describe('conceding', () => {
  it('ends a match of two, and the record says so', async () => {
    const { id, ada, ben, lives } = await pairAt(server)
    await playOut(lives, undefined, 5)
    const table = await act(ada, id, { act: 'concede' })
    expect(table).toMatchObject({
      status: 'finished',
      toAct: [],
      result: { reason: 'conceded', winners: [1], lost: [0] },
    })
    const { told, decision, result } = await lives[1].until((state) => state.result !== null)
    expect(told.at(-1)).toMatchObject({ kind: 'incident', seat: 0, incident: '0: concedes', events: [] })
    expect([decision, result?.reason]).toEqual([null, 'conceded'])
    expect(await act(ada, id, { act: 'concede' })).toMatchObject({ status: 'finished' })
    expect(codeIn(await ben.post(PATHS.act(id), { act: 'concede' }))).toBe('protocol.not-running')
    await expectRecord(ben, id, '0: concedes')
    await server.restart()
    await expectRecord(ben, id, '0: concedes')
    const again = await ben.live(id)
    expect((await again.until(() => true)).result?.reason).toBe('conceded')
  })

  it('leaves the seat of a larger match to a bot, for good', async () => {
    const { id, people, lives } = await threeAt()
    const table = await act(people[1]!, id, { act: 'concede' })
    expect(table.seats[1]).toMatchObject({ kind: 'person', name: 'Ben', keeper: 'scribe', lost: true })
    expect(codeIn(await people[1]!.post(PATHS.act(id), { act: 'take-back' }))).toBe('protocol.seat-lost')
    await playOut([lives[0]!, lives[2]!], undefined, 10)
    expect(lives[1]!.state!.decision).toBeNull()
    const ended = await act(people[0]!, id, { act: 'concede' })
    expect(ended).toMatchObject({ status: 'finished', result: { winners: [2], lost: [1, 0] } })
    await expectRecord(people[2]!, id, '1: concedes to scribe')
  })
})

describe('an end that all agree on', () => {
  it('needs everybody, lapses with a move, and has no winner', async () => {
    const { id, ada, ben, lives } = await pairAt(server)
    expect((await act(ada, id, { act: 'offer-end', offered: true })).seats[0]).toMatchObject({
      offersEnd: true,
    })
    await lives[1].next('table', ({ table }) => table.seats[0]!.offersEnd === true)
    await lives[0].move(lives[0].state!.decision!.moves[0]!)
    await lives[1].next('table', ({ table }) => table.seats[0]!.offersEnd === undefined)
    await act(ada, id, { act: 'offer-end', offered: true })
    await act(ada, id, { act: 'offer-end', offered: false })
    expect((await act(ben, id, { act: 'offer-end', offered: true })).status).toBe('running')
    const ended = await act(ada, id, { act: 'offer-end', offered: true })
    expect(ended).toMatchObject({ status: 'finished', result: { reason: 'agreed', winners: [] } })
    await expectRecord(ada, id, 'all: end unfinished')
  })
})

describe('a bot for somebody who is away', () => {
  it('takes over when all others agree, and goes when the owner comes back', async () => {
    const { id, people, lives } = await threeAt()
    const [ada, ben, cem] = people as [Visitor, Visitor, Visitor]
    expect(codeIn(await ada.post(PATHS.act(id), { act: 'replace', seat: 1, agreed: true }))).toBe(
      'protocol.is-here',
    )
    await lives[1]!.close()
    await lives[0]!.next('table', ({ table }) => !table.seats[1]!.connected)
    expect((await act(ada, id, { act: 'replace', seat: 1, agreed: true })).seats[0]).toMatchObject({
      agrees: [1],
    })
    expect(codeIn(await ben.post(PATHS.act(id), { act: 'take-back' }))).toBe('protocol.not-absent')
    const taken = await act(cem, id, { act: 'replace', seat: 1, agreed: true })
    expect(taken.seats[1]).toMatchObject({ keeper: 'scribe', connected: false })
    expect(taken.seats[0]!.agrees).toBeUndefined()
    await playOut([lives[0]!, lives[2]!], undefined, 8)
    await server.restart()
    expect((await act(ben, id, { act: 'take-back' })).seats[1]!.keeper).toBeUndefined()
    const back = [await ada.live(id), await ben.live(id), await cem.live(id)]
    await Promise.all(back.map((live) => live.until(() => true)))
    expect(back[1]!.state!.told.map(({ incident }) => incident).filter(Boolean)).toEqual([
      '1: taken over by scribe',
      '1: taken back',
    ])
    const asked = back[1]!.until(({ decision }) => decision?.owed === true)
    const played = playOut(back, undefined, 60)
    expect((await asked).decision!.seat).toBe(1)
    await played
    for (const each of people) await act(each, id, { act: 'offer-end', offered: true })
    await expectRecord(ada, id, '1: taken over by scribe')
    await expectRecord(ada, id, '1: taken back')
  })
})

describe('votes for a bot', () => {
  it('lapse when the person comes back', async () => {
    const { id, people, lives } = await threeAt()
    const [ada, ben] = people as [Visitor, Visitor, Visitor]
    const isVoted = ({ table }: { table: TableInfo }): boolean => table.seats[0]!.agrees?.includes(1) === true
    const vote: ActRequest = { act: 'replace', seat: 1, agreed: true }
    await lives[1]!.close()
    await lives[0]!.next('table', ({ table }) => !table.seats[1]!.connected)
    await act(ada, id, vote)
    await lives[2]!.next('table', isVoted)
    await ben.live(id)
    const { table } = await lives[2]!.next('table', (message) => !isVoted(message))
    expect(table.seats.map(({ connected }) => connected)).toEqual([true, true, true])
  })

  it('ask nobody who has deleted their data, and neither does an end that all agree on', async () => {
    const { id, people, lives } = await threeAt()
    const [ada, ben, cem] = people as [Visitor, Visitor, Visitor]
    await ben.ask('DELETE', PATHS.guest)
    const { seats } = await act(ada, id, { act: 'offer-end', offered: true })
    expect(seats[1]).toMatchObject({ kind: 'person', former: true })
    await act(ada, id, { act: 'offer-end', offered: false })
    await lives[2]!.close()
    await lives[0]!.next('table', ({ table }) => !table.seats[2]!.connected)
    const taken = await act(ada, id, { act: 'replace', seat: 2, agreed: true })
    expect(taken.seats[2]!.keeper).toBe('scribe')
    expect((await act(cem, id, { act: 'take-back' })).seats[2]!.keeper).toBeUndefined()
    for (const each of [ada, cem]) await act(each, id, { act: 'offer-end', offered: true })
    await expectRecord(ada, id, 'all: end unfinished')
  })
})

describe('before the match', () => {
  it('whoever made the table fills seats, takes people out and cancels', async () => {
    const [ada, ben] = [await Visitor.named(server, 'Ada'), await Visitor.named(server, 'Ben')]
    const { id } = await ada.create({
      game: 'tekhenu',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    })
    await ada.join(id)
    expect((await ben.join(id)).owner).toBe(0)
    expect(codeIn(await ben.post(PATHS.act(id), { act: 'cancel' }))).toBe('protocol.not-owner')
    expect(codeIn(await ada.post(PATHS.act(id), { act: 'fill', bot: 'nobody', seat: 2 }))).toBe(
      'protocol.no-bot',
    )
    expect(codeIn(await ada.post(PATHS.act(id), { act: 'fill', bot: 'scribe', seat: 1 }))).toBe(
      'protocol.seat-taken',
    )
    const out = await act(ada, id, { act: 'take-out', seat: 1 })
    expect(out.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open'])
    expect((await act(ada, id, { act: 'fill', bot: 'novice', seat: 2 })).seats[2]).toMatchObject({
      kind: 'bot',
      ready: true,
    })
    const begun = await act(ada, id, { act: 'fill', bot: 'novice' })
    expect(begun.status).toBe('running')
    expect(codeIn(await ada.post(PATHS.act(id), { act: 'cancel' }))).toBe('protocol.already-running')

    const other = await ada.create()
    const watching = await ben.live(other.id)
    await watching.next('table')
    expect((await ada.post(PATHS.act(other.id), { act: 'cancel' })).body).toEqual({ table: null })
    expect((await watching.next('error')).error.code).toBe('protocol.no-table')
    expect(codeIn(await ben.post(PATHS.join(other.id), { nonce: NONCE }))).toBe('protocol.no-table')
  })
})

it('causes no problems on the server', () => expect(server.problems).toEqual([]))
