import { PATHS, type TableInfo } from '@benben/protocol'
import { readRecord, replay, random } from '@benben/kernel'
import { standard, tekhenu, tekhenuWith } from '@benben/tekhenu'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NONCE, playOut, TestServer, Visitor } from './testing.ts'

let server: TestServer
beforeAll(async () => void (server = await TestServer.open()))
afterAll(() => server.end())

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const
const AUTOMATON = { kind: 'automaton' } as const
const GREEDY = { kind: 'bot', bot: 'greedy' } as const
const SOLO = { game: 'tekhenu', options: { solo: 'easy' }, seats: [ME, AUTOMATON] }

const errorIn = ({ body }: { body: never }): unknown => (body as { error: unknown }).error

describe('a seat that plays by itself', () => {
  it('is taken from the start, so that the table begins without it', async () => {
    const ada = await Visitor.named(server, 'Ada')
    const made = await ada.create(SOLO)
    expect(made.seats[1]).toEqual({ kind: 'automaton', name: 'Botankhamun', ready: true, connected: true })
    const eve = await Visitor.named(server, 'Eve')
    expect(errorIn(await eve.post(PATHS.join(made.id), { seat: 1, nonce: NONCE }))).toMatchObject({
      code: 'protocol.seat-taken',
    })
    expect(await ada.join(made.id)).toMatchObject({ status: 'running', toAct: [0] })
  })

  it('stands exactly where the game seats it', async () => {
    const ada = await Visitor.named(server, 'Ada')
    const order = async (request: object) =>
      errorIn(await ada.post(PATHS.tables, { game: 'tekhenu', ...request }))
    expect(await order({ ...SOLO, seats: [ME, OPEN] })).toEqual({
      code: 'protocol.automaton-seat',
      params: { name: 'Botankhamun' },
      path: 'seats[1]',
    })
    expect(await order({ seats: [ME, AUTOMATON] })).toMatchObject({
      code: 'protocol.no-automaton',
      path: 'seats[1]',
    })
    expect(await order({ ...SOLO, seats: [GREEDY, AUTOMATON] })).toMatchObject({
      code: 'protocol.no-person',
    })
    expect(await order({ ...SOLO, seats: [ME, AUTOMATON, OPEN] })).toMatchObject({
      code: 'tekhenu.solo.seats',
    })
  })

  it('plays its turns unasked, leaves a record that holds, and keeps its seat in a rematch', async () => {
    const ada = await Visitor.named(server, 'Ada')
    const { id } = await ada.create(SOLO)
    await ada.join(id)
    const live = await ada.live(id)
    await playOut([live], random('solo'))
    const { result } = await live.until((state) => state.result !== null)
    const { body } = await ada.get(PATHS.record(id))
    expect(replay(tekhenu, readRecord(body)).result).toEqual(result)
    const again = (await ada.post(PATHS.rematch(id))).body as { table: TableInfo }
    expect(again.table.seats).toMatchObject([
      { kind: 'person', name: 'Ada', ready: false },
      { kind: 'automaton', name: 'Botankhamun', ready: true },
    ])
    expect((await ada.join(again.table.id)).status).toBe('running')
    expect(server.problems).toEqual([])
  })
})

describe('a corrected edition', () => {
  const mine = { ...standard, name: 'My box', supply: { ...standard.supply, statues: 5 } }
  const printed = {
    ...mine,
    playerBoard: { ...mine.playerBoard, statueGranite: mine.playerBoard.statueGranite.slice(0, 5) },
  }

  it('is played with, told to whoever comes, and carried by the record and the rematch', async () => {
    const ada = await Visitor.named(server, 'Ada')
    const made = await ada.create({ game: 'tekhenu', printed, seats: [ME, GREEDY] })
    expect(made.printed).toEqual(JSON.parse(JSON.stringify(printed)))
    await ada.join(made.id)
    await server.restart()
    const live = await ada.live(made.id)
    await playOut([live], random('edition'))
    await live.until((state) => state.result !== null)
    const record = readRecord((await ada.get(PATHS.record(made.id))).body)
    expect(record).toMatchObject({ edition: 'My box', printed: { name: 'My box' } })
    expect(replay(tekhenuWith(printed) as never, record).result).toBeDefined()
    const again = (await ada.post(PATHS.rematch(made.id))).body as { table: TableInfo }
    expect(again.table.printed).toEqual(made.printed)
    expect(server.problems).toEqual([])
  })

  it('is refused where something is wrong with it, or the game has none', async () => {
    const ada = await Visitor.named(server, 'Ada')
    const order = async (request: object) =>
      errorIn(await ada.post(PATHS.tables, { seats: [ME, OPEN], ...request }))
    expect(await order({ game: 'tekhenu', printed: { ...printed, supply: standard.supply } })).toMatchObject({
      code: 'tekhenu.edition.row-length',
      path: 'edition.playerBoard.statueGranite',
    })
    expect(await order({ game: 'aton', printed })).toMatchObject({ code: 'protocol.no-editions' })
    expect(await order({ game: 'tekhenu', printed: { name: 'x'.repeat(70_000) } })).toEqual({
      code: 'protocol.too-large',
      params: { most: 65_536 },
      path: '',
    })
  })
})
