import { WINNING_SCORE } from '@benben/aton'
import type { Counts } from './counts.ts'
import { REALM_FULL, scoring } from './scoring.ts'

/** Judges a position at the end of a round. */
export interface AtonJudge {
  /** The logit of seat 0 winning, with so many dead in the realm and these scores. */
  value(c: Counts, dead: number, s0: number, s1: number): number
}

/** The logit of a game that is decided. */
const DECIDED = 1000

/** The logit if the scores decide the game. */
export function decidedBy(s0: number, s1: number): number | undefined {
  if (s0 < WINNING_SCORE && s1 < WINNING_SCORE) return undefined
  return s0 === s1 ? 0 : s0 > s1 ? DECIDED : -DECIDED
}

/** The value during a round that will end with `dead` priests in the realm. */
export function beforeRoundEnd(judge: AtonJudge, c: Counts, s0: number, s1: number, dead: number): number {
  if (dead < REALM_FULL) return judge.value(c, dead, s0, s1)
  const paid = scoring(c)
  return judge.value(c, 0, s0 + (paid >> 8), s1 + (paid & 255))
}

/** The win probability of a logit, with arithmetic that every JavaScript engine rounds the same way. */
export function winProbability(logit: number): number {
  const half = logit / 2
  if (half >= 3) return 1
  if (half <= -3) return 0
  const square = half * half
  return 0.5 + (0.5 * half * (27 + square)) / (27 + 9 * square)
}
