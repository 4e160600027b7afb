import type { SampledGame } from '../analysis/samples.ts'
import { lowest } from '../analysis/scale.ts'
import { solvePositive } from '../tekhenu/learned/cholesky.ts'
import { outlookWith, tensOf, wouldEnd, type AtonScale } from './judgement.ts'

const TENS = 4
const thousandths = (value: number): number => Math.round(value * 1000) / 1000

/** Fits the evaluation to games of bots. */
export function fitAton(games: readonly SampledGame[]): AtonScale {
  const trust = Array.from({ length: TENS }, (_, tens) => {
    const some = games.flatMap(({ facts, shares }) =>
      facts.flatMap(([logit, s0, s1]) =>
        !wouldEnd(logit!) && tensOf(s0!, s1!) === tens ? [{ logit: logit!, share: shares[0]! }] : [],
      ),
    )
    const loss = (factor: number): number =>
      some.reduce((sum, { logit, share }) => {
        const sure = Math.min(Math.max(1 / (1 + Math.exp(-factor * logit)), 1e-9), 1 - 1e-9)
        return sum - share * Math.log(sure) - (1 - share) * Math.log(1 - sure)
      }, 0)
    return thousandths(lowest(loss, 0, 3))
  })
  const ends = games.flatMap(({ facts, shares }) =>
    facts.flatMap(([logit]) => (wouldEnd(logit!) ? [shares[logit! > 0 ? 0 : 1]!] : [])),
  )
  const scored = thousandths((1 + ends.reduce((sum, share) => sum + share, 0)) / (2 + ends.length))
  return { trust, scored, points: fitPoints(games, { trust, scored }).map(thousandths) }
}

/** Least squares of the final points, from both seats. */
function fitPoints(
  games: readonly SampledGame[],
  scale: Pick<AtonScale, 'trust' | 'scored'>,
): readonly number[] {
  const size = 6
  const matrix = new Float64Array(size * size)
  const right = new Float64Array(size)
  const outlook = outlookWith({ ...scale, points: Array.from({ length: size }, () => 0) })
  for (let i = 0; i < size; i++) matrix[i * size + i] = 1
  for (const { facts, totals } of games)
    for (const each of facts) {
      const [, s0, s1, pays0, pays1] = each
      const { chances } = outlook(each)
      const rows = [
        [1, s0!, s1!, pays0!, pays1!, chances[0]!],
        [1, s1!, s0!, pays1!, pays0!, chances[1]!],
      ]
      rows.forEach((row, seat) =>
        row.forEach((x, i) => {
          right[i]! += x * totals[seat]!
          row.forEach((y, j) => (matrix[i * size + j]! += x * y))
        }),
      )
    }
  return [...solvePositive(matrix, right)]
}
