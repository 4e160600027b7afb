import { talk } from './en/talk.ts'
import type { GamePart } from './game-part.ts'

/** The sentences of talk and notes, which a browser loads with their panels. */
export const talkPart: Pick<GamePart, 'sentences'> = { sentences: { en: talk } }
