import { loadBot } from '@benben/bots/load'
import { random, type Move, type Seat } from '@benben/kernel'

/** A question to a bot: what its seat may know, and nothing else. */
export interface BotRequest {
  readonly game: string
  /** Printed data other than those built in. */
  readonly printed?: unknown
  readonly bot: string
  readonly seat: Seat
  readonly view: unknown
  /** Two or more. */
  readonly moves: readonly Move[]
  /** Sets the bot's chance, so that a match goes on the same after it was resumed. */
  readonly seed: string
}

export async function chooseMove({ game, printed, bot, seat, view, moves, seed }: BotRequest): Promise<Move> {
  const player = await loadBot(game, bot, printed)
  if (player === undefined) throw new RangeError(`${game} has no bot ${bot}`)
  return player({ seat, moves, view, random: random(seed) })
}
