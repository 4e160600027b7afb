import { en, type Key } from './en.ts'

/** Every sentence of one language, in ICU syntax. */
export type Catalogue = Readonly<Record<Key, string>>

/** By language: English as a whole, others after `speakWhole`. */
export const catalogues: Record<string, Catalogue> = { en }
