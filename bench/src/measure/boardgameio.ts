import type { Ctx } from 'boardgame.io'
import { enumerate, owing } from '../boardgameio/enumerate.ts'
import * as library from '../boardgameio/library.ts'
import { action, begin, game, play, type PeerState } from '../boardgameio/peer.ts'
import type { AtonState, PlayerID } from '../boardgameio/state.ts'
import { xoshiro } from '../yardstick.ts'
import { clock, perSecond, repeat, type Figures, type Measurement } from './measurement.ts'

/** The same random play through boardgame.io, by both ways it can be run without a server. */

const random = xoshiro(1)

function playOut(
  table: PeerState,
  move: (table: PeerState, id: PlayerID, moves: Moves) => PeerState,
): Figures {
  let decisions = 0
  let now = table
  while (now.ctx.gameover === undefined) {
    const id = owing(now.G, now.ctx)
    const moves = enumerate(now.G, now.ctx, id)
    if (moves.length > 1) decisions++
    now = move(now, id, moves)
  }
  return { decisions, games: 1 }
}

type Moves = ReturnType<typeof enumerate>

/** As its bots play: the reducer alone. */
export const reducer: Measurement = (ms) =>
  repeat(ms, () => playOut(begin(random()), (table, id, moves) => play(table, id, any(moves))))

/** As a page plays: a local client, its store told every move. */
export const client: Measurement = (ms) => {
  const { Client } = library.client()
  return repeat(ms, () => {
    const { store } = Client<AtonState>({ game: { ...game, seed: random() }, numPlayers: 2, debug: false })
    return playOut(store.getState() as PeerState, (_table, id, moves) => {
      store.dispatch(action(any(moves), id))
      return store.getState() as PeerState
    })
  })
}

const any = (moves: Moves): Moves[number] => moves[random() % moves.length]!

/** Its bot looks at the clock only between searches, and one iteration takes milliseconds. */
const ITERATIONS = 20

/**
 * Its own search bot from the opening. It stops a playout after 50 moves unless told otherwise, and without a seed it
 * chooses by Math.random, which is its faster way.
 */
export const search: Measurement = async (ms) => {
  const { MCTSBot } = library.ai()
  const bot = new MCTSBot({ game, enumerate: whoeverOwes, iterations: ITERATIONS, playoutDepth: 100_000 })
  const start = clock()
  let iterations = 0
  let seconds = 0
  do {
    await bot.play(begin(random()), '0')
    iterations += ITERATIONS
    seconds = clock() - start
  } while (seconds * 1000 < ms)
  return perSecond({ search: iterations }, seconds)
}

/**
 * The bot asks the first active player only. While both assign that is player 0, even when player 0 is ready, so it is
 * given the moves of whoever still owes some, as complete actions.
 */
function whoeverOwes(G: AtonState, ctx: Ctx, id: PlayerID): ReturnType<typeof action>[] {
  const both = ctx.activePlayers !== null && Object.keys(ctx.activePlayers).length > 1
  if (both && id === '1') return []
  const owes = owing(G, ctx)
  return enumerate(G, ctx, owes).map((move) => action(move, owes))
}
