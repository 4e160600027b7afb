import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aton } from '@benben/aton'
import { commitment, random, readRecord, replay } from '@benben/kernel'
import { PATHS, type StateMessage, type TableInfo } from '@benben/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pairAt, playOut, TestServer, Visitor, type Live } from './testing/server.ts'

let server: TestServer
beforeAll(async () => void (server = await TestServer.open()))
afterAll(() => server.end())

const BENBEN = join(import.meta.dirname, '..', '..', 'cli', 'bin', 'benben.mjs')

describe('a game between two people', () => {
  it('is played to its end, and its record is fair', async () => {
    const { id, ada, lives } = await pairAt(server)
    const before = (await ada.get(PATHS.table(id))).body as { table: TableInfo }
    expect((await ada.get(PATHS.record(id))).status).toBe(409)
    await playOut(lives)
    const { result } = await lives[0].until((state) => state.result !== null)
    expect((await lives[1].until((state) => state.result !== null)).result).toEqual(result)
    await lives[0].next('table', ({ table }) => table.status === 'finished')

    const { status, body } = await ada.get(PATHS.record(id))
    expect(status).toBe(200)
    const record = readRecord(body)
    expect(record.names).toEqual(['Ada', 'Ben'])
    expect(commitment(record.seed!)).toBe(before.table.commitment)
    expect(replay(aton, record).result).toEqual(result)

    const file = join(server.folder, 'record.txt')
    writeFileSync(file, body)
    const verified = spawnSync(process.execPath, [BENBEN, 'verify', file, '--json'], { encoding: 'utf8' })
    expect(JSON.parse(verified.stdout)).toMatchObject({ ok: true })
  })

  it('tells each seat what it may see and nothing else, also by counting', async () => {
    const { lives } = await pairAt(server)
    const chance = random('secrets')
    // Seat 0 lays out its cards, then changes its mind a few times; seat 1 must not notice the latter.
    const [first, second] = lives
    const seen = second.state!.version
    const layOut = async (live: Live): Promise<void> => {
      const moves = live.state!.decision!.moves.filter((move) => move !== 'exchange')
      const { version } = live.state!
      await live.move(moves[chance.below(moves.length)]!)
      await live.until((state) => state.version > version)
    }
    await layOut(first)
    await second.until(({ version }) => version === seen + 1)
    for (let i = 0; i < 3; i++) await layOut(first)
    expect(first.state!.version).toBe(5)
    expect(second.state!.version).toBe(seen + 1)
    const heard = second.received.length
    // Whatever came later would have come before the answer to this.
    second.send({ type: 'ping' })
    await second.next('pong')
    expect(second.received.slice(heard).map(({ type }) => type)).toEqual(['pong'])
    const view = second.state!.view as { seats: { hand: unknown; cartouches: unknown }[] }
    expect(view.seats[0]).toMatchObject({ hand: null, cartouches: null })
  })

  it('keeps a question open for an answer while somebody else moves', async () => {
    const { lives } = await pairAt(server)
    const [first, second] = lives
    const { id, moves } = second.state!.decision!
    const { version } = second.state!
    await first.move(first.state!.decision!.moves.find((move) => move !== 'exchange')!)
    await second.until((state) => state.version > version)
    expect(second.state!.decision!.id).toBe(id)
    expect(
      await second.move(
        moves.find((move) => move !== 'exchange')!,
        id,
      ),
    ).toMatchObject({ type: 'ack' })
  })

  it('ends in the same moment for both however they hurry', async () => {
    const { lives } = await pairAt(server)
    const hurry = async (live: Live, chance: ReturnType<typeof random>): Promise<void> => {
      for (;;) {
        const state = await live.until(({ result, decision }) => result !== null || decision?.owed === true)
        if (state.result !== null) return
        const { moves } = state.decision!
        await live.move(moves[chance.below(moves.length)]!)
        await live.until(({ version }) => version > state.version)
      }
    }
    await Promise.all(lives.map((live, i) => hurry(live, random(`hurry ${i}`))))
    expect(lives[0].state!.result).toEqual(lives[1].state!.result)
  })
})

