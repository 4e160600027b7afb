import { catalogues } from '#catalogues'
import { SHELF } from '#shelf'
import type { GamePart } from './game-part.ts'

/** Registers the words of a game. A no-op where all games are registered from the start. */
export function learn({ id, speech, sentences }: GamePart): void {
  SHELF.set(id, speech)
  learnSentences({ sentences })
}

/** Registers sentences that a browser loads apart, as those of a lesson. */
export function learnSentences({ sentences }: Pick<GamePart, 'sentences'>): void {
  for (const [locale, some] of Object.entries(sentences)) {
    if (Object.hasOwn(catalogues, locale)) Object.assign(catalogues[locale]!, some)
  }
}
