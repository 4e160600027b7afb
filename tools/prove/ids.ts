/**
 * What a test may carry in front of its name: cards, tiles and rulings (`T04: …`, `B13, B14: …`, `Cult05`, `Q18b`), conquest tiles,
 * which share numbers with destiny cards, and worked cases (`case 13`, `case E3`, `TR-1`).
 */
const ID = '(?:case E?\\d+|conquest A\\d+|TR-\\d|[A-Z][A-Za-z]*\\d+[a-z]?)'
const NAME = new RegExp(`^(${ID}(?:, ${ID})*):`)

/** The ids a test carries. */
export const idsOf = (title: string): readonly string[] => NAME.exec(title)?.[1]?.split(', ') ?? []

/** The ids a comment names; `B17–B20` and `B17 to B20` name four. */
export function idsIn(comment: string): string[] {
  const ids = [...comment.matchAll(new RegExp(`(?<![A-Za-z0-9])${ID}(?![A-Za-z0-9])`, 'g'))].map(
    (found) => found[0],
  )
  const ranges = [...comment.matchAll(/\b([A-Z][A-Za-z]*)(\d+)(?:–| to )\1(\d+)\b/g)]
  return ids.concat(
    ranges.flatMap(([, letters, from, to]) =>
      Array.from(
        { length: Math.max(0, Number(to) - Number(from) - 1) },
        (_, i) => letters! + String(Number(from) + i + 1).padStart(from!.length, '0'),
      ),
    ),
  )
}
