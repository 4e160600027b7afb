/** What the order of a log needs to know of a line. */
interface Ordered {
  /** Begins a new part. */
  readonly heading: boolean
}

/**
 * From oldest-first to newest-first: headings stay above their part, and what is told together, as the steps of a turn, is
 * read in order. A part that has no lines yet has no heading either: it would stand above the heading of the part before.
 */
export function newestFirst<T extends Ordered>(told: readonly (readonly T[])[]): readonly T[] {
  // Of each part its heading first.
  const parts: T[][][] = [[[]]]
  for (const lines of told) {
    parts.at(-1)!.push([])
    for (const line of lines)
      if (line.heading) parts.push([[line], []])
      else parts.at(-1)!.at(-1)!.push(line)
  }
  return parts.toReversed().flatMap(([heading = [], ...groups]) => {
    const below = groups.toReversed().flat()
    return below.length === 0 ? below : [...heading, ...below]
  })
}
