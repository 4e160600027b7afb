import { readFileSync } from 'node:fs'
import { NETWORK } from '../src/aton/learned/network.ts'
import { Training as AtonTraining, type State as AtonState } from '../src/aton/learned/training.ts'
import { modeOf, MODE_NAMES, type ModeName } from '../src/tekhenu/learned/modes.ts'
import { NormalEquations } from '../src/tekhenu/learned/normal-equations.ts'
import { priorWeights } from '../src/tekhenu/learned/prior.ts'
import { SHAPE } from '../src/tekhenu/learned/shape.ts'
import { Training as TekhenuTraining } from '../src/tekhenu/learned/training.ts'
import { readWeights, writeWeights, type WeightsFile } from '../src/weights-file.ts'

/** What can be trained, each behind the same face. */

export interface Round {
  readonly round: number
  readonly mean: number
  readonly error: number
}

export interface Trainee {
  /** What the mean and the error of a round are. */
  readonly mean: string
  readonly error: string
  readonly round: (number: number, onGame: (done: number) => void) => Round
  /** All it needs to go on after it was stopped. */
  readonly state: () => unknown
  readonly weights: (command: string) => WeightsFile
}

export interface Wanted {
  readonly seed: string
  readonly games: number
  readonly trust: number
  readonly lambda: readonly number[]
  readonly fading: readonly number[]
  /** A file to start from; without one from nothing. */
  readonly from: string | undefined
}

export const TRAINEES: readonly string[] = ['aton', ...MODE_NAMES]

/** A trainee by its name, from the beginning or from a state. */
export function traineeOf(name: string, wanted: Wanted, state: unknown): Trainee | undefined {
  if (name === 'aton') return atonTrainee(wanted, state as AtonState | undefined)
  const mode = MODE_NAMES.find((each) => each === name)
  return mode === undefined
    ? undefined
    : tekhenuTrainee(mode, wanted, state as Float64Array<ArrayBuffer> | undefined)
}

function atonTrainee({ seed, games }: Wanted, state: AtonState | undefined): Trainee {
  const training = new AtonTraining({ seed, games, testGames: 100 }, state)
  return {
    mean: 'won of 100 games against the fitted evaluation',
    error: 'surprise, in nats',
    round: (number, onGame) => training.round(number, onGame),
    state: () => training.state,
    weights: (command) => writeWeights(command, training.state.weights, NETWORK),
  }
}

function tekhenuTrainee(
  mode: ModeName,
  wanted: Wanted,
  sums: Float64Array<ArrayBuffer> | undefined,
): Trainee {
  const { seed, games, trust, lambda, fading, from } = wanted
  const start =
    from === undefined
      ? priorWeights()
      : readWeights(JSON.parse(readFileSync(from, 'utf8')) as WeightsFile, SHAPE)
  const training = new TekhenuTraining(
    { mode: modeOf(mode), seed, games, start, trust, lambda, fading },
    sums === undefined ? undefined : new NormalEquations(sums),
  )
  return {
    mean: 'mean points without noise',
    error: 'error of the prediction',
    round: (number, onGame) => training.round(number, onGame),
    state: () => training.equations.sums,
    weights: (command) => writeWeights(command, training.weights, SHAPE),
  }
}
