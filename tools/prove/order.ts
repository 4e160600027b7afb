import type { Distinct } from './distinct.ts'
import type { Surveyed, Tested } from './jobs.ts'

/** In milliseconds: tests that reach a mutant are tried until they took so long without it. */
const ENOUGH = 1_500

/** The same before all other mutants have been tried. */
const FIRST = 250

/** The same where the switch of the mutant has been tried before: what modules keep in memory may hide what it changes. */
const AGAIN = 300

/** The same for the few that pass all of these: recorded games first, which reach most and compare most. */
const THOROUGH = 15_000

/** In milliseconds: what it takes to load a file of tests. */
const TO_LOAD = 40

/** Tests to run with an edit: by its switch, or in modules loaded with it. */
export interface Round {
  readonly by: 'switch' | 'load'
  readonly tests: readonly Tested[]
}

export interface Order {
  /** One round after the other, the cheapest first. */
  of(edit: Distinct): readonly Round[]
  /** What is left to try where those rounds let the edit pass. */
  thorough(edit: Distinct): Round
  /** What kills one mutant of a file often kills the next. */
  note(edit: Distinct, killer: Tested): void
}

/**
 * Which tests are tried with an edit: those of its ids first, then others that reach it, the quickest first. `games` is the file that
 * replays recorded games.
 */
export function ordering(
  surveys: ReadonlyMap<string, Surveyed>,
  tests: readonly Tested[],
  games: string,
): Order {
  const atLoad = new Set([...surveys.values()].flatMap((each) => each.atLoad))
  const atDeclaration = new Map([...surveys].map(([file, each]) => [file, new Set(each.atDeclaration)]))
  const reached = new Map(tests.map((test) => [test, new Set(test.reached)]))
  const kills = new Map<string, number>()
  const killed = ({ mutant }: Distinct, { name }: Tested): string => `${mutant.file} ${name}`
  const costOf = (edit: Distinct, test: Tested): number =>
    (test.ms + 1) / (1 + (kills.get(killed(edit, test)) ?? 0))
  const mustLoad = (edit: Distinct): boolean => !edit.hasSwitch || atLoad.has(edit.number)
  const declares = ({ number }: Distinct, { file }: Tested): boolean => atDeclaration.get(file)!.has(number)
  const reaching = (edit: Distinct): Tested[] =>
    tests
      .filter((test) => mustLoad(edit) || reached.get(test)!.has(edit.number) || declares(edit, test))
      .toSorted((a, b) => costOf(edit, a) - costOf(edit, b))
  const roundsOf = (edit: Distinct): readonly Round[] => {
    const [own, others] = parted(reaching(edit), ({ ids }) => ids.some((id) => edit.ids.includes(id)))
    if (mustLoad(edit))
      return [
        { by: 'load', tests: own },
        { by: 'load', tests: some(others, ENOUGH, TO_LOAD) },
      ]
    const switched = [...own, ...some(others, ENOUGH)].filter((test) => !declares(edit, test))
    const first = some(switched, FIRST)
    return [
      { by: 'switch', tests: first },
      { by: 'switch', tests: switched.filter((test) => !first.includes(test)) },
      { by: 'load', tests: some([...own, ...others], AGAIN, TO_LOAD) },
    ]
  }
  return {
    note: (edit, killer) => kills.set(killed(edit, killer), (kills.get(killed(edit, killer)) ?? 0) + 1),
    of: roundsOf,
    thorough: (edit) => {
      const before = new Set(roundsOf(edit).flatMap((round) => round.tests))
      const by = mustLoad(edit) ? 'load' : 'switch'
      const left = reaching(edit).filter(
        (test) => !before.has(test) && (by === 'load' || !declares(edit, test)),
      )
      const [recorded, others] = parted(left, ({ file }) => file === games)
      return { by, tests: some([...recorded, ...others], THOROUGH, by === 'load' ? TO_LOAD : 0) }
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
    left -= ms + (files.has(file) ? 0 : perFile)
    files.add(file)
    return left > 0
  })
}
