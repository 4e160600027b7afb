import type { ListedKeys } from '../../ui/key-list.ts'

/** Keys while cards are assigned. */
export const keys: ListedKeys = [
  ['1 2 3 4', 'cards'],
  ['← →', 'choose'],
  ['Backspace', 'clear'],
  ['X', 'exchange'],
]
