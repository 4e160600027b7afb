import { aton } from '@benben/aton'
import type { Game, GameId } from '@benben/kernel'
import { tekhenu } from '@benben/tekhenu'
import { atonPart } from './aton/part.ts'
import type { GamePart } from './game-part.ts'
import { tekhenuPart } from './tekhenu/part.ts'

/** The words of every game, and the codes it speaks in. */
export const GAME_PARTS = {
  aton: { part: atonPart, codes: aton.codes },
  tekhenu: { part: tekhenuPart, codes: tekhenu.codes },
} satisfies Record<GameId, { readonly part: GamePart; readonly codes: Game['codes'] }>

/** The registered games, by id. */
export const SHELF = new Map<string, GamePart['speech']>(
  Object.values(GAME_PARTS).map(({ part: { id, speech } }) => [id, speech]),
)
