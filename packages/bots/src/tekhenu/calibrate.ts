import { CLOSING, ERAS } from '@benben/tekhenu/features'
import { along, fitLine, fitSpread, type Linear, type Weighted } from '../analysis/scale.ts'
import type { SampledGame } from '../analysis/samples.ts'
import type { ModeScale } from './judgement.ts'

/** The eras of a half of the game; neighbours in it say something about each other. */
const HALF = ERAS / 2
const REACH = 2

interface Moment {
  readonly era: number
  readonly expected: readonly number[]
  readonly totals: readonly number[]
}

const weightOf = (era: number, other: number): number =>
  Math.floor(era / HALF) === Math.floor(other / HALF) && Math.abs(era - other) <= REACH
    ? 1 / (1 + Math.abs(era - other))
    : 0

const thousandths = (value: number): number => Math.round(value * 1000) / 1000

/** Fits a mode to its games. `automaton` is the seat that plays by the rules alone, −1 for none. */
export function fitMode(games: readonly SampledGame[], automaton: number): ModeScale {
  const moments = games.flatMap(({ facts, totals }) =>
    facts.flatMap(([era, ...expected]): Moment[] =>
      era === CLOSING ? [] : [{ era: era!, expected, totals }],
    ),
  )
  const near = (era: number): Weighted<Moment>[] =>
    moments.flatMap((sample) => {
      const weight = weightOf(era, sample.era)
      return weight === 0 ? [] : [{ sample, weight }]
    })
  const eras = Array.from({ length: ERAS }, (_, era) => near(era))
  const lineFor = (isWanted: (seat: number) => boolean): Linear[] =>
    eras.map((some) => {
      const [shift, factor] = fitLine(
        some.flatMap(({ sample: { expected, totals }, weight }) =>
          expected.flatMap((x, seat) =>
            isWanted(seat) ? [{ sample: { x, y: totals[seat]! }, weight }] : [],
          ),
        ),
      )
      return [thousandths(shift), thousandths(factor)]
    })
  const people = lineFor((seat) => seat !== automaton)
  const bot = automaton < 0 ? [] : lineFor((seat) => seat === automaton)
  return {
    people,
    automaton: bot,
    spread: eras.map((some, era) =>
      thousandths(
        fitSpread(
          some.map(({ sample: { expected, totals }, weight }) => ({
            sample: {
              points: expected.map((each, seat) => along((seat === automaton ? bot : people)[era]!, each)),
              totals,
            },
            weight,
          })),
        ),
      ),
    ),
  }
}
