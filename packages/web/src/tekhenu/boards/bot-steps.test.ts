import type { TekhenuEvent } from '@benben/tekhenu'
import { expect, test } from 'vitest'
import { engineOf } from '../../worker/engines.ts'
import { LessonTable } from '../../lessons/lesson-table.ts'
import { SCRIPTS } from '../../lessons/load.ts'
import { stepsOf } from '../../lessons/script.ts'
import { lastSteps } from './bot-steps.ts'

test('the steps of the last turn of Botankhamun are gone once its tiles are shuffled', async () => {
  const script = await SCRIPTS.botankhamun()
  const game = await engineOf(script.game)
  if (game?.ok !== true) throw new Error('no rules of Tekhenu')
  /** How many steps are told at the beginning of a step of the lesson. */
  const toldAt = (text: string): number => {
    const at = stepsOf(script).findIndex((step) => step.text === text)
    const { log } = new LessonTable(game.value, script, at).snapshot()
    return lastSteps(log as readonly { readonly event: TekhenuEvent }[]).length
  }
  expect(toldAt('lesson.botankhamun.welcome')).toBe(0)
  expect(toldAt('lesson.botankhamun.denied')).toBeGreaterThan(2)
  expect(toldAt('lesson.botankhamun.destiny')).toBeGreaterThan(2)
  expect(toldAt('lesson.botankhamun.shuffled')).toBe(0)
})
