import { random, type Random } from '@benben/kernel'
import { standard } from '@benben/tekhenu'
import { Evaluator } from './evaluator.ts'
import { Learner } from './learner.ts'
import { SampleList, type Samples } from './samples.ts'
import { playItself, type Mode } from './self-play.ts'

/** Learning in rounds: games of the weights so far, then a few passes over the games of the last rounds. */
export interface Plan {
  readonly mode: Mode
  readonly seed: string
  /** Games per round. */
  readonly games: number
  /** Rounds whose games are kept. */
  readonly kept: number
  /** Passes over all of them after each round. */
  readonly passes: number
  /** The step size of the first round; it falls with time. */
  readonly rate: number
}

export interface Round {
  readonly round: number
  /** The mean points of seats that played without noise. */
  readonly mean: number
  /** The root of the mean squared error of the last pass. */
  readonly error: number
}

/** After this many rounds the step size is half of what it was. */
const HALF_RATE = 10
/** How fast weights that nothing needs fade. */
const FADING = 0.01

export class Training {
  readonly weights: Float32Array
  readonly #plan: Plan
  /** The samples of the last rounds, the latest last. */
  samples: readonly Samples[]

  constructor(plan: Plan, weights: Float32Array, samples: readonly Samples[] = []) {
    this.weights = weights
    this.#plan = plan
    this.samples = samples
  }

  /** Round `number`, from 0. Its chance depends on the seed and the number alone. */
  round(number: number, onGame: (done: number) => void): Round {
    const { seed, kept, passes, rate } = this.#plan
    const chance = random(`train/${seed}/${number}`)
    const { samples, mean } = this.#play(number, chance, onGame)
    this.samples = [...this.samples, samples].slice(-kept)
    const order = places(this.samples)
    // A learner of its own for each round, so that a stopped training goes on the same.
    const learner = new Learner(this.weights)
    let loss = 0
    for (let pass = 0; pass < passes; pass++) {
      shuffle(order, chance)
      loss = learner.pass(this.samples, order, rate / (1 + number / HALF_RATE), FADING)
    }
    return { round: number + 1, mean, error: Math.sqrt(loss) }
  }

  #play(number: number, chance: Random, onGame: (done: number) => void): { samples: Samples; mean: number } {
    const { mode, seed, games } = this.#plan
    const evaluator = new Evaluator(standard, this.weights.slice())
    const list = new SampleList()
    let points = 0
    let quiet = 0
    for (let game = 0; game < games; game++) {
      const { totals, noise } = playItself(mode, evaluator, `train/${seed}/${number}/${game}`, chance, list)
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

/** A place names a list of samples in its upper byte, a sample below. */
function places(all: readonly Samples[]): Uint32Array {
  const out = new Uint32Array(all.reduce((sum, { many }) => sum + many, 0))
  let next = 0
  all.forEach(({ many }, list) => {
    for (let i = 0; i < many; i++) out[next++] = list * 0x1_00_00_00 + i
  })
  return out
}

function shuffle(order: Uint32Array, chance: Random): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = chance.below(i + 1)
    const swapped = order[i]!
    order[i] = order[j]!
    order[j] = swapped
  }
}
