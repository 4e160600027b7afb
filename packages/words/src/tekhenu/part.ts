import { editionOf, standard } from '@benben/tekhenu'
import { ofTekhenu } from '../en/of-tekhenu.ts'
import type { GamePart } from '../game-part.ts'
import { tekhenuWords } from './index.ts'

export { reconstructed } from './reconstructed.ts'

const tekhenuStandard = tekhenuWords(standard)

export const tekhenuPart: GamePart = {
  id: 'tekhenu',
  // What is printed is named, so that a corrected edition has words of its own.
  speech: (printed) => (printed === undefined ? tekhenuStandard : tekhenuWords(editionOf(printed))),
  sentences: { en: ofTekhenu },
}
