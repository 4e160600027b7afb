import type { Position, Seat } from '@benben/kernel'
import { openSection } from './market.ts'
import { GOLD, SCRIBE } from './names.ts'
import type { Play } from './play.ts'
import { HAPPINESS, OPENED, PENDING, POPULATION, REACHED } from './state.ts'
import { gain } from './tokens.ts'

/** The populace track: population, and happiness that never passes it. */
export const TOP = 21

export const emitPopulace = (p: Position, play: Play, seat: Seat, by: string): void =>
  play.emit?.({
    type: 'populace',
    seat,
    population: p[POPULATION + seat]!,
    happiness: p[HAPPINESS + seat]!,
    by,
  })

/** R45: population stops at the top of the track. */
export function grow(p: Position, play: Play, seat: Seat, amount: number, by: string): void {
  const before = p[POPULATION + seat]!
  const after = Math.min(TOP, before + amount)
  if (after === before) return
  p[POPULATION + seat] = after
  emitPopulace(p, play, seat, by)
  // R46: the market opens at once.
  for (let section = 2; section < 4; section++) {
    if (after >= play.printed.opensAt[section]! && (p[OPENED]! & (1 << section)) === 0)
      openSection(p, play, section)
  }
}

export function cheer(p: Position, play: Play, seat: Seat, amount: number, by: string): void {
  const before = p[HAPPINESS + seat]!
  const after = Math.min(p[POPULATION + seat]!, before + amount)
  if (after === before) return
  p[HAPPINESS + seat] = after
  emitPopulace(p, play, seat, by)
  play.rules.cheered?.(p, play, seat, before)
  // R20: once each, when the marker reaches or passes the space.
  if (after >= 16) reach(p, seat, 1, () => gain(p, play, seat, GOLD, 1, 'happiness 16'))
  if (after >= 19) reach(p, seat, 2, () => gain(p, play, seat, SCRIBE, 1, 'happiness 19'))
  if (after >= TOP) {
    reach(p, seat, 4, () => {
      p[PENDING + seat] = 1
      play.emit?.({ type: 'awaited', seat })
    })
  }
}

/** R21: whether so much happiness would bring a seat its 21st. */
export const wouldReachTop = (p: Position, seat: Seat, amount: number): boolean =>
  (p[REACHED + seat]! & 4) === 0 && p[POPULATION + seat] === TOP && p[HAPPINESS + seat]! + amount >= TOP

function reach(p: Position, seat: Seat, bit: number, give: () => void): void {
  if ((p[REACHED + seat]! & bit) !== 0) return
  p[REACHED + seat] = p[REACHED + seat]! | bit
  give()
}

/** A price in happiness, and in population where one is named. */
export function sadden(
  p: Position,
  play: Play,
  seat: Seat,
  happiness: number,
  population: number,
  by: string,
): void {
  p[HAPPINESS + seat] = p[HAPPINESS + seat]! - happiness
  p[POPULATION + seat] = p[POPULATION + seat]! - population
  emitPopulace(p, play, seat, by)
}

/** How many symbols of a track a marker has reached. */
export function symbolsReached(symbols: readonly number[], place: number): number {
  let reached = 0
  for (const at of symbols) if (place >= at) reached++
  return reached
}