describe('answers', () => {
  it('given twice count once, and are acknowledged alike', async () => {
    const { lives } = await pairAt(server)
    const [live] = lives
    const { id: decision, moves } = live.state!.decision!
    const move = moves.find((each) => each !== 'exchange')!
    const first = await live.move(move, decision, 'the-same-answer')
    const { version } = await live.until((state) => state.version > 1)
    const again = await live.move(move, decision, 'the-same-answer')
    expect(again).toEqual(first)
    live.send({ type: 'ping' })
    await live.next('pong')
    expect(live.state!.version).toBe(version)
  })

  it('to a question of before are refused', async () => {
    const { lives } = await pairAt(server)
    const [live] = lives
    const { id: decision, moves } = live.state!.decision!
    await live.move(moves[0]!, decision)
    await live.until(({ version }) => version > 1)
    expect(await live.move(moves[1]!, decision)).toMatchObject({
      type: 'refused',
      refusal: { code: 'protocol.stale' },
    })
    expect(await live.undo(decision)).toMatchObject({ type: 'refused', refusal: { code: 'protocol.stale' } })
  })

  it('that break a rule are refused with it', async () => {
    const { lives } = await pairAt(server)
    const [live] = lives
    expect(await live.move('place 1a1')).toMatchObject({
      type: 'refused',
      refusal: { code: 'aton.not-asked', rule: 'round' },
    })
    expect(await live.move('jump')).toMatchObject({
      type: 'refused',
      refusal: { code: 'protocol.unreadable-move', params: { found: 'jump' } },
    })
    expect(await live.undo()).toMatchObject({ type: 'refused', refusal: { code: 'match.undo-nothing' } })
  })
})

/** Plays until a seat has placed a priest and can undo it. */
async function untilUndo(lives: readonly Live[]): Promise<Live> {
  for (let i = 0; i < 200; i++) {
    const found = lives.find(({ state }) => state?.canUndo === true)
    if (found !== undefined) return found
    await playOut(lives, random(`undo ${i}`), 1)
  }
  throw new Error('no move could be undone')
}

describe('undo', () => {
  it('is idempotent', async () => {
    const { lives } = await pairAt(server)
    const mover = await untilUndo(lives)
    const { version, decision } = mover.state!
    const first = await mover.undo(decision!.id, 'undo-once')
    expect(first).toMatchObject({ type: 'ack', version: version + 1 })
    expect(await mover.undo(decision!.id, 'undo-once')).toEqual(first)
    expect((await mover.until((state) => state.version > version)).version).toBe(version + 1)
  })

  it('undoes the move for everybody, as a line of its own', async () => {
    const { lives } = await pairAt(server)
    const mover = await untilUndo(lives)
    const other = lives.find((live) => live !== mover)!
    const { version } = mover.state!
    await mover.undo()
    const { told } = await mover.until((state) => state.version > version)
    expect(told).toEqual([
      {
        version: version + 1,
        kind: 'undo',
        seat: lives.indexOf(mover),
        at: expect.any(Number) as number,
        events: [],
      },
    ])
    const after = await other.until((state) => state.told.some(({ kind }) => kind === 'undo'))
    expect(after.told).toHaveLength(1)
    expect(await mover.move(mover.state!.decision!.moves[0]!)).toMatchObject({ type: 'ack' })
  })

  it('is still possible after the server was restarted', async () => {
    const { id, ada, ben, lives } = await pairAt(server)
    const mover = await untilUndo(lives)
    const at = lives.indexOf(mover)
    const { view, version } = mover.state!
    await server.restart()
    expect(mover.closed ?? (await mover.next('pong').catch(() => mover.closed))).toBe(1012)
    const again = await [ada, ben][at]!.live(id, version)
    const state = await again.until(() => true)
    expect(state).toMatchObject({ version, view, canUndo: true, told: [] })
    expect(await again.undo()).toMatchObject({ type: 'ack', version: version + 1 })
  })

  it('needs no hand where a seat ends its turns by itself', async () => {
    const { lives } = await pairAt(server)
    for (const live of lives) {
      expect(live.state!.endTurnByHand).toBe(true)
      live.send({ type: 'preference', id: 'preference-1', endTurnByHand: false })
      expect(await live.settled('preference-1')).toMatchObject({ type: 'ack' })
      await live.until(({ endTurnByHand }) => !endTurnByHand)
    }
    await playOut(lives)
    const moves = lives.flatMap(({ texts }) => texts).filter((text) => text.includes('"end turn"'))
    expect(moves).toEqual([])
  })
})

