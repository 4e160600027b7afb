import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aton } from '@benben/aton'
import { momentsOf, readRecord, reopen, replay, type Game, type GameEvent, type Match } from '@benben/kernel'
import { tekhenu, type TekhenuView } from '@benben/tekhenu'
import { describe, expect, it } from 'vitest'
import { stride } from './strides.ts'
import { playOnFrom, seatsFor } from './play-on.ts'
import { framesOf } from './frames.ts'
import { reelOf } from './reel.ts'
import { openReplay } from './replay-session.ts'
import { storedFrames } from './stored-frames.ts'

const PACKAGES = join(import.meta.dirname, '..', '..', '..')
const read = (game: string, name: string): string =>
  readFileSync(join(PACKAGES, game, 'fixtures', `${name}.record`), 'utf8')

type AnyMatch = Match<unknown, unknown, GameEvent>
const ofTekhenu = (record: string): AnyMatch => replay(tekhenu as unknown as Game, readRecord(record))
const ofAton = (record: string): AnyMatch => replay(aton as unknown as Game, readRecord(record))

const seatsOf = ({ terms }: AnyMatch) =>
  terms.names.map((name) => ({ kind: 'guest', name, bot: null, connected: true }) as const)

describe('the moments of a match', () => {
  const match = ofTekhenu(read('tekhenu', 'three-greedy'))
  const moments = momentsOf(match)

  it('are one more than its moves, in sixteen rounds with two scorings and four times Maat', () => {
    expect(moments).toHaveLength(match.entries.length + 1)
    expect(moments.at(-1)!.round).toBe(16)
    expect(moments.filter(({ sign }) => sign === 'scoring').length).toBe(2)
    expect(moments.filter(({ beginsRound }) => beginsRound).length).toBeGreaterThanOrEqual(16)
  })

  it('are walked by moves, turns and rounds, forward and back to the same places', () => {
    for (const by of ['move', 'turn', 'round'] as const) {
      const forth = [0]
      while (forth.at(-1)! < moments.length - 1) forth.push(stride(moments, forth.at(-1)!, by, 1))
      const back = [moments.length - 1]
      while (back.at(-1)! > 0) back.push(stride(moments, back.at(-1)!, by, -1))
      expect(back.toReversed()).toEqual(forth)
    }
    const rounds = moments.flatMap(({ beginsRound }, at) => (beginsRound && at > 0 ? [at] : []))
    expect(stride(moments, 0, 'round', 1)).toBe(rounds[0])
  })

  it('of Aton have rounds and scorings, too', () => {
    const signs = momentsOf(ofAton(read('aton', 'scoring'))).map(({ sign }) => sign)
    expect(signs).toContain('scoring')
  })
})

describe('the session of a replay', () => {
  const match = ofTekhenu(read('tekhenu', 'two-greedy'))
  const session = openReplay(framesOf(reelOf(match), seatsOf(match)), {
    at: 0,
    eyes: { seat: 0, all: false },
  })
  const view = (): TekhenuView => session.now().view as TekhenuView

  it('shows each moment as its seat saw it, and asks nothing', () => {
    for (const at of [5, 40, match.entries.length]) {
      session.goTo(at)
      const position = match.at(at)!
      expect(view()).toEqual(match.game.view(position, 0))
      expect(session.now()).toMatchObject({ decision: null, result: null, canUndo: false })
    }
  })

  it('shows one step forward as it happened, and nothing else as new', () => {
    session.goTo(40)
    expect(session.now().fresh).toEqual([])
    const before = session.now().log.length
    session.goTo(41)
    expect(session.now().fresh.length).toBe(session.now().log.length - before)
    session.goTo(12)
    expect(session.now().fresh).toEqual([])
  })

  it('sees the secrets of one seat, of another one, or of all', () => {
    session.goTo(40)
    session.look({ seat: 0, all: false })
    expect(view().decrees.map((held) => held !== null)).toEqual([true, false])
    session.look({ seat: 1, all: false })
    expect(view().decrees.map((held) => held !== null)).toEqual([false, true])
    session.look({ seat: 1, all: true })
    expect(view().decrees.every((held) => held !== null)).toBe(true)
    expect(view().viewer).toBe(1)
  })

  it('keeps within the match', () => {
    session.goTo(100_000)
    expect(session.at()).toBe(match.entries.length)
    session.goTo(-3)
    expect(session.at()).toBe(0)
  })
})

