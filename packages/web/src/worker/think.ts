import type { Bot } from '@benben/bots'
import { random, type Move, type Seat } from '@benben/kernel'

/** A question to a bot: what its seat may know, and nothing else. */
export interface Puzzle {
  readonly game: string
  /** Printed data other than those built in. */
  readonly printed?: unknown
  readonly bot: string
  readonly seat: Seat
  readonly view: unknown
  /** Two or more. */
  readonly moves: readonly Move[]
  /** Sets the bot's chance, so that a match goes on the same after it was resumed. */
  readonly chance: string
}

type MakeBot = (name: string, printed?: unknown) => Bot<unknown> | undefined

/** The bots of every game, each loaded when one of them is asked. */
const BOTS: Readonly<Record<string, () => Promise<{ readonly makeBot: MakeBot }>>> = {
  aton: () => import('@benben/bots/aton'),
  tekhenu: () => import('@benben/bots/tekhenu'),
}

export async function think({ game, printed, bot, seat, view, moves, chance }: Puzzle): Promise<Move> {
  const bots = Object.hasOwn(BOTS, game) ? await BOTS[game]!() : undefined
  const player = bots?.makeBot(bot, printed)
  if (player === undefined) throw new RangeError(`${game} has no bot ${bot}`)
  return player({ seat, moves, view, random: random(chance) })
}
