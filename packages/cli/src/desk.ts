import type { Game, Params } from '@benben/kernel'
import { gameWords, speak, type GameWords, type Key, type Words } from '@benben/words'
import { Stop, type Io } from './io.ts'
import { pretty } from './json.ts'

/** Where a command works: its world, and the language it speaks. */
export interface Desk extends Io {
  readonly words: Words
}

export const deskOf = (io: Io): Desk => ({ ...io, words: speak('en') })

/** What ends a command because of what somebody asked for. */
export const wrong = ({ words }: Desk, key: Key, params: Params = {}): Stop =>
  new Stop(words.say(key, params))

export const print = ({ stdout }: Desk, lines: readonly string[]): void =>
  void stdout.write(lines.map((line) => `${line}\n`).join(''))

export const printJson = ({ stdout }: Desk, value: unknown): void => void stdout.write(`${pretty(value)}\n`)

/** What is said about a game of this house. */
export function wordsOf({ id, printed }: Pick<Game, 'id' | 'printed'>): GameWords {
  const found = gameWords(id, printed)
  if (found === undefined) throw new RangeError(`there are no words for ${id}`)
  return found
}
