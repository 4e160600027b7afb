import { random } from '@benben/kernel'
import { Evaluator } from '../evaluator.ts'
import { duel } from '../duel.ts'
import { LEVELS } from '../levels.ts'
import { thinker } from '../search.ts'
import { fit, freshWeights } from './fit.ts'
import { GROUPS } from './inputs.ts'
import { LearnedJudge } from './judge.ts'
import { playItself, type Samples } from './self-play.ts'

/** Learning in rounds: games of the network so far, then a fit to the games of the last rounds. */
export interface Plan {
  readonly seed: string
  /** Games per round, and games after it that show how strong the network is. */
  readonly games: number
  readonly testGames: number
}

/** All that a training has to keep. */
export interface State {
  readonly weights: Float32Array
  /** The samples of the last rounds. */
  readonly samples: readonly Samples[]
}

export interface Round {
  readonly round: number
  /** Games of a hundred won against the fitted evaluation. */
  readonly mean: number
  /** How far the chances that the network saw before were off from what came: the mean surprise, in nats. */
  readonly error: number
}

const ROUNDS_KEPT = 10
const PASSES = 3

export class Training {
  readonly #plan: Plan
  state: State

  /** A new training, or one that goes on. */
  constructor(plan: Plan, state?: State) {
    this.#plan = plan
    this.state = state ?? { weights: freshWeights(random(`train/${plan.seed}`)), samples: [] }
  }

  /** Round `number`, from 0. Its chance depends on the seed and the number alone. */
  round(number: number, onGame: (done: number) => void): Round {
    const seed = `train/${this.#plan.seed}/${number}`
    const judge = new LearnedJudge(this.state.weights)
    const played: Samples[] = []
    for (let game = 0; game < this.#plan.games; game++) {
      played.push(playItself(judge, `${seed}/${game}`))
      onGame(game + 1)
    }
    const now = joined(played)
    const samples = [...this.state.samples.slice(1 - ROUNDS_KEPT), now]
    const weights = this.state.weights.slice()
    fit(weights, joined(samples), PASSES, random(`${seed}/fit`))
    this.state = { weights, samples }
    return {
      round: number + 1,
      mean: wonOfHundred(new LearnedJudge(weights), this.#plan.testGames, seed),
      error: surprise(judge, now),
    }
  }
}

/** Against the fitted evaluation, in the same mind. */
function wonOfHundred(judge: LearnedJudge, games: number, seed: string): number {
  const minds = [thinker(LEVELS.scribe, judge), thinker(LEVELS.scribe, new Evaluator())] as const
  return (100 / games) * duel(minds, games, seed).won
}

function joined(all: readonly Samples[]): Samples {
  const many = all.reduce((sum, { targets }) => sum + targets.length, 0)
  const pairs = new Uint16Array(many * GROUPS.length)
  const fitted = new Float32Array(many)
  const targets = new Float32Array(many)
  let at = 0
  for (const some of all) {
    pairs.set(some.pairs, at * GROUPS.length)
    fitted.set(some.fitted, at)
    targets.set(some.targets, at)
    at += some.targets.length
  }
  return { pairs, fitted, targets }
}

function surprise(judge: LearnedJudge, { pairs, fitted, targets }: Samples): number {
  let sum = 0
  for (let i = 0; i < targets.length; i++) {
    const row = pairs.subarray(i * GROUPS.length, (i + 1) * GROUPS.length)
    const sure = Math.min(Math.max(1 / (1 + Math.exp(-fitted[i]! - judge.ofPairs(row))), 1e-6), 1 - 1e-6)
    sum -= targets[i]! * Math.log(sure) + (1 - targets[i]!) * Math.log(1 - sure)
  }
  return sum / Math.max(1, targets.length)
}
