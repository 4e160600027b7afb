import type { GamePart } from './game-part.ts'

/** The games loaded in a browser; empty at first. */
export const SHELF = new Map<string, GamePart['speech']>()
