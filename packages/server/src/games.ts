import { aton } from '@benben/aton'
import { good, type Game } from '@benben/kernel'
import { readEdition, tekhenu, tekhenuWith } from '@benben/tekhenu'
import type { Printed } from './tables/house.ts'

/** The games of this house. Another one is a line here. */
export const GAMES: readonly Game[] = [aton as unknown as Game, tekhenu as unknown as Game]

/** Games with printed data that somebody brings along. */
export const printedGame: Printed = (id, printed) => {
  if (id !== tekhenu.id) return undefined
  const edition = readEdition(printed)
  return edition.ok ? good(tekhenuWith(edition.value) as unknown as Game) : edition
}
