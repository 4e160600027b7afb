import { aton, type AtonView } from '@benben/aton'
import { readRecord, replay, random, type Seat } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import type { SavedSeat } from '../store/save.ts'
import { Screen } from '../testing/screen.ts'

const me = (name: string): SavedSeat => ({ kind: 'me', name })
const bot = (name: string): SavedSeat => ({ kind: 'bot', name })

/** Plays to the end, picking moves by a seed of its own. */
async function playOut(
  screen: Screen,
  seed: string,
  { each = () => Promise.resolve(), without = '' }: { each?: () => Promise<void>; without?: string } = {},
): Promise<void> {
  const chance = random(seed)
  for (let seen = await screen.settled(); seen.result === null; seen = await screen.settled()) {
    await each()
    if (seen.curtain !== null) {
      await screen.ask({ kind: 'open-curtain', seat: seen.curtain.seat })
      continue
    }
    const moves = seen.decision!.moves.filter((move) => move !== without)
    const move = moves[chance.below(moves.length)]!
    expect(await screen.play(move)).toEqual({ kind: 'outcome', outcome: { ok: true } })
  }
}

const record = (screen: Screen) => readRecord(screen.saves.get('m')!.record!)

describe('a match against a bot', () => {
  it('is played to its end and leaves a record that holds', async () => {
    const screen = new Screen([me('Ada'), bot('greedy')])
    await screen.open()
    await playOut(screen, 'a')
    expect(screen.seen).toMatchObject({ stage: 'over', viewer: 0, kept: true, decision: null })
    expect(replay(aton, record(screen)).result).toEqual(screen.seen.result)
    expect(screen.saves.get('m')).toMatchObject({ over: true })
  })

  it('goes on after every closing as if it had never been closed', async () => {
    const whole = new Screen([me('Ada'), bot('greedy')], 'resumed')
    await whole.open()
    await playOut(whole, 'b')
    const broken = new Screen([me('Ada'), bot('greedy')], 'resumed')
    await broken.open()
    const each = async (): Promise<void> => {
      const { fresh: _, decision, ...before } = broken.seen
      await broken.reopen()
      const { fresh, decision: again, ...after } = await broken.settled()
      expect(fresh).toEqual([])
      expect(after).toEqual(before)
      expect({ ...again, id: '' }).toEqual({ ...decision, id: '' })
    }
    await playOut(broken, 'b', { each })
    expect(broken.saves.get('m')!.record).toBe(whole.saves.get('m')!.record)
    // Nothing was decided twice: a bot is asked once for each of its moves in which it had a choice.
    expect(broken.asked).toBe(whole.asked)
  })

  it('is saved before it is shown, and says when it cannot be saved', async () => {
    const screen = new Screen([me('Ada'), bot('random')])
    await screen.open()
    const first = await screen.settled()
    const saved = screen.saves.get('m')!.record
    screen.canSave = false
    await screen.play(first.decision!.moves[0]!)
    expect((await screen.settled()).kept).toBe(false)
    expect(screen.saves.get('m')!.record).toBe(saved)
    screen.canSave = true
    const { decision } = await screen.settled()
    await screen.play(decision!.moves[0]!)
    expect((await screen.settled()).kept).toBe(true)
  })

  it('tells the page nothing that the seat may not know', async () => {
    const screen = new Screen([me('Ada'), bot('greedy')], 'secrets')
    await screen.open()
    await playOut(screen, 'c')
    for (const message of screen.messages) {
      if (message.kind !== 'seen') continue
      expect(message.seen.viewer).toBe(0)
      for (const { event } of message.seen.log) {
        if (event.type !== 'dealt' && event.type !== 'assigned') continue
        const { seat, cards } = event as unknown as { seat: Seat; cards: unknown }
        expect(cards === null).toBe(seat === 1)
      }
    }
  })

  it('tells its record where it is asked for, and while several people play only when it is over', async () => {
    for (const [rival, alone] of [
      [bot('random'), true],
      [me('Ben'), false],
    ] as const) {
      const screen = new Screen([me('Ada'), rival])
      await screen.open()
      await screen.settled()
      const told = async (): Promise<unknown> => screen.ask({ kind: 'record' })
      const saved = (): unknown => ({ kind: 'text', text: screen.saves.get('m')!.record })
      expect(await told()).toEqual(alone ? saved() : { kind: 'text', text: undefined })
      await playOut(screen, 'd')
      expect(await told()).toEqual(saved())
    }
  })
})

