import type { Words } from '@benben/words'

/** The catalogue entry of a key built from codes; the code itself if there is none. */
export const sayIfKnown = (words: Words, key: string, code: string): string =>
  words.has(key) ? words.say(key) : code
