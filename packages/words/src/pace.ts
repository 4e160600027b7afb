import { pace } from './en/pace.ts'
import type { GamePart } from './game-part.ts'

/** The sentences about pace and clocks, which a browser loads with the first thing that needs them. */
export const pacePart: Pick<GamePart, 'sentences'> = { sentences: { en: pace } }
