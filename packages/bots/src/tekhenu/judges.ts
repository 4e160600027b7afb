import type { Position, Seat } from '@benben/kernel'
import { pointsInSight, projectedPoints, type Edition } from '@benben/tekhenu'
import { Evaluator } from './learned/evaluator.ts'
import { modeOfView, weightsOf, type ModeName } from './learned/weights.ts'
import { evaluateWith } from './worth.ts'

/** How a position is judged: from the points in sight to those that experience expects. */
export type Judge = (p: Position, seat: Seat) => number

export type Judging =
  /** The points on the board: no bread, no decrees, no scales. */
  | 'sight'
  /** All points of a scoring now, and small values for what may still become points. */
  | 'count'
  /** The final points that games of its own have taught it to expect. */
  | 'learned'

export { modeOfView }

/** The judges of an edition, made when they are first needed; with the weights in use, or with others to compare. */
export function judgesOf(
  edition: Edition,
  weights: (mode: ModeName) => Float32Array = weightsOf,
): (judging: Judging, mode: ModeName) => Judge {
  const sight = pointsInSight(edition)
  const count = evaluateWith(projectedPoints(edition))
  const learned = new Map<ModeName, Judge>()
  return (judging, mode) => {
    if (judging !== 'learned') return judging === 'sight' ? sight : count
    let judge = learned.get(mode)
    if (judge === undefined) learned.set(mode, (judge = new Evaluator(edition, weights(mode)).value))
    return judge
  }
}
