import { collected, VITEST } from './collect.ts'
import { AT, type Survey, type Surveyed, type Tested } from './jobs.ts'
import { Modules } from './modules.ts'

let counted: { readonly key: string; readonly modules: Modules } | undefined

/** Runs the tests of a file and tells which switches each of them passed. */
export async function survey({ sources, file, ids }: Survey): Promise<Surveyed> {
  const passed = new Set<number>()
  Object.assign(globalThis, { [AT]: (number: number) => (passed.add(number), false) })
  const taken = (): number[] => {
    const numbers = [...passed]
    passed.clear()
    return numbers
  }
  const load = await modulesOf(sources).fresh([...Object.keys(sources), file])
  for (const source of Object.keys(sources)) load(source)
  const atLoad = taken()
  const declared = collected(() => load(file))
  const atDeclaration = taken()
  const tests: Tested[] = []
  for (const { name, ids: own, code, run } of declared) {
    if (ids !== undefined && !own.some((id) => ids.includes(id))) continue
    const began = process.cpuUsage().user
    let isFine = true
    try {
      await run()
    } catch {
      isFine = false
    }
    const ms = (process.cpuUsage().user - began) / 1000
    tests.push({ file, name, ids: own, code, passed: isFine, ms, reached: taken() })
  }
  return { atLoad, atDeclaration, tests }
}

/** Many files are surveyed with the same sources: they are compiled once. */
function modulesOf(sources: Survey['sources']): Modules {
  const key = Object.values(sources).join('')
  if (counted?.key !== key)
    counted = { key, modules: new Modules(VITEST, (file, source) => sources[file] ?? source) }
  return counted.modules
}
