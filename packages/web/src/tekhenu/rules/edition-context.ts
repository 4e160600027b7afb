import { editionOf, standard, type Edition } from '@benben/tekhenu'

/** The edition whose values a page shows. */
export const shownEdition = (printed: unknown): Edition =>
  printed === undefined ? standard : editionOf(printed)
