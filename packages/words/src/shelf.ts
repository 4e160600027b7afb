import { readEdition, standard } from '@benben/tekhenu'
import { atonWords } from './aton/index.ts'
import { tekhenuWords } from './tekhenu/index.ts'

const tekhenuStandard = tekhenuWords(standard)

/** Tekhenu speaks of what is printed, so that a corrected edition has words of its own. */
function tekhenuPrinted(printed: unknown): unknown {
  if (printed === undefined) return tekhenuStandard
  const edition = readEdition(printed)
  return edition.ok ? tekhenuWords(edition.value) : undefined
}

/** The games that can be spoken of, by id and printed data. */
export const SHELF: Readonly<Record<string, (printed: unknown) => unknown>> = {
  aton: () => atonWords,
  tekhenu: tekhenuPrinted,
}
