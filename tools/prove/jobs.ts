import type { Mutant } from './mutant.ts'

/** What the processes that run tests are asked, and what they answer. */
export interface Survey {
  readonly kind: 'survey'
  /** Sources that tell by `AT` which switches they pass, by file. */
  readonly sources: Readonly<Record<string, string>>
  /** A file of tests. */
  readonly file: string
  /** Only tests that carry one of them; all where undefined. */
  readonly ids: readonly string[] | undefined
}

/** What a source with switches calls at each of them in a survey. */
export const AT = '__at'

export interface Tested {
  readonly file: string
  readonly name: string
  readonly ids: readonly string[]
  /** Its own text: it is another test when this changes. */
  readonly code: string
  readonly passed: boolean
  readonly ms: number
  /** The switches it passed. */
  readonly reached: readonly number[]
}

export interface Surveyed {
  /** Switches that are passed while the sources are loaded. */
  readonly atLoad: readonly number[]
  /** Switches that are passed while the file of tests is loaded. */
  readonly atDeclaration: readonly number[]
  readonly tests: readonly Tested[]
}

type TestName = Pick<Tested, 'file' | 'name'>

/** A test to run, and how many milliseconds it takes without a mutant. */
export type Wanted = Pick<Tested, 'file' | 'name' | 'ms'>

/** One mutant in modules that are loaded for it alone. */
export interface Attempt {
  readonly kind: 'attempt'
  readonly mutant: Mutant
  /** The file with the mutant in it. */
  readonly source: string
  /** The tests to run, in this order, until one fails. */
  readonly tests: readonly Wanted[]
  /** A crash is no proof: go on until a test fails otherwise. */
  readonly pastCrashes: boolean
}

/** The sources with switches that the `flip`s after it use, by file. */
export interface Prepare {
  readonly kind: 'prepare'
  /** Files of tests. */
  readonly files: readonly string[]
  readonly sources: Readonly<Record<string, string>>
}

/** The global variable that holds the number of the edit which is switched on. */
export const ON = '__on'

/** One mutant by its switch, in modules that are loaded already. */
export interface Flip {
  readonly kind: 'flip'
  readonly number: number
  readonly tests: readonly Wanted[]
}

export type Job = Survey | Attempt | Prepare | Flip

/** What became of one mutant. Only `killed` proves: a test failed, and not by crashing. */
export type Fate = 'killed' | 'survived' | 'crashed' | 'endless'

export interface Attempted {
  readonly fate: Fate
  /** The test that failed, if it was one. */
  readonly by?: TestName
}
