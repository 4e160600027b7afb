import { random } from '@benben/kernel'
import { standard } from '@benben/tekhenu'
import { Evaluator } from './evaluator.ts'
import { NormalEquations } from './normal-equations.ts'
import { SampleList, type Samples } from './samples.ts'
import { playItself, type Mode } from './self-play.ts'

/** Learning in rounds: games of the weights so far, then the weights that fit best to the games of all rounds. */
export interface Plan {
  readonly mode: Mode
  readonly seed: string
  /** Games per round. */
  readonly games: number
  /** The weights learning starts from, and how many samples they count as. */
  readonly start: Float32Array
  readonly trust: number
  /** By round, the last one for all that follow: how much of a target is what happened in the end, not what was expected. */
  readonly lambda: readonly number[]
  /** By round: how much the games of earlier rounds count in it. */
  readonly fading: readonly number[]
}

const inRound = (list: readonly number[], number: number): number => list[Math.min(number, list.length - 1)]!

export interface Round {
  readonly round: number
  /** The mean points of seats that played without noise. */
  readonly mean: number
  /** How far the weights that played were off, in points: the root of the mean squared error. */
  readonly error: number
}

export class Training {
  readonly #plan: Plan
  readonly equations: NormalEquations
  weights: Float32Array

  /** A new training, or one that goes on from what an earlier one has summed up. */
  constructor(plan: Plan, equations?: NormalEquations) {
    this.#plan = plan
    this.equations = equations ?? new NormalEquations()
    this.weights = equations === undefined ? plan.start : this.#fitted()
  }

  /** Round `number`, from 0. Its chance depends on the seed and the number alone. */
  round(number: number, onGame: (done: number) => void): Round {
    const evaluator = new Evaluator(standard, this.weights)
    const { samples, mean } = this.#play(evaluator, number, onGame)
    const error = errorOf(evaluator, samples)
    this.equations.fade(inRound(this.#plan.fading, number))
    this.equations.add(samples)
    this.weights = this.#fitted()
    return { round: number + 1, mean, error }
  }

  #fitted(): Float32Array {
    return this.equations.solve(this.#plan.start, this.#plan.trust)
  }

  #play(
    evaluator: Evaluator,
    number: number,
    onGame: (done: number) => void,
  ): { samples: Samples; mean: number } {
    const { mode, seed, games } = this.#plan
    const lambda = inRound(this.#plan.lambda, number)
    const chance = random(`train/${seed}/${number}`)
    const list = new SampleList()
    let points = 0
    let quiet = 0
    for (let game = 0; game < games; game++) {
      const dealt = `train/${seed}/${number}/${game}`
      const { totals, noise } = playItself(mode, evaluator, dealt, chance, list, lambda)
      for (let seat = 0; seat < mode.players; seat++) {
        if (noise[seat] !== 0) continue
        points += totals[seat]!
        quiet++
      }
      onGame(game + 1)
    }
    return { samples: list.done(), mean: quiet === 0 ? 0 : points / quiet }
  }
}

function errorOf(evaluator: Evaluator, { many, features, eras, targets }: Samples): number {
  const width = features.length / Math.max(1, many)
  let sum = 0
  for (let i = 0; i < many; i++) {
    const row = features.subarray(i * width, (i + 1) * width)
    sum += (evaluator.ofFeatures(row, eras[i]!) - targets[i]!) ** 2
  }
  return Math.sqrt(sum / Math.max(1, many))
}
