/** What the order of a log needs to know of a line. */
interface Ordered {
  /** Begins a new part. */
  readonly heading: boolean
  /** Stands below the line before it. */
  readonly follows?: boolean
}

/**
 * From oldest-first to newest-first: headings stay above their part, and what belongs to a line stays below it. A part
 * that has no lines yet has no heading either: it would stand above the heading of the part before.
 */
export function newestFirst<T extends Ordered>(lines: readonly T[]): readonly T[] {
  const parts: { heading: T | null; groups: T[][] }[] = [{ heading: null, groups: [] }]
  for (const line of lines) {
    const { groups } = parts.at(-1)!
    if (line.heading) parts.push({ heading: line, groups: [] })
    else if (line.follows === true && groups.length > 0) groups.at(-1)!.push(line)
    else groups.push([line])
  }
  return parts.toReversed().flatMap(({ heading, groups }) => {
    const below = groups.toReversed().flat()
    return heading === null || below.length === 0 ? below : [heading, ...below]
  })
}
