import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { drive, fastHost, random } from '@benben/kernel'
import { standard, tekhenu } from '@benben/tekhenu'
import { FEATURES } from '@benben/tekhenu/features'
import { describe, expect, it } from 'vitest'
import { Evaluator } from './evaluator.ts'
import { modeOf, MODE_NAMES, type ModeName } from './modes.ts'
import { priorWeights } from './prior.ts'
import { NormalEquations } from './normal-equations.ts'
import { SHAPE, WEIGHT_COUNT } from './shape.ts'
import { Training, type Plan } from './training.ts'
import { loadWeights, modeOfView, weightsOf } from './weights.ts'
import { readWeights, writeWeights, type WeightsFile } from '../../weights-file.ts'

const PLAN: Plan = {
  mode: modeOf('tekhenu2'),
  seed: 'test',
  games: 1,
  start: priorWeights(),
  trust: 10,
  lambda: [1, 0.9],
  fading: [0.5, 0.95],
}
const FOLDER = join(import.meta.dirname, 'weights')
const FILES = readdirSync(FOLDER)
const ROOT = join(import.meta.dirname, '../../../../..')
const quiet = (): void => undefined

describe('training', () => {
  it('makes the same weights again from the same seed, also when it was stopped in between', () => {
    const whole = new Training(PLAN)
    whole.round(0, quiet)
    const kept = new NormalEquations(whole.equations.sums.slice())
    whole.round(1, quiet)
    const resumed = new Training(PLAN, kept)
    resumed.round(1, quiet)
    expect(resumed.weights).toEqual(whole.weights)
    expect(whole.weights).not.toEqual(priorWeights())
  })

  it('brings its predictions nearer to what happened', () => {
    const training = new Training({ ...PLAN, games: 4 })
    const first = training.round(0, quiet).error
    expect(training.round(1, quiet).error).toBeLessThan(0.8 * first)
  })
})

describe('least squares', () => {
  it('find the weights that made the targets, and keep those that no sample speaks of', () => {
    const chance = random('samples')
    const many = 400
    const features = new Int8Array(many * FEATURES.length)
    const targets = new Float32Array(many)
    for (let i = 0; i < many; i++) {
      const [a, b] = [chance.below(5), chance.below(5)]
      features.set([a, b], i * FEATURES.length)
      targets[i] = 3 * a - 2 * b
    }
    const equations = new NormalEquations()
    equations.add({ many, features, targets, eras: new Uint8Array(many) })
    const found = equations.solve(new Float32Array(WEIGHT_COUNT).fill(7), 0.001)
    expect(found[0]).toBeCloseTo(3, 3)
    expect(found[1]).toBeCloseTo(-2, 3)
    expect(found[2]).toBeCloseTo(7, 3)
  })
})

describe('weights', () => {
  it('are the same within rounding after they were written and read', () => {
    const weights = priorWeights()
    const file = writeWeights('npm run train', weights, SHAPE)
    const read = readWeights(file, SHAPE)
    read.forEach((each, i) => expect(Math.abs(each - weights[i]!)).toBeLessThanOrEqual(file.unit))
    expect(() => readWeights({ ...file, features: 3 }, SHAPE)).toThrow('train again')
  })

  it('are there for every mode', async () => {
    await loadWeights()
    for (const name of MODE_NAMES) {
      const { options, seats } = modeOf(name)
      const view = tekhenu.view(tekhenu.setup(options, seats, 'mode', fastHost), 0)
      expect(modeOfView(view)).toBe(name)
      expect(weightsOf(name)).toHaveLength(WEIGHT_COUNT)
    }
  })

  it.each(FILES)('%s is used in its own mode', async (file) => {
    await loadWeights()
    const read = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as WeightsFile
    expect(weightsOf(parse(file).name as ModeName)).toEqual(readWeights(read, SHAPE))
  })

  it.each(FILES)('%s is small, and names the command that makes it', (file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8')
    expect(text.length).toBeLessThan(60_000)
    const read = JSON.parse(text) as WeightsFile
    expect(readWeights(read, SHAPE)).toHaveLength(WEIGHT_COUNT)
    expect(read.command).toMatch(`npm run train -- ${parse(file).name} `)
    const from = /--from (\S+)/.exec(read.command)?.[1]
    expect(from === undefined || existsSync(join(ROOT, from))).toBe(true)
  })
})

describe('an evaluator', () => {
  it('knows the points once the last turn is over, and refuses weights of another size', () => {
    const evaluator = new Evaluator(standard, priorWeights())
    const chance = random('reads')
    const p = tekhenu.setup(PLAN.mode.options, 2, 'reads', fastHost)
    drive(tekhenu, p, (_, _seat, moves) => moves[chance.below(moves.length)]!, fastHost)
    expect(evaluator.value(p, 0)).toBe(tekhenu.result(p)!.totals[0])
    expect(() => new Evaluator(standard, new Float32Array(7))).toThrow('do not fit')
  })
})
