import { editionOf, standard } from '@benben/tekhenu'
import type { GamePart } from '../game-part.ts'
import { tekhenuWords } from './index.ts'

const tekhenuStandard = tekhenuWords(standard)

export const tekhenuPart: GamePart = {
  id: 'tekhenu',
  // A table with printed data of its own gets sentences for that edition.
  speech: (printed) => (printed === undefined ? tekhenuStandard : tekhenuWords(editionOf(printed))),
}
