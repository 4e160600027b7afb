import { drive, fastHost, random, type Position } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { standard } from '../edition.ts'
import { tekhenu } from '../index.ts'
import { CLOSING, eraOf, ERAS, FEATURES, featuresWith } from './index.ts'

const MODES = [
  [{}, 2],
  [{}, 3],
  [{}, 4],
  [{ seth: true }, 2],
  [{ seth: true }, 3],
  [{ seth: true }, 4],
  [{ solo: 'hard' }, 2],
  [{ solo: 'easy', seth: true }, 2],
  [{ vizier: true }, 2],
  [{ vizier: true, seth: true }, 2],
] as const

/** Every decision of a random game. */
function visit(raw: object, seats: number, seed: string, see: (p: Position, seat: number) => void): void {
  const options = tekhenu.options(raw, seats)
  if (!options.ok) throw new Error(options.fault.code)
  const chance = random(seed)
  drive(
    tekhenu,
    tekhenu.setup(options.value, seats, seed, fastHost),
    (p, seat, moves) => {
      see(p, seat)
      return moves[chance.below(moves.length)]!
    },
    fastHost,
  )
}

const write = featuresWith(standard)
const read = (p: Position, seat: number): number[] => [...write(p, seat, new Int8Array(FEATURES.length))]

describe('features', () => {
  it('have names, each only once', () => {
    expect(new Set(FEATURES).size).toBe(FEATURES.length)
  })

  for (const [raw, seats] of MODES) {
    it(`are the same for every deal that looks the same: ${JSON.stringify(raw)}, ${seats} seats`, () => {
      const chance = random('another deal')
      let seen = 0
      visit(raw, seats, 'deal', (p, seat) => {
        if (seen++ % 7 !== 0) return
        const before = [...p]
        const other = tekhenu.determinize(tekhenu.view(p, seat), chance)
        expect(read(other, seat)).toEqual(read(p, seat))
        expect([...p]).toEqual(before)
      })
      expect(seen).toBeGreaterThan(30)
    })
  }

  it('tell what a seat holds and what it could do', () => {
    let told = 0
    visit({}, 2, 'tell', (p, seat) => {
      const view = tekhenu.view(p, seat)
      const value = (name: string): number => read(p, seat)[FEATURES.indexOf(name)]!
      expect(value('gold')).toBe(view.seats[seat]!.tokens.gold)
      expect(value('happiness')).toBe(view.seats[seat]!.happiness)
      for (const card of view.decrees[seat]!) expect(value(`has ${card}`)).toBe(1)
      if (value('bastet possible') > 0) told++
    })
    expect(told).toBeGreaterThan(10)
  })
})

describe('eras', () => {
  it('count the rounds, one more after the first scoring, and end with the last turn', () => {
    const eras: number[] = []
    visit({}, 2, 'eras', (p) => eras.push(eraOf(p)))
    expect(eras).toEqual(eras.toSorted((a, b) => a - b))
    expect(eras).toContain(9)
    expect(eras).toContain(ERAS - 1)
    expect(Math.max(...eras)).toBeLessThanOrEqual(CLOSING)
  })
})
