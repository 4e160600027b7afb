import { describe, expect, it } from 'vitest'
import { fastHost } from './host.ts'
import { clone, equals, type Position, type Seat } from './position.ts'
import { random } from './random.ts'
import { toy } from './testing/toy.ts'
import { searchTree, type TreeGame, type Tried } from './tree-search.ts'

const best = (tried: readonly Tried[]): Tried => tried.toSorted((a, b) => b.visits - a.visits)[0]!

describe('a search through the tree', () => {
  const TAKE_2 = toy.read('take 2')!
  const left = (stones: number): Position => {
    const p = toy.setup({}, 2, 'x', fastHost)
    while (toy.view(p, 0).stones > stones) toy.step(p, toy.toAct(p)[0]!, toy.read('take 1')!, fastHost)
    return p
  }

  it('finds the winning move, leaves the position alone and can be repeated', () => {
    const p = left(2)
    const seat = toy.toAct(p)[0]!
    const before = clone(p)
    const ask = () => searchTree(toy, seat, () => p, { iterations: 400 }, random('a'))
    const tried = ask()
    expect(best(tried)).toMatchObject({ move: TAKE_2, value: 1 })
    expect(tried.reduce((sum, each) => sum + each.visits, 0)).toBe(400)
    expect(equals(p, before)).toBe(true)
    expect(ask()).toEqual(tried)
  })

  it('finds a move whose worth is the answer to it', () => {
    const p = left(4)
    const tried = searchTree(toy, toy.toAct(p)[0]!, () => p, { iterations: 3000 }, random('a'))
    expect(best(tried).move).toBe(toy.read('take 1'))
  })

  it('asks a judge instead of playing on, and stops in time with what it knows', () => {
    let judged = 0
    const game = { ...toy, judge: () => (judged++, [0.5, 0.5]) }
    const tried = searchTree(
      game,
      0,
      () => left(11),
      { iterations: 1000, isLate: () => judged >= 7 },
      random('a'),
    )
    expect(judged).toBe(7)
    expect(tried.reduce((sum, each) => sum + each.visits, 0)).toBe(7)
  })

  it('has nothing to say when the game is over', () => {
    const p = left(2)
    toy.step(p, toy.toAct(p)[0]!, TAKE_2, fastHost)
    expect(searchTree(toy, 0, () => p, { iterations: 10 }, random('a'))).toEqual([])
  })
})

/** A game of one decision: what each seat chose is kept in a position, and `wins` says how much seat 0 gets. */
function oneShot(
  seats: readonly Seat[],
  moves: number,
  wins: (p: Position) => number,
): TreeGame<{ type: string }> {
  const open = (p: Position): Seat[] => seats.filter((seat) => p[seat] === 0)
  return {
    toAct: open,
    legal: (_, __, out) => {
      out.length = 0
      for (let move = 1; move <= moves; move++) out.push(move)
      return out
    },
    step: (p, seat, move) => void (p[seat] = move),
    result: (p) => ({
      reason: 'over',
      winners: [wins(p) >= 1 ? 0 : 1],
      points: [],
      totals: [wins(p), 1 - wins(p)],
    }),
  }
}

describe('what a seat cannot see', () => {
  it('is averaged over the deals: a guess is worth what it is right, not what looking would be', () => {
    const HIDDEN = 4
    const game = oneShot([0], 2, (p) => (p[0] === p[HIDDEN] ? 1 : 0))
    const chance = random('deals')
    const deal = (): Position => Int32Array.of(0, 0, 0, 0, chance.below(4) === 0 ? 2 : 1)
    const tried = searchTree(game, 0, deal, { iterations: 2000 }, random('a'))
    expect(best(tried).move).toBe(1)
    expect(best(tried).value).toBeGreaterThan(0.7)
    expect(best(tried).value).toBeLessThan(0.8)
  })
})

describe('wide choices', () => {
  it('are opened as visits grow, the most promising moves first', () => {
    const game = {
      ...oneShot([0], 100, (p) => (p[0] === 97 ? 1 : 0)),
      promise: (_: Position, __: Seat, move: number) => move,
    }
    const tried = searchTree(game, 0, () => new Int32Array(5), { iterations: 100 }, random('a'))
    expect(tried.length).toBeLessThan(30)
    expect(tried.map(({ move }) => move)).toEqual(tried.map((_, i) => 100 - i))
    expect(best(tried).move).toBe(97)
  })
})

describe('seats that decide at the same time', () => {
  /** Seat 0 wins with 1 against 1 and with 2 against 2; it loses with 2 against 1, and 1 against 2 is worth a half. */
  const PAYS = [
    [1, 0.5],
    [0, 1],
  ]
  const game: TreeGame<{ type: string }> = {
    ...oneShot([0, 1], 2, () => 0),
    result: (p) => {
      const share = PAYS[p[0]! - 1]![p[1]! - 1]!
      const winners = share === 1 ? [0] : share === 0 ? [1] : [0, 1]
      return { reason: 'over', winners, points: [], totals: [share, 1 - share] }
    },
  }

  it('mix their moves as the matrix game asks', () => {
    const ask = (seat: Seat): Tried[] =>
      searchTree(game, seat, () => new Int32Array(5), { iterations: 20_000 }, random('a')).sort(
        (a, b) => a.move - b.move,
      )
    // Two thirds of move 1 leave the other seat indifferent; a third of its own move 1 leaves seat 0 so.
    expect(ask(0)[0]!.share).toBeCloseTo(2 / 3, 1)
    expect(ask(1)[0]!.share).toBeCloseTo(1 / 3, 1)
  })
})
