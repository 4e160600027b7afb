import type { Key } from '../en.ts'

/** The sentences of a lesson by locale; a browser loads them when somebody begins it. */
export interface LessonPart {
  readonly sentences: Readonly<Record<string, Readonly<Partial<Record<Key, string>>>>>
}
