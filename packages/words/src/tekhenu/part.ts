import { readEdition, standard } from '@benben/tekhenu'
import { ofTekhenu } from '../en/of-tekhenu.ts'
import type { GamePart } from '../game-part.ts'
import { tekhenuWords } from './index.ts'

export { reconstructed } from './reconstructed.ts'

const tekhenuStandard = tekhenuWords(standard)

/** Tekhenu speaks of what is printed, so that a corrected edition has words of its own. */
function tekhenuPrinted(printed: unknown): unknown {
  if (printed === undefined) return tekhenuStandard
  const edition = readEdition(printed)
  return edition.ok ? tekhenuWords(edition.value) : undefined
}

export const tekhenuPart: GamePart = {
  id: 'tekhenu',
  speech: tekhenuPrinted,
  sentences: { en: ofTekhenu },
}
