import { aton, tally } from '@benben/aton'
import { drive, fastHost, random } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { countTemples, newCounts } from './counts.ts'
import { Evaluator } from './evaluator.ts'
import { beforeRoundEnd, winProbability } from './judge.ts'
import { scoring } from './scoring.ts'

describe('the evaluation', () => {
  it('counts what a scoring pays as the rules do', () => {
    const counts = newCounts()
    const any = random('judge')
    let compared = 0
    for (let game = 0; game < 50; game++) {
      const p = aton.setup({ red: 'seed' }, 2, `judge ${game}`, fastHost)
      const choose = (now: Int32Array, _: number, moves: readonly number[]): number => {
        const paid = tally(now, [])
        const [mine, theirs] = [paid.slice(0, 6), paid.slice(6)].map((each) =>
          each.reduce((a, b) => a + b, 0),
        )
        expect(scoring(countTemples(now, counts))).toBe(mine! * 256 + theirs!)
        compared++
        return moves[any.below(moves.length)]!
      }
      drive(aton, p, choose, fastHost)
    }
    expect(compared).toBeGreaterThan(2000)
  })

  it('sees a position from both sides alike', () => {
    const evaluator = new Evaluator()
    const counts = Int32Array.from([3, 2, 1, 1, 4097, 1, 4, 0, 2, 513])
    const turned = Int32Array.from([...counts.subarray(5), ...counts.subarray(0, 5)])
    for (let dead = 0; dead <= 8; dead++) {
      expect(beforeRoundEnd(evaluator, counts, 12, 7, dead)).toBeCloseTo(
        -beforeRoundEnd(evaluator, turned, 7, 12, dead),
        12,
      )
    }
  })

  it('turns a logit into a chance', () => {
    expect([winProbability(0), winProbability(1000), winProbability(-1000)]).toEqual([0.5, 1, 0])
    for (const logit of [-5, -2, -0.5, 0.5, 2, 5]) {
      expect(Math.abs(winProbability(logit) - 1 / (1 + Math.exp(-logit)))).toBeLessThan(0.02)
      expect(winProbability(logit) + winProbability(-logit)).toBeCloseTo(1, 12)
    }
  })
})
