import type { Damage, Game, GameId, Games, GameEvent, Refusal } from '@benben/kernel'
import { SHELF } from '#shelf'
import type { GameWords } from './game-words.ts'
import { atLine, fault, keyOf, sayOr, withRule } from './said.ts'
import type { Words } from './speak.ts'

type WordsOf<G> = G extends Game<infer _O, infer V, infer E> ? GameWords<V, E> : never

/**
 * The words of a game by its id, and by the printed data it plays with where these are not built in. The id vouches for the
 * types of its views and events.
 */
export function gameWords<Id extends GameId>(gameId: Id): WordsOf<Games[Id]>
export function gameWords<V = unknown, E extends GameEvent = GameEvent>(
  gameId: string,
  printed?: unknown,
): GameWords<V, E> | undefined
export function gameWords(gameId: string, printed?: unknown): unknown {
  return SHELF.get(gameId)?.(printed)
}

/** The sentence for a refusal of a match or game, without a view. */
export function refusal(words: Words, refused: Refusal): string {
  const game = gameWords(refused.code.slice(0, refused.code.indexOf('.')))
  if (game !== undefined) return game.refusal(words, refused)
  return withRule(words, sayOr(words, keyOf('refusal', refused.code), refused.params), refused)
}

/** The sentence for a faulty record: the line and, for a move or options, the refusal. */
export function damage(words: Words, damaged: Damage): string {
  const { because, code, params } = damaged
  if (because === undefined) return atLine(words, damaged, sayOr(words, code, params))
  const reason = 'rule' in because ? refusal(words, because) : fault(words, because)
  return atLine(words, damaged, sayOr(words, code, { ...params, reason }))
}
