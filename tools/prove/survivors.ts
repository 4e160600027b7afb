import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CARDS } from './cards.ts'
import { ROOT, sourcesIn, testsIn } from './files.ts'
import { functionAround } from './functions.ts'
import type { Surveyed, Tested } from './jobs.ts'
import type { Mutant } from './mutant.ts'
import { fateOf, LONG, type Tried } from './proof.ts'
import { Runner } from './runner.ts'
import { parse, type Tree } from './tree.ts'

/** In milliseconds: tests that reach a mutant are tried until they took so long without it. */
const ENOUGH = 1_500

/** The same edit may stand for several ids. */
const editOf = ({ file, start, end, text }: Mutant): string => [file, start, end, text].join(' ')

/** All tests of a package, with what they reach. Laws of the conformance suite are left out: they take minutes. */
export async function surveyOf({ folder, tests }: typeof CARDS): Promise<Surveyed> {
  const runner = new Runner(LONG)
  try {
    return await runner.survey({
      sources: sourcesIn(folder).filter((file) => file.endsWith('.ts')),
      files: testsIn(tests).filter((file) => !file.endsWith('conformance.test.ts')),
      ids: undefined,
    })
  } finally {
    runner.end()
  }
}

export interface Search {
  readonly mutants: readonly Mutant[]
  readonly surveyed: Surveyed
  readonly workers?: number
  readonly report: (tried: Tried & { readonly ids: readonly string[] }, done: number, all: number) => void
}

/** Tries every mutant under the tests of its ids, and then those that pass under the quickest others that reach them. */
export async function tryAll({ mutants, surveyed, workers = 2, report }: Search): Promise<void> {
  const reaching = reachers(surveyed)
  const edits = [...Map.groupBy(mutants, editOf).values()].map((same) => {
    const ids = same.map(({ id }) => id)
    return {
      mutant: same[0]!,
      ids,
      own: surveyed.tests.filter((test) => test.ids.some((id) => ids.includes(id))),
    }
  })
  const passed: typeof edits = []
  let done = 0
  await inParallel(workers, edits, async (runner, edit) => {
    const fate = await fateOf(runner, edit.mutant, quickest(edit.own))
    if (fate === 'survived') passed.push(edit)
    else report({ ...edit, fate }, ++done, edits.length)
  })
  await inParallel(workers, passed, async (runner, edit) => {
    const others = reaching(edit.mutant).filter((test) => !edit.own.includes(test))
    const fate = await fateOf(runner, edit.mutant, quickest(others, ENOUGH))
    report({ ...edit, fate }, ++done, edits.length)
  })
}

async function inParallel<T>(
  workers: number,
  all: readonly T[],
  run: (runner: Runner, each: T) => Promise<void>,
): Promise<void> {
  const queue = all.values()
  await Promise.all(
    Array.from({ length: workers }, async () => {
      const runner = new Runner(LONG)
      try {
        for (const each of queue) await run(runner, each)
      } finally {
        runner.end()
      }
    }),
  )
}

/** The tests that call the function a mutant is in; all of them where it is in none, or in one that loading calls. */
function reachers({ functions, atLoad, tests }: Surveyed): (mutant: Mutant) => readonly Tested[] {
  const numbers = new Map(functions.map((name, number) => [name, number]))
  const loading = new Set(atLoad)
  const reached = new Map(tests.map((test) => [test, new Set(test.reached)]))
  const trees = new Map<string, Tree>()
  return ({ file, start, end }) => {
    const tree = trees.get(file) ?? parse(file, readFileSync(join(ROOT, file), 'utf8'))
    trees.set(file, tree)
    const name = functionAround(file, tree, start, end)
    const number = name === undefined ? undefined : numbers.get(name)
    if (number === undefined || loading.has(number)) return tests
    return tests.filter((test) => reached.get(test)!.has(number))
  }
}

/** File by file, the quickest first, as many as can be run in some milliseconds. */
function quickest(tests: readonly Tested[], most = Infinity): Tested[] {
  const msOf = (all: readonly Tested[]): number => all.reduce((sum, { ms }) => sum + ms, 0)
  const files = [...Map.groupBy(tests, ({ file }) => file).values()]
  let left = most
  return files
    .toSorted((a, b) => msOf(a) - msOf(b))
    .flat()
    .filter(({ ms }) => (left -= ms) > 0)
}
