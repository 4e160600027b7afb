import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './files.ts'
import { PATTERNS, type Pattern } from './patterns.ts'
import { EQUIVALENT } from './reasons.ts'

const lines = new Map<string, readonly string[]>()

function lineOf(file: string, number: number): string {
  const all = lines.get(file) ?? readFileSync(join(ROOT, file), 'utf8').split('\n')
  lines.set(file, all)
  return all[number - 1]!.trim()
}

/** The pattern that a mutant matches, by what is shown of it. */
export function patternFor(shown: string): Pattern | undefined {
  const [, file, number, edit] = /^(.+?):(\d+): (.*)$/s.exec(shown) ?? []
  if (file === undefined) return undefined
  return PATTERNS.find(
    (each) =>
      file.endsWith(each.file ?? '') && each.edit.test(edit!) && each.line.test(lineOf(file, Number(number))),
  )
}

export const reasonFor = (shown: string): string | undefined =>
  EQUIVALENT[shown.replace(/:\d+:/, ':')] ?? patternFor(shown)?.reason
