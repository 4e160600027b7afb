import { tekhenu } from '@benben/tekhenu'
import { expect, test } from 'vitest'
import { endsItself } from './end-turn.ts'

const END = tekhenu.write(tekhenu.endTurn)

test('a turn ends by itself where its end is all that is left and nothing can be taken back', () => {
  expect(endsItself(tekhenu, { moves: [END] }, false)).toBe(END)
})

test('it waits while its last move can be taken back, or something else can be done', () => {
  expect(endsItself(tekhenu, { moves: [END] }, true)).toBeNull()
  expect(endsItself(tekhenu, { moves: [END, 'play B07 for population'] }, false)).toBeNull()
  expect(endsItself(tekhenu, { moves: ['do ra'] }, false)).toBeNull()
  expect(endsItself(tekhenu, null, false)).toBeNull()
})
