import { loadExplainer } from '@benben/bots/load'
import { random } from '@benben/kernel'
import type { Why } from '../session/session.ts'
import type { BotRequest } from './choose-move.ts'

/** Why a bot answered a request as it did, as far as everybody may know; undefined if it cannot or may not say. */
export async function explainMove(request: BotRequest): Promise<Why | undefined> {
  const { game, printed, bot, seat, view, moves, seed } = request
  const explain = await loadExplainer(game, bot, view, printed)
  const reason = explain?.({ seat, moves, view, random: random(seed) }, 'spectator')
  if (reason === undefined) return undefined
  // What it thought of doing instead may be a secret.
  const { measure, expected, instead, gains } = reason
  return { measure, expected, instead: instead && { expected: instead.expected }, gains }
}
