import { aton, dead, score } from '@benben/aton'
import { drive, fastHost, random, type Position } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { readWeights, writeWeights } from '../../weights-file.ts'
import { countTemples, newCounts } from '../counts.ts'
import { Evaluator } from '../evaluator.ts'
import { fit, freshWeights } from './fit.ts'
import { GROUPS, OFFSETS, PAIRS, spentPair, writePairs } from './inputs.ts'
import { LearnedJudge } from './judge.ts'
import { NETWORK } from './network.ts'
import type { Samples } from './self-play.ts'
import { Training } from './training.ts'

const PLAN = { seed: 'test', games: 2, testGames: 2 }
const quiet = (): void => undefined

/** Every decision of some random games. */
function visit(games: number, see: (p: Position) => void): void {
  const any = random('visit')
  for (let game = 0; game < games; game++) {
    const p = aton.setup({ red: 'seed' }, 2, `visit ${game}`, fastHost)
    drive(
      aton,
      p,
      (_, _seat, moves) => {
        see(p)
        return moves[any.below(moves.length)]!
      },
      fastHost,
    )
  }
}

const pairsOf = (p: Position): Int32Array => {
  const out = new Int32Array(GROUPS.length)
  writePairs(
    countTemples(p, newCounts()),
    Math.min(7, dead(p, 0) + dead(p, 1)),
    score(p, 0),
    score(p, 1),
    out,
  )
  return out
}

describe('what the network reads', () => {
  it('has a place of its own for every group', () => {
    let seen = 0
    visit(20, (p) => {
      pairsOf(p).forEach((place, group) => {
        expect(place).toBeGreaterThanOrEqual(OFFSETS[group]!)
        expect(place).toBeLessThan(OFFSETS[group + 1] ?? PAIRS)
      })
      seen++
    })
    expect(seen).toBeGreaterThan(500)
    for (const spent of [-99, 0, 99]) {
      expect(spentPair([spent, -spent])).toBeGreaterThanOrEqual(OFFSETS.at(-1)!)
      expect(spentPair([spent, -spent])).toBeLessThan(PAIRS)
    }
  })

  it('is the same for every deal that looks the same', () => {
    const chance = random('another deal')
    visit(2, (p) => {
      const other = aton.determinize(aton.view(p, 0), chance)
      expect(pairsOf(other)).toEqual(pairsOf(p))
    })
  })
})

describe('the network', () => {
  it('sees a position from both sides alike, and adds nothing to begin with', () => {
    const fresh = freshWeights(random('fresh'))
    const some = Float32Array.from(fresh, (each, i) => each + ((i * 7919) % 13) / 50)
    const counts = Int32Array.from([3, 2, 1, 1, 4097, 1, 4, 0, 2, 513])
    const turned = Int32Array.from([...counts.subarray(5), ...counts.subarray(0, 5)])
    const [judge, begins, fitted] = [new LearnedJudge(some), new LearnedJudge(fresh), new Evaluator()]
    for (let fallen = 0; fallen < 8; fallen++) {
      const value = judge.value(counts, fallen, 12, 7)
      expect(value).toBeCloseTo(-judge.value(turned, fallen, 7, 12), 6)
      expect(Math.abs(value - fitted.value(counts, fallen, 12, 7))).toBeGreaterThan(0.01)
      expect(begins.value(counts, fallen, 12, 7)).toBe(fitted.value(counts, fallen, 12, 7))
    }
    expect(judge.value(counts, 0, 40, 39)).toBe(1000)
  })

  it('learns who wins from samples, beside what is known', () => {
    const chance = random('samples')
    const many = 600
    const pairs = new Uint16Array(many * GROUPS.length)
    const targets = new Float32Array(many)
    for (let i = 0; i < many; i++) {
      const row = Int32Array.from(OFFSETS)
      const [mine, theirs] = [chance.below(6), chance.below(6)]
      row[1] = OFFSETS[1]! + mine * GROUPS[1]!.side + theirs
      pairs.set(row, i * GROUPS.length)
      targets[i] = mine > theirs ? 1 : mine < theirs ? 0 : 0.5
    }
    const samples: Samples = { pairs, fitted: new Float32Array(many), targets }
    const weights = freshWeights(random('fresh'))
    expect(fit(weights, samples, 20, random('order'))).toBeLessThan(0.3)
    const judge = new LearnedJudge(weights)
    const valued = (mine: number, theirs: number): number => {
      const row = Int32Array.from(OFFSETS)
      row[1] = OFFSETS[1]! + mine * GROUPS[1]!.side + theirs
      return judge.ofPairs(row)
    }
    expect(valued(4, 1)).toBeGreaterThan(2)
    expect(valued(1, 4)).toBeLessThan(-2)
    expect(Math.abs(valued(3, 3))).toBeLessThan(0.001)
  })
})

describe('training', () => {
  it('makes the same weights again from the same seed, also when it was stopped in between', () => {
    const whole = new Training(PLAN)
    whole.round(0, quiet)
    const resumed = new Training(PLAN, whole.state)
    expect(resumed.round(1, quiet)).toEqual(whole.round(1, quiet))
    expect(resumed.state.weights).toEqual(whole.state.weights)
    expect(whole.state.weights).not.toEqual(new Training(PLAN).state.weights)
  })
})

describe('its weights', () => {
  it('are a small file', () => {
    const weights = freshWeights(random('file'))
    const file = writeWeights('npm run train -- aton', weights, NETWORK)
    expect(JSON.stringify(file).length).toBeLessThan(60_000)
    readWeights(file, NETWORK).forEach((each, i) =>
      expect(Math.abs(each - weights[i]!)).toBeLessThanOrEqual(file.unit),
    )
    expect(() => new LearnedJudge(weights.subarray(1))).toThrow('train again')
  })
})
