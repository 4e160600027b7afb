import type { GameEvent, Host, Move } from './contract.ts'
import { fastHost } from './host.ts'
import { clone, type Position, type Seat } from './position.ts'
import { mostOf, TurnSearch, type Sight, type TurnGame } from './turn-search.ts'

/** How much a search beyond the own turn may do. */
export interface Budget {
  /** How the own turn is searched for every move, and then more closely for the best ones. */
  readonly first: Sight
  readonly own: Sight
  /** How turns after it are searched: those of others, and the next one of the seat itself. */
  readonly answers: Sight
  /** How many of the best moves are looked at further. */
  readonly candidates: number
  /** Moves that are worse by more than this after the own turn are not looked at further. */
  readonly margin: number
  /** On how many deals each of them is tried; 0 looks no further than the own turn. */
  readonly deals: number
  /** Once this many positions have been valued no closer look is begun; and no further deal, of which few moves get less. */
  readonly iterations: number
}

/** A move, its value, and after how many deals it was dropped (or that it was not). */
export interface Weighed {
  readonly move: Move
  readonly value: number
  readonly deals: number
}

/** Everybody ends their turns by hand, so that the end of a turn is a moment of its own. */
const BY_HAND: Host<unknown> = { ...fastHost, pause: () => true }

/**
 * Weighs the moves of a decision: the own turn is searched first; then the best moves are tried on several deals of what
 * the seat cannot see. In each the others take the turn that is best for them, the seat its next one, and the position is
 * valued. All moves meet the same deals and dice; after every deal the worst one is dropped.
 */
export class LookAhead<E extends GameEvent> {
  readonly #game: TurnGame<E>
  readonly #budget: Budget
  /** The value at the end, for the seat whose move it is. */
  readonly #worth: (position: Position, seat: Seat) => number
  readonly #first: TurnSearch<E>
  readonly #own: TurnSearch<E>
  readonly #answers: TurnSearch<E>

  constructor(game: TurnGame<E>, budget: Budget, worth: (position: Position, seat: Seat) => number) {
    this.#game = game
    this.#budget = budget
    this.#worth = worth
    this.#first = new TurnSearch(game, budget.first)
    this.#own = new TurnSearch(game, budget.own)
    this.#answers = new TurnSearch(game, budget.answers)
  }

  /**
   * The moves, best first. `deal` makes another position that looks the same to the seat. `isLate` is a limit in time, besides
   * the one in iterations: whether the answer is due with what is known so far. `part` is how much of the budget beyond the own turn
   * this decision gets: of the candidates, though at least two of them, and of the iterations.
   */
  weigh(
    seat: Seat,
    moves: readonly Move[],
    deal: () => Position,
    isLate: () => boolean = () => false,
    part = 1,
  ): Weighed[] {
    const { margin, deals, iterations } = this.#budget
    const most = this.#budget.candidates
    const candidates = Math.min(most, Math.max(2, Math.ceil(part * most)))
    const began = this.#valued
    const mayGoOn = (share = 1): boolean => this.#valued < began + share * iterations && !isLate()
    const root = deal()
    const all = ranked(moves, this.#first.rank(root, seat, moves))
    if (!mayGoOn()) return all
    const near = all.slice(0, Math.max(candidates, CLOSER)).map(({ move }) => move)
    const lines: (readonly Move[])[] = []
    const closer = ranked(near, this.#own.rank(root, seat, near, [], lines))
    const rest = all.filter(({ move }) => !near.includes(move))
    const least = closer[0]!.value - margin
    const kept = closer.filter(({ value }, i) => i < candidates && value >= least)
    if (deals === 0 || kept.length < 2 || !mayGoOn()) return [...closer, ...rest]
    const share = part * Math.min(1, moves.length / MANY_MOVES)
    const lineOf = (move: Move): readonly Move[] => lines[near.indexOf(move)]!
    const tried = this.#try(root, seat, kept, lineOf, deal, () => mayGoOn(share))
    return [...tried, ...closer.slice(kept.length), ...rest]
  }

  /** A position at the end of the seat's turn, if it begins with this move and goes on as well as a quick search finds. */
  playTurn(root: Position, seat: Seat, move: Move): Position {
    return this.#answers.play(root, seat, move, clone(root))
  }

  get #valued(): number {
    return this.#first.valued + this.#own.valued + this.#answers.valued
  }

  #try(
    first: Position,
    seat: Seat,
    kept: readonly Weighed[],
    lineOf: (move: Move) => readonly Move[],
    deal: () => Position,
    mayGoOn: () => boolean,
  ): Weighed[] {
    const { deals } = this.#budget
    const sums = kept.map(() => 0)
    const done = kept.map(() => 0)
    let open = kept.map((_, i) => i)
    const target = clone(first)
    for (let n = 0; n < deals && open.length > 1 && (n === 0 || mayGoOn()); n++) {
      const root = n === 0 ? first : deal()
      for (const i of open) {
        const { move } = kept[i]!
        this.#answers.play(root, seat, move, target, lineOf(move))
        this.#goOn(target, seat)
        sums[i] = sums[i]! + this.#worth(target, seat)
        done[i] = n + 1
      }
      const mean = (i: number): number => sums[i]! / done[i]!
      open.sort((a, b) => mean(b) - mean(a))
      // The first deal alone says little.
      if (n > 0 && open.length > 2) open = open.slice(0, -1)
    }
    return kept
      .map(({ move }, i): Weighed => ({ move, value: sums[i]! / done[i]!, deals: done[i]! }))
      .sort((a, b) => b.deals - a.deals || b.value - a.value)
  }

  /** Everybody plays on, up to the end of the seat's next turn or of the game. */
  #goOn(p: Position, seat: Seat): void {
    const game = this.#game
    const moves: Move[] = []
    const values: number[] = []
    let turns = game.hasTurn(p, seat) ? 2 : 1
    for (let acting = game.toAct(p); acting.length > 0; acting = game.toAct(p)) {
      const who = acting[0]!
      game.legal(p, who, moves)
      const move = moves.length === 1 ? moves[0]! : moves[mostOf(this.#answers.rank(p, who, moves, values))]!
      if (move === game.endTurn && who === seat && game.hasTurn(p, seat) && --turns === 0) return
      game.step(p, who, move, BY_HAND)
    }
  }
}

/** At least this many of the best moves are searched closely. */
const CLOSER = 6

/** Choices among this many moves, as of a die, get the whole budget for deals. A turn may have twenty small ones: which good to gain. */
const MANY_MOVES = 16

const ranked = (moves: readonly Move[], values: readonly number[]): Weighed[] =>
  moves.map((move, i) => ({ move, value: values[i]!, deals: 0 })).sort((a, b) => b.value - a.value)
