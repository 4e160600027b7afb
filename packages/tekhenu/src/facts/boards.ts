import type { Seat } from '@benben/kernel'
import type { Edition } from '../edition.ts'
import { AUTOMATA } from '../solo/setup.ts'
import { BUILDINGS_LEFT } from '../state.ts'
import type { TekhenuView } from '../view.ts'
import { known } from './known.ts'
import { sethOf, soloOf } from './modules.ts'

/** What can be read off the board of a seat. */

/** Whether a seat has a board with rows and tracks: one that plays by the rules alone has pieces and cards only. */
export const hasBoard = (view: TekhenuView, seat: Seat): boolean =>
  soloOf(view) === undefined || AUTOMATA[seat] === undefined

/** Bread the seat's buildings want at a scoring. */
export function breadDue(edition: Edition, view: TekhenuView, seat: Seat): number {
  const { p, play } = known(edition, view)
  return play.rules.breadDue(p, play.printed, seat)
}

/** The building row: how many have left it, and the points and the bread that a scoring counts for them. */
export function rowOf(
  edition: Edition,
  view: TekhenuView,
  seat: Seat,
): { readonly built: number; readonly points: number; readonly bread: number } {
  const { p, play } = known(edition, view)
  const built = play.printed.buildings - p[BUILDINGS_LEFT + seat]!
  return { built, points: play.printed.rowPoints[built]!, bread: breadDue(edition, view, seat) }
}

/** The Ankh that breaks a seat's ties at Maat. */
export function ankhOf(edition: Edition, view: TekhenuView, seat: Seat): number {
  const { p, play } = known(edition, view)
  return play.rules.ankh(p, seat)
}

/** What lies on a side of the scales, and what it weighs. */
export interface Pan {
  readonly dice: readonly string[]
  readonly excess: number
  readonly faith: number
  /** Tokens of blood that lie there with Time of Seth. */
  readonly blood: number
  readonly weight: number
}

export function panOf(view: TekhenuView, seat: Seat, side: 'pure' | 'tainted'): Pan {
  const board = view.seats[seat]!
  const dice = board.dice.filter((die) => die.endsWith(` ${side}`))
  const excess = side === 'tainted' ? board.excess : 0
  const faith = Math.max(0, side === 'pure' ? board.laidFaith : -board.laidFaith)
  const faces = dice.reduce((sum, die) => sum + Number(die.split(' ')[1]), 0)
  const blood = side === 'tainted' ? (sethOf(view)?.seats[seat]?.blood ?? 0) : 0
  return { dice, excess, faith, blood, weight: faces + excess + faith + blood }
}

/** Dice that lie below the scales: Anubis brought them. */
export const besideScales = (view: TekhenuView, seat: Seat): readonly string[] =>
  view.seats[seat]!.dice.filter((die) => die.endsWith(' anubis'))
