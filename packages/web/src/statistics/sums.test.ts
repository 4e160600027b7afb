import { describe, expect, it } from 'vitest'
import type { Played } from './played.ts'
import { groupsBy, sourceSums, sumOf, trendOf } from './sums.ts'

const played = (total: number, best: number, more: Partial<Played> = {}): Played => ({
  href: '/replay/play/x',
  game: 'tekhenu',
  at: 0,
  seats: 2,
  seat: 0,
  options: {},
  rivals: ['Scribe'],
  outcome: total > best ? 'won' : total === best ? 'tied' : 'lost',
  total,
  best,
  points: { temple: total },
  ...more,
})

describe('statistics', () => {
  it('count wins and ties, and means of points', () => {
    const sum = sumOf([played(100, 90), played(80, 80), played(60, 70)])
    expect(sum).toEqual({ matches: 3, won: 1, tied: 1, share: 0.5, points: 80, best: 80 })
  })

  it('of no match are empty', () => {
    expect(sumOf([])).toEqual({ matches: 0, won: 0, tied: 0, share: 0, points: 0, best: 0 })
  })

  it('group what has something in common, most matches first', () => {
    const [a, b, c] = [played(1, 2), played(3, 2, { seat: 1 }), played(4, 2, { seat: 1 })]
    expect(groupsBy([a, b, c], ({ seat }) => String(seat))).toEqual([
      { key: '1', played: [b, c] },
      { key: '0', played: [a] },
    ])
  })

  it('compare a source with what it paid lately, and leave out what never paid', () => {
    const early = Array.from({ length: 10 }, () => played(10, 0, { points: { temple: 0, statues: 0 } }))
    const late = Array.from({ length: 10 }, () => played(10, 0, { points: { temple: 8 } }))
    expect(sourceSums(['temple', 'statues'], [...early, ...late])).toEqual([
      { source: 'temple', all: 4, lately: 8, most: 8 },
    ])
  })

  it('follow the points with a mean over the last matches', () => {
    expect(trendOf([played(10, 0), played(20, 0), played(60, 0)], 2)).toEqual([10, 15, 40])
  })
})
