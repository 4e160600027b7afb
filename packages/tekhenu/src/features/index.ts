import type { Position, Seat } from '@benben/kernel'
import type { Edition } from '../edition.ts'
import type { Play } from '../play.ts'
import { printedOf } from '../printed.ts'
import { ACTIVE, MODULES, ROUND, SCORE, stack } from '../state.ts'
import { LAST_ROUND, ROUNDS_PER_SCORING } from '../calendar.ts'
import { W } from '../kinds.ts'
import { RULE_SETS } from '../together.ts'
import type { Block } from './block.ts'
import { districts, market, statues, temple } from './boards.ts'
import { clock } from './clock.ts'
import { cards, goods, populace, production, scored } from './holdings.ts'
import { scales } from './scales.ts'
import { seth } from './seth.ts'
import { wheel } from './wheel.ts'

/**
 * A position in small whole numbers, as one seat may know it: for learned evaluations and for researchers. Nothing hidden
 * from the seat is read, so the same view always has the same features.
 */
const BLOCKS: readonly Block[] = [
  clock,
  goods,
  production,
  populace,
  scored,
  scales,
  cards,
  statues,
  districts,
  temple,
  market,
  wheel,
  seth,
]

/** The name of every feature. */
export const FEATURES: readonly string[] = BLOCKS.flatMap(({ names }) => names)

const STARTS = BLOCKS.map((_, i) => BLOCKS.slice(0, i).reduce((sum, { names }) => sum + names.length, 0))

/** With an edition: writes the features of a position for a seat into `out`, which it also returns. */
export function featuresWith(edition: Edition): (p: Position, seat: Seat, out: Int8Array) => Int8Array {
  const printed = printedOf(edition)
  const plays = RULE_SETS.map(
    (rules): Play | undefined =>
      rules && {
        printed,
        rules,
        emit: undefined,
        chance: () => {
          throw new Error('looking at a position takes no chance')
        },
        draw: undefined,
        pause: () => false,
      },
  )
  return (p, seat, out) => {
    const at = { p, seat, play: plays[p[MODULES]!]! }
    out.fill(0)
    for (let i = 0; i < BLOCKS.length; i++) BLOCKS[i]!.write(at, out, STARTS[i]!)
    return out
  }
}

/** The points a seat has so far. */
export const scoreOf = (p: Position, seat: Seat): number => p[SCORE + seat]!

/** Whether the scoring that ends this round is over. */
function isScored(p: Position): boolean {
  if (p[ROUND] === 0 || p[ROUND]! % ROUNDS_PER_SCORING !== 0 || p[ACTIVE]! >= 0) return false
  for (let level = 0; level < stack.depth(p); level++) if (stack.kindAt(p, level) === W.scoring) return false
  return !isBetweenTurns(p)
}

/** The last turn of a round is over, and what follows has not begun. */
const isBetweenTurns = (p: Position): boolean => {
  for (let level = 0; level < stack.depth(p); level++) {
    const kind = stack.kindAt(p, level)
    if (kind === W.next || kind === W.turn) return true
  }
  return false
}

/** The round, one more once the first scoring is over; `CLOSING` once the last turn is. */
export function eraOf(p: Position): number {
  const round = p[ROUND]!
  if (round === LAST_ROUND && p[ACTIVE]! < 0 && !isBetweenTurns(p)) return CLOSING
  return round > ROUNDS_PER_SCORING || isScored(p) ? round + 1 : round
}

/** Setup, eight rounds, the time after the first scoring, eight rounds. */
export const ERAS = LAST_ROUND + 2
/** What follows the last of them. */
export const CLOSING = LAST_ROUND + 2
