import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Attempted, Surveyed } from './jobs.ts'

/** Text of a test by its file and name; undefined where there is none (any more). */
export type CodeOf = (file: string, name: string) => string | undefined

type Entry =
  | { readonly survey: string; readonly surveyed: Surveyed }
  | {
      readonly edit: string
      readonly result: Attempted
      /** The text of the test that failed; of everything, where none did. */
      readonly code: string
    }

/**
 * Results in a file, one per line, so that a stopped run goes on. A failure stays true as long as the declaration around the edit and the
 * test that failed are the same; a survivor is tried again after any change.
 */
export class Saved {
  readonly #path: string | undefined
  readonly #surveys = new Map<string, Surveyed>()
  readonly #results = new Map<string, { readonly result: Attempted; readonly code: string }>()

  constructor(path?: string) {
    this.#path = path
    if (path === undefined || !existsSync(path)) return
    for (const text of readFileSync(path, 'utf8').split('\n').slice(0, -1)) {
      const entry = JSON.parse(text) as Entry
      if ('survey' in entry) this.#surveys.set(entry.survey, entry.surveyed)
      else this.#results.set(entry.edit, entry)
    }
  }

  survey(key: string): Surveyed | undefined {
    return this.#surveys.get(key)
  }

  keepSurvey(survey: string, surveyed: Surveyed): void {
    this.#append({ survey, surveyed })
  }

  result(edit: string, everything: string, codeOf: CodeOf): Attempted | undefined {
    const { result, code } = this.#results.get(edit) ?? {}
    if (result === undefined) return undefined
    const now = result.by === undefined ? everything : codeOf(result.by.file, result.by.name)
    return now === code ? result : undefined
  }

  keepResult(edit: string, result: Attempted, everything: string, codeOf: CodeOf): void {
    const code = result.by === undefined ? everything : codeOf(result.by.file, result.by.name)!
    this.#append({ edit, result, code })
  }

  #append(entry: Entry): void {
    if (this.#path !== undefined) appendFileSync(this.#path, `${JSON.stringify(entry)}\n`)
  }
}
