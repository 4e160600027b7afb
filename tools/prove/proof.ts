import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, testsIn } from './files.ts'
import type { Attempted, Fate, Tested, Wanted } from './jobs.ts'
import { applied, type Mutant } from './mutant.ts'
import { Runner } from './runner.ts'

interface Tried {
  readonly mutant: Mutant
  readonly fate: Fate
}

export interface Proof {
  readonly proved: readonly string[]
  readonly unproved: readonly { readonly id: string; readonly why: string }[]
  readonly tried: readonly Tried[]
}

/** In milliseconds; far more than the tests of one id need. */
export const LONG = 10_000

export interface Case {
  readonly ids: readonly string[]
  readonly mutants: readonly Mutant[]
  /** Files of tests, or folders that hold them. */
  readonly tests: readonly string[]
  readonly workers?: number
  /** How many milliseconds of work the tests have with one mutant, before they are ended. */
  readonly limit?: number
  /** Hears about each id. */
  readonly progress?: (id: string, done: number, all: number) => void
}

/**
 * An id is proved when one of its mutants makes a test that carries the id fail, and all of those pass without it. The
 * mutants of an id are tried until one is killed.
 */
export async function prove({
  ids,
  mutants,
  tests,
  workers = 2,
  limit = LONG,
  progress,
}: Case): Promise<Proof> {
  const runners = Array.from({ length: workers }, () => new Runner(limit))
  try {
    const files = mentioning(tests, ids)
    const before: Tested[] = []
    for (const file of files) before.push(...(await runners[0]!.survey({ sources: {}, file, ids })).tests)
    const byId = Map.groupBy(mutants, ({ id }) => id)
    const why = new Map<string, string>()
    const tried: Tried[] = []
    const queue = [...ids]
    let done = 0

    const attempt = async (runner: Runner, id: string): Promise<string | undefined> => {
      const own = before.filter((test) => test.ids.includes(id))
      const failing = own.find(({ passed }) => !passed)
      if (own.length === 0) return 'no test carries it'
      if (failing !== undefined) return `its test fails without a mutant: ${failing.name}`
      for (const mutant of byId.get(id) ?? []) {
        const { fate } = await attempted(runner, mutant, own, true)
        tried.push({ mutant, fate })
        if (fate === 'killed') return undefined
      }
      return byId.has(id) ? 'no mutant of it makes a test of its name fail' : 'no source names it'
    }

    await Promise.all(
      runners.map(async (runner) => {
        for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
          const missing = await attempt(runner, id)
          if (missing !== undefined) why.set(id, missing)
          progress?.(id, ++done, ids.length)
        }
      }),
    )
    return {
      proved: ids.filter((id) => !why.has(id)),
      unproved: ids.flatMap((id) => (why.has(id) ? [{ id, why: why.get(id)! }] : [])),
      tried,
    }
  } finally {
    for (const runner of runners) runner.end()
  }
}

/** What becomes of a mutant under some tests, in modules loaded for it alone. */
export function attempted(
  runner: Runner,
  mutant: Mutant,
  tests: readonly Tested[],
  pastCrashes = false,
): Promise<Attempted> {
  const source = applied(readFileSync(join(ROOT, mutant.file), 'utf8'), mutant)
  return runner.attempt({ mutant, source, tests: wanted(tests), pastCrashes })
}

export const wanted = (tests: readonly Tested[]): Wanted[] =>
  tests.map(({ file, name, ms }) => ({ file, name, ms }))

/** Files of tests that name one of the ids; all of them where an id is named nowhere and may be put together in code. */
function mentioning(paths: readonly string[], ids: readonly string[]): readonly string[] {
  const files = testsIn(paths).map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
  const names = (id: string, text: string): boolean => new RegExp(`\\b${id}\\b`).test(text)
  if (ids.some((id) => !files.some(({ text }) => names(id, text)))) return files.map(({ file }) => file)
  return files.filter(({ text }) => ids.some((id) => names(id, text))).map(({ file }) => file)
}
