/** How two files of weights are compared. */
export interface How {
  readonly level: string
  readonly games: number
  readonly seed: string
}

/** What came of it: games won by the first file, and the points of both. */
export interface Compared {
  readonly won: number
  readonly points: readonly [number[], number[]]
}

/** The thinking of a level by its name. */
export function levelNamed<T>(levels: Readonly<Record<string, T>>, name: string): T {
  const found = Object.hasOwn(levels, name) ? levels[name] : undefined
  if (found === undefined) throw new RangeError(`no level ${name}`)
  return found
}
