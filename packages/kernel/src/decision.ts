import type { Choice, Decision, Game } from './contract.ts'
import type { Position, Seat } from './position.ts'
import type { Refusal, CodedMessage } from './messages.ts'

/** A choice with its moves as text: for the wire, pages and files. */
export interface WrittenChoice {
  readonly seat: Seat
  /** False if the seat has already answered and may still change its answer. */
  readonly owed: boolean
  readonly question: CodedMessage
  /** Every legal move. */
  readonly moves: readonly string[]
}

export interface WrittenDecision extends WrittenChoice {
  /** Moves a person might expect to be legal here, with the reason why they are not. */
  readonly refusals: readonly RefusedText[]
}

export interface RefusedText extends Refusal {
  readonly move: string
}

export const writeChoice = (game: Pick<Game, 'write'>, choice: Choice): WrittenChoice => ({
  seat: choice.seat,
  owed: choice.owed,
  question: choice.question,
  moves: choice.moves.map((move) => game.write(move)),
})

export const writeDecision = (game: Pick<Game, 'write'>, decision: Decision): WrittenDecision => ({
  ...writeChoice(game, decision),
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
