import type { TableInfo } from '@benben/protocol'
import { expect, it } from 'vitest'
import { tableHeard } from './online-sight.ts'

const table = (changes: Partial<TableInfo>): TableInfo =>
  ({ id: 'a', game: 'tekhenu', ...changes }) as TableInfo

it('keeps the printed data that later messages leave out', () => {
  const first = table({ printed: { name: 'My box' }, status: 'waiting' })
  const later = tableHeard(first, table({ status: 'running' }))
  expect(later).toMatchObject({ printed: { name: 'My box' }, status: 'running' })
  expect(tableHeard(later, table({ status: 'finished' })).printed).toEqual({ name: 'My box' })
  expect(tableHeard(undefined, table({}))).not.toHaveProperty('printed')
  expect(tableHeard(table({}), first)).toEqual(first)
})
