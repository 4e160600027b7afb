import { aton, type AtonView } from '@benben/aton'
import { Match } from '@benben/kernel'
import { expect, test } from 'vitest'
import { threatOf } from './threat.ts'

const empty: AtonView = aton.view(
  new Match(aton, { options: { red: 0 }, names: ['a', 'b'], seed: 'threat' }).position,
  0,
)
const withFirst = (...rows: readonly string[]): AtonView => ({
  ...empty,
  temples: [rows, ...empty.temples.slice(1)],
})

test('four missing spaces of a temple are a threat, five are not', () => {
  expect(threatOf(withFirst('1111', '1111', '....'), 1)).toMatchObject({ goal: 'temple', temple: 1 })
  expect(threatOf(withFirst('1111', '111.', '....'), 1)).toBeUndefined()
  expect(threatOf(withFirst('1111', '1111', '....'), 0)).toBeUndefined()
})

test('two priests in the way can be removed in the same turn, three cannot', () => {
  expect(threatOf(withFirst('1111', '1111', '00..'), 1)).toMatchObject({ goal: 'temple' })
  expect(threatOf(withFirst('1111', '1111', '000.'), 1)).toBeUndefined()
})

test('who has too few priests left threatens nothing', () => {
  const view = withFirst('1111', '1111', '....')
  const seats = view.seats.map((seat) => ({ ...seat, reserve: 3 }))
  expect(threatOf({ ...view, seats }, 1)).toBeUndefined()
})
