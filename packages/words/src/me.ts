import { meNotices } from './en/me-notices.ts'
import { me } from './en/me.ts'
import type { GamePart } from './game-part.ts'

/** The sentences of the page of who somebody is, which a browser loads with it. */
export const mePart: Pick<GamePart, 'sentences'> = { sentences: { en: { ...me, ...meNotices } } }
