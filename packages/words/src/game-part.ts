import type { Key } from './en.ts'

/** The words and sentences of one game. */
export interface GamePart {
  readonly id: string
  /** The words of the game with the printed data it plays with; undefined stands for those that are built in. */
  readonly speech: (printed: unknown) => unknown
  /** Its sentences by locale. */
  readonly sentences: Readonly<Record<string, Readonly<Partial<Record<Key, string>>>>>
}
