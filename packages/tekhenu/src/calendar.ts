import type { TekhenuView } from './view.ts'

/** 2 rounds are a rotation, 2 rotations a Maat phase, 2 Maat phases a scoring, 2 scorings a game. */
export const ROUNDS_PER_ROTATION = 2
export const ROUNDS_PER_MAAT = 4
export const ROUNDS_PER_SCORING = 8
export const LAST_ROUND = 16

/** The round after which the next Maat phase comes. */
export const maatAfter = (round: number): number =>
  Math.ceil(Math.max(1, round) / ROUNDS_PER_MAAT) * ROUNDS_PER_MAAT

/** The round after which the light moves on next. */
export const rotationAfter = (round: number): number =>
  Math.ceil(Math.max(1, round) / ROUNDS_PER_ROTATION) * ROUNDS_PER_ROTATION

/** The round after which points are counted next. */
export const scoringAfter = (round: number): number =>
  Math.ceil(Math.max(1, round) / ROUNDS_PER_SCORING) * ROUNDS_PER_SCORING

/** The round from which what comes next is counted: once Maat has cleared the boards, the one that is about to begin. */
export const roundAhead = ({ round, waiting }: Pick<TekhenuView, 'round' | 'waiting'>): number =>
  waiting.some(({ wait, stage }) => wait === 'after-maat' && stage === 1) ? round + 1 : round
