import { Collection, type Test } from './collect.ts'
import { counting, COUNTER } from './functions.ts'
import type { Attempt, Attempted, Job, Survey, Surveyed, Tested } from './jobs.ts'
import { Modules } from './modules.ts'

/** A process that runs tests with and without mutants, one job after the other. Nothing is ever written to the sources. */
const collection = new Collection()
const modules = new Modules({ vitest: collection.vitest })

const isCrash = (error: unknown): boolean =>
  error instanceof Error && /^(Type|Reference|Range|Syntax)Error$/.test(error.name)

/** Runs the tests that are wanted, file by file, until one fails. */
async function attempt({ mutant, source, tests }: Attempt): Promise<Attempted> {
  const byFile = Map.groupBy(tests, ({ file }) => file)
  let fate: Attempted['fate'] = 'survived'
  try {
    const load = await modules.fresh([...byFile.keys()], { file: mutant.file, source })
    for (const [file, wanted] of byFile) {
      for (const { name, run } of collected(() => load(file))) {
        if (!wanted.some((test) => test.name === name)) continue
        try {
          await run()
        } catch (error) {
          if (!isCrash(error)) return { fate: 'killed', by: name }
          fate = 'crashed'
        }
      }
    }
  } catch {
    fate = 'crashed'
  }
  return { fate }
}

/** The tests that a file declares when it is loaded. */
function collected(load: () => void): readonly Test[] {
  collection.tests.length = 0
  load()
  return [...collection.tests]
}

/** Runs tests and tells which functions each of them reached, by itself or while its file was loaded. */
async function survey({ sources, files, ids }: Survey): Promise<Surveyed> {
  const functions: string[] = []
  const reached = new Set<number>()
  Object.assign(globalThis, { [COUNTER]: (number: number) => reached.add(number) })
  const counted = new Modules({ vitest: collection.vitest }, (file, source) =>
    file.endsWith('.test.ts') ? source : counting(file, source, (name) => functions.push(name) - 1),
  )
  const taken = (): number[] => {
    const numbers = [...reached]
    reached.clear()
    return numbers
  }
  const load = await counted.fresh([...sources, ...files])
  for (const file of sources) load(file)
  const atLoad = taken()
  const tested: Tested[] = []
  for (const file of files) {
    const tests = collected(() => load(file))
    const loading = taken()
    for (const { name, ids: own, run } of tests) {
      if (ids !== undefined && !own.some((id) => ids.includes(id))) continue
      const began = process.cpuUsage().user
      let passed = true
      try {
        await run()
      } catch {
        passed = false
      }
      const ms = (process.cpuUsage().user - began) / 1000
      tested.push({ file, name, ids: own, passed, ms, reached: [...new Set([...taken(), ...loading])] })
    }
  }
  return { functions, atLoad, tests: tested }
}

process.on('message', (job: Job) => {
  void (job.kind === 'survey' ? survey(job) : attempt(job)).then((result) => process.send!(result))
})
process.on('disconnect', () => process.exit())
process.send!('ready')
