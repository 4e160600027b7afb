import type { Fault } from '@benben/kernel'
import { standard, tekhenu } from '@benben/tekhenu'
import { fieldsAt, fieldsOf } from '@benben/tekhenu/fields'
import { fault as sayFault, type Words } from '@benben/words'
import { faultText } from './advice.ts'

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
    : { ok: false, problem: fileProblem(words, read.fault) }
}

/** What is wrong with a file, by the name that its field has in the form; by its place in the file where it is in none. */
export function fileProblem(words: Words, fault: Fault): string {
  const fields = fieldsOf(standard)
  const ids = fieldsAt(fields, fault.path).map(({ id }) => id)
  const problem = faultText(words, fields, { fault, fields: ids })
  return problem === undefined
    ? words.say('edition.form.in-file', {
        path: fault.path.replace(/^edition\./, ''),
        problem: sayFault(words, { ...fault, path: '' }),
      })
    : words.say('edition.form.field-in-file', { problem })
}
