import type { ListedKeys } from '../../ui/key-list.ts'

export const keys: ListedKeys = [
  ['N', 'next'],
  ['R', 'turn'],
  ['Z', 'zoom'],
]
