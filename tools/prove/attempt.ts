import { collected, isCrash, VITEST } from './collect.ts'
import { ending, Endless, limitOf } from './ending.ts'
import type { Attempt, Attempted } from './jobs.ts'
import { Modules } from './modules.ts'

const modules = new Modules(VITEST)

/** Loads everything anew with the mutant, and runs the tests that are wanted, file by file, until one fails. */
export async function attempt({ mutant, source, tests, pastCrashes }: Attempt): Promise<Attempted> {
  const byFile = Map.groupBy(tests, ({ file }) => file)
  let crashed: Attempted | undefined
  try {
    const load = await modules.fresh([...byFile.keys()], { file: mutant.file, source })
    for (const [file, wanted] of byFile) {
      for (const { name, run } of collected(() => load(file))) {
        const test = wanted.find((each) => each.name === name)
        if (test === undefined) continue
        try {
          await ending(run, limitOf(test.ms))
        } catch (error) {
          if (error instanceof Endless) return { fate: 'endless', by: { file, name } }
          if (!isCrash(error)) return { fate: 'killed', by: { file, name } }
          crashed ??= { fate: 'crashed', by: { file, name } }
          if (!pastCrashes) return crashed
        }
      }
    }
  } catch {
    crashed ??= { fate: 'crashed' }
  }
  return crashed ?? { fate: 'survived' }
}
