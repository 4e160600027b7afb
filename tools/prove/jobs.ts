import type { Mutant } from './mutant.ts'

/** What the processes that run tests are asked, and what they answer. */
export interface Survey {
  readonly kind: 'survey'
  readonly sources: readonly string[]
  /** Files of tests. */
  readonly files: readonly string[]
  /** Only tests that carry one of them; all where undefined. */
  readonly ids: readonly string[] | undefined
}

export interface Tested {
  readonly file: string
  readonly name: string
  readonly ids: readonly string[]
  readonly passed: boolean
  readonly ms: number
  /** The functions it called, as indices of `functions`. */
  readonly reached: readonly number[]
}

export interface Surveyed {
  readonly functions: readonly string[]
  /** What is called while modules are loaded: every test may depend on it. */
  readonly atLoad: readonly number[]
  readonly tests: readonly Tested[]
}

export interface Attempt {
  readonly kind: 'attempt'
  readonly mutant: Mutant
  /** The file with the mutant in it. */
  readonly source: string
  /** The tests to run, in this order, until one fails. */
  readonly tests: readonly Pick<Tested, 'file' | 'name'>[]
}

export type Job = Survey | Attempt

/** What became of one mutant. Only `killed` proves: a test failed, and not by crashing. */
export type Fate = 'killed' | 'survived' | 'crashed' | 'endless'

export interface Attempted {
  readonly fate: Fate
  /** The test that failed. */
  readonly by?: string
}
