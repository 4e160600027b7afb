import type { AtonEvent, AtonView } from '@benben/aton'
import type { Damage, Happening, Refusal } from '@benben/kernel'
import { atonWords } from './aton/index.ts'
import type { GameWords } from './game-words.ts'
import { atLine, fault, keyOf, sayOr, withRule } from './said.ts'
import type { Words } from './speak.ts'

const GAMES: Readonly<Record<string, unknown>> = { aton: atonWords }

/** The words of a game by its id. The id vouches for the types of its views and events. */
export function gameWords(gameId: 'aton'): GameWords<AtonView, AtonEvent>
export function gameWords<V = unknown, E extends Happening = Happening>(
  gameId: string,
): GameWords<V, E> | undefined
export function gameWords(gameId: string): unknown {
  return Object.hasOwn(GAMES, gameId) ? GAMES[gameId] : undefined
}

/** Why something is refused, by match or game, said without knowing the table. */
export function refusal(words: Words, refused: Refusal): string {
  const game = gameWords(refused.code.slice(0, refused.code.indexOf('.')))
  if (game !== undefined) return game.refusal(words, refused)
  return withRule(words, sayOr(words, keyOf('refusal', refused.code), refused.params), refused)
}

/** What is wrong with a record, with its line and, where a move or the options did not fit, why. */
export function damage(words: Words, damaged: Damage): string {
  const { because, code, params } = damaged
  if (because === undefined) return atLine(words, damaged, sayOr(words, code, params))
  const reason = 'rule' in because ? refusal(words, because) : fault(words, because)
  return atLine(words, damaged, sayOr(words, code, { ...params, reason }))
}
