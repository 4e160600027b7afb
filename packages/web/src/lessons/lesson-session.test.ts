import type { Game } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { engineOf } from '../worker/engines.ts'
import { openLesson, type LessonSession } from './lesson-session.ts'
import { LESSON_IDS, type LessonId } from './lessons.ts'
import { SCRIPTS } from './load.ts'
import { stepsOf, type Script } from './script.ts'

async function open(id: LessonId): Promise<{ script: Script; game: Game }> {
  const script = await SCRIPTS[id]()
  const game = await engineOf(script.game)
  if (game?.ok !== true) throw new Error(`no rules of ${script.game}`)
  return { script, game: game.value }
}

/** Whether the page hears of what this does, and what it reads then is another object: else nothing is drawn again. */
async function isHeard(session: LessonSession, act: () => unknown): Promise<boolean> {
  const before = session.now()
  let heard = false
  const stop = session.subscribe(() => {
    heard = true
  })
  await act()
  stop()
  return heard && session.now() !== before
}

describe.each(LESSON_IDS)('the page of the lesson %s', (id) => {
  it('hears of every step, also where the table stays as it is', async () => {
    const { script, game } = await open(id)
    const session = openLesson(game, script, { step: 0 }, () => undefined)
    for (const to of [...stepsOf(script).keys()].slice(1)) {
      expect(await isHeard(session, () => session.goTo(to)), `step ${to + 1}`).toBe(true)
      expect(session.step()).toBe(to)
    }
  })

  it('is where it was within a step of several clicks, when somebody comes back', async () => {
    const { script, game } = await open(id)
    const step = stepsOf(script).findIndex(({ does = [] }) => does.length > 1)
    let place = { step, clicks: 0 }
    const session = openLesson(game, script, place, (to, clicks) => (place = { step: to, clicks }))
    for (const move of session.taught()) await session.play(move)
    expect(place).toEqual({ step, clicks: 1 })
    const resumed = openLesson(game, script, place, () => undefined)
    expect(resumed.taught()).toEqual(session.taught())
    expect(resumed.now().view).toEqual(session.now().view)
    session.goTo(step)
    expect(place).toEqual({ step, clicks: 0 })
  })

  it('hears of a move that is not taught, so that Kepi can answer', async () => {
    const { script, game } = await open(id)
    const session = openLesson(game, script, { step: 0 }, () => undefined)
    expect(await isHeard(session, () => session.play('nothing of the kind'))).toBe(true)
    expect(session.refused()).toBe(1)
  })
})
