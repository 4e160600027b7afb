import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Copy } from './copy.ts'
import type { Mutant } from './mutant.ts'
import { Endless, runTests, type Ran } from './tests.ts'

/** What is proved, and of the rest why not. */
export interface Proof {
  readonly proved: readonly string[]
  readonly unproved: readonly { readonly id: string; readonly why: string }[]
  /** Mutants that count as caught because with them a test would not come to an end. */
  readonly endless: readonly { readonly id: string; readonly where: string }[]
}

/** Far more than any tests of one id need. */
const TEN_MINUTES = 600_000

export interface Case {
  readonly ids: readonly string[]
  readonly mutants: readonly Mutant[]
  /** Packages that take part, and where their tests are. */
  readonly packages: readonly string[]
  readonly tests: readonly string[]
  readonly workers?: number
  /** How many milliseconds the tests have with one mutant, before they are ended. */
  readonly limit?: number
  /** Hears how many mutants have been tried, of how many. */
  readonly progress?: (tried: number, all: number) => void
}

/** An id is proved when each of its mutants makes a test that carries the id fail, and unspoilt all of those pass. */
export async function prove({
  ids,
  mutants,
  packages,
  tests,
  workers = 2,
  limit = TEN_MINUTES,
  progress,
}: Case): Promise<Proof> {
  const copies = Array.from({ length: workers }, () => new Copy(packages))
  try {
    const before = await runTests(copies[0]!.folder, mentioning(copies[0]!.folder, tests, ids), ids)
    const why = new Map<string, string>()
    const endless: { id: string; where: string }[] = []
    const queue: Mutant[] = []
    for (const id of ids) {
      const own = before.filter((test) => test.ids.includes(id))
      const failing = own.find(({ passed }) => !passed)
      const its = mutants.filter((mutant) => mutant.id === id)
      if (own.length === 0) why.set(id, 'no test carries it')
      else if (failing !== undefined) why.set(id, `its test fails without a mutant: ${failing.name}`)
      else if (its.length === 0) why.set(id, 'no mutant')
      else queue.push(...its)
    }
    const all = queue.length
    let tried = 0
    await Promise.all(
      copies.map(async (copy) => {
        for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
          const came = await tryMutant(copy, mutant, before, limit)
          if (came === 'endless') endless.push({ id: mutant.id, where: shown(mutant) })
          else if (came !== 'caught') why.set(mutant.id, `${came} ${shown(mutant)}`)
          progress?.(++tried, all)
        }
      }),
    )
    return {
      proved: ids.filter((id) => !why.has(id)),
      unproved: ids.flatMap((id) => (why.has(id) ? [{ id, why: why.get(id)! }] : [])),
      endless,
    }
  } finally {
    for (const copy of copies) copy.remove()
  }
}

/** Files of tests that name one of the ids; all of them where an id is named nowhere and may be put together in code. */
function mentioning(root: string, folders: readonly string[], ids: readonly string[]): readonly string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(root, folder, file), 'utf8') })),
  )
  const names = (id: string, text: string): boolean => new RegExp(`\\b${id}\\b`).test(text)
  if (ids.some((id) => !files.some(({ text }) => names(id, text)))) return folders
  return files.filter(({ text }) => ids.some((id) => names(id, text))).map(({ file }) => file)
}

/** Whether the mutant was caught, or never came to an end; in all other cases what is wrong with it. */
async function tryMutant(copy: Copy, mutant: Mutant, before: readonly Ran[], limit: number): Promise<string> {
  const { id } = mutant
  // The copies differ in nothing but their folder.
  const files = [...new Set(before.filter((test) => test.ids.includes(id)).map((test) => inside(test.file)))]
  const came = await copy.spoilt(mutant, async () => {
    try {
      const ran = await runTests(copy.folder, files, [id], limit)
      return ran.some(({ passed, ids }) => !passed && ids.includes(id))
        ? 'caught'
        : 'its tests pass all the same'
    } catch (error) {
      return error instanceof Endless
        ? 'endless'
        : `the spoilt code does not run: ${String(error).slice(0, 300)}`
    }
  })
  return came ?? 'its mutant does not stand exactly once'
}

const shown = ({ file, find, replace }: Mutant): string =>
  `in ${file}: ${find.trim().slice(0, 60)} → ${replace.trim().slice(0, 60) || 'nothing'}`

const inside = (path: string): string => path.slice(path.lastIndexOf('packages/'))
