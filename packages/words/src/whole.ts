import type { Words } from './speak.ts'
import { speak } from './speak.ts'
import { PARTS, type Sentences } from './language.ts'
import { FALLBACK, languageFor } from './languages.ts'
import { addSentences, loadLanguage, loadParts } from './load.ts'

/** English is whole from the start. */
const whole = new Set([FALLBACK])

/** A language with every sentence there is, as terminal and server need it. */
export async function speakWhole(code: string): Promise<Words> {
  if (!whole.has(code)) {
    await Promise.all([loadLanguage(code), loadParts(code, ...PARTS)])
    const { ofTerminal } = (await import(`./${code}/of-terminal.ts`)) as { ofTerminal: Sentences }
    addSentences(code, ofTerminal)
    whole.add(code)
  }
  return speak(code)
}

/** The language that the environment of a process asks for, as POSIX has it. */
export const languageOf = (env: Readonly<Record<string, string | undefined>>): string =>
  languageFor([env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || FALLBACK])
