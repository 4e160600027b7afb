import type { Decision, Game } from './contract.ts'
import type { Position, Seat } from './position.ts'
import type { Refusal, Said } from './said.ts'

/** A decision as it leaves the engine, for the wire, pages and files: its moves are texts. */
export interface WrittenDecision {
  readonly seat: Seat
  /** False where the seat has answered already and may still change its answer. */
  readonly owed: boolean
  readonly question: Said
  /** Every legal move. */
  readonly moves: readonly string[]
  /** What a person would expect to be possible here and is not, with the reason. */
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

/** What a seat is asked in a position, written; undefined where it has nothing to decide. */
export function writtenDecision(
  game: Pick<Game, 'decision' | 'write'>,
  position: Position,
  seat: Seat,
): WrittenDecision | undefined {
  const decision = game.decision(position, seat)
  return decision && writeDecision(game, decision)
}

/** The inverse of `writeDecision`. Moves this build cannot read are left out. */
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
