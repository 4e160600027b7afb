/** The keys of every table, in the order they are listed. */
export const KEYS = [
  ['Tab', 'tab'],
  ['← ↑ → ↓', 'arrows'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
  ['U', 'undo'],
  ['T', 'restart'],
  ['E', 'end'],
  ['N', 'next'],
  ['R', 'turn'],
  [', .', 'step'],
  ['/', 'search'],
  ['?', 'help'],
] as const
