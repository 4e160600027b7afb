import { printedGame, type Checked, type Game } from '@benben/kernel'
import type { CreateRequest } from '@benben/protocol'
import { FaultError, faultError } from '../fault-error.ts'
import type { StoredTable } from '../store/stored-table.ts'

/** The games of this server, with the printed data of a table. */
export class KnownGames {
  readonly #games: readonly Game[]

  constructor(games: readonly Game[]) {
    this.#games = games
  }

  /** The game of a table; undefined if this server no longer knows it. */
  of({ game: id, printed }: Pick<StoredTable, 'game' | 'printed'>): Game | undefined {
    const game = this.#find(id, printed)
    return game?.ok === true ? game.value : undefined
  }

  /** The game of a table that is asked for. Throws a FaultError if there is none, or not with such printed data. */
  for({ game: id, printed }: Pick<CreateRequest, 'game' | 'printed'>): Game {
    if (!this.#games.some((each) => each.id === id)) {
      const known = this.#games.map((each) => each.id).join(', ')
      throw faultError('protocol.no-game', { found: id, known }, 'game')
    }
    const game = this.#find(id, printed)
    if (game === undefined) throw faultError('protocol.no-editions', {}, 'printed')
    if (!game.ok) throw new FaultError(game.fault)
    return game.value
  }

  #find(id: string, printed: unknown): Checked<Game> | undefined {
    const game = this.#games.find((each) => each.id === id)
    return game && printedGame(game, printed)
  }
}
