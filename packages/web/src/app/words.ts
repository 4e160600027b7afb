import { speak, type Words } from '@benben/words'

/** The language of this browser; English where there is no catalogue for it. */
export const words: Words = speak(navigator.language)

/** A hook, so that a change of language will be a change of one line. */
export const useWords = (): Words => words