describe('a hint', () => {
  it('is marked in the record, once for each question, and counted in the result', async () => {
    const screen = new Screen([me('Ada'), bot('greedy')])
    await screen.open()
    expect((await screen.settled()).hints).toBe('pharaoh')
    const ok = { kind: 'outcome', outcome: { ok: true } }
    expect(await screen.ask({ kind: 'hint' })).toEqual(ok)
    expect(await screen.ask({ kind: 'hint' })).toEqual(ok)
    await screen.play((await screen.settled()).decision!.moves[0]!)
    await screen.settled()
    expect(await screen.ask({ kind: 'hint' })).toEqual(ok)
    await playOut(screen, 'hinted')
    expect(screen.seen.result).toMatchObject({ hints: [2, 0] })
    expect(screen.saves.get('m')!.record!.match(/^0: hint by pharaoh$/gm)).toHaveLength(2)
    expect(replay(aton, record(screen)).result).toEqual(screen.seen.result)
    expect(await screen.ask({ kind: 'hint' })).toMatchObject({ outcome: { ok: false } })
  })

  it('is given to nobody where several people play', async () => {
    const screen = new Screen([me('Ada'), me('Ben')])
    await screen.open()
    const seen = await screen.settled()
    expect(seen.hints).toBeNull()
    await screen.ask({ kind: 'open-curtain', seat: seen.curtain!.seat })
    expect(await screen.ask({ kind: 'hint' })).toMatchObject({ outcome: { ok: false } })
  })
})

describe('the reason of a bot', () => {
  const whyOf = async (screen: Screen, seat: Seat): Promise<unknown> => {
    const answer = await screen.ask({ kind: 'why', seat })
    return answer.kind === 'why' ? answer.why : answer
  }

  it('is told for its last turn, the same after the page was opened again, without what is secret', async () => {
    const screen = new Screen([me('Ada'), bot('scribe')], 'why', 'tekhenu')
    await screen.open()
    const chance = random('why')
    const isTold = async (): Promise<boolean> => (await whyOf(screen, 1)) !== undefined
    for (let seen = await screen.settled(); !(await isTold()); seen = await screen.settled()) {
      const { moves } = seen.decision!
      await screen.play(moves[chance.below(moves.length)]!)
    }
    const why = await whyOf(screen, 1)
    expect(why).toMatchObject({ measure: 'points' })
    expect(Object.keys((why as { gains: object }).gains)).not.toContain('decrees')
    expect(JSON.stringify(why)).not.toContain('move')
    await screen.reopen()
    await screen.settled()
    expect(await whyOf(screen, 1)).toEqual(why)
  })

  it('is told by no person, and by no bot for what it assigns in secret', async () => {
    const screen = new Screen([me('Ada'), bot('scribe')])
    await screen.open()
    await screen.settled()
    expect(await whyOf(screen, 0)).toBeUndefined()
    expect(await whyOf(screen, 1)).toBeUndefined()
  })
})

describe('a move', () => {
  it('is refused with its reason and changes nothing', async () => {
    const screen = new Screen([me('Ada'), bot('greedy')])
    await screen.open()
    await screen.settled()
    const before = screen.saves.get('m')!.record
    const answer = await screen.play('place 1a1')
    expect(answer).toMatchObject({ outcome: { ok: false, refusal: { code: 'aton.not-asked' } } })
    expect(await screen.play('dance')).toMatchObject({
      outcome: { ok: false, problem: { code: 'session.unreadable' } },
    })
    expect(screen.saves.get('m')!.record).toBe(before)
  })

  it('that answers what is no longer asked is not played', async () => {
    const screen = new Screen([me('Ada'), bot('greedy')])
    await screen.open()
    const { decision } = await screen.settled()
    const [first, second] = decision!.moves
    await screen.play(first!)
    await screen.settled()
    const late = await screen.ask({ kind: 'play', move: second!, decision: decision!.id })
    expect(late).toMatchObject({ outcome: { ok: false, problem: { code: 'session.stale' } } })
  })

  it('can be taken back until the turn ends by hand, and shows as it was', async () => {
    const screen = new Screen([me('Ada'), bot('greedy')], 'undo')
    await screen.open()
    const chance = random('undo')
    let undone = 0
    for (let seen = await screen.settled(); seen.result === null; seen = await screen.settled()) {
      const { moves } = seen.decision!
      await screen.play(moves[chance.below(moves.length)]!)
      if (!screen.seen.canUndo || chance.below(3) > 0) continue
      undone++
      await screen.ask({ kind: 'undo', all: false })
      const { view, decision, log } = screen.seen
      expect({ view, moves: decision!.moves, log }).toEqual({ view: seen.view, moves, log: seen.log })
    }
    expect(undone).toBeGreaterThan(5)
    expect(replay(aton, record(screen)).result).toEqual(screen.seen.result)
  })

  it('ends the turn by itself where that is wished', async () => {
    const screen = new Screen([me('Ada'), bot('greedy')])
    await screen.open({ endTurnByHand: false })
    await playOut(screen, 'e')
    expect(screen.saves.get('m')!.record).not.toContain('end turn')
  })

  it('previewed shows what it does and leaves the match alone', async () => {
    const screen = new Screen([me('Ada'), bot('greedy')], 'preview')
    await screen.open()
    const chance = random('preview')
    let compared = 0
    for (let seen = await screen.settled(); seen.result === null; seen = await screen.settled()) {
      const { moves } = seen.decision!
      const move = moves[chance.below(moves.length)]!
      const before = screen.saves.get('m')!.record
      const answer = await screen.ask({ kind: 'preview', move })
      expect(screen.saves.get('m')!.record).toBe(before)
      const shown = answer.kind === 'preview' ? answer.preview : undefined
      await screen.play(move)
      if (shown === undefined || shown.stopped || shown.events.length === 0) continue
      if ((screen.seen.decision ?? screen.seen.result) === null) continue
      compared++
      expect((shown.view as AtonView).temples).toEqual((screen.seen.view as AtonView).temples)
    }
    expect(compared).toBeGreaterThan(10)
  })
})

