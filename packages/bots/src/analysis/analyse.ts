import type { GameEvent, Match, Seat } from '@benben/kernel'
import {
  MOST_TURNING_POINTS,
  usualEffort,
  type Analysis,
  type AnalysisEffort,
  type Listener,
} from './analysis.ts'
import type { Analyst } from './analyst.ts'
import { advantage, compareTurns } from './compare.ts'
import { courseOf } from './course.ts'
import { bestOf, costliest, isWorthTelling, judgeTurn, turningPoint } from './judged.ts'
import { possibleFor } from './possible.ts'
import { turnsOf } from './turns.ts'

/** Looks at a finished match from one seat. The same match, seat and effort give the same analysis. */
export function analyse(
  analyst: Analyst,
  match: Match<unknown, unknown, GameEvent>,
  seat: Seat,
  effort: AnalysisEffort = usualEffort(analyst.measure),
  { onProgress, onCourse }: Listener = {},
): Analysis {
  const { game } = match
  const result = match.result
  if (result === undefined) throw new Error('a match is analysed when it is over')
  const course = courseOf(analyst, match)
  onCourse?.(course)
  const turns = turnsOf(analyst, match, seat)
  const steps = stepsOf(analyst, turns.length, match.terms.names.length, effort)
  const progress = counted(steps.all, onProgress)
  const judged = turns.map((turn, i) => {
    const one = judgeTurn(analyst, turn, { ...effort, seed: `${effort.seed}/${seat}/${i}` })
    progress(steps.turn)
    return one
  })
  const turningPoints = costliest(analyst.measure, judged).flatMap(({ turn, better }, i) => {
    const [played, other] = compareTurns(
      analyst,
      turn.position,
      seat,
      [turn.moves, better],
      { deals: 0, playouts: effort.playouts, seed: `${effort.seed}/${seat}/on/${i}` },
      () => progress(steps.playout),
    )
    const gained = advantage(other!, played!)
    // On the first deals it looked better by their luck.
    if (!isWorthTelling(analyst.measure, gained.judged)) return []
    return [turningPoint(analyst, turn, better, gained)]
  })
  const possible = possibleFor(analyst, match, seat, effort, () => progress(steps.game))
  onProgress?.(steps.all, steps.all)
  return {
    game: game.id,
    seat,
    measure: analyst.measure,
    strongest: analyst.strongest.name,
    quick: analyst.quick.name,
    effort,
    course,
    turningPoints,
    bestTurn: bestOf(analyst, seat, turns, course),
    result: { points: result.points[seat]!, total: result.totals[seat]! },
    possible,
  }
}

/** What the parts of an analysis cost, roughly: a turn of the strongest level is the measure. */
function stepsOf({ quick }: Analyst, turns: number, seats: number, effort: AnalysisEffort) {
  const turn = 3 + 0.3 * effort.deals * seats
  const playout = quick.name === 'scribe' ? 1.5 * seats : seats
  const game = 3 * Math.max(8, turns)
  return {
    turn,
    playout,
    game,
    all: turns * turn + 2 * MOST_TURNING_POINTS * effort.playouts * playout + effort.games * game,
  }
}

function counted(all: number, onProgress: Listener['onProgress']): (cost: number) => void {
  let done = 0
  return (cost) => onProgress?.(Math.min(all, (done += cost)), all)
}
