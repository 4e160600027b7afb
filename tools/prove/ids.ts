/**
 * What a test may carry in front of its name: cards, tiles and rulings (`T04: …`, `B13, B14: …`, `Cult05`, `Q18b`), conquest tiles,
 * which share numbers with destiny cards, and worked cases (`case 13`, `case E3`, `TR-1`).
 */
export const ID = '(?:case E?\\d+|conquest A\\d+|TR-\\d|[A-Z][A-Za-z]*\\d+[a-z]?)'
const NAME = new RegExp(`^(${ID}(?:, ${ID})*):`)

/** The ids a test carries. */
export const idsOf = (title: string): readonly string[] => NAME.exec(title)?.[1]?.split(', ') ?? []
