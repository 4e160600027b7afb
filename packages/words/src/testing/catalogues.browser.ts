import type { Catalogue } from '../catalogues.ts'
import { toySentences } from './toy/sentences.ts'

/** `#catalogues` of a browser under the condition `toy`: the sentences of the toy are there from the start. */
export const catalogues: Record<string, Catalogue> = {
  en: { ...toySentences } as object as Catalogue,
}
