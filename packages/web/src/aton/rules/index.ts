import { atonBook } from '@benben/words/rules/aton'
import type { GameRules } from '../../rules/game-rules.ts'
import { keys } from './keys.ts'
import { legend } from './legend.ts'
import { OptionsPicture } from './options-picture.tsx'
import { Sheet, Sign } from './sign.tsx'
import { TemplesPicture } from './temples-picture.tsx'

/** The rules of Aton with its drawings. */
export const rules: GameRules = {
  book: atonBook,
  Sheet,
  Sign,
  keys,
  legend,
  pictures: { temples: TemplesPicture, options: OptionsPicture },
}
