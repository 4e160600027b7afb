import type { GamePart } from './game-part.ts'

/** The games a browser has loaded: it begins with none. */
export const SHELF = new Map<string, GamePart['speech']>()
