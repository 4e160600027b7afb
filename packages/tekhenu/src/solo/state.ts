import type { Position, Seat } from '@benben/kernel'
import type { DrawCode } from '../draws.ts'
import type { Play } from '../play.ts'
import { take } from '../state.ts'

/** The cells of Botankhamun, after those of the base game. */

/** Its bit in `MODULES`. */
export const SOLO = 1
/** The person sits at seat 0. */
export const BOT: Seat = 1

export const LEVELS = ['easy', 'medium', 'hard'] as const
/** A place in `LEVELS`. */
export const LEVEL = take(1)
/** What a decree counts for it: 4 or 8. */
export const DECREE_WORTH = take(1)
/** How many sets of buildings it has. */
export const SETS = take(1)
/** Whether the person chooses two of three starting cards or is dealt two: a place in `STARTS`. */
export const STARTS = ['choose', 'random'] as const
export const START = take(1)
/** Its ten tiles, place by place from the bottom left; a tile is a place in `TILE_NAMES`. */
export const PYRAMID = take(10)
/** Where the progress marker stands, from 1; 0 is to the left of the base. */
export const MARKER = take(1)

/** One of many, by chance where there are several. */
export function anyOf<T>(
  p: Position,
  play: Play,
  all: readonly T[],
  code: DrawCode,
  nameOf: (each: T) => string,
): T {
  if (all.length === 1) return all[0]!
  play.draw?.({ code, params: {}, outcomes: all.map(nameOf), lot: true })
  return all[play.chance(p, all.length)]!
}

/** Those with the most. */
export function most<T>(all: readonly T[], worth: (each: T) => number): T[] {
  const best = Math.max(...all.map(worth))
  return all.filter((each) => worth(each) === best)
}
