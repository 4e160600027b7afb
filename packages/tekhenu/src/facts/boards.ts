import type { Seat } from '@benben/kernel'
import type { Edition } from '../edition.ts'
import { AUTOMATA } from '../solo/setup.ts'
import { BUILDINGS_LEFT } from '../state.ts'
import type { TekhenuView } from '../view.ts'
import { known } from './known.ts'
import { soloOf } from './modules.ts'

/** What can be read off the board of a seat. */

/** Whether a seat has a board with rows and tracks: one that plays by the rules alone has pieces and cards only. */
export const hasBoard = (view: TekhenuView, seat: Seat): boolean =>
  soloOf(view) === undefined || AUTOMATA[seat] === undefined

/** Bread the seat's buildings want at a scoring. */
export function breadDue(edition: Edition, view: TekhenuView, seat: Seat): number {
  const { p, play } = known(edition, view)
  return play.rules.breadDue(p, play.printed, seat)
}

/** Buildings that have left the row, and the points they have uncovered. */
export function rowOf(edition: Edition, view: TekhenuView, seat: Seat): { built: number; points: number } {
  const { p, play } = known(edition, view)
  const built = play.printed.buildings - p[BUILDINGS_LEFT + seat]!
  return { built, points: play.printed.rowPoints[built]! }
}

/** The Ankh that breaks a seat's ties at Maat. */
export function ankhOf(edition: Edition, view: TekhenuView, seat: Seat): number {
  const { p, play } = known(edition, view)
  return play.rules.ankh(p, seat)
}
