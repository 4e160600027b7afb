import { catalogues } from '#catalogues'
import { SHELF } from '#shelf'
import type { GamePart } from './game-part.ts'

/** From now on this game can be spoken of. Where everything is known from the start it changes nothing. */
export function learn({ id, speech, sentences }: GamePart): void {
  SHELF.set(id, speech)
  for (const [locale, some] of Object.entries(sentences)) {
    if (Object.hasOwn(catalogues, locale)) Object.assign(catalogues[locale]!, some)
  }
}
