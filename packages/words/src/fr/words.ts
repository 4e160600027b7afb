import type { words as en } from '../en/words.ts'

/** Sentences that hold other sentences. */
export const words: Readonly<Record<keyof typeof en, string>> = {
  'words.with-rule': '{sentence} (Règle : {rule}.)',
  'words.at-path': '{path} : {problem}',
  'words.at-line': 'Ligne {line} : {problem}',
  'words.unknown': 'Problème inconnu (code {code}).',
}
