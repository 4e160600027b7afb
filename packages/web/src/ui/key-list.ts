/** Keys as they are shown, and what is said of them: `web.keys.…`. */
export type ListedKeys = readonly (readonly [keys: string, name: KeyName])[]

type KeyName = (typeof KEYS)[number][1] | (typeof OWN)[number]

/** What only some games have keys for. */
const OWN = ['next', 'turn', 'zoom', 'cards', 'choose', 'clear', 'exchange'] as const

/** The keys of every table, in the order they are listed; a game adds its own (`rules/keys.ts`). */
export const KEYS = [
  ['Tab', 'tab'],
  ['← ↑ → ↓', 'arrows'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
  ['U', 'undo'],
  ['T', 'restart'],
  ['E', 'end'],
  [', .', 'step'],
  ['/', 'search'],
  ['?', 'help'],
] as const
