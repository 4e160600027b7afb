import { fastHost } from '@benben/kernel'
import { tekhenu, type TekhenuView } from '@benben/tekhenu'
import { expect, test } from 'vitest'
import { askedAt } from './asked-at.ts'

const view = tekhenu.view(tekhenu.setup({ horus: 'printed' }, 2, 'asked', fastHost), 0)
const asked = (wait: string, from: TekhenuView['now']['from'] = null): string | null =>
  askedAt({ waiting: [{ wait, seat: 0 }], now: { ...view.now, from } })

test('an action is asked about in the area of its god', () => {
  expect(asked('horus', 'ra')).toBe('horus')
  expect(asked('hathor')).toBe('temple')
})

test('a die that was taken belongs to the area of its god', () => {
  expect(asked('use', 'horus')).toBe('horus')
  expect(asked('use', 'ra')).toBe('temple')
})

test('other questions have no area of their own', () => {
  expect(askedAt(view)).toBe(null)
  expect(asked('take')).toBe(null)
})
