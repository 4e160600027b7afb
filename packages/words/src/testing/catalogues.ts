import { catalogues as shipped, type Catalogue } from '../catalogues.ts'
import { toySentences } from './toy/sentences.ts'

/** `#catalogues` under the condition `toy`. */
export const catalogues: Record<string, Catalogue> = {
  ...shipped,
  en: { ...shipped['en']!, ...toySentences },
}
