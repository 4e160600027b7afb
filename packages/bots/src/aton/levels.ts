import type { LevelName } from '../levels.ts'
import type { AtonThinking } from './search.ts'

/** The levels of Aton, weakest first. */
export const LEVELS = {
  novice: { assigning: 'rule', priests: 'points' },
  apprentice: { assigning: 'rule', priests: { width: 1, answers: false } },
  scribe: { assigning: { hands: 1 }, priests: { width: 1, answers: false } },
  priest: { assigning: { hands: 1 }, priests: { width: 12, answers: true } },
  pharaoh: { assigning: { iterations: 100 }, priests: { width: 12, answers: true } },
} as const satisfies Readonly<Record<LevelName, AtonThinking>>
