import type { Played } from './played.ts'

/** What several matches add up to. */
export interface Sum {
  readonly matches: number
  readonly won: number
  readonly tied: number
  /** From 0 to 1; a tie counts half. */
  readonly share: number
  /** The mean of my points, and of the most points of the others. */
  readonly points: number
  readonly best: number
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length)

export function sumOf(played: readonly Played[]): Sum {
  const count = (outcome: Played['outcome']): number =>
    played.filter((each) => each.outcome === outcome).length
  const [won, tied] = [count('won'), count('tied')]
  return {
    matches: played.length,
    won,
    tied,
    share: (won + tied / 2) / Math.max(1, played.length),
    points: meanOf(played.map(({ total }) => total)),
    best: meanOf(played.map(({ best }) => best)),
  }
}

/** Matches that have something in common, most matches first. */
export interface Group {
  readonly key: string
  readonly played: readonly Played[]
}

export function groupsBy(played: readonly Played[], keyOf: (played: Played) => string): Group[] {
  const groups = new Map<string, Played[]>()
  for (const each of played) {
    const key = keyOf(each)
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups]
    .map(([key, those]) => ({ key, played: those }))
    .toSorted((a, b) => b.played.length - a.played.length)
}

/** So many matches are 'lately'. */
export const LATELY = 10

/** The mean points of a source: in all matches, in the last ones, and the most there ever was. */
export interface SourceSum {
  readonly source: string
  readonly all: number
  readonly lately: number
  readonly most: number
}

/** Of the sources that ever paid something; `played` from the oldest to the newest. */
export function sourceSums(sources: readonly string[], played: readonly Played[]): SourceSum[] {
  return sources.flatMap((source) => {
    const points = played.map((each) => each.points[source] ?? 0)
    if (points.every((each) => each === 0)) return []
    const lately = points.slice(-LATELY)
    return [{ source, all: meanOf(points), lately: meanOf(lately), most: Math.max(...points) }]
  })
}

/** After each match, the mean of it and those right before it. */
export const trendOf = (played: readonly Played[], width: number): number[] =>
  played.map((_, i) => meanOf(played.slice(Math.max(0, i + 1 - width), i + 1).map(({ total }) => total)))
