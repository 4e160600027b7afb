import { expect, test } from 'vitest'
import { sameFor } from './same.ts'
import type { TableModel } from './model.ts'

test('a part is the same while what it shows is, whatever else has changed', () => {
  const model = (market: readonly string[], round: number): TableModel =>
    ({ near: 0, seats: [{ name: 'Ada' }], view: { market, round } }) as unknown as TableModel
  const isSame = sameFor<{ model: TableModel }>(({ model: { view } }) => [view.market])
  expect(isSame({ model: model(['T01'], 1) }, { model: model(['T01'], 2) })).toBe(true)
  expect(isSame({ model: model(['T01'], 1) }, { model: model(['T02'], 1) })).toBe(false)
})
