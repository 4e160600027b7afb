import type { Words } from '@benben/words'

/** What the catalogue calls a thing whose key is made up of codes; the code itself where it has no name for it. */
export const sayIfKnown = (words: Words, key: string, code: string): string =>
  words.has(key) ? words.say(key) : code
