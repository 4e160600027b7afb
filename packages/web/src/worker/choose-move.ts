import { lateAfter } from '@benben/bots/levels'
import { loadBot, loadExplainer } from '@benben/bots/load'
import { random, type Move, type Points, type Seat } from '@benben/kernel'
import type { Reasoned } from '@benben/words'

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

/** What a bot would do in somebody's place. */
export interface Advice {
  readonly move: Move
  /** What the whole turn changes in the points of a scoring now, by source; null from bots that cannot tell. */
  readonly gains: Points | null
  /** What it expects of the move; null from bots that cannot tell. */
  readonly expects: Reasoned | null
}

export async function chooseMove({ game, printed, bot, seat, view, moves, seed }: BotRequest): Promise<Move> {
  const player = await loadBot(game, bot, view, printed)
  if (player === undefined) throw new RangeError(`${game} has no bot ${bot}`)
  return player({ seat, moves, view, random: random(seed), isLate: lateAfter(() => performance.now()) })
}

export async function advise(request: BotRequest): Promise<Advice> {
  const { game, printed, bot, seat, view, moves, seed } = request
  const explain = await loadExplainer(game, bot, view, printed)
  const reason = explain?.(
    { seat, moves, view, random: random(seed), isLate: lateAfter(() => performance.now()) },
    seat,
  )
  if (reason === undefined) return { move: await chooseMove(request), gains: null, expects: null }
  return { move: reason.move, gains: reason.gains, expects: reason }
}
