import { clone, fastHost, type Position } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { tekhenu } from './index.ts'
import { WHEEL_GODS } from './names.ts'
import { TestTable, type Layout, type SeatLayout } from './testing/table.ts'

/** Numbers that look random and are the same every time. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Whether a die that was just taken can reach its god, by every way of changing its value and paying for that. */
function reaches(p: Position, god: string): boolean {
  const moves = tekhenu.legal(p, 0, []).map((move) => [move, tekhenu.write(move)] as const)
  if (moves.some(([, text]) => text === `do ${god}`)) return true
  return moves.some(([move, text]) => {
    if (!/^(value|adjust|pay|play B09|play B10)/.test(text)) return false
    const after = clone(p)
    tekhenu.step(after, 0, move, fastHost)
    return reaches(after, god)
  })
}

describe('a gray die', () => {
  it('R31: is offered exactly where a die that could also produce would reach its god', () => {
    const next = numbers(7)
    const some = (all: readonly string[]) => all.filter(() => next(3) === 0)
    const counts = { offered: 0, refused: 0 }
    for (let i = 0; i < 150; i++) {
      const god = WHEEL_GODS[next(6)]!
      const value = 1 + next(6)
      // Every god lies in the shade once, where yellow may be taken.
      const sunny = WHEEL_GODS[(WHEEL_GODS.indexOf(god) + 4) % 6]!
      const seat: SeatLayout = {
        tokens: {
          papyrus: next(3),
          bread: next(3),
          limestone: next(2),
          granite: next(2),
          gold: next(2),
          scribe: next(3),
        },
        happiness: next(3) * 3,
        population: 9,
        technologies: some(['T04', 'T10', 'T14', 'T20', 'T21', 'T22', 'T24']),
        blessings: next(4) === 0 ? some(['B09', 'B13', 'B15']) : [],
      }
      const quarries = next(2) === 0 ? 1 : null
      const layout = (colour: string): Layout => ({
        sunny,
        dice: { [god]: [`${colour} ${value}`] },
        tiles: ['P13', 'P26', 'P22'],
        godStatues: { ra: [0], hathor: [0], thoth: [1] },
        peopleStatues: [1, 1, 1, quarries],
        workshops: { 'papyrus 3': 1, 'bread 3': 1, 'limestone 3': 1, 'granite 3': 1 },
      })
      const gray = new TestTable({ ...layout('gray'), seats: [seat] })
      const yellow = new TestTable({ ...layout('yellow'), seats: [seat] })
      const offered = gray.legal(0).includes(`take ${god} ${value} gray`)
      counts[offered ? 'offered' : 'refused']++
      const taken = clone(yellow.position)
      tekhenu.step(taken, 0, tekhenu.read(`take ${god} ${value} yellow`)!, { ...fastHost, pause: () => true })
      expect(offered, JSON.stringify({ god, value, seat })).toBe(reaches(taken, god))
    }
    expect(counts.offered).toBeGreaterThan(30)
    expect(counts.refused).toBeGreaterThan(30)
  })
})
