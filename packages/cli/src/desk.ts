import type { Game, Params } from '@benben/kernel'
import { gameWords, speak, type GameWords, type Key, type Words } from '@benben/words'
import { Stop, type Io } from './io.ts'
import { pretty } from './json.ts'

/** The environment of a command: input and output, and the language of its messages. */
export interface Desk extends Io {
  readonly words: Words
}

export const deskOf = (io: Io): Desk => ({ ...io, words: speak('en') })

/** Ends a command with an error about its input. */
export const wrong = ({ words }: Desk, key: Key, params: Params = {}): Stop =>
  new Stop(words.say(key, params))

export const print = ({ stdout }: Desk, lines: readonly string[]): void =>
  void stdout.write(lines.map((line) => `${line}\n`).join(''))

export const printJson = ({ stdout }: Desk, value: unknown): void => void stdout.write(`${pretty(value)}\n`)

/** The sentences about a game. */
export function wordsOf({ id, printed }: Pick<Game, 'id' | 'printed'>): GameWords {
  const found = gameWords(id, printed)
  if (found === undefined) throw new RangeError(`there are no words for ${id}`)
  return found
}
