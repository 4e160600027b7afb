import type { Catalogue } from './catalogues.ts'

/** The catalogues of a browser by language, kept small: empty before `loadLanguage`, with more after each `loadPart`. */
export const catalogues: Record<string, Catalogue> = {}
