import {
  clone,
  hash,
  type Game,
  type GameEvent,
  type Host,
  type Move,
  type Position,
  type Seat,
} from '@benben/kernel'
import { BY_HAND } from '../analysis/analyst.ts'

/** Where the end of a turn draws something, everybody draws the same. */
const SETTLED: Host<GameEvent> = { ...BY_HAND, chance: () => 0 }

/** The key of a table after a turn. The turn is ended: what was noted for it is gone. The generator does not count. */
export function tableKey(game: Game, position: Position, seat: Seat): number {
  const p = clone(position)
  if (game.toAct(p).includes(seat) && game.legal(p, seat, []).includes(game.endTurn))
    game.step(p, seat, game.endTurn, SETTLED)
  return hash(p.fill(0, 0, 4))
}

/** The key of the table after these moves; undefined where they are not legal. */
export function turnKey(
  game: Game,
  position: Position,
  seat: Seat,
  moves: readonly Move[],
): number | undefined {
  const p = clone(position)
  for (const move of moves) {
    if (!game.toAct(p).includes(seat) || !game.legal(p, seat, []).includes(move)) return undefined
    game.step(p, seat, move, BY_HAND)
  }
  return tableKey(game, p, seat)
}
