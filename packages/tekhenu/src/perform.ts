import type { Position, Seat } from '@benben/kernel'
import { T11 } from './card-ids.ts'
import { GODS, type God } from './names.ts'
import type { Play, Why } from './play.ts'
import { honouring, stack } from './state.ts'
import { fires, trigger } from './technologies.ts'
import { score } from './tokens.ts'
import { W } from './kinds.ts'

/** How an action is performed: its value in the lower three bits, and these. */
export const WITH_DIE = 8
/** D23: without paying resources. */
export const WAIVED = 16
/** During setup: no triggers. */
export const QUIET = 32
/** S01 to S03: no loss of happiness. */
export const PAINLESS = 128
/** P12: values 1 to 3. */
export const UP_TO_THREE = 64
/** S02, S03: only these districts, a bit each. */
export const DISTRICTS = 8
export const valueOf = (how: number): number => how & 7
export const districtsOf = (how: number): number => (how >> DISTRICTS) & 15 || 15
export const HOW: readonly [number, number] = [1, 0xfff]

/** Performs a god action: its technologies first, the action itself, then the statues that stood when it began (R9). */
export function perform(p: Position, play: Play, seat: Seat, god: God, how: number, by: string): void {
  if (whyNot(p, play, seat, god, how) !== undefined) {
    play.emit?.({ type: 'forfeited', seat, action: GODS[god]! }) // R32
    return
  }
  play.emit?.({ type: 'action', seat, action: GODS[god]!, value: valueOf(how), by })
  if ((how & QUIET) === 0) {
    stack.push(p, W.bonuses, seat, god, honouring(p, god)) // Q31
    trigger(p, play, seat, god)
    maybeLowestDie(p, play, seat, how)
  }
  stack.push(p, play.rules.gods[god]!.wait, seat, how)
}

/** T11: two points for an action with a real die of value 1 (R10, R43). */
export function maybeLowestDie(p: Position, play: Play, seat: Seat, how: number): void {
  // Q16, TS10
  if ((how & WITH_DIE) !== 0 && valueOf(how) === 1 && fires(p, play, seat, T11)) {
    score(p, play, seat, 2, 'technologies', 'T11')
  }
}

export const whyNot = (p: Position, play: Play, seat: Seat, god: God, how: number): Why =>
  play.rules.gods[god]!.why(p, play, seat, how)
