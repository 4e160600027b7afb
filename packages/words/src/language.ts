import type { Key } from './en.ts'

/** Some sentences of a language. */
export type Sentences = Readonly<Partial<Record<Key, string>>>

/** What is loaded apart from the sentences of the first page. */
export const PARTS = [
  'ahead',
  'analysis',
  'aton',
  'aton-help',
  'aton-rules',
  'companion',
  'edition',
  'lesson-aton',
  'lesson-botankhamun',
  'lesson-hint',
  'lesson-page',
  'lesson-seth',
  'lesson-tekhenu',
  'lesson-vizier',
  'me',
  'pace',
  'puzzle',
  'replay',
  'score-sheet',
  'statistics',
  'table-menu',
  'talk',
  'tekhenu',
  'tekhenu-help',
  'tekhenu-modules',
  'tekhenu-options',
  'tekhenu-rules',
  'text',
] as const
export type PartName = (typeof PARTS)[number]

/** The sentences of a language, in the parts a browser loads them in. */
export interface Language {
  /** What the first page says, and whatever may be said on any. */
  readonly start: Sentences
  readonly parts: Readonly<Record<PartName, () => Promise<Sentences>>>
}
