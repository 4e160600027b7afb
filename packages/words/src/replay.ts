import { replay } from './en/replay.ts'
import type { GamePart } from './game-part.ts'

/** The sentences of replays, which a browser loads with them. */
export const replayPart: Pick<GamePart, 'sentences'> = { sentences: { en: replay } }
