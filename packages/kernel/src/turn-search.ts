import type { Game, GameEvent, Host, Move } from './contract.ts'
import { fastHost } from './host.ts'
import { clone, type Position, type Seat } from './position.ts'

/** How far a search through a turn looks. */
export interface Sight {
  /** How many choices of the turn are searched completely, after the one to make now. */
  readonly depth: number
  /** Choices with more moves than this are narrowed to the most promising ones at once. */
  readonly mostMoves: number
  /** How many moves are followed where a choice is narrowed; 1 takes the most promising one. */
  readonly width: number
  /** Once this many positions have been valued for a move, further choices are narrowed to one move. */
  readonly mostValued: number
}

/** What a search through turns needs to know of a game. */
export interface TurnGame<E extends GameEvent> extends Pick<
  Game<never, never, E>,
  'toAct' | 'legal' | 'step' | 'endTurn'
> {
  /** The value of a position for a seat. */
  readonly value: (position: Position, seat: Seat) => number
  /** Whether it is this seat's turn. */
  readonly hasTurn: (position: Position, seat: Seat) => boolean
}

/** Every turn is ended by hand, so that a search can stop before anything else happens. */
const BY_HAND: Host<unknown> = { ...fastHost, pause: () => true }

/**
 * Searches through the rest of a seat's turn, which is several decisions, and values the positions it can end with. Takes
 * the chance that a position holds; reuses its positions, so one search runs at a time.
 */
export class TurnSearch<E extends GameEvent> {
  readonly #game: TurnGame<E>
  readonly #sight: Sight
  readonly #positions: Position[] = []
  readonly #moves: Move[][] = []
  /** By level: the choices of the best continuation found last; forced moves are left out. */
  readonly #lines: Move[][] = []
  #seat: Seat = 0
  #inTurn = false
  /** The number of valued positions at which the search hurries. */
  #limit = 0
  /** How many positions have been valued since the search was made. */
  valued = 0

  constructor(game: TurnGame<E>, sight: Sight) {
    this.#game = game
    this.#sight = sight
  }

  /**
   * The value of each move with the best continuation found for it, by the order of `moves`; the choices of the
   * continuations go to `lines`, if given.
   */
  rank(
    root: Position,
    seat: Seat,
    moves: readonly Move[],
    out: number[] = [],
    lines?: (readonly Move[])[],
  ): number[] {
    this.#seat = seat
    this.#inTurn = this.#game.hasTurn(root, seat)
    out.length = 0
    for (const move of moves) {
      const after = this.#copy(root, 0)
      this.#limit = this.valued + this.#sight.mostValued
      out.push(this.#afterMove(after, move, this.#sight.depth, 1))
      lines?.push(this.#line(1).slice())
    }
    return out
  }

  /**
   * Plays a move on a copy, and goes on to the end of the turn: with the choices of `line` as long as they are legal, then
   * with the best continuation found.
   */
  play(root: Position, seat: Seat, move: Move, target: Position, line: readonly Move[] = []): Position {
    this.#seat = seat
    this.#inTurn = this.#game.hasTurn(root, seat)
    clone(root, target)
    this.#step(target, move)
    const moves: Move[] = []
    const values: number[] = []
    let followed = 0
    while (this.#goesOn(target)) {
      this.#game.legal(target, seat, moves)
      let next = moves[0]!
      if (moves.length > 1) {
        const known = line[followed++]
        if (known !== undefined && moves.includes(known)) next = known
        else {
          followed = line.length
          next = moves[mostOf(this.rank(target, seat, moves, values))]!
        }
      }
      if (next === this.#game.endTurn) break
      this.#step(target, next)
    }
    return target
  }

  #line(level: number): Move[] {
    return (this.#lines[level] ??= [])
  }

  /** Notes a choice and what followed it as the best from this level on. */
  #note(level: number, move: Move): void {
    const line = this.#line(level)
    const rest = this.#line(level + 1)
    line.length = 0
    line.push(move)
    for (let i = 0; i < rest.length; i++) line.push(rest[i]!)
  }

  #copy(p: Position, level: number): Position {
    return (this.#positions[level] = clone(p, this.#positions[level]))
  }

  #step(p: Position, move: Move): void {
    this.#game.step(p, this.#seat, move, BY_HAND)
  }

  #goesOn(p: Position): boolean {
    return this.#game.toAct(p)[0] === this.#seat && this.#game.hasTurn(p, this.#seat) === this.#inTurn
  }

  #value(p: Position): number {
    this.valued++
    return this.#game.value(p, this.#seat)
  }

  /** The value of a position after a move; the position is spoilt. */
  #afterMove(p: Position, move: Move, depth: number, level: number): number {
    this.#line(level).length = 0
    // The turn ends here: what comes then is not the seat's doing.
    if (move === this.#game.endTurn) return this.#value(p)
    this.#step(p, move)
    return this.#rest(p, depth, level)
  }

  /** The value of a position with the best continuation found for the rest of the turn; the position is spoilt. */
  #rest(p: Position, depth: number, level: number): number {
    const moves = (this.#moves[level] ??= [])
    for (;;) {
      if (!this.#goesOn(p)) return this.#value(p)
      this.#game.legal(p, this.#seat, moves)
      if (moves.length > 1) break
      if (moves[0] === this.#game.endTurn) return this.#value(p)
      this.#step(p, moves[0]!)
    }
    if (depth > 0 && moves.length <= this.#sight.mostMoves && this.valued < this.#limit) {
      let most = -Infinity
      for (let i = 0; i < moves.length; i++) {
        const value = this.#afterMove(this.#copy(p, level), moves[i]!, depth - 1, level + 1)
        if (value <= most) continue
        most = value
        this.#note(level, moves[i]!)
      }
      return most
    }
    return this.#narrow(p, moves, depth, level)
  }

  /** Values every move by what it leads to at once, and follows the most promising ones. */
  #narrow(p: Position, moves: readonly Move[], depth: number, level: number): number {
    const width = this.valued < this.#limit ? this.#sight.width : 1
    const best: Move[] = []
    const values: number[] = []
    for (const move of moves) {
      const after = this.#copy(p, level)
      if (move !== this.#game.endTurn) this.#step(after, move)
      const value = this.#value(after)
      let place = values.length
      while (place > 0 && values[place - 1]! < value) place--
      if (place >= width) continue
      values.splice(place, 0, value)
      best.splice(place, 0, move)
      if (best.length > width) {
        values.pop()
        best.pop()
      }
    }
    let most = -Infinity
    for (const move of best) {
      const value = this.#afterMove(this.#copy(p, level), move, Math.max(0, depth - 1), level + 1)
      if (value <= most) continue
      most = value
      this.#note(level, move)
    }
    return most
  }
}

/** The place of the greatest value. */
export function mostOf(values: readonly number[]): number {
  let best = 0
  for (let i = 1; i < values.length; i++) if (values[i]! > values[best]!) best = i
  return best
}
