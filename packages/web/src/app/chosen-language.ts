import { languageFor } from '@benben/words/languages'
import { SETTINGS } from '../store/settings-place.ts'

/** The language somebody has chosen in this browser; empty for none. Read before anything else is loaded. */
function kept(): string {
  try {
    const { state } = JSON.parse(localStorage.getItem(SETTINGS) ?? '{}') as { state?: { language?: unknown } }
    return typeof state?.language === 'string' ? state.language : ''
  } catch {
    return ''
  }
}

/** The language of these pages: as chosen, else the first of the browser's that is known. */
export const chosenLanguage = (): string => languageFor([kept(), ...navigator.languages])
