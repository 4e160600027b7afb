import { ahead } from './ahead.ts'
import { tekhenuAhead } from './tekhenu-ahead.ts'

/** Answers ahead, of every game: the line of the menu does not know which. */
export const ofAhead = { ...ahead, ...tekhenuAhead } as const
