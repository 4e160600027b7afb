import type { Game } from '@benben/kernel'
import { expect, it } from 'vitest'
import type { Session } from '../session/session.ts'
import { advise, type Advice, type BotRequest } from '../worker/choose-move.ts'
import { engineOf } from '../worker/engines.ts'
import { LocalTable } from '../worker/local-table.ts'
import { hintFor } from './advice.ts'
import { openLesson, playOn } from './lesson-session.ts'
import { LESSON_IDS, type LessonId } from './lessons.ts'
import { SCRIPTS } from './load.ts'
import { stepsOf } from './script.ts'

/** The table of a match that goes on from a finished lesson, with the rival of the lesson. */
async function freePart(id: LessonId): Promise<{ game: Game; table: LocalTable }> {
  const script = await SCRIPTS[id]()
  const engine = await engineOf(script.game)
  if (engine?.ok !== true) throw new Error(`no rules of ${script.game}`)
  const game = engine.value
  const session = openLesson(game, script, { step: stepsOf(script).length - 1 }, () => undefined)
  const seats = [
    { kind: 'me', name: 'Ada' },
    { kind: 'bot', name: 'novice' },
  ] as const
  const save = playOn(session, 'free', seats, 0)
  return { game, table: new LocalTable(game, save, { endTurnByHand: false, stepByStep: false }) }
}

/** Plays the rival's first legal moves until the learner decides. */
function untilAsked(table: LocalTable): void {
  const { match } = table
  while (!match.game.toAct(match.position).includes(0)) {
    const [seat] = match.game.toAct(match.position)
    match.play(seat!, match.game.legal(match.position, seat!, [])[0]!)
  }
}

it.each(LESSON_IDS)('gives a legal hint in the free part of the lesson %s', async (id) => {
  const { game, table } = await freePart(id)
  untilAsked(table)
  const seen = table.snapshot(false)
  expect(seen.hints).toBe('apprentice')
  const session = { preview: async (move: string) => table.preview(move) } as unknown as Session
  const hint = await hintFor(game, session, seen, { advise })
  expect(seen.decision!.moves).toContain(hint!.move)
  expect(await hintFor(game, session, seen, { advise })).toEqual(hint)
})

it('has none where nobody is asked', async () => {
  const { game, table } = await freePart('vizier')
  const seen = table.snapshot(false)
  expect(seen.decision).toBeNull()
  expect(await hintFor(game, {} as Session, seen, { advise })).toBeUndefined()
})

it('says what the die that it recommends is for', async () => {
  const { game, table } = await freePart('tekhenu')
  untilAsked(table)
  while (table.snapshot(false).decision!.moves.every((move) => !move.startsWith('take '))) {
    table.match.play(0, table.match.game.legal(table.match.position, 0, [])[0]!)
    untilAsked(table)
  }
  const session = { preview: async (move: string) => table.preview(move) } as unknown as Session
  const hint = (await hintFor(game, session, table.snapshot(false), { advise }))!
  expect(hint.move).toMatch(/^take |^anubis$/)
  expect(hint.next.length).toBeGreaterThan(0)
  for (const move of [hint.move, ...hint.next.map((each) => each.move)]) {
    const { decision } = table.snapshot(false)
    expect(decision!.moves).toContain(move)
    expect(table.play(move, decision!.id)).toEqual({ ok: true })
  }
})

it('names no action without its place, whoever advises', async () => {
  const { game, table } = await freePart('tekhenu')
  const movesNow = (): readonly string[] => table.snapshot(false).decision!.moves
  untilAsked(table)
  while (!movesNow().includes('do ra')) {
    const legal = table.match.game.legal(table.match.position, 0, [])
    table.match.play(0, legal.find((move) => game.write(move).startsWith('take ra')) ?? legal[0]!)
    untilAsked(table)
  }
  const wantsRa = async (request: BotRequest): Promise<Advice> => {
    const move = request.moves.find((each) => game.write(each) === 'do ra')
    return move === undefined ? advise(request) : { move, gains: null, expects: null }
  }
  const session = { preview: async (move: string) => table.preview(move) } as unknown as Session
  const hint = await hintFor(
    game,
    session,
    { ...table.snapshot(false), hints: 'scribe' },
    { advise: wantsRa },
  )
  expect(hint!.move).toBe('do ra')
  expect(hint!.next.map(({ move }) => move)).toEqual([expect.stringMatching(/^pillar at /)])
})
