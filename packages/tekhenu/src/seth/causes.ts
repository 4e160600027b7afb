import { ARTIFACTS, artifactName, blessing, CONQUESTS, conquestName, CULTS, cultName } from '../names.ts'
import { STARTING_CARDS, startingName } from '../names.ts'

/** What choices of this module come from, so that a frame can hold it as a number. */
const many = (length: number, name: (n: number) => string): string[] =>
  Array.from({ length }, (_, i) => name(i + 1))

const CAUSES: readonly string[] = [
  'seth',
  'statue of seth',
  ...many(6, (region) => `region ${region}`),
  ...many(CONQUESTS, (tile) => `conquest ${conquestName(tile)}`),
  ...many(4, (n) => blessing(24 + n)),
  ...many(STARTING_CARDS, (n) => startingName(STARTING_CARDS + n)),
  ...many(CULTS, cultName),
  ...many(ARTIFACTS, artifactName),
]

export const CAUSE: readonly [number, number] = [0, CAUSES.length - 1]
export const causeName = (cause: number): string => CAUSES[cause]!

const NUMBERS: ReadonlyMap<string, number> = new Map(CAUSES.map((name, i) => [name, i]))
export function causeOf(by: string): number {
  const cause = NUMBERS.get(by)
  if (cause === undefined) throw new RangeError(`nothing here comes from ${by}`)
  return cause
}
