import type { Seat } from '@benben/kernel'
import { sethOf, soloOf, tekhenuWith, type Edition, type TekhenuView } from '@benben/tekhenu'

/** What is read off a player board. */
export type SeatBoard = TekhenuView['seats'][number]

export const RESOURCES = ['papyrus', 'bread', 'limestone', 'granite'] as const
export const TOKENS = [...RESOURCES, 'gold', 'scribe', 'faith'] as const

/** Botankhamun has pieces and cards, but no board with rows and tracks. */
export const isBot = (view: TekhenuView, seat: Seat): boolean => soloOf(view) !== undefined && seat === 1

interface Pan {
  readonly dice: readonly string[]
  readonly excess: number
  readonly faith: number
  /** Tokens of blood that lie there with Time of Seth. */
  readonly blood: number
  readonly weight: number
}

/** What lies on a side of the scales, and what it weighs. */
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
export const besideScales = (board: SeatBoard): readonly string[] =>
  board.dice.filter((die) => die.endsWith(' anubis'))

/** What the building row has uncovered so far: bread it wants at a scoring, and points it brings. */
export function rowSoFar(edition: Edition, board: SeatBoard): { bread: number; vp: number; built: number } {
  const built = edition.supply.buildings - board.buildings
  const seen = edition.playerBoard.buildingRow.slice(0, built)
  const total = (what: 'bread' | 'vp'): number => seen.reduce((sum, piece) => sum + piece[what], 0)
  return { bread: board.technologies.includes('T17') ? 0 : total('bread'), vp: total('vp'), built }
}

type Gains = readonly Readonly<Record<string, number>>[]
const games = new WeakMap<Edition, ReturnType<typeof tekhenuWith>>()
/** A view never changes, and several parts of the table ask the same of it. */
const reckoned = new WeakMap<TekhenuView, Gains>()

/** Points per seat and source that a scoring would add if it happened now. */
export function gainsNow(edition: Edition, view: TekhenuView): Gains {
  const known = reckoned.get(view)
  if (known !== undefined) return known
  let game = games.get(edition)
  if (game === undefined) games.set(edition, (game = tekhenuWith(edition)))
  const gains = game.project(view).map((points, seat) => {
    const held = view.seats[seat]!.points
    return Object.fromEntries(
      Object.entries(points).map(([source, then]) => [source, then - (held[source] ?? 0)]),
    )
  })
  reckoned.set(view, gains)
  return gains
}

/** What is paid after the last scoring and by none before it. */
const AT_THE_END = new Set(['decrees', 'scribes'])
const FIRST_SCORING = 8

/** Whether a source waits for the end of the game: the next scoring is the first one, and does not pay it. */
export const comesLater = ({ round }: Pick<TekhenuView, 'round'>, source: string): boolean =>
  round <= FIRST_SCORING && AT_THE_END.has(source)

/** What the next scoring would bring in all. */
export const total = (view: Pick<TekhenuView, 'round'>, points: Readonly<Record<string, number>>): number =>
  Object.entries(points).reduce((sum, [source, each]) => sum + (comesLater(view, source) ? 0 : each), 0)

/** The number that breaks ties at Maat: Botankhamun's own, that of T15, or that of the destiny. */
export const ankhOf = (view: TekhenuView, seat: Seat): number => {
  const { destiny, technologies } = view.seats[seat]!
  if (isBot(view, seat)) return 4
  return technologies.includes('T15') ? 5 : Number(destiny?.slice(1)) - 1
}
