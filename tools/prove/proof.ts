import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Copy } from './copy.ts'
import type { Mutant } from './mutant.ts'
import { runTests, type Ran } from './tests.ts'

/** What is proved, and of the rest why not. */
export interface Proof {
  readonly proved: readonly string[]
  readonly unproved: readonly { readonly id: string; readonly why: string }[]
}

export interface Case {
  readonly ids: readonly string[]
  readonly mutants: readonly Mutant[]
  /** Packages that take part, and where their tests are. */
  readonly packages: readonly string[]
  readonly tests: readonly string[]
  readonly workers?: number
  /** Hears how many mutants have been tried, of how many. */
  readonly progress?: (tried: number, all: number) => void
}

/** An id is proved when each of its mutants makes a test that carries the id fail, and unspoilt all of those pass. */
export async function prove({ ids, mutants, packages, tests, workers = 2, progress }: Case): Promise<Proof> {
  const copies = Array.from({ length: workers }, () => new Copy(packages))
  try {
    const before = await runTests(copies[0]!.folder, mentioning(copies[0]!.folder, tests, ids), ids)
    const why = new Map<string, string>()
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
          const fault = await tryMutant(copy, mutant, before)
          if (fault !== undefined) why.set(mutant.id, fault)
          progress?.(++tried, all)
        }
      }),
    )
    return {
      proved: ids.filter((id) => !why.has(id)),
      unproved: ids.flatMap((id) => (why.has(id) ? [{ id, why: why.get(id)! }] : [])),
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

async function tryMutant(copy: Copy, mutant: Mutant, before: readonly Ran[]): Promise<string | undefined> {
  const { id, file, find, replace } = mutant
  // The copies differ in nothing but their folder.
  const files = [...new Set(before.filter((test) => test.ids.includes(id)).map((test) => inside(test.file)))]
  const caught = await copy.spoilt(mutant, async () => {
    try {
      const ran = await runTests(copy.folder, files, [id])
      return ran.some(({ passed, ids }) => !passed && ids.includes(id)) ? 'caught' : 'survived'
    } catch (error) {
      return `the spoilt code does not run: ${String(error).slice(0, 300)}`
    }
  })
  const shown = `in ${file}: ${find.trim().slice(0, 60)} → ${replace.trim().slice(0, 60) || 'nothing'}`
  if (caught === undefined) return `its mutant does not stand exactly once ${shown}`
  if (caught === 'caught') return undefined
  return caught === 'survived' ? `its tests pass all the same ${shown}` : `${caught} ${shown}`
}

const inside = (path: string): string => path.slice(path.lastIndexOf('packages/'))
