import { tekhenu } from '@benben/tekhenu'
import { fault, type Words } from '@benben/words'

/** Printed data out of a file, undefined for those built in, or what is wrong with it. */
export type FileRead =
  | { readonly ok: true; readonly printed: unknown }
  | { readonly ok: false; readonly problem: string }

/** The edition in a file, as docs/formats.md describes it. */
export async function readFile(words: Words, file: File): Promise<FileRead> {
  let raw: unknown
  try {
    raw = JSON.parse(await file.text())
  } catch {
    return { ok: false, problem: words.say('edition.choice.not-json') }
  }
  const read = tekhenu.withPrinted!(raw)
  // A file equal to the built-in edition is the standard edition.
  return read.ok
    ? { ok: true, printed: read.value.printed }
    : { ok: false, problem: fault(words, read.fault) }
}
