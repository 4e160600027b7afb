import { catalogues, type Key } from '@benben/words'
import { readRecord, reopen, type Game } from '@benben/kernel'
import { atonBook } from '@benben/words/rules/aton'
import { tekhenuBook } from '@benben/words/rules/tekhenu'
import { describe, expect, it } from 'vitest'
import { engineOf } from '../worker/engines.ts'
import { LessonTable } from './lesson-table.ts'
import { LESSON_IDS, LESSONS, type LessonId } from './lessons.ts'
import { SCRIPTS } from './load.ts'
import { lessonAbout, stepsAbout } from './rules.ts'
import { LEARNER, movesIn, stepsOf, saidAfter, type Script } from './script.ts'

async function open(id: LessonId): Promise<{ script: Script; game: Game }> {
  const script = await SCRIPTS[id]()
  const game = await engineOf(script.game)
  if (game?.ok !== true) throw new Error(`no rules of ${script.game}`)
  return { script, game: game.value }
}

const WORDS_A_STEP = 35

const WORDS_A_MINUTE = 180
/** In minutes: finding what is lit, a click of the learner, a move that is shown. */
const [TO_FIND, TO_CLICK, TO_WATCH] = [4 / 60, 6 / 60, 3 / 60]

const wordsOf = (key: Key): number => catalogues['en']![key].split(/\s+/).length
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

describe.each(LESSON_IDS)('the lesson %s', (id) => {
  it('is replayed by the rules, step by step, to its end', async () => {
    const { script, game } = await open(id)
    const table = new LessonTable(game, script, 0)
    const steps = stepsOf(script)
    for (const [number, step] of steps.entries()) {
      expect(table.step).toBe(number)
      for (const move of movesIn(step)) {
        expect(table.snapshot().decision?.moves, `step ${number + 1}`).toEqual([move])
        expect(table.play(move)).toEqual({ ok: true })
      }
      if (number + 1 < steps.length) table.goTo(number + 1)
    }
    expect(table.snapshot().result).toBeNull()
  })

  it('offers no other move', async () => {
    const { script, game } = await open(id)
    const first = stepsOf(script).findIndex(({ does }) => does !== undefined)
    const table = new LessonTable(game, script, first)
    const before = JSON.stringify(table.snapshot().view)
    expect(table.play('do ra')).toEqual({ ok: false, problem: { code: 'lesson.not-now', params: {} } })
    expect(JSON.stringify(table.snapshot().view)).toBe(before)
  })

  it('stands where it stood when somebody goes back, or comes back', async () => {
    const { script, game } = await open(id)
    const steps = stepsOf(script)
    const forward = new LessonTable(game, script, 0)
    for (const [number, step] of steps.slice(0, -1).entries()) {
      for (const move of movesIn(step)) forward.play(move)
      forward.goTo(number + 1)
      const resumed = new LessonTable(game, script, number + 1)
      expect(resumed.snapshot().view).toEqual(forward.snapshot().view)
      expect(resumed.snapshot().decision?.moves).toEqual(forward.snapshot().decision?.moves)
    }
    forward.goTo(2)
    expect(forward.snapshot().view).toEqual(new LessonTable(game, script, 2).snapshot().view)
  })

  it('is played on from what it has told: no turn is left to be ended', async () => {
    const { script, game } = await open(id)
    const last = new LessonTable(game, script, stepsOf(script).length - 1)
    const { record } = last.save()
    const { match } = reopen(game, readRecord(record!), () => true)
    expect(match.game.view(match.position, LEARNER)).toEqual(last.snapshot().view)
    const asked = game.decision(match.position, LEARNER)?.moves ?? []
    expect(asked.map((move) => game.write(move))).not.toEqual([game.write(game.endTurn)])
  })

  it(`says at most ${WORDS_A_STEP} words a step`, async () => {
    const { script } = await open(id)
    for (const { text, next = {} } of stepsOf(script))
      for (const key of [text, ...Object.values(next).map((said) => said.text)]) {
        const sentence = catalogues['en']![key]
        expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(WORDS_A_STEP)
      }
  })

  it('shows pages of the rules in steps that follow one another', async () => {
    const { script } = await open(id)
    const book = script.game === 'aton' ? atonBook : tekhenuBook
    const shown = stepsOf(script).map(({ rule }) => rule)
    const pages = new Set(shown.filter((rule) => rule !== undefined))
    expect(pages.size).toBeGreaterThan(0)
    for (const page of pages) {
      expect(Object.keys(book.pages)).toContain(page)
      expect(lessonAbout(book, page)).toBe(id)
      const [from, to] = stepsAbout(script, page)!
      expect(new Set(shown.slice(from - 1, to)), page).toEqual(new Set([page]))
    }
  })

  it('takes about as long as the start page says', async () => {
    const steps = stepsOf(await SCRIPTS[id]())
    const minutes = sum(
      steps.map(({ text, next = {}, told = {}, does = [], watch = [] }) => {
        const said = [text, ...Object.values(next).map((each) => each.text), ...Object.values(told)]
        const reading = sum(said.map(wordsOf)) / WORDS_A_MINUTE
        return reading + TO_FIND + does.length * TO_CLICK + watch.length * TO_WATCH
      }),
    )
    expect(Math.abs(minutes - LESSONS[id].minutes), `${minutes} minutes`).toBeLessThan(1)
  })

  it('says something else once the die is taken: what is done is told no longer', async () => {
    const { script, game } = await open(id)
    for (const [number, step] of stepsOf(script).entries()) {
      const { does = [], next = {}, text } = step
      // Every text has its moment.
      for (const clicks of Object.keys(next)) expect(Number(clicks)).toBeLessThan(does.length)
      if (does.length < 2 || !movesIn(step)[0]!.startsWith('take ')) continue
      const table = new LessonTable(game, script, number)
      expect(saidAfter(step, table.clicks).text).toBe(text)
      table.play(table.taught[0]!)
      expect(saidAfter(step, table.clicks).text, text).not.toBe(text)
    }
  })
})
