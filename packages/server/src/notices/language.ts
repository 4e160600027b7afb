import type { Words } from '@benben/words'
import { languageFor } from '@benben/words/languages'
import { speakWhole } from '@benben/words/whole'
import type { Preferences } from './preferences.ts'

/** The words of somebody's notices: those of the language their pages were in when they last chose something. */
export const wordsFor = ({ language }: Preferences): Promise<Words> =>
  speakWhole(languageFor(language === undefined ? [] : [language]))
