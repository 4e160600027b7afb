import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './files.ts'
import { AT, ON } from './jobs.ts'
import type { Mutant } from './mutant.ts'
import { switchable, switchesOf, type Ask, type Numbered } from './switches.ts'
import { parse, type Tree } from './tree.ts'

/** An edit with all ids it stands for. */
export interface Distinct {
  readonly number: number
  readonly mutant: Mutant
  readonly ids: readonly string[]
  /** The same as long as the declaration around it stays as it is. */
  readonly key: string
  /** Whether a switch can turn it on; otherwise modules must be loaded with it. */
  readonly hasSwitch: boolean
}

export interface Edits {
  readonly all: readonly Distinct[]
  /** Sources that tell which switches they pass, by file. */
  readonly counting: Readonly<Record<string, string>>
  /** Sources that obey the switches, by file. */
  readonly switched: Readonly<Record<string, string>>
}

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16)

/** The distinct edits among mutants, and the sources that hold them. */
export function distinct(mutants: readonly Mutant[]): Edits {
  const groups = Map.groupBy(mutants, ({ file, start, end, text }) => [file, start, end, text].join(' '))
  const numbered = [...groups.values()].map((same, number) => ({ same, number, ...same[0]! }))
  const counting: Record<string, string> = {}
  const switched: Record<string, string> = {}
  const all = [...Map.groupBy(numbered, ({ file }) => file)].flatMap(([file, edits]) => {
    const tree = parse(file, readFileSync(join(ROOT, file), 'utf8'))
    const switches = file.endsWith('.ts') ? switchesOf(tree, edits) : new Set<number>()
    if (switches.size > 0) {
      const source = (ask: Ask): string => switchable(tree, edits, ask)
      counting[file] = source((number) => `${AT}(${number})`)
      switched[file] = source((number) => `${ON}===${number}`)
    }
    return edits.map(({ same, number }): Distinct => ({
      number,
      mutant: same[0]!,
      ids: same.map(({ id }) => id),
      key: keyOf(tree, { number, ...same[0]! }, file),
      hasSwitch: switches.has(number),
    }))
  })
  return { all, counting, switched }
}

function keyOf({ nodes, source }: Tree, { start, end, text }: Numbered, file: string): string {
  const [program] = nodes
  const around = (program!['body'] as { start: number; end: number }[]).find(
    (each) => each.start <= start && each.end >= end,
  ) ?? { start: 0, end: source.length }
  return hashOf(
    [file, source.slice(around.start, around.end), start - around.start, end - start, text].join('\n'),
  )
}
