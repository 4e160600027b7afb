import type { StateMessage } from '@benben/protocol'
import { expect, test } from 'vitest'
import { PacedQueue } from './paced-queue.ts'

const STEP = { seat: 1, question: { code: 'next', params: {} } }

const state = (version: number, step: StateMessage['step'], tells = true): StateMessage => ({
  type: 'state',
  version,
  view: null,
  decision: null,
  step,
  told: tells ? [{ version, kind: 'move', seat: 1, at: version, events: [] }] : [],
  canUndo: false,
  endTurnByHand: true,
  toAct: [],
  result: null,
})

function follower(stepByStep: boolean) {
  const settings = { stepByStep }
  const seen: number[] = []
  const pace = new PacedQueue(
    ({ version }) => void seen.push(version),
    () => settings.stepByStep,
  )
  return { pace, seen, settings }
}

test('whoever follows sees a step at a time, and then everything up to the next one', () => {
  const { pace, seen } = follower(true)
  for (const each of [state(1, null), state(2, STEP), state(3, STEP), state(4, null), state(5, null)])
    pace.push(each)
  expect(seen).toEqual([1, 2])
  expect([pace.isPaused, pace.lastVersion]).toEqual([true, 5])
  expect(pace.release()).toBe(true)
  expect(seen).toEqual([1, 2, 3])
  expect(pace.release()).toBe(true)
  expect(seen).toEqual([1, 2, 3, 4, 5])
  expect([pace.isPaused, pace.lastVersion]).toEqual([false, undefined])
})

test('whoever goes on before the next step has come sees it when it comes, and waits there', () => {
  const { pace, seen } = follower(true)
  pace.push(state(1, STEP))
  expect(pace.release()).toBe(false)
  expect(pace.isPaused).toBe(false)
  pace.push(state(2, STEP))
  expect([seen, pace.isPaused]).toEqual([[1, 2], true])
})

test('who does not follow sees everything at once, also from the middle on', () => {
  const { pace, seen, settings } = follower(true)
  for (const each of [state(1, STEP), state(2, STEP), state(3, null)]) pace.push(each)
  settings.stepByStep = false
  pace.release()
  expect([seen, pace.isPaused]).toEqual([[1, 2, 3], false])
  pace.push(state(4, STEP))
  expect([seen, pace.isPaused]).toEqual([[1, 2, 3, 4], false])
})

test('the same moment said again is not waited for twice', () => {
  const { pace, seen } = follower(true)
  for (const each of [state(1, STEP), state(1, STEP, false), state(2, STEP), state(3, null)]) pace.push(each)
  pace.release()
  expect([seen, pace.isPaused]).toEqual([[1, 1, 2], true])
})

test('nothing of what somebody else saw is left', () => {
  const { pace, seen } = follower(true)
  for (const each of [state(1, STEP), state(2, null)]) pace.push(each)
  pace.clear()
  pace.push(state(3, null))
  expect(seen).toEqual([1, 3])
})
