import { aton, dead, isAssign, score, tally, type AtonView } from '@benben/aton'
import type { Position, Seat } from '@benben/kernel'
import type { Judgement, Outlook } from '../analysis/outlook.ts'
import { countTemples, newCounts } from './counts.ts'
import { Evaluator } from './evaluator.ts'
import { beforeRoundEnd, type AtonJudge } from './judge.ts'
import { isReturn } from './playout.ts'
import { REALM_FULL } from './scoring.ts'
import calibration from './calibration.json' with { type: 'json' }

/** What games of bots say about the evaluation, which gives the logit of a win of seat 0. */
export interface AtonScale {
  /** By the tens of the higher score: how much of the logit is to be believed. */
  readonly trust: readonly number[]
  /** How often whoever a scoring now would let win does win. */
  readonly scored: number
  /** The final points: a constant, own and other score, own and other points of a scoring now, own chance. */
  readonly points: readonly number[]
}

/** The facts of a position: the logit, both scores, and what a scoring now would pay each seat. */
export function outlookWith({ trust, scored, points }: AtonScale): (facts: readonly number[]) => Outlook {
  return ([logit, s0, s1, pays0, pays1]) => {
    const first = wouldEnd(logit!)
      ? logit! > 0
        ? scored
        : 1 - scored
      : 1 / (1 + Math.exp(-trust[tensOf(s0!, s1!)]! * logit!))
    const expected = (own: number, other: number, pays: number, paysOther: number, chance: number): number =>
      Math.max(
        own,
        [1, own, other, pays, paysOther, chance].reduce((sum, each, i) => sum + each * points[i]!, 0),
      )
    return {
      points: [expected(s0!, s1!, pays0!, pays1!, first), expected(s1!, s0!, pays1!, pays0!, 1 - first)],
      chances: [first, 1 - first],
    }
  }
}

/** Whether a scoring now would end the game: the evaluation takes that as decided, though the round goes on. */
export const wouldEnd = (logit: number): boolean => Math.abs(logit) > 100

export const tensOf = (s0: number, s1: number): number =>
  Math.max(0, Math.min(3, Math.floor(Math.max(s0, s1) / 10)))

const paid: number[] = []

function factsOf(judge: AtonJudge, p: Position): number[] {
  const counts = countTemples(p, newCounts())
  const fallen = Math.min(REALM_FULL, dead(p, 0) + dead(p, 1))
  const [s0, s1] = [score(p, 0), score(p, 1)]
  tally(p, paid)
  const half = paid.length / 2
  const pays = (from: number): number => paid.slice(from, from + half).reduce((sum, each) => sum + each, 0)
  return [beforeRoundEnd(judge, counts, s0, s1, fallen), s0, s1, pays(0), pays(half)]
}

/** Rivals who have assigned their cards unseen assign them again: a random assignment would be a weak one. */
const withChoiceOf = (view: AtonView, seat: Seat): AtonView => ({
  ...view,
  seats: view.seats.map((each, i) => (i === seat || each.hand !== null ? each : { ...each, ready: false })),
})

export const atonJudgement: Judgement = {
  measure: 'chance',
  rounds: 1,
  prepare: async () => undefined,
  judge: () => {
    const evaluator = new Evaluator()
    return {
      facts: (p) => factsOf(evaluator, p),
      outlookOf: outlookWith(calibration.scale),
      kindOf: (p, seat, moves) => {
        const first = moves[0] ?? aton.legal(p, seat, [])[0] ?? 0
        return isAssign(first) ? 0 : isReturn(first) ? 2 : 1
      },
      deal: (view, seat, random) => aton.determinize(withChoiceOf(view as AtonView, seat), random),
    }
  },
}
