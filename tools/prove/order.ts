import type { Distinct } from './distinct.ts'
import type { Surveyed, Tested } from './jobs.ts'

/** In milliseconds: tests that reach a mutant are tried until they took so long without it. */
const ENOUGH = 1_500

/** The same where the switch of the mutant has been tried before. */
const ENOUGH_AGAIN = 300

/** In milliseconds: what it takes to load a file of tests. */
const TO_LOAD = 40

export interface Order {
  /** Whether an edit can be tried only by loading modules with it. */
  isStatic(edit: Distinct): boolean
  /** The tests that tell by the switch of an edit, and those that need modules loaded with it, one load after the other. */
  of(edit: Distinct): {
    readonly flipped: readonly Tested[]
    readonly loaded: readonly (readonly Tested[])[]
  }
  /** What kills one mutant of a file often kills the next. */
  note(edit: Distinct, killer: Tested): void
}

/** Which tests are tried with an edit: those of its ids first, then others that reach it, the quickest first. */
export function ordering(surveys: ReadonlyMap<string, Surveyed>, tests: readonly Tested[]): Order {
  const atLoad = new Set([...surveys.values()].flatMap((each) => each.atLoad))
  const atDeclaration = new Map([...surveys].map(([file, each]) => [file, new Set(each.atDeclaration)]))
  const reached = new Map(tests.map((test) => [test, new Set(test.reached)]))
  const kills = new Map<string, number>()
  const killed = ({ mutant }: Distinct, { name }: Tested): string => `${mutant.file} ${name}`
  const isStatic = ({ hasSwitch, number }: Distinct): boolean => !hasSwitch || atLoad.has(number)
  return {
    isStatic,
    note: (edit, killer) => kills.set(killed(edit, killer), (kills.get(killed(edit, killer)) ?? 0) + 1),
    of: (edit) => {
      const mustLoad = isStatic(edit)
      const declares = ({ file }: Tested): boolean => atDeclaration.get(file)!.has(edit.number)
      const reaches = (test: Tested): boolean =>
        mustLoad || reached.get(test)!.has(edit.number) || declares(test)
      const costOf = (test: Tested): number => (test.ms + 1) / (1 + (kills.get(killed(edit, test)) ?? 0))
      const cheapFirst = tests.filter(reaches).toSorted((a, b) => costOf(a) - costOf(b))
      const isOwn = (test: Tested): boolean => test.ids.some((id) => edit.ids.includes(id))
      const own = cheapFirst.filter(isOwn)
      const others = cheapFirst.filter((test) => !isOwn(test))
      const flipped = mustLoad ? [] : [...own, ...some(others, ENOUGH)].filter((test) => !declares(test))
      const loaded = mustLoad
        ? [own, some(others, ENOUGH, TO_LOAD)]
        : [some([...own, ...others], ENOUGH_AGAIN, TO_LOAD)]
      return { flipped, loaded: loaded.filter((each) => each.length > 0) }
    },
  }
}

/** As many as can be run in some milliseconds; a file takes time too. */
function some(tests: readonly Tested[], most: number, perFile = 0): Tested[] {
  const files = new Set<string>()
  let left = most
  return tests.filter(({ file, ms }) => {
    left -= ms + (files.has(file) ? 0 : perFile)
    files.add(file)
    return left > 0
  })
}
