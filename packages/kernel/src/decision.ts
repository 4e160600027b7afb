import type { Decision, Game } from './contract.ts'
import type { Position, Seat } from './position.ts'
import type { Refusal, CodedMessage } from './messages.ts'

/** A decision with its moves as text: for the wire, pages and files. */
export interface WrittenDecision {
  readonly seat: Seat
  /** False if the seat has already answered and may still change its answer. */
  readonly owed: boolean
  readonly question: CodedMessage
  /** Every legal move. */
  readonly moves: readonly string[]
  /** Moves a person might expect to be legal here, with the reason why they are not. */
  readonly refusals: readonly RefusedText[]
}

export interface RefusedText extends Refusal {
  readonly move: string
}

export const writeDecision = (game: Pick<Game, 'write'>, decision: Decision): WrittenDecision => ({
  seat: decision.seat,
  owed: decision.owed,
  question: decision.question,
  moves: decision.moves.map((move) => game.write(move)),
  refusals: decision.refusals.map(({ move, code, params, rule }) => ({
    move: game.write(move),
    code,
    params,
    rule,
  })),
})

/** The decision of a seat, as text; undefined if it has nothing to decide. */
export function writtenDecision(
  game: Pick<Game, 'decision' | 'write'>,
  position: Position,
  seat: Seat,
): WrittenDecision | undefined {
  const decision = game.decision(position, seat)
  return decision && writeDecision(game, decision)
}

/** The inverse of `writeDecision`. Skips moves that this version cannot read. */
export const readDecision = (game: Pick<Game, 'read'>, written: WrittenDecision): Decision => ({
  seat: written.seat,
  owed: written.owed,
  question: written.question,
  moves: written.moves.flatMap((text) => game.read(text) ?? []),
  refusals: written.refusals.flatMap(({ move: text, ...refusal }) => {
    const move = game.read(text)
    return move === undefined ? [] : [{ move, ...refusal }]
  }),
})
