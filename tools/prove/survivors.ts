import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CARDS } from './cards.ts'
import { distinct, hashOf, type Distinct, type Edits } from './distinct.ts'
import { filesIn, ROOT, testsIn } from './files.ts'
import type { Attempted, Surveyed } from './jobs.ts'
import type { Mutant } from './mutant.ts'
import { ENOUGH, FEW, ordering, type Round } from './order.ts'
import { attempted, LONG, wanted } from './proof.ts'
import { Runner } from './runner.ts'
import { Saved, type CodeOf } from './saved.ts'

/** In milliseconds: far more than slow tests need with one mutant. Each test has a bound of its own. */
const VERY_LONG = 60_000

export interface Search {
  readonly mutants: readonly Mutant[]
  readonly subject: typeof CARDS
  readonly workers?: number
  /** Where results are kept. */
  readonly saved?: Saved
  /** Hears about mutants that the quickest tests let pass; slower ones are still to come. */
  readonly suspect?: (edit: Distinct) => void
  /** Mutants that are known to change nothing: fewer tests are spent on them. */
  readonly isEquivalent?: (edit: Distinct) => boolean
  readonly report: (
    edit: Distinct,
    result: Attempted & { readonly ids: readonly string[] },
    done: number,
    all: number,
  ) => void
}

/**
 * Tries every mutant under the tests that reach it: those of its ids first, then the quickest others, recorded games, and slower tests.
 * `result.ids` are those of the test that failed.
 */
export async function tryAll({
  mutants,
  subject,
  workers = 2,
  saved = new Saved(),
  suspect,
  isEquivalent = () => false,
  report,
}: Search): Promise<void> {
  const edits = distinct(mutants)
  const files = testsIn(subject.tests).filter((file) => !file.endsWith('conformance.test.ts'))
  const texts = textsIn(subject.folder)
  const everything = hashOf([...texts.values()].join())
  const surveys = await surveyed(edits, files, texts, workers, saved)
  const tests = [...surveys.values()].flatMap((each) => each.tests).filter(({ passed }) => passed)
  const byName = new Map(tests.map((test) => [`${test.file} ${test.name}`, test]))
  const codeOf: CodeOf = (file, name) => byName.get(`${file} ${name}`)?.code
  const order = ordering(surveys, tests, subject.broad)
  let done = 0
  const told = (edit: Distinct, result: Attempted): void => {
    const by = result.by && byName.get(`${result.by.file} ${result.by.name}`)
    if (by !== undefined) order.note(edit, by)
    report(edit, { ...result, ids: by?.ids ?? [] }, ++done, edits.all.length)
  }
  const left = edits.all.filter((edit) => {
    const before = saved.result(edit.key, everything, codeOf)
    if (before !== undefined) told(edit, before)
    return before === undefined
  })
  const kept = (edit: Distinct, result: Attempted): void => {
    saved.keepResult(edit.key, result, everything, codeOf)
    told(edit, result)
  }
  const prepare = { sources: edits.switched, files }
  const passed: Distinct[] = []
  await inParallel(workers, left, prepare, async (runner, edit) => {
    const result = await fateOf(runner, edit, order.of(edit, FEW).slice(0, 1))
    if (result.fate !== 'survived') return kept(edit, result)
    passed.push(edit)
    suspect?.(edit)
  })
  const slower = async (runner: Runner, edit: Distinct): Promise<void> => {
    const rounds = order.of(edit, isEquivalent(edit) ? FEW : ENOUGH)
    kept(edit, await fateOf(runner, edit, rounds.slice(1)))
  }
  await inParallel(workers, passed, prepare, slower, VERY_LONG)
}

async function fateOf(runner: Runner, edit: Distinct, rounds: readonly Round[]): Promise<Attempted> {
  for (const { by, tests } of rounds) {
    const result =
      by === 'switch'
        ? await runner.flip({ number: edit.number, tests: wanted(tests) })
        : await attempted(runner, edit.mutant, tests)
    if (result.fate !== 'survived') return result
  }
  return { fate: 'survived' }
}

/** What each file of tests reaches, and how long its tests take. */
async function surveyed(
  { counting }: Edits,
  files: readonly string[],
  texts: ReadonlyMap<string, string>,
  workers: number,
  saved: Saved,
): Promise<ReadonlyMap<string, Surveyed>> {
  const shared = [...texts].flatMap(([file, text]) => (file.endsWith('.test.ts') ? [] : [text])).join()
  const sources = hashOf(shared + Object.values(counting).join())
  const found = new Map<string, Surveyed>()
  await inParallel(workers, files, undefined, async (runner, file) => {
    const key = hashOf(sources + texts.get(file)!)
    const before = saved.survey(key)
    const now = before ?? (await runner.survey({ sources: counting, file, ids: undefined }))
    if (before === undefined) saved.keepSurvey(key, now)
    found.set(file, now)
  })
  return found
}

/** Every file of a folder that may change what its tests do. */
const textsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    filesIn(folder)
      .filter((file) => /\.(ts|json|record)$/.test(file))
      .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
  )

async function inParallel<T>(
  workers: number,
  all: readonly T[],
  prepare: ConstructorParameters<typeof Runner>[1],
  run: (runner: Runner, each: T) => Promise<void>,
  limit = LONG,
): Promise<void> {
  const queue = all.values()
  await Promise.all(
    Array.from({ length: workers }, async () => {
      const runner = new Runner(limit, prepare)
      try {
        for (const each of queue) await run(runner, each)
      } finally {
        runner.end()
      }
    }),
  )
}
