import { KINDS } from '../kinds.ts'

/** The frames of this module come after those of the base game. */
export const SW = { turn: KINDS.length, start: KINDS.length + 1, pyramid: KINDS.length + 2 } as const
