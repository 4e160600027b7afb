import type { Draw } from '@benben/kernel'
import type { Words } from '@benben/words'
import { godName, sayOf } from '../tekhenu/say.ts'

/** What a draw asks people to look up. */
export function questionOf(words: Words, { code, params }: Draw): string {
  const { god, colour } = params
  return sayOf(words, code, {
    ...params,
    ...(god === undefined ? {} : { god: godName(words, String(god)) }),
    ...(colour === undefined ? {} : { colour: sayOf(words, `tekhenu.colour.${colour}`) }),
  })
}
