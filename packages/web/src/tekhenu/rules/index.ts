import { tekhenuBook } from '@benben/words/rules/tekhenu'
import { reconstructedBlocks } from '@benben/words/tekhenu-reconstructed'
import type { GameRules } from '../../rules/game-rules.ts'
import { cards } from './cards.tsx'
import { shownEdition } from './edition-context.ts'
import { keys } from './keys.ts'
import { legend } from './legend.ts'
import { OptionsPicture } from './options-picture.tsx'
import {
  ActionsPicture,
  ConquestPicture,
  HorusPicture,
  OsirisPicture,
  RegionsPicture,
  TemplePicture,
  TilesPicture,
} from './pictures-board.tsx'
import {
  BalancePicture,
  BasePurityPicture,
  MarketPicture,
  PeoplePicture,
  PurityPicture,
  RoundsPicture,
  RowsPicture,
} from './pictures-turn.tsx'
import { ReconstructedPicture } from './reconstructed-picture.tsx'
import { Sheet, Sign } from './sign.tsx'

/** The rules of Tekhenu with its drawings. */
export const rules: GameRules = {
  book: tekhenuBook,
  Sheet,
  Sign,
  cards,
  keys,
  legend,
  reconstructed: (words, printed) => reconstructedBlocks(words, shownEdition(printed)),
  pictures: {
    rounds: RoundsPicture,
    purity: PurityPicture,
    'base-purity': BasePurityPicture,
    rows: RowsPicture,
    horus: HorusPicture,
    temple: TemplePicture,
    people: PeoplePicture,
    market: MarketPicture,
    osiris: OsirisPicture,
    balance: BalancePicture,
    tiles: TilesPicture,
    regions: RegionsPicture,
    conquest: ConquestPicture,
    actions: ActionsPicture,
    options: OptionsPicture,
    reconstructed: ReconstructedPicture,
  },
}
