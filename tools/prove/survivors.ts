import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CARDS } from './cards.ts'
import { distinct, hashOf, type Distinct, type Edits } from './distinct.ts'
import { filesIn, ROOT, testsIn } from './files.ts'
import type { Attempted, Surveyed, Tested } from './jobs.ts'
import type { Mutant } from './mutant.ts'
import { attempted, LONG, namesOf } from './proof.ts'
import { Runner } from './runner.ts'
import { Saved, type CodeOf } from './saved.ts'

/** In milliseconds: tests that reach a mutant are tried until they took so long without it. */
const ENOUGH = 1_500

export interface Search {
  readonly mutants: readonly Mutant[]
  readonly subject: typeof CARDS
  readonly workers?: number
  /** Where results are kept. */
  readonly saved?: Saved
  readonly report: (
    edit: Distinct,
    result: Attempted & { readonly ids: readonly string[] },
    done: number,
    all: number,
  ) => void
}

/**
 * Tries every mutant under the tests that reach it, those of its ids first, and then the quickest others. `result.ids` are those of
 * the test that failed.
 */
export async function tryAll({
  mutants,
  subject,
  workers = 2,
  saved = new Saved(),
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
  const order = ordering(surveys, tests)
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
  await inParallel(workers, left, { sources: edits.switched, files }, async (runner, edit) => {
    const result = await fateOf(runner, edit, order)
    saved.keepResult(edit.key, result, everything, codeOf)
    told(edit, result)
  })
}

/** By its switch, and once more in modules loaded for it: what they keep in memory may hide what the switch changes. */
async function fateOf(runner: Runner, edit: Distinct, order: Order): Promise<Attempted> {
  const { flipped, loaded } = order.of(edit)
  if (flipped.length > 0) {
    const result = await runner.flip({ number: edit.number, tests: namesOf(flipped) })
    if (result.fate !== 'survived') return result
  }
  return loaded.length === 0 ? { fate: 'survived' } : attempted(runner, edit.mutant, loaded)
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

interface Order {
  /** The tests that tell by the switch of an edit, and those that need modules loaded with it. */
  of(edit: Distinct): { readonly flipped: readonly Tested[]; readonly loaded: readonly Tested[] }
  /** What kills one mutant of a file often kills the next. */
  note(edit: Distinct, killer: Tested): void
}

function ordering(surveys: ReadonlyMap<string, Surveyed>, tests: readonly Tested[]): Order {
  const atLoad = new Set([...surveys.values()].flatMap((each) => each.atLoad))
  const atDeclaration = new Map([...surveys].map(([file, each]) => [file, new Set(each.atDeclaration)]))
  const reached = new Map(tests.map((test) => [test, new Set(test.reached)]))
  const kills = new Map<string, number>()
  const killed = ({ mutant }: Distinct, { name }: Tested): string => `${mutant.file} ${name}`
  return {
    note: (edit, killer) => kills.set(killed(edit, killer), (kills.get(killed(edit, killer)) ?? 0) + 1),
    of: (edit) => {
      const isStatic = !edit.hasSwitch || atLoad.has(edit.number)
      const costOf = (test: Tested): number => (test.ms + 1) / (1 + (kills.get(killed(edit, test)) ?? 0))
      const declares = ({ file }: Tested): boolean => atDeclaration.get(file)!.has(edit.number)
      const wanted = isStatic
        ? tests
        : tests.filter((test) => reached.get(test)!.has(edit.number) || declares(test))
      const isOwn = (test: Tested): boolean => test.ids.some((id) => edit.ids.includes(id))
      const cheapFirst = wanted.toSorted((a, b) => costOf(a) - costOf(b))
      let left = ENOUGH
      const chosen = [
        ...cheapFirst.filter(isOwn),
        ...cheapFirst.filter((test) => !isOwn(test) && (left -= test.ms) > 0),
      ]
      return { flipped: isStatic ? [] : chosen.filter((test) => !declares(test)), loaded: chosen }
    },
  }
}

async function inParallel<T>(
  workers: number,
  all: readonly T[],
  prepare: ConstructorParameters<typeof Runner>[1],
  run: (runner: Runner, each: T) => Promise<void>,
): Promise<void> {
  const queue = all.values()
  await Promise.all(
    Array.from({ length: workers }, async () => {
      const runner = new Runner(LONG, prepare)
      try {
        for (const each of queue) await run(runner, each)
      } finally {
        runner.end()
      }
    }),
  )
}
