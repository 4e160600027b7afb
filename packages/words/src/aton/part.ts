import type { GamePart } from '../game-part.ts'
import { atonWords } from './index.ts'

export { atonWords } from './index.ts'
export { openMeaning, outlook } from './outlook.ts'

export const atonPart: GamePart = {
  id: 'aton',
  speech: () => atonWords,
}
