import { text } from './en/text.ts'
import { typed } from './en/typed.ts'
import type { GamePart } from './game-part.ts'

/** The sentences of the table as text, which a browser loads with it. */
export const textPart: Pick<GamePart, 'sentences'> = { sentences: { en: { ...text, ...typed } } }
