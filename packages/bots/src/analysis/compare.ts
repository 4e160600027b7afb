import { clone, random, type Move, type Points, type Position, type Seat } from '@benben/kernel'
import type { Analyst } from './analyst.ts'
import { outlookAt, sharesOf } from './outlook.ts'
import { afterTurn, playOn, playRounds } from './play-on.ts'

/**
 * Compares turns that a seat could take at a position: by what is expected some rounds later, and by playing on from them to
 * the end. Nothing the seat cannot see is used: it is dealt anew, and all turns meet the same deals and the same dice.
 */

/** How closely turns are looked at. */
export interface Effort {
  /** On how many deals each turn is only judged; 0 for not at all. */
  readonly deals: number
  /** On how many other deals it is judged and then played on to the end; 0 for not at all. */
  readonly playouts: number
  readonly seed: string
}

/** A game that was played on to its end. */
interface PlayedOn {
  readonly total: number
  /** The share of the win. */
  readonly share: number
  readonly points: Points
}

/** What became of a turn. */
export interface Tried {
  /** What the seat can expect, on each deal: at the beginning of a round, as in the course of a match. */
  readonly expected: readonly { readonly points: number; readonly chance: number }[]
  readonly playedOn: readonly PlayedOn[]
}

/** Tries every turn, given by its moves; what is left of a turn when they end the quick level plays. */
export function compareTurns(
  analyst: Analyst,
  position: Position,
  seat: Seat,
  turns: readonly (readonly Move[])[],
  effort: Effort,
  onStep: () => void = () => undefined,
): Tried[] {
  const { game, judge } = analyst
  const view = game.view(position, seat)
  const tries = turns.map(() => ({ expected: [] as Tried['expected'][number][], playedOn: [] as PlayedOn[] }))
  const onDeal = (seed: string, isToEnd: boolean): void => {
    const deal = judge.deal(view, seat, random(seed))
    turns.forEach((moves, i) => {
      const chance = random(`${seed}/play`)
      const p = clone(deal)
      afterTurn(analyst, p, seat, moves, chance)
      playRounds(analyst, p, chance)
      const { points, chances } = outlookAt(game, judge, p)
      tries[i]!.expected.push({ points: points[seat]!, chance: chances[seat]! })
      if (isToEnd) {
        playOn(analyst, p, chance)
        const result = game.result(p)!
        tries[i]!.playedOn.push({
          total: result.totals[seat]!,
          share: sharesOf(result)[seat]!,
          points: result.points[seat]!,
        })
      }
      onStep()
    })
  }
  for (let at = 0; at < effort.deals; at++) onDeal(`${effort.seed}/deal/${at}`, false)
  for (let at = 0; at < effort.playouts; at++) onDeal(`${effort.seed}/playout/${at}`, true)
  return tries
}

/** A mean with its standard error. */
export interface Measured {
  readonly mean: number
  readonly error: number
}

export function measured(values: readonly number[]): Measured {
  const mean = values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length)
  const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0)
  const many = values.length
  return { mean, error: many < 2 ? 0 : Math.sqrt(squares / (many - 1) / many) }
}

/** Chances as games of a hundred. */
export const perHundred = ({ mean, error }: Measured): Measured => ({ mean: 100 * mean, error: 100 * error })

/** How much better one turn did than another. They met the same deals, so it is compared deal by deal. */
export function advantage(better: Tried, worse: Tried) {
  const pairs = <T>(of: (tried: Tried) => readonly T[], value: (each: T) => number): Measured =>
    measured(of(better).map((each, i) => value(each) - value(of(worse)[i]!)))
  const sources = new Set(
    [...better.playedOn, ...worse.playedOn].flatMap(({ points }) => Object.keys(points)),
  )
  return {
    judged: {
      points: pairs(
        ({ expected }) => expected,
        ({ points }) => points,
      ),
      chance: pairs(
        ({ expected }) => expected,
        ({ chance }) => chance,
      ),
    },
    playedOn: {
      many: better.playedOn.length,
      points: pairs(
        ({ playedOn }) => playedOn,
        ({ total }) => total,
      ),
      chance: pairs(
        ({ playedOn }) => playedOn,
        ({ share }) => share,
      ),
      /** By source, the mean. */
      sources: Object.fromEntries(
        [...sources].map((source) => [
          source,
          pairs(
            ({ playedOn }) => playedOn,
            ({ points }) => points[source] ?? 0,
          ).mean,
        ]),
      ) as Points,
    },
  }
}

export type Advantage = ReturnType<typeof advantage>

/** Whether the games that were played on from both turns bear the judgement out. */
export const isConfirmed = (measure: 'points' | 'chance', { playedOn }: Advantage): boolean =>
  playedOn[measure].mean > playedOn[measure].error

/** What a seat can expect after a turn: the mean over its deals. */
export const expectedOf = ({ expected }: Tried): { readonly points: number; readonly chance: number } => ({
  points: measured(expected.map(({ points }) => points)).mean,
  chance: measured(expected.map(({ chance }) => chance)).mean,
})