describe('two people at one screen', () => {
  const seats = [me('Ada'), me('Ben')]

  it('are asked one after the other, with a curtain while hands are hidden', async () => {
    const screen = new Screen(seats, 'hot')
    await screen.open()
    expect(screen.seen).toMatchObject({
      viewer: 'spectator',
      decision: null,
      curtain: { seat: 0, others: [] },
    })
    await screen.ask({ kind: 'open-curtain', seat: 0 })
    expect(screen.seen).toMatchObject({ viewer: 0, curtain: null })
    const [first, second] = screen.seen.decision!.moves
    await screen.play(first!)
    expect(screen.seen).toMatchObject({ viewer: 'spectator', curtain: { seat: 1, others: [0] } })
    // Ada comes back, changes her mind, and makes room again.
    await screen.ask({ kind: 'open-curtain', seat: 0 })
    expect(screen.seen).toMatchObject({ viewer: 0, decision: { owed: false } })
    await screen.play(second!)
    expect(screen.seen).toMatchObject({ viewer: 'spectator', curtain: { seat: 1 } })
    expect(JSON.stringify(screen.seen)).not.toContain('reassigned')
    await screen.ask({ kind: 'open-curtain', seat: 1 })
    await screen.ask({ kind: 'close-curtain' })
    expect(screen.seen.curtain).toMatchObject({ seat: 1 })
  })

  it.each(['one', 'two', 'three'])('are never told each other’s cards (seed %s)', async (seed) => {
    const screen = new Screen(seats, seed)
    await screen.open()
    await playOut(screen, seed)
    let fronts = 0
    for (const message of screen.messages) {
      if (message.kind !== 'seen') continue
      const { viewer, curtain, view, log } = message.seen
      const { seats: shown } = view as AtonView
      // Who looks is shown their own cards and no others; behind the curtain nobody's.
      const secret = shown.filter(({ hand, faceDown }) => hand === null || faceDown.cards === null)
      const known = shown.flatMap(({ hand }, seat) => (hand === null ? [] : [seat]))
      const hiding = shown.some(({ hand }) => hand === null)
      expect(known).toEqual(!hiding ? [0, 1] : curtain === null ? [viewer] : [])
      expect(
        shown.some(({ faceDown }, seat) => faceDown.size > 0 && faceDown.cards !== null && seat !== viewer),
      ).toBe(false)
      fronts += secret.length > 0 && curtain === null ? 1 : 0
      const told = log.map(({ event }) => event as unknown as { type: string; seat: Seat; cards: unknown })
      const foreign = told.filter(({ seat }) => seat !== viewer)
      expect(foreign.some(({ type, cards }) => /^(?:dealt|assigned)$/.test(type) && cards !== null)).toBe(
        false,
      )
      expect(foreign.some(({ type }) => type === 'reassigned')).toBe(false)
    }
    expect(fronts).toBeGreaterThan(10)
    expect(replay(aton, record(screen)).result).toEqual(screen.seen.result)
  })

  it('see everything that happened once, whoever is asked', async () => {
    const screen = new Screen(seats, 'fresh')
    await screen.open()
    // After an exchange one of them has to look away.
    await playOut(screen, 'f', { without: 'exchange' })
    const shown = screen.messages.flatMap((message) =>
      message.kind === 'seen' ? message.seen.fresh.filter(({ event }) => event.type === 'placed') : [],
    )
    expect(shown).toEqual(screen.seen.log.filter(({ event }) => event.type === 'placed'))
  })
})

