import { makeBot } from '@benben/bots'
import { random, type Move, type Seat } from '@benben/kernel'

/** A question to a bot: what its seat may know, and nothing else. */
export interface Puzzle {
  readonly game: string
  readonly bot: string
  readonly seat: Seat
  readonly view: unknown
  /** Two or more. */
  readonly moves: readonly Move[]
  /** Sets the bot's chance, so that a match goes on the same after it was resumed. */
  readonly chance: string
}

export function think({ game, bot, seat, view, moves, chance }: Puzzle): Move {
  const player = makeBot(game, bot)
  if (player === undefined) throw new RangeError(`${game} has no bot ${bot}`)
  return player({ seat, moves, view, random: random(chance) })
}