describe('what if', () => {
  const match = ofAton(read('aton', 'scoring'))
  const seats = seatsOf(match)
  const open = (): ReturnType<typeof openReplay> =>
    openReplay(framesOf(reelOf(match), seats), { at: 6, eyes: { seat: 0, all: false } }, { match, seats })

  it('is asked from a moment on, and every seat in its turn', async () => {
    const session = open()
    expect(session.now().decision).toBeNull()
    session.tryOut(true)
    const before = session.now().view
    expect(session.now().view).toEqual(match.game.view(match.at(6)!, session.now().viewer as number))
    for (let n = 0; n < 12; n++) {
      const { decision, viewer, toAct } = session.now()
      expect(decision!.seat).toBe(viewer)
      expect(toAct).toContain(viewer)
      expect(await session.play(decision!.moves.at(-1)!)).toEqual({ ok: true })
    }
    expect(session.tried()).toHaveLength(12)
    expect(new Set(session.tried()!.map((line) => line[0]))).toEqual(new Set(['0', '1']))
    for (let n = 0; n < 12; n++) expect(await session.undo()).toEqual({ ok: true })
    expect(session.now().view).toEqual(before)
    session.tryOut(false)
    expect(session.now()).toMatchObject({ decision: null, canUndo: false })
    expect(session.now().view).toEqual(match.game.view(match.at(6)!, 0))
  })

  it('looks the same to those who follow, and asks them nothing', async () => {
    const [leader, follower] = [open(), open()]
    leader.tryOut(true)
    for (let n = 0; n < 9; n++) await leader.play(leader.now().decision!.moves[0]!)
    follower.follow({ at: 6, ...leader.eyes(), moves: [...leader.tried()!] })
    expect(follower.now().view).toEqual(leader.now().view)
    expect(follower.now().log).toEqual(leader.now().log)
    expect(follower.now()).toMatchObject({ decision: null, canUndo: false })
    const [move] = leader.now().decision!.moves
    expect(await follower.play(move!)).toMatchObject({ ok: false })
    // What is not legal is left out, with all that follows.
    follower.follow({ at: 6, seat: 0, all: true, moves: [leader.tried()![0]!, '0: nonsense', '9: exchange'] })
    expect(follower.now().log.length).toBeLessThan(leader.now().log.length)
    // Whoever moves on their own does not follow.
    follower.goTo(3)
    expect([follower.at(), follower.tried()]).toEqual([3, null])
  })

  it('shows a turn with the eyes of whoever looks, and asks nothing until they go on', async () => {
    const session = open()
    session.tryOut(true)
    const { viewer } = session.now()
    const [move] = session.now().decision!.moves
    session.tryOut(false)
    const eyes = { seat: 1 - (viewer as number), all: false }
    session.look(eyes)
    session.tryMoves(6, viewer as number, [move!])
    expect(session.tried()).toEqual([`${viewer}: ${move}`])
    expect(session.now()).toMatchObject({ viewer: eyes.seat, decision: null, canUndo: false })
    expect(await session.undo()).toMatchObject({ ok: false })
    session.tryOut(true)
    expect(session.tried()).toHaveLength(1)
    expect(session.now().decision!.seat).toBe(session.now().viewer)
    expect(session.now().canUndo).toBe(true)
    session.tryOut(false)
    expect(session.tried()).toBeNull()
  })

  it('is not asked where the match runs', async () => {
    const session = openReplay(framesOf(reelOf(match), seats), { at: 6, eyes: { seat: 0, all: false } })
    session.tryOut(true)
    expect([session.tried(), session.now().decision]).toEqual([null, null])
    session.follow({ at: 2, seat: 0, all: false, moves: ['0: exchange'] })
    expect([session.at(), session.tried()]).toEqual([2, null])
  })
})

describe('a replay from what the server has stored', () => {
  const step = (n: number) => ({ seat: n % 2, events: [{ type: `event ${n}` }], view: { n }, toAct: [] })
  const answer = {
    game: 'aton',
    options: {},
    rules: 1,
    over: true,
    seats: [],
    you: 0,
    seat: 0,
    all: false,
    steps: [0, 1, 2].map(step),
  }

  it('goes step by step, and fetches what other eyes saw', async () => {
    const fetched: string[] = []
    const frames = storedFrames(answer, [], async (seat) => {
      fetched.push(seat)
      return { ...answer, steps: answer.steps.map((each) => ({ ...each, view: { by: seat } })) }
    })
    const session = openReplay(frames, { at: 0, eyes: { seat: 0, all: false } })
    session.goTo(9)
    expect(session.at()).toBe(2)
    expect(session.now()).toMatchObject({ view: { n: 2 }, fresh: [] })
    session.goTo(1)
    session.goTo(2)
    expect(session.now().fresh.map(({ event }) => event.type)).toEqual(['event 2'])
    session.look({ seat: 0, all: true })
    await expect.poll(() => session.now().view).toEqual({ by: 'all' })
    session.look({ seat: 0, all: false })
    await expect.poll(() => session.now().view).toEqual({ n: 2 })
    expect(fetched).toEqual(['all'])
    session.tryOut(true)
    expect(session.now().decision).toBeNull()
  })
})

describe('playing on from a moment', () => {
  const record = read('tekhenu', 'solo-greedy')
  const match = ofTekhenu(record)
  const { terms, game } = match
  const automata = game.automata!(terms.options)
  const seats = seatsFor(terms.names, automata, automata.indexOf(undefined), 'Ada', 'novice')
  const save = playOnFrom({ match, record, at: 30, seats }, 'other', 0)
  const reopened = reopen(game, readRecord(save.record!), () => false)

  it('begins with the same table and other dice', () => {
    const at = match.at(30)!
    expect(game.view(reopened.match.position, 0)).toEqual(game.view(at, 0))
    expect([...reopened.match.position]).not.toEqual([...at])
    expect(save).toMatchObject({ moves: 30, over: false, game: 'tekhenu' })
  })

  it('leaves its seat to whoever plays by the rules alone', () => {
    expect(seats.map(({ kind }) => kind).toSorted()).toEqual(['automaton', 'me'])
  })
})
