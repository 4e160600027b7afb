import type { Edition } from '@benben/tekhenu'
import { packEdition, unpackEdition } from './link.ts'

/** The address that opens an edition: it stands behind the `#`, so that no server is told of it. */
export const sharedAddress = async (edition: Edition): Promise<string> =>
  `${location.origin}/editions/tekhenu/shared#${await packEdition(edition)}`

/** The edition in the address of this page. */
export const sharedEdition = (): Promise<Edition | undefined> => unpackEdition(location.hash.slice(1))
