import { loadGame } from '@benben/bots/load'
import { valid, printedGame, type Checked, type Game } from '@benben/kernel'

/**
 * The rules of a game with the printed data that are built in (undefined) or with others, which may be faulty and are
 * ignored where the game has no other editions. Undefined where there is no such game.
 */
export const engineOf = (id: string, printed?: unknown): Promise<Checked<Game>> | undefined =>
  loadGame(id)?.then((game) => printedGame(game, printed) ?? valid(game))
