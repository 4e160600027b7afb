import { describe, expect, it } from 'vitest'
import type { Move } from './contract.ts'
import { LookAhead } from './look-ahead.ts'
import type { Position, Seat } from './position.ts'
import { TurnSearch, type TurnGame } from './turn-search.ts'

/**
 * A game of turns: seat 0 makes three choices of 0, 1 or 2, then ends its turn; then seat 1 does. A position holds whose
 * turn it is, how many choices it has made, the sum of each seat, and whether the trap is set.
 */
const [TURN, MADE, SUM, TRAP] = [0, 1, 2, 4]
const END = 9

const game: TurnGame<never> = {
  endTurn: END,
  toAct: (p) => (p[TURN]! < 4 ? [p[TURN]! % 2] : []),
  legal: (p, _seat, out) => {
    out.length = 0
    if (p[MADE] === 3) out.push(END)
    else out.push(0, 1, 2)
    return out
  },
  step: (p, seat, move) => {
    if (move === END) {
      p[TURN] = p[TURN]! + 1
      p[MADE] = 0
      return
    }
    // A 2 first wins at once and sets a trap that the other seat springs with a 1 as its first choice.
    if (p[TRAP] === 2 - seat && p[MADE] === 0 && move === 1) p[SUM + 1 - seat] = p[SUM + 1 - seat]! - 20
    if (p[MADE] === 0 && move === 2) p[TRAP] = seat + 1
    p[MADE] = p[MADE]! + 1
    p[SUM + seat] = p[SUM + seat]! + move
  },
  value: (p, seat) => p[SUM + seat]! - p[SUM + 1 - seat]!,
  hasTurn: (p, seat) => p[TURN]! % 2 === seat,
}

const start = (): Position => new Int32Array(8)
const MOVES: readonly Move[] = [0, 1, 2]
const ALL = { depth: 3, mostMoves: 9, width: 1, mostValued: 1000 }
const sum = (p: Position, seat: Seat): number => game.value(p, seat)

describe('a search through a turn', () => {
  it('values each move with the best rest of the turn, and leaves the position alone', () => {
    const p = start()
    const search = new TurnSearch(game, ALL)
    expect(search.rank(p, 0, MOVES)).toEqual([4, 5, 6])
    expect([...p]).toEqual([...start()])
    expect(search.valued).toBe(27)
  })

  it('finds the same with one move followed where choices are narrowed, and values fewer positions', () => {
    const search = new TurnSearch(game, { ...ALL, depth: 0 })
    expect(search.rank(start(), 0, MOVES)).toEqual([4, 5, 6])
    expect(search.valued).toBeLessThan(27)
  })

  it('hurries once it has valued as many positions for a move as it may', () => {
    const search = new TurnSearch(game, { ...ALL, mostValued: 0 })
    expect(search.rank(start(), 0, MOVES)).toEqual([4, 5, 6])
    expect(search.valued).toBeLessThan(27)
  })

  it('plays a move and the rest of the turn, up to its end', () => {
    const after = new TurnSearch(game, ALL).play(start(), 0, 1, start())
    expect([after[TURN], after[MADE], after[SUM]]).toEqual([0, 3, 5])
  })

  it('tells the choices of the best rest of the turn, wherever choices were narrowed', () => {
    for (const depth of [0, 1, 3]) {
      const lines: (readonly Move[])[] = []
      new TurnSearch(game, { ...ALL, depth }).rank(start(), 0, MOVES, [], lines)
      expect(lines).toEqual([
        [2, 2],
        [2, 2],
        [2, 2],
      ])
    }
  })

  it('plays such choices without a search as long as they are legal, then searches', () => {
    const search = new TurnSearch(game, ALL)
    expect(search.play(start(), 0, 1, start(), [1, 0])[SUM]).toBe(2)
    expect(search.valued).toBe(0)
    expect(search.play(start(), 0, 1, start(), [1, 7])[SUM]).toBe(4)
    expect(search.valued).toBeGreaterThan(0)
  })
})

describe('a look ahead', () => {
  const BUDGET = { first: ALL, own: ALL, answers: ALL, candidates: 3, margin: 9, iterations: 10_000 }

  const weigh = (deals: number) => {
    const budget = { ...BUDGET, deals }
    return new LookAhead(game, budget, sum).weigh(0, MOVES, start)
  }

  it('looks no further than the own turn without deals', () => {
    expect(weigh(0).map(({ move }) => move)).toEqual([2, 1, 0])
  })

  it('sees the answer to its turn and avoids the trap', () => {
    const [best, ...others] = weigh(2)
    expect(best!.move).toBe(1)
    expect(others.at(-1)!.move).toBe(2)
    expect(best!.deals).toBe(2)
  })

  it('asks for a deal of its own for every try but the first', () => {
    let deals = 0
    const budget = { ...BUDGET, deals: 3 }
    new LookAhead(game, budget, sum).weigh(0, MOVES, () => (deals++, start()))
    expect(deals).toBe(3)
  })

  it('begins no further deal once it has valued as many positions as it may', () => {
    let deals = 0
    const budget = { ...BUDGET, deals: 3, iterations: 1 }
    new LookAhead(game, budget, sum).weigh(0, MOVES, () => (deals++, start()))
    expect(deals).toBe(1)
  })

  it('spends a part of its budget where it is told to: fewer candidates and deals, but at least two candidates', () => {
    const tried = (part: number, candidates: number): readonly [tried: number, deals: number] => {
      let deals = 0
      const budget = { ...BUDGET, candidates, margin: Infinity, deals: 1000, iterations: 10_000 }
      const deal = (): Position => (deals++, start())
      const all = new LookAhead(game, budget, sum).weigh(0, MOVES, deal, () => false, part)
      return [all.filter((each) => each.deals > 0).length, deals]
    }
    const [whole, all] = tried(1, 3)
    const [half, fewer] = tried(0.5, 3)
    expect([whole, half]).toEqual([3, 2])
    expect(fewer).toBeLessThan(all)
    expect(tried(0.1, 3)[0]).toBe(2)
    expect(tried(0.5, 1)[0]).toBe(0)
  })

  it('spends less of its budget on deals where there are few moves', () => {
    const dealsFor = (moves: readonly Move[]): number => {
      let deals = 0
      const budget = { ...BUDGET, deals: 1000, iterations: 10_000 }
      new LookAhead(game, budget, sum).weigh(0, moves, () => (deals++, start()))
      return deals
    }
    const few = dealsFor([0, 1])
    expect(few).toBeGreaterThan(1)
    expect(dealsFor([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1])).toBeGreaterThan(2 * few)
  })

  it('answers with what it knows once its time is up', () => {
    let looks = 0
    const late = (after: number) => (): boolean => ++looks > after
    const tried = (after: number): number[] => {
      looks = 0
      const budget = { ...BUDGET, deals: 3 }
      return new LookAhead(game, budget, sum).weigh(0, MOVES, start, late(after)).map(({ deals }) => deals)
    }
    expect(tried(0)).toEqual([0, 0, 0])
    expect(Math.max(...tried(2))).toBe(1)
    expect(Math.max(...tried(9))).toBe(3)
  })
})
