import type { TableInfo } from '@benben/protocol'
import { expect, it } from 'vitest'
import { mergeTable } from './online-seen.ts'

const table = (changes: Partial<TableInfo>): TableInfo =>
  ({ id: 'a', game: 'tekhenu', ...changes }) as TableInfo

it('keeps the printed data that later messages leave out', () => {
  const first = table({ printed: { name: 'My box' }, status: 'waiting' })
  const later = mergeTable(first, table({ status: 'running' }))
  expect(later).toMatchObject({ printed: { name: 'My box' }, status: 'running' })
  expect(mergeTable(later, table({ status: 'finished' })).printed).toEqual({ name: 'My box' })
  expect(mergeTable(undefined, table({}))).not.toHaveProperty('printed')
  expect(mergeTable(table({}), first)).toEqual(first)
})
