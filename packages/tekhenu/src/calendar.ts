/** 2 rounds are a rotation, 2 rotations a Maat phase, 2 Maat phases a scoring, 2 scorings a game. */
export const ROUNDS_PER_ROTATION = 2
export const ROUNDS_PER_MAAT = 4
export const ROUNDS_PER_SCORING = 8
export const LAST_ROUND = 16

/** The round after which the next Maat phase comes. */
export const maatAfter = (round: number): number =>
  Math.ceil(Math.max(1, round) / ROUNDS_PER_MAAT) * ROUNDS_PER_MAAT
