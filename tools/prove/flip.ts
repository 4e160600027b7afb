import { collected, isCrash, VITEST, type Test } from './collect.ts'
import { ending, Endless, limitOf } from './ending.ts'
import { ON, type Attempted, type Flip, type Prepare } from './jobs.ts'
import { Modules } from './modules.ts'

/** The number of no edit. */
const NONE = -1

const setOn = (number: number): void => void Object.assign(globalThis, { [ON]: number })

let modules: Modules
let files: readonly string[] = []
/** The tests of a file, from modules that are loaded when they are first asked for. */
let testsOf: ((file: string) => readonly Test[]) | undefined

/** Takes the sources with switches. */
export function prepare(job: Prepare): true {
  modules = new Modules(VITEST, (file, source) => job.sources[file] ?? source)
  files = job.files
  testsOf = undefined
  return true
}

/**
 * Switches one edit on and runs the tests in their order until one fails. The modules stay loaded, so what a mutant leaves in their
 * memory may hit the next one: a test that fails must pass again with the edit off, otherwise everything is loaded anew and tried once
 * more.
 */
export async function flip({ number, tests }: Flip): Promise<Attempted> {
  const first = await run(number, tests)
  const by = tests.find(({ file, name }) => first.by?.file === file && first.by.name === name)
  if (by === undefined || (await run(NONE, [by])).fate === 'survived') return first
  testsOf = undefined
  const again = await run(number, tests)
  testsOf = undefined
  return again
}

async function run(number: number, tests: Flip['tests']): Promise<Attempted> {
  setOn(NONE)
  testsOf ??= await fresh()
  const wanted = tests.map((test) => ({
    ...test,
    declared: testsOf!(test.file).filter(({ name }) => name === test.name),
  }))
  setOn(number)
  try {
    for (const { file, name, ms, declared } of wanted)
      for (const test of declared)
        try {
          await ending(test.run, limitOf(ms))
        } catch (error) {
          if (error instanceof Endless) {
            testsOf = undefined
            return { fate: 'endless', by: { file, name } }
          }
          return { fate: isCrash(error) ? 'crashed' : 'killed', by: { file, name } }
        }
    return { fate: 'survived' }
  } finally {
    setOn(NONE)
  }
}

async function fresh(): Promise<(file: string) => readonly Test[]> {
  const load = await modules.fresh(files)
  const tests = new Map<string, readonly Test[]>()
  return (file) => {
    const found = tests.get(file) ?? collected(() => load(file))
    tests.set(file, found)
    return found
  }
}
