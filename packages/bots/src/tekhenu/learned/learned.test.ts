import { drive, fastHost, random, type Position } from '@benben/kernel'
import { standard, tekhenu } from '@benben/tekhenu'
import { CLOSING, eraOf, FEATURES } from '@benben/tekhenu/features'
import { describe, expect, it } from 'vitest'
import { Evaluator } from './evaluator.ts'
import { modeOf, MODE_NAMES } from './modes.ts'
import { priorWeights } from './prior.ts'
import { readSamples, writeSamples } from './samples.ts'
import { shapeOf, shapeOfSize } from './shape.ts'
import { Training, type Plan } from './training.ts'
import { modeOfView, weightsOf } from './weights.ts'
import { readWeights, writeWeights } from './weights-file.ts'

const half = (): number => 0.5
const PLAN: Plan = { mode: modeOf('tekhenu2'), seed: 'test', games: 1, kept: 3, passes: 2, rate: 0.003 }
const quiet = (): void => undefined

describe('training', () => {
  it('makes the same weights again from the same seed, also when it was stopped in between', () => {
    const whole = new Training(PLAN, priorWeights(2, half))
    whole.round(0, quiet)
    const stopped = whole.weights.slice()
    const kept = whole.samples.map((samples) => readSamples(writeSamples(samples)))
    whole.round(1, quiet)
    const resumed = new Training(PLAN, stopped, kept)
    resumed.round(1, quiet)
    expect(resumed.weights).toEqual(whole.weights)
    expect(whole.weights).not.toEqual(priorWeights(2, half))
  })

  it('brings its predictions nearer to what happened', () => {
    const training = new Training({ ...PLAN, games: 2, passes: 1 }, priorWeights(0, half))
    const { error } = training.round(0, quiet)
    const longer = new Training({ ...PLAN, games: 2, passes: 12 }, priorWeights(0, half))
    expect(longer.round(0, quiet).error).toBeLessThan(0.8 * error)
  })
})

describe('weights', () => {
  it('fit a shape, or there is none', () => {
    for (const hidden of [0, 1, 16]) expect(shapeOfSize(shapeOf(hidden).size)).toEqual(shapeOf(hidden))
    expect(shapeOfSize(7)).toBeUndefined()
  })

  it('are the same within rounding after they were written and read', () => {
    const weights = priorWeights(3, half)
    const file = writeWeights('npm run train', weights)
    const read = readWeights(file)
    read.forEach((each, i) => expect(Math.abs(each - weights[i]!)).toBeLessThanOrEqual(file.unit))
    expect(() => readWeights({ ...file, features: 3 })).toThrow('train again')
  })

  it('are there for every mode, in less than 60 kB', () => {
    for (const name of MODE_NAMES) {
      const { options, seats } = modeOf(name)
      const view = tekhenu.view(tekhenu.setup(options, seats, 'mode', fastHost), 0)
      expect(modeOfView(view)).toBe(name)
      expect(shapeOfSize(weightsOf(name).length)).toBeDefined()
      expect(JSON.stringify(writeWeights('', weightsOf(name))).length).toBeLessThan(60_000)
    }
  })
})

describe('an evaluator', () => {
  it('reads the same with a network that adds nothing, and knows the points once the last turn is over', () => {
    const linear = new Evaluator(standard, priorWeights(0, half))
    const network = new Evaluator(standard, priorWeights(4, half))
    const { options } = PLAN.mode
    const chance = random('reads')
    const closing: Position[] = []
    const p = tekhenu.setup(options, 2, 'reads', fastHost)
    drive(
      tekhenu,
      p,
      (now, seat, moves) => {
        expect(network.value(now, seat)).toBeCloseTo(linear.value(now, seat), 3)
        if (eraOf(now) === CLOSING) closing.push(now.slice())
        return moves[chance.below(moves.length)]!
      },
      fastHost,
    )
    expect(linear.value(p, 0)).toBe(tekhenu.result(p)!.totals[0])
    expect(FEATURES.length).toBeGreaterThan(300)
  })
})
