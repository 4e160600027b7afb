import type { Distinct } from './distinct.ts'
import type { Surveyed, Tested } from './jobs.ts'

/** In milliseconds: tests that reach a mutant are tried until they took so long without it. */
export const ENOUGH = 20_000

/** The same where the mutant is known to change nothing. */
export const FEW = 1_500

/** The same before all other mutants have been tried. */
const FIRST = 250

/** The same where the switch of the mutant has been tried before: what modules keep in memory may hide what it changes. */
const AGAIN = 300

/** In milliseconds: what it takes to load a file of tests. */
const TO_LOAD = 40

/** Tests to run with an edit: by its switch, or in modules loaded with it. */
export interface Round {
  readonly by: 'switch' | 'load'
  readonly tests: readonly Tested[]
}

export interface Order {
  /** One round after the other, the cheapest first: tests for so many milliseconds. */
  of(edit: Distinct, most: number): readonly Round[]
  /** What kills one mutant of a file often kills the next. */
  note(edit: Distinct, killer: Tested): void
}

/**
 * Which tests are tried with an edit: those of its ids first, then others that reach it, the quickest first; of these, those in
 * `broad` files (recorded games, the table of waits) come before the others once the quickest let it pass.
 */
export function ordering(
  surveys: ReadonlyMap<string, Surveyed>,
  tests: readonly Tested[],
  broad: readonly string[],
): Order {
  const atLoad = new Set([...surveys.values()].flatMap((each) => each.atLoad))
  const atDeclaration = new Map([...surveys].map(([file, each]) => [file, new Set(each.atDeclaration)]))
  const reached = new Map(tests.map((test) => [test, new Set(test.reached)]))
  const kills = new Map<string, number>()
  const killed = ({ mutant }: Distinct, { name }: Tested): string => `${mutant.file} ${name}`
  return {
    note: (edit, killer) => kills.set(killed(edit, killer), (kills.get(killed(edit, killer)) ?? 0) + 1),
    of: (edit, most) => {
      const mustLoad = !edit.hasSwitch || atLoad.has(edit.number)
      const declares = ({ file }: Tested): boolean => atDeclaration.get(file)!.has(edit.number)
      const reaches = (test: Tested): boolean =>
        mustLoad || reached.get(test)!.has(edit.number) || declares(test)
      const costOf = (test: Tested): number => (test.ms + 1) / (1 + (kills.get(killed(edit, test)) ?? 0))
      const cheapFirst = tests.filter(reaches).toSorted((a, b) => costOf(a) - costOf(b))
      const [own, others] = parted(cheapFirst, ({ ids }) => ids.some((id) => edit.ids.includes(id)))
      const [wide, rest] = parted(others, ({ file }) => broad.includes(file))
      // Which tests such an edit reaches is not known.
      if (mustLoad)
        return [
          { by: 'load', tests: own },
          { by: 'load', tests: some([...wide, ...rest], most, TO_LOAD) },
        ]
      const all = [...own, ...wide, ...rest]
      const [declaring, switched] = parted(all, declares)
      const first = some(
        [...own, ...others].filter((test) => !declares(test)),
        FIRST,
      )
      const again = some([...own, ...others], AGAIN, TO_LOAD)
      return [
        { by: 'switch', tests: first },
        { by: 'switch', tests: some(switched, most).filter((test) => !first.includes(test)) },
        { by: 'load', tests: [...new Set([...again, ...some(declaring, most, TO_LOAD)])] },
      ]
    },
  }
}

/** Those that fit, and the others. */
function parted<T>(all: readonly T[], fits: (each: T) => boolean): readonly [T[], T[]] {
  return [all.filter(fits), all.filter((each) => !fits(each))]
}

/** As many as can be run in some milliseconds; a file takes time too. */
function some(tests: readonly Tested[], most: number, perFile = 0): Tested[] {
  const files = new Set<string>()
  let left = most
  return tests.filter(({ file, ms }) => {
    const cost = ms + (files.has(file) ? 0 : perFile)
    if (cost > left) return false
    left -= cost
    files.add(file)
    return true
  })
}
