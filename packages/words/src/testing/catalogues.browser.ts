import { catalogues as shipped } from '../catalogues.browser.ts'
import type { Catalogue } from '../catalogues.ts'
import { toySentences } from './toy/sentences.ts'

/** `#catalogues` of a browser under the condition `toy`: of the toy it knows what the start page says, and all of it at once. */
export const catalogues: Readonly<Record<string, Catalogue>> = { en: { ...shipped['en']!, ...toySentences } }

export { FALLBACK } from '../fallback.ts'
