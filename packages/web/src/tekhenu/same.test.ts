import { expect, test } from 'vitest'
import { sameFor } from './same.ts'
import type { Scene } from './scene.ts'

test('a part is the same while what it shows is, whatever else has changed', () => {
  const scene = (market: readonly string[], round: number): Scene =>
    ({ near: 0, seats: [{ name: 'Ada' }], view: { market, round } }) as unknown as Scene
  const isSame = sameFor<{ scene: Scene }>(({ scene: { view } }) => [view.market])
  expect(isSame({ scene: scene(['T01'], 1) }, { scene: scene(['T01'], 2) })).toBe(true)
  expect(isSame({ scene: scene(['T01'], 1) }, { scene: scene(['T02'], 1) })).toBe(false)
})
