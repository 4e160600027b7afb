import type { Reaction } from './probe.ts'

/** Reactions in short. */
export interface Figures {
  readonly felt: number
  readonly shown: number
  readonly shown95: number
  readonly blocked: number
  readonly work: number
  /** The middle frame, and the slowest of each reaction in the middle. */
  readonly frame: number
  readonly worstFrame: number
}

const at = (all: readonly number[], part: number): number =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * part))] ?? 0

export const figuresOf = (all: readonly Reaction[]): Figures => ({
  felt: at(
    all.map(({ felt }) => felt),
    0.5,
  ),
  shown: at(
    all.map(({ shown }) => shown),
    0.5,
  ),
  shown95: at(
    all.map(({ shown }) => shown),
    0.95,
  ),
  blocked: at(
    all.map(({ blocked }) => blocked),
    0.5,
  ),
  work: at(
    all.map(({ work }) => work),
    0.5,
  ),
  frame: at(
    all.flatMap(({ frames }) => frames),
    0.5,
  ),
  worstFrame: at(
    all.map(({ frames }) => Math.max(0, ...frames)),
    0.5,
  ),
})
