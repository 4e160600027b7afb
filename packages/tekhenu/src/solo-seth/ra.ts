import type { Action } from '../solo/manner.ts'
import { raWith } from '../solo/ra.ts'
import { CONQUEST } from '../seth/state.ts'

/** Ra: a conquest tile under the pillar brings two points, which count for the choice of the space. */
const CONQUEST_POINTS = 2

export const ra: Action = (p, play, value) =>
  raWith(p, play, value, (_p, space) => (p[CONQUEST + space] === 0 ? 0 : CONQUEST_POINTS))
