import { en, type Key } from './en.ts'

/** Every sentence of one language, in ICU syntax. */
export type Catalogue = Readonly<Record<Key, string>>

/** By locale. A new language is a file beside `en.ts` and a line here; `npm run i18n:check` says what it lacks. */
export const catalogues: Readonly<Record<string, Catalogue>> = { en }

export { FALLBACK } from './fallback.ts'
