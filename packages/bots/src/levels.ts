/** The levels every game has, weakest first. */
export const LEVEL_NAMES = ['novice', 'apprentice', 'scribe', 'priest', 'pharaoh'] as const
export type LevelName = (typeof LEVEL_NAMES)[number]
