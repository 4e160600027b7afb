import type { Seat } from '@benben/kernel'
import type { Key } from '@benben/words'
import type { Options } from '../app/game-form.ts'

/** What is said, and what is lit with it. */
interface Said {
  readonly text: Key
  /** CSS selectors of what stays bright. */
  readonly lit: readonly string[]
}

/** One idea: what is lit, what is said, and what the learner does. */
export interface Step extends Said {
  /** The page of the rules that is shown here at the table. */
  readonly rule?: string
  /** A drawing below the text, of what is small on the table. */
  readonly picture?: 'corner'
  /** Moves that are shown before the text, as in a record: `1: take horus 3 gray`. */
  readonly watch?: readonly string[]
  /** What the learner does: clicks, each of one move or of two (`do ra` and where). Without any, the step ends by 'Next'. */
  readonly does?: readonly (string | readonly string[])[]
  /** What is said and lit after so many clicks: what is done is told no longer. */
  readonly next?: Readonly<Record<number, Said>>
  /** How it is done, where one click or two taps are not enough. */
  readonly how?: Key
  /** What is said of a part that the learner touches, by its selector: the first that fits. */
  readonly told?: Readonly<Record<string, Key>>
  /** The answer to a touch beside it. */
  readonly beside?: Key
}

export interface Chapter {
  readonly title: Key
  readonly steps: readonly Step[]
}

/** A guided game with a fixed deal: seed and moves are data that the rules replay. The learner has seat 0. */
export interface Script {
  readonly game: string
  readonly options: Options
  /** Those of the options that are taught: a new game begins with them. */
  readonly teaches?: Options
  /** Who sits at the table; a seat that plays by itself is named by the game. */
  readonly names: readonly string[]
  /** Whether a seat that plays by itself stops before each of its steps. */
  readonly stepByStep?: boolean
  readonly seed: string
  readonly nonces?: readonly string[]
  /** What was chosen before the first step. */
  readonly deal: readonly string[]
  readonly chapters: readonly Chapter[]
}

export const LEARNER: Seat = 0

/** The chapters, each with the number of its first step. */
export const chaptersOf = ({ chapters }: Script): readonly (Chapter & { readonly first: number })[] =>
  chapters.map((chapter, i) => ({
    ...chapter,
    first: chapters.slice(0, i).reduce((sum, { steps }) => sum + steps.length, 0),
  }))

export const stepsOf = ({ chapters }: Script): readonly Step[] => chapters.flatMap(({ steps }) => steps)

/** The learner's moves of a step, one after the other. */
export const movesIn = ({ does = [] }: Step): readonly string[] => does.flat()

/** What is said and lit after so many clicks. */
export function saidAfter(step: Step, clicks: number): Said {
  const { next = {} } = step
  const last = Object.keys(next).findLast((made) => Number(made) <= clicks)
  return next[Number(last)] ?? step
}

const linesIn = (step: Step): readonly string[] => [
  ...(step.watch ?? []),
  ...movesIn(step).map((move) => `${LEARNER}: ${move}`),
]

/** The lines of the record up to this step. */
export const linesBefore = (script: Script, step: number): readonly string[] => [
  ...script.deal,
  ...stepsOf(script).slice(0, step).flatMap(linesIn),
]

/** A line of a record: who, and the text of the move. */
export function readLine(line: string): readonly [seat: Seat, move: string] {
  const colon = line.indexOf(': ')
  return [Number(line.slice(0, colon)), line.slice(colon + 2)]
}
