import type { Points } from '@benben/kernel'
import type { Key } from './en.ts'
import type { Words } from './speak.ts'

/** Why a bot did something, as far as its listeners may know: what it expects, and what its turn changes. */
export interface Reasoned {
  /** Its points in the end, or its chance to win, from 0 to 1. */
  readonly measure: 'points' | 'chance'
  readonly expected: number
  /** What it expects of the next best idea; null if there was none. */
  readonly instead: { readonly expected: number } | null
  /** What the turn changes in the points of a scoring now, by source. */
  readonly gains: Points
}

/** What a bot expects, in a sentence. */
export function expectation(words: Words, name: string, { measure, expected, instead }: Reasoned): string {
  if (measure === 'chance') return words.say('reason.chance', { name, percent: Math.round(100 * expected) })
  const points = Math.round(expected)
  const more = instead === null ? 0 : expected - instead.expected
  return more >= 0.05
    ? words.say('reason.points-more', { name, points, more: words.number(more, 1) })
    : words.say('reason.points', { name, points })
}

/** Where the points of the turn come from, the most first. */
export function gainsSaid(words: Words, game: string, gains: Points): string {
  const parts = Object.entries(gains)
    .toSorted(([, a], [, b]) => b - a)
    .map(([source, points]) =>
      words.say('reason.gain', {
        points: points > 0 ? `+${points}` : String(points),
        source: words.say(`${game}.source.${source}` as Key),
      }),
    )
  return parts.length === 0
    ? words.say('reason.nothing')
    : words.say('reason.gains', { gains: parts.join(', ') })
}
