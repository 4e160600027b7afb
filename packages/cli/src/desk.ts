import type { Game, Params } from '@benben/kernel'
import { gameWords, type GameWords, type Key, type Words } from '@benben/words'
import { LANGUAGES } from '@benben/words/languages'
import { languageOf, speakWhole } from '@benben/words/whole'
import { Stop, type Io } from './io.ts'
import { pretty } from './json.ts'

/** The environment of a command: input and output, and the language of its messages. */
export interface Desk extends Io {
  readonly words: Words
}

const LANG = /^--lang(?:=(.*))?$/

/** The language a command line asks for: `--lang fr`, wherever it stands; undefined without it. */
function asked(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => LANG.test(arg))
  return at === -1 ? undefined : (LANG.exec(args[at]!)?.[1] ?? args[at + 1] ?? '')
}

/** Stops where the language is none of ours. */
export async function deskOf(io: Io, args: readonly string[] = []): Promise<Desk> {
  const found = asked(args)
  const desk = { ...io, words: await speakWhole(languageOf(io.env)) }
  if (found === undefined) return desk
  if (!Object.hasOwn(LANGUAGES, found))
    throw wrong(desk, 'cli.language', { found, languages: Object.keys(LANGUAGES).join(', ') })
  return { ...io, words: await speakWhole(found) }
}

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