describe('a seat that plays by itself', () => {
  const solo = (seed: string): Screen =>
    new Screen([me('Ada'), { kind: 'automaton', name: 'Botankhamun' }], seed, 'tekhenu', { solo: 'medium' })

  /** Plays some rounds and returns the codes of the steps that waited. */
  async function stepsOf(screen: Screen, seed: string): Promise<string[]> {
    const chance = random(seed)
    const steps: string[] = []
    const gone: unknown[] = []
    for (let moves = 0; moves < 60;) {
      const { step, decision } = await screen.settled()
      if (step === null) {
        moves++
        await screen.play(decision!.moves[chance.below(decision!.moves.length)]!)
      } else {
        steps.push(step.question.code)
        const answer = await screen.ask({ kind: 'next-step' })
        gone.push([step.seat, decision, answer.kind === 'outcome' && answer.outcome.ok])
      }
    }
    expect(gone).toEqual(steps.map(() => [1, null, true]))
    return steps
  }

  it('waits before each of its steps, and no bot is asked for it', async () => {
    const screen = solo('steps')
    await screen.open()
    const steps = await stepsOf(screen, 'steps')
    expect(new Set(steps)).toEqual(
      new Set(['tekhenu.solo-progress', 'tekhenu.solo-take', 'tekhenu.solo-act', 'tekhenu.end-turn']),
    )
    expect(screen.seen.seats[1]).toEqual({
      name: 'Botankhamun',
      kind: 'automaton',
      bot: null,
      connected: true,
    })
    expect(screen.asked).toBe(0)
  })

  it('plays on at once where that is wished, the same game', async () => {
    const slow = solo('same')
    await slow.open()
    const quick = solo('same')
    await quick.open({ stepByStep: false })
    expect((await stepsOf(slow, 'same')).length).toBeGreaterThan(20)
    expect(await stepsOf(quick, 'same')).toEqual([])
    const view = async (screen: Screen): Promise<unknown> => {
      await screen.ask({ kind: 'step-by-step', stepByStep: false })
      return (await screen.settled()).view
    }
    expect(await view(slow)).toEqual(await view(quick))
  })

  it('does not go on where nobody waits', async () => {
    const screen = solo('nobody')
    await screen.open({ stepByStep: false })
    expect(await screen.ask({ kind: 'next-step' })).toMatchObject({ outcome: { ok: false } })
  })

  it('keeps its seat in a rematch', async () => {
    const screen = solo('again')
    await screen.open()
    await screen.ask({ kind: 'rematch' })
    expect(screen.created.map(({ seats }) => seats)).toEqual([
      [
        { kind: 'me', name: 'Ada' },
        { kind: 'automaton', name: 'Botankhamun' },
      ],
    ])
  })
})

describe('a match that cannot be opened', () => {
  const why = (screen: Screen): unknown =>
    screen.messages.map((message) => message.kind === 'failure' && message.failure)

  it('says that it is not there', async () => {
    const screen = new Screen([me('Ada'), bot('greedy')])
    await screen.host.open('other', { endTurnByHand: true, stepByStep: true })
    expect(why(screen)).toEqual([{ why: 'none' }])
  })

  it('says that the game is not known', async () => {
    const screen = new Screen([me('Ada'), bot('greedy')], 's', 'chess')
    await screen.open()
    expect(why(screen)).toEqual([{ why: 'game' }])
  })

  it('says which line is damaged', async () => {
    const screen = new Screen([me('Ada'), bot('greedy')])
    await screen.open()
    await screen.settled()
    const save = screen.saves.get('m')!
    screen.saves.set('m', { ...save, record: `${save.record!}0: place 1a1\n` })
    screen.messages.length = 0
    await screen.reopen()
    expect(why(screen)).toMatchObject([{ why: 'damaged', damage: { code: 'record.refused' } }])
  })

  it('says which option does not fit', async () => {
    const screen = new Screen([me('Ada'), bot('greedy')])
    screen.saves.set('m', { ...screen.saves.get('m')!, options: { red: 7 } })
    await screen.open()
    expect(why(screen)).toMatchObject([{ why: 'options', fault: { path: 'options.red' } }])
  })
})
