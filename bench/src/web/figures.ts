import type { Reaction } from './probe.ts'

/** Reactions in short. */
export interface Figures {
  readonly felt: number
  readonly shown: number
  readonly shown95: number
  readonly settled: number
  readonly blocked: number
  readonly flying: number
  readonly work: number
  /** The middle frame, and the slowest of each reaction in the middle. */
  readonly frame: number
  readonly worstFrame: number
}

/** The value below which that part of all lies. */
export const at = (all: readonly number[], part: number): number =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * part))] ?? 0

export function figuresOf(all: readonly Reaction[]): Figures {
  const of = (figure: (reaction: Reaction) => number, part = 0.5): number => at(all.map(figure), part)
  return {
    felt: of(({ felt }) => felt),
    shown: of(({ shown }) => shown),
    shown95: of(({ shown }) => shown, 0.95),
    settled: of(({ settled }) => settled),
    blocked: of(({ blocked }) => blocked),
    flying: of(({ flying }) => flying),
    work: of(({ work }) => work),
    frame: at(
      all.flatMap(({ frames }) => frames),
      0.5,
    ),
    worstFrame: of(({ frames }) => Math.max(0, ...frames)),
  }
}
