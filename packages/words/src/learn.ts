import { SHELF } from '#shelf'
import type { GamePart } from './game-part.ts'

/** Registers the words of a game. A no-op where all games are registered from the start. */
export const learn = ({ id, speech }: GamePart): void => void SHELF.set(id, speech)
