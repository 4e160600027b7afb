import {
  activeSeat,
  editionOf,
  projectedPoints,
  standard,
  tekhenu,
  tekhenuWith,
  type TekhenuView,
} from '@benben/tekhenu'
import { CLOSING, eraOf } from '@benben/tekhenu/features'
import type { Judgement, Outlook } from '../analysis/outlook.ts'
import { along, chancesOf, type Linear } from '../analysis/scale.ts'
import { judgesOf, modeOfView } from './judges.ts'
import { holdLikely } from './likely.ts'
import { loadWeights, type ModeName } from './learned/weights.ts'
import calibration from './calibration.json' with { type: 'json' }

/** What games of bots say about the expected points of a mode, by era. */
export interface ModeScale {
  /** From the points the weights expect to those that were reached. */
  readonly people: readonly Linear[]
  /** From the points of a scoring now to those that Botankhamun reached; empty where it does not play. */
  readonly automaton: readonly Linear[]
  readonly spread: readonly number[]
}

const SCALES = calibration.modes as unknown as Readonly<Record<ModeName, ModeScale>>

/** After the last turn only ties are open. */
const CLOSED = 0.3

/** The facts of a position: its era, then the points the weights expect of each seat; of an automaton, those of a scoring now. */
export function outlookWith(scale: ModeScale, automaton: number): (facts: readonly number[]) => Outlook {
  return ([era, ...expected]) => {
    if (era === CLOSING) return { points: expected, chances: chancesOf(expected, CLOSED) }
    const lineOf = (seat: number): Linear => (seat === automaton ? scale.automaton : scale.people)[era!]!
    const points = expected.map((each, seat) => along(lineOf(seat), each))
    return { points, chances: chancesOf(points, scale.spread[era!]!) }
  }
}

export const tekhenuJudgement: Judgement = {
  measure: 'points',
  // The seat's next turn belongs to it: it may be what this one prepares.
  rounds: 2,
  prepare: (view) => loadWeights(view as TekhenuView),
  judge: (raw, printed, automata) => {
    const view = raw as TekhenuView
    const edition = printed === undefined ? standard : editionOf(printed)
    const game = edition === standard ? tekhenu : tekhenuWith(edition)
    const mode = modeOfView(view)
    const learned = judgesOf(edition)('learned', mode)
    const counted = projectedPoints(edition)
    const automaton = automata.findIndex((name) => name !== undefined)
    const seats = view.seats.map((_, seat) => seat)
    return {
      facts: (p) => [
        eraOf(p),
        ...seats.map((seat) => (seat === automaton ? counted(p, seat) : learned(p, seat))),
      ],
      outlookOf: outlookWith(SCALES[mode], automaton),
      kindOf: (p, seat) => (activeSeat(p) === seat ? 1 : 0),
      deal: (seen, seat, random) => {
        const p = game.determinize(seen as TekhenuView, random)
        for (const rival of seats)
          if (rival !== seat && rival !== automaton) holdLikely(p, rival, learned, random)
        return p
      },
    }
  },
}
