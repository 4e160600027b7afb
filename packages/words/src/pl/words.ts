import type { words as en } from '../en/words.ts'

export const words: Readonly<Record<keyof typeof en, string>> = {
  'words.with-rule': '{sentence} (Zasada: {rule}.)',
  'words.at-path': '{path}: {problem}',
  'words.at-line': 'Linia {line}: {problem}',
  'words.unknown': 'Nieznany problem (kod {code}).',
}
