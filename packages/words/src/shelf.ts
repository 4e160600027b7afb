import { atonPart } from './aton/part.ts'
import type { GamePart } from './game-part.ts'
import { tekhenuPart } from './tekhenu/part.ts'

/** The games that can be spoken of, by id. */
export const SHELF = new Map<string, GamePart['speech']>(
  [atonPart, tekhenuPart].map(({ id, speech }) => [id, speech]),
)
