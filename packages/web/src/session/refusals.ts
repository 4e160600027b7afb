import { random, writtenDecision, type Game, type RefusedText } from '@benben/kernel'
import type { StateMessage } from '@benben/protocol'

const known = new WeakMap<StateMessage, readonly RefusedText[]>()

/**
 * The moves of the open decision that a person might expect to be legal, with the reasons why they are not. The server leaves them out:
 * a position that looks like the view gives exactly the same ones, because a decision never depends on what its seat cannot know (a
 * conformance law).
 */
export function refusalsIn(game: Game, state: StateMessage): readonly RefusedText[] {
  const found = known.get(state) ?? computed(game, state)
  known.set(state, found)
  return found
}

function computed(game: Game, { view, decision }: StateMessage): readonly RefusedText[] {
  if (decision === null) return []
  const position = game.determinize(view, random('refusals'))
  return writtenDecision(game, position, decision.seat)?.refusals ?? []
}
