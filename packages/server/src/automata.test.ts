import { PATHS, type StateMessage, type TableInfo } from '@benben/protocol'
import { readRecord, replay, random } from '@benben/kernel'
import { soloOf, standard, tekhenu, tekhenuWith, type TekhenuView } from '@benben/tekhenu'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NONCE, playOut, TestServer, Visitor, type Live } from './testing/server.ts'

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

describe('a turn of a seat that plays by itself', () => {
  const QUESTIONS = ['solo-progress', 'solo-take', 'solo-act', 'end-turn'].map((each) => `tekhenu.${each}`)

  it('is broadcast step by step, each with its result, and cannot be undone', async () => {
    const ada = await Visitor.named(server, 'Ada')
    const { id } = await ada.create({ ...SOLO, watchable: true })
    await ada.join(id)
    const lives = [await ada.live(id), await (await Visitor.named(server, 'Eve')).live(id)]
    const states = (live: Live): StateMessage[] =>
      live.received.filter(({ type }) => type === 'state') as never
    // Until it has had two turns.
    for (let turns = 0; turns < 2;) {
      await playOut([lives[0]!], random(`steps ${turns}`), 1)
      await lives[0]!.until(({ decision, result }) => decision !== null || result !== null)
      turns = states(lives[0]!).filter(({ step }) => step?.question.code === QUESTIONS[0]).length
    }
    await lives[1]!.until(({ version }) => version === lives[0]!.state!.version)
    for (const live of lives) {
      const heard = states(live)
      const first = heard.findIndex(({ step }) => step !== null)
      const turn = heard.slice(first, first + 5)
      expect(turn.map(({ step }) => step?.question.code)).toEqual([...QUESTIONS, undefined])
      expect(turn.map(({ step }) => step?.seat)).toEqual([1, 1, 1, 1, undefined])
      expect(turn.slice(0, 4).map(({ decision, canUndo, toAct }) => [decision, canUndo, toAct])).toEqual(
        Array.from({ length: 4 }, () => [null, false, [1]]),
      )
      // What it will do lies ahead: the marker stands at the start until it has moved on.
      const marker = ({ view }: StateMessage): unknown => soloOf(view as TekhenuView)?.marker
      expect(turn.map(marker).slice(0, 2)).toEqual([0, 1])
      const types = turn.map(({ told }) => told.flatMap(({ events }) => events.map(({ type }) => type)))
      expect(
        types.map((each) => ['progressed', 'took', 'action'].filter((type) => each.includes(type))),
      ).toEqual([[], ['progressed'], ['took'], ['action'], []])
    }
    expect(server.problems).toEqual([])
  })

  it('goes on after a restart in the middle of it', async () => {
    const ada = await Visitor.named(server, 'Ada')
    const { id } = await ada.create(SOLO)
    await ada.join(id)
    // The server stops before it plays the next step: the table alone lets nobody play.
    const table = (await server.service.tables.acquire(id))!
    const chance = random('restart')
    for (let i = 0; !table.stored.toAct.includes(1); i++) {
      const moves = table.state!.asked[0]!.moves
      const move = tekhenu.write(moves[chance.below(moves.length)]!)
      const decision = table.stored.decisions[0]!
      expect(await table.answer(0, { id: `answer-${i}`, decision, move })).toMatchObject({ ok: true })
    }
    expect(table.stored.botAsked).toBe(true)
    await server.restart()
    const live = await ada.live(id)
    await live.until(({ decision }) => decision !== null)
    const told = live.received.flatMap((message) => (message.type === 'state' ? message.told : []))
    expect(told.flatMap(({ events }) => events.map(({ type }) => type))).toContain('progressed')
    expect(server.problems).toEqual([])
  })
})

describe('a corrected edition', () => {
  const mine = { ...standard, name: 'My box', supply: { ...standard.supply, statues: 5 } }
  const printed = {
    ...mine,
    playerBoard: { ...mine.playerBoard, statueGranite: mine.playerBoard.statueGranite.slice(0, 5) },
  }

  it('is used in play, sent to every client, and part of the record and the rematch', async () => {
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
