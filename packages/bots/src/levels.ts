/** The levels every game has, weakest first. */
export const LEVEL_NAMES = ['novice', 'apprentice', 'scribe', 'priest', 'pharaoh'] as const
export type LevelName = (typeof LEVEL_NAMES)[number]

/** Bots that are no level: for comparison, and where somebody asks for them by name. */
export const REFERENCE_NAMES = ['random', 'greedy', 'search', 'tree'] as const

/** What a level costs: the most processor time its turns take on one core, in seconds. */
export const SECONDS_PER_TURN: Readonly<Record<LevelName, number>> = {
  novice: 0.5,
  apprentice: 0.5,
  scribe: 0.5,
  priest: 3,
  pharaoh: 3,
}

/** A bot for which somebody waits answers with what it knows after this time, in milliseconds. */
const PATIENCE = 5000

/** The limit of a question asked now, by a clock in milliseconds. */
export const lateAfter = (now: () => number): (() => boolean) => {
  const until = now() + PATIENCE
  return () => now() > until
}
