import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Copy } from './copy.ts'
import type { Mutant } from './mutant.ts'
import { Endless, runTests } from './tests.ts'

/** What became of one mutant. Only `killed` proves: a test that carries the id failed, and not by crashing. */
type Fate = 'killed' | 'survived' | 'crashed' | 'endless'

interface Tried {
  readonly mutant: Mutant
  readonly fate: Fate
}

export interface Proof {
  readonly proved: readonly string[]
  readonly unproved: readonly { readonly id: string; readonly why: string }[]
  readonly tried: readonly Tried[]
}

/** Far more than the tests of one id need. */
const LONG = 30_000

export interface Case {
  readonly ids: readonly string[]
  readonly mutants: readonly Mutant[]
  /** Packages that take part, and the files or folders of their tests. */
  readonly packages: readonly string[]
  readonly tests: readonly string[]
  /** Tries every mutant; otherwise an id is done with the first that is killed. */
  readonly all?: boolean
  readonly workers?: number
  /** How many milliseconds of work the tests have with one mutant, before they are ended. */
  readonly limit?: number
  /** Hears about each mutant when its tests are done, and about each id. */
  readonly report?: (tried: Tried) => void
  readonly progress?: (id: string, done: number, all: number) => void
}

/** An id is proved when one of its mutants makes a test that carries the id fail, and all of those pass without it. */
export async function prove({
  ids,
  mutants,
  packages,
  tests,
  all = false,
  workers = 2,
  limit = LONG,
  report,
  progress,
}: Case): Promise<Proof> {
  const copies = Array.from({ length: workers }, () => new Copy(packages))
  try {
    const before = await runTests(copies[0]!.folder, mentioning(copies[0]!.folder, tests, ids), ids)
    const byId = Map.groupBy(mutants, ({ id }) => id)
    const why = new Map<string, string>()
    const tried: Tried[] = []
    const queue = [...ids]
    let done = 0

    const attempt = async (copy: Copy, id: string): Promise<string | undefined> => {
      const own = before.filter((test) => test.ids.includes(id))
      const failing = own.find(({ passed }) => !passed)
      if (own.length === 0) return 'no test carries it'
      if (failing !== undefined) return `its test fails without a mutant: ${failing.name}`
      // The copies differ in nothing but their folder.
      const files = [...new Set(own.map(({ file }) => inside(file)))]
      let killed = false
      for (const mutant of byId.get(id) ?? []) {
        const fate = await fateOf(copy, mutant, files, limit)
        tried.push({ mutant, fate })
        report?.({ mutant, fate })
        killed ||= fate === 'killed'
        if (killed && !all) break
      }
      if (killed) return undefined
      return byId.has(id) ? 'no mutant of it makes a test of its name fail' : 'no source names it'
    }

    await Promise.all(
      copies.map(async (copy) => {
        for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
          const missing = await attempt(copy, id)
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
    for (const copy of copies) copy.remove()
  }
}

async function fateOf(copy: Copy, mutant: Mutant, files: readonly string[], limit: number): Promise<Fate> {
  return copy.spoilt(mutant, async () => {
    try {
      const ran = await runTests(copy.folder, files, [mutant.id], limit)
      const failed = ran.filter(({ passed, ids }) => !passed && ids.includes(mutant.id))
      if (failed.some(({ crashed }) => !crashed)) return 'killed'
      return failed.length > 0 ? 'crashed' : 'survived'
    } catch (error) {
      return error instanceof Endless ? 'endless' : 'crashed'
    }
  })
}

/** Files of tests that name one of the ids; all of them where an id is named nowhere and may be put together in code. */
function mentioning(root: string, paths: readonly string[], ids: readonly string[]): readonly string[] {
  const files = paths
    .flatMap((path) => (path.endsWith('.test.ts') ? [path] : testsIn(root, path)))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const names = (id: string, text: string): boolean => new RegExp(`\\b${id}\\b`).test(text)
  if (ids.some((id) => !files.some(({ text }) => names(id, text)))) return paths
  return files.filter(({ text }) => ids.some((id) => names(id, text))).map(({ file }) => file)
}

const testsIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`)

const inside = (path: string): string => path.slice(path.lastIndexOf('packages/'))