describe('coming back', () => {
  const stories = (live: Live): StateMessage['told'] =>
    live.received.flatMap((each) => (each.type === 'state' ? each.told : []))

  it('brings exactly what was missed', async () => {
    const { id, ben, lives } = await pairAt(server)
    const [first, second] = lives
    await playOut(lives, random('missed'), 6)
    const known = second.state!.version
    await second.close()
    const twin = await ben.live(id, 0)
    await twin.until(() => true)
    await playOut([first, twin], random('missed'), 6)
    const back = await ben.live(id, known)
    const state = await back.until(() => true)
    expect(state.version).toBe(twin.state!.version)
    expect(state.view).toEqual(twin.state!.view)
    expect(state.told.map(({ version }) => version)).toEqual(
      Array.from({ length: state.version - known }, (_, i) => known + 1 + i),
    )
    expect(stories(twin).filter(({ version }) => version > known)).toEqual(state.told)
  })

  it('tells who was never there the whole story', async () => {
    const { id, ada, lives } = await pairAt(server)
    await playOut(lives, random('story'), 10)
    const whole = await ada.live(id, 0)
    await whole.until(() => true)
    expect(stories(whole)).toEqual(stories(lives[0]))
    const braggart = await ada.live(id, 999)
    await braggart.until(() => true)
    expect(stories(braggart)).toEqual(stories(lives[0]))
  })

  it('shows who is there', async () => {
    const { ben, id, lives } = await pairAt(server)
    await lives[1].close()
    const without = await lives[0].next('table', ({ table }) => !table.seats[1]!.connected)
    expect(without.table.seats.map(({ connected }) => connected)).toEqual([true, false])
    await ben.live(id)
    const whole = await lives[0].next('table', ({ table }) => table.seats[1]!.connected)
    expect(whole.table.seats.map(({ connected }) => connected)).toEqual([true, true])
  })
})

describe('watching', () => {
  it('shows what everybody may see', async () => {
    const { id, lives } = await pairAt(server, { watchable: true })
    const eve = await Visitor.named(server, 'Eve')
    const watcher = await eve.live(id)
    const state = await watcher.until(() => true)
    expect(state.decision).toBeNull()
    expect((state.view as { viewer: string }).viewer).toBe('spectator')
    await playOut(lives)
    await watcher.until(({ result }) => result !== null)
    // Its replay is for its players.
    expect((await eve.get(PATHS.record(id))).status).toBe(403)
  })

  it('is not possible where the players want to be among themselves', async () => {
    const { id } = await pairAt(server)
    const eve = await Visitor.named(server, 'Eve')
    const watcher = await eve.live(id)
    expect(await watcher.next('error')).toMatchObject({ error: { code: 'protocol.not-watchable' } })
    await expect(watcher.next('state')).rejects.toThrow('4004')
  })

  it('a private table ends when its match begins: the waiting room shows nothing of it', async () => {
    const [ada, ben] = [await Visitor.named(server, 'Ada'), await Visitor.named(server, 'Ben')]
    const { id } = await ada.create()
    const watcher = await (await Visitor.named(server, 'Eve')).live(id)
    await watcher.next('table')
    await ada.join(id)
    await ben.join(id)
    expect(await watcher.next('error')).toMatchObject({ error: { code: 'protocol.not-watchable' } })
    await expect(watcher.next('pong')).rejects.toThrow('4004')
    expect(watcher.received.map(({ type }) => type)).not.toContain('state')
  })
})

describe('bots', () => {
  it('play along, and again after a restart', async () => {
    const ada = await Visitor.named(server, 'Ada')
    const { id } = await ada.create({ seats: [{ kind: 'bot', bot: 'greedy' }, { kind: 'me' }] })
    await ada.join(id)
    const live = await ada.live(id)
    await playOut([live], random('bots'), 12)
    await server.restart()
    const again = await ada.live(id)
    await playOut([again], random('bots'))
    expect(again.state!.result).not.toBeNull()
    expect(server.problems).toEqual([])
  })
})
