import type { StateMessage } from '@benben/protocol'
import { expect, test } from 'vitest'
import { Pace } from './pace.ts'

const STEP = { seat: 1, question: { code: 'next', params: {} } }

const state = (version: number, step: StateMessage['step'], tells = true): StateMessage => ({
  type: 'state',
  version,
  view: null,
  decision: null,
  step,
  told: tells ? [{ version, kind: 'move', seat: 1, events: [] }] : [],
  canUndo: false,
  endTurnByHand: true,
  toAct: [],
  result: null,
})

function follower(stepByStep: boolean) {
  const wish = { stepByStep }
  const seen: number[] = []
  const pace = new Pace(
    ({ version }) => void seen.push(version),
    () => wish.stepByStep,
  )
  return { pace, seen, wish }
}

test('whoever follows sees a step at a time, and then everything up to the next one', () => {
  const { pace, seen } = follower(true)
  for (const each of [state(1, null), state(2, STEP), state(3, STEP), state(4, null), state(5, null)])
    pace.hear(each)
  expect(seen).toEqual([1, 2])
  expect([pace.waits, pace.last]).toEqual([true, 5])
  expect(pace.goOn()).toBe(true)
  expect(seen).toEqual([1, 2, 3])
  expect(pace.goOn()).toBe(true)
  expect(seen).toEqual([1, 2, 3, 4, 5])
  expect([pace.waits, pace.last]).toEqual([false, undefined])
})

test('whoever goes on before the next step has come sees it when it comes, and waits there', () => {
  const { pace, seen } = follower(true)
  pace.hear(state(1, STEP))
  expect(pace.goOn()).toBe(false)
  expect(pace.waits).toBe(false)
  pace.hear(state(2, STEP))
  expect([seen, pace.waits]).toEqual([[1, 2], true])
})

test('who does not follow sees everything at once, also from the middle on', () => {
  const { pace, seen, wish } = follower(true)
  for (const each of [state(1, STEP), state(2, STEP), state(3, null)]) pace.hear(each)
  wish.stepByStep = false
  pace.goOn()
  expect([seen, pace.waits]).toEqual([[1, 2, 3], false])
  pace.hear(state(4, STEP))
  expect([seen, pace.waits]).toEqual([[1, 2, 3, 4], false])
})

test('the same moment said again is not waited for twice', () => {
  const { pace, seen } = follower(true)
  for (const each of [state(1, STEP), state(1, STEP, false), state(2, STEP), state(3, null)]) pace.hear(each)
  pace.goOn()
  expect([seen, pace.waits]).toEqual([[1, 1, 2], true])
})

test('nothing of what somebody else saw is left', () => {
  const { pace, seen } = follower(true)
  for (const each of [state(1, STEP), state(2, null)]) pace.hear(each)
  pace.forget()
  pace.hear(state(3, null))
  expect(seen).toEqual([1, 3])
})
