import { baseRules } from './waits.ts'
import { clone, fastHost, type Position, type Seat } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { decreePoints } from './decree-points.ts'
import { standard, tekhenu } from './index.ts'
import { printedOf, symbolOf } from './printed.ts'
import { open, TestTable, type SeatLayout } from './testing/table.ts'

const printed = printedOf(standard)

/** A stream of numbers that is the same each time. */
function stream(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const HANDS = ['D01', 'D02', 'D03', 'D04', 'D05', 'D06', 'D07', 'D08', 'D12', 'D13', 'D15', 'D22', 'D24']

/** The end of some game for seat 0: what the decrees with payments need is often there. */
function someEnd(seed: number): { table: TestTable; seat: SeatLayout } {
  const below = stream(seed)
  const decrees = new Set<string>()
  for (const card of ['D03', 'D04', 'D07', 'D08']) if (below(3) > 0) decrees.add(card)
  while (decrees.size < 5) decrees.add(HANDS[below(HANDS.length)]!)
  const happiness = below(12)
  const seat: SeatLayout = {
    decrees: [...decrees],
    openDecrees: [...decrees],
    technologies: below(2) === 0 ? ['T10'] : ['T01', 'T02'],
    tokens: {
      papyrus: below(3),
      bread: below(2),
      granite: below(8) === 0 ? 14 : below(3),
      gold: below(4),
      scribe: below(4),
    },
    happiness,
    population: Math.max(happiness, 8 + below(14)),
    dice: ['white 5 pure', 'yellow 2 pure'],
  }
  const table = new TestTable({
    round: 16,
    waiting: [{ wait: 'finish' }, { wait: 'decrees', place: 0 }],
    seats: [seat, {}],
    houses: { 'left 1': 0, 'bottom 1': 0 },
    temple: { a1: ['P22', 0, 0] },
  })
  return { table, seat }
}

const decreesOf = (p: Position, seat: Seat): number => tekhenu.view(p, seat).seats[seat]!.points['decrees']!

/** The most that play can bring from here, trying everything; at every question the best shown must be that. */
function mostByPlay(p: Position, seat: Seat, seen = new Map<string, number>()): number {
  if (tekhenu.toAct(p)[0] !== seat) return decreesOf(p, seat)
  // In whatever order decrees are chosen, the same position comes of it.
  const key = p.join()
  const before = seen.get(key)
  if (before !== undefined) return before
  let most = -1
  const reached = new Map<string, number>()
  for (const move of tekhenu.legal(p, seat, [])) {
    const after = clone(p)
    tekhenu.step(after, seat, move, fastHost)
    const points = mostByPlay(after, seat, seen)
    reached.set(tekhenu.write(move), points)
    most = Math.max(most, points)
  }
  const { code, params } = tekhenu.decision(p, seat)!.question
  const shown =
    code === 'tekhenu.decrees'
      ? params['points']
      : code === 'tekhenu.double'
        ? reached.get(params['best'] === '' ? 'go on' : `double ${params['best']}`)
        : most
  expect({ code, shown }).toEqual({ code, shown: most })
  seen.set(key, most)
  return most
}

/** The same by counting: every set of decrees, every doubling, every way to pay, token by token. */
function mostByCounting(p: Position, seat: SeatLayout): number {
  const cards = seat.decrees!.map((name) => Number(name.slice(1)))
  const purse = Object.entries(seat.tokens!).flatMap(([token, many]) =>
    Array.from({ length: Math.min(many, 6) }, () => token),
  )
  const spare = seat.tokens!.granite! > 6 ? seat.tokens!.granite! - 6 : 0
  const swaps = seat.technologies!.includes('T10')
  const symbols = [9, 13, 16, 19, 21].filter((at) => seat.population! >= at).length
  const ways = Array.from({ length: 1 << purse.length }, (_, mask) =>
    purse.filter((_token, i) => ((mask >> i) & 1) === 1),
  )
  const many = (tokens: readonly string[], token: string): number =>
    tokens.filter((each) => each === token).length

  let most = 0
  for (let mask = 0; mask < 1 << cards.length; mask++) {
    const set = cards.filter((_, i) => ((mask >> i) & 1) === 1)
    if (set.length > 3 || new Set(set.map((card) => symbolOf(printed, card))).size < set.length) continue
    const plain = (doubled: number): number =>
      set
        .filter((card) => ![4, 7, 8].includes(card))
        .reduce(
          (sum, card) =>
            sum + decreePoints(p, { printed, rules: baseRules }, 0, card, 0) * (card === doubled ? 2 : 1),
          0,
        )
    for (const doubled of [0, ...(set.includes(3) ? set.filter((card) => card !== 3) : [])]) {
      const times = (card: number): number => (set.includes(card) ? (card === doubled ? 2 : 1) : 0)
      for (const paid of ways) {
        const gold = many(paid, 'gold') + (swaps ? many(paid, 'scribe') : 0)
        if (!swaps && many(paid, 'scribe') > 0) continue
        const tithes = paid.length - (doubled === 0 ? 0 : 2)
        if (tithes < 0 || (doubled !== 0 && gold < 2) || tithes > symbols * times(4)) continue
        const left = (token: string): number => many(purse, token) - many(paid, token)
        const basic = ['papyrus', 'bread', 'limestone', 'granite'].reduce(
          (sum, token) => sum + left(token),
          spare,
        )
        const points =
          plain(doubled) +
          4 * tithes +
          times(7) * 3 * left('scribe') +
          times(8) * Math.min(20, 2 * left('gold') + basic)
        most = Math.max(most, points)
      }
    }
  }
  return most
}

describe('the best choice of decrees', () => {
  it('R28: what the game shows is the most that any play and any payment could bring', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { table, seat } = someEnd(seed)
      const shown = tekhenu.decision(table.position, 0)!.question.params['points']
      expect({ seed, shown }).toEqual({ seed, shown: mostByCounting(table.position, seat) })
      expect({ seed, shown }).toEqual({ seed, shown: mostByPlay(table.position, 0) })
    }
  })

  it('R28: and so it is at the end of whole games', () => {
    let asked = 0
    for (let seed = 1; seed <= 9; seed++) {
      const below = stream(seed)
      const p = open(2 + (seed % 3), `end ${seed}`)
      for (let seats = tekhenu.toAct(p); seats.length > 0; seats = tekhenu.toAct(p)) {
        const seat = seats[0]!
        const moves = tekhenu.legal(p, seat, [])
        const last = tekhenu.write(moves[0]!).startsWith('score')
        if (last) {
          mostByPlay(p, seat)
          asked++
        }
        // The others are asked next.
        tekhenu.step(p, seat, moves[last ? moves.length - 1 : below(moves.length)]!, fastHost)
      }
    }
    expect(asked).toBeGreaterThan(15)
  })

  it('R28: with T10 scribes pay for D03 and D04 where that is worth more', () => {
    const last = (seat: SeatLayout): number => {
      const table = new TestTable({
        round: 16,
        waiting: [{ wait: 'finish' }, { wait: 'decrees', place: 0 }],
        seats: [{ ...seat, openDecrees: seat.decrees!, technologies: ['T10'] }, {}],
      })
      return tekhenu.decision(table.position, 0)!.question.params['points'] as number
    }
    // Two scribes stand for the gold of D03: twelve points twice.
    expect(last({ decrees: ['D03', 'D05'], happiness: 16, population: 16, tokens: { scribe: 2 } })).toBe(24)
    // A scribe pays the tithe, so that D08 keeps its gold.
    expect(last({ decrees: ['D04', 'D08'], population: 9, tokens: { gold: 3, scribe: 1 } })).toBe(4 + 6)
    // Doubled, a scribe is worth six: none is spent on a tithe of four.
    expect(last({ decrees: ['D03', 'D04', 'D07'], population: 9, tokens: { gold: 2, scribe: 3 } })).toBe(18)
  })
})
