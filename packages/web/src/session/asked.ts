import type { Decision, Game } from '@benben/kernel'
import type { DecisionSeen } from './session.ts'

/** A decision as kernel and words know it: with moves as numbers. What this build cannot read is left out. */
export function decisionOf(game: Pick<Game, 'read'>, seen: DecisionSeen): Decision {
  return {
    seat: seen.seat,
    owed: seen.owed,
    question: seen.question,
    moves: seen.moves.flatMap((text) => game.read(text) ?? []),
    refusals: seen.refusals.flatMap(({ move: text, ...refusal }) => {
      const move = game.read(text)
      return move === undefined ? [] : [{ move, ...refusal }]
    }),
  }
}
