import type { Game, GameEvent, Host, Move, Position, Random, Seat } from '@benben/kernel'
import { fastHost } from '@benben/kernel'
import { LazyInput, type Bot } from '../bot.ts'
import type { Judge } from './outlook.ts'

/** Who looks at the games of one table after their end. */
export interface Analyst {
  readonly game: Game
  readonly measure: 'points' | 'chance'
  readonly judge: Judge
  /** After how many beginnings of a round a turn is judged. */
  readonly rounds: number
  /** The strongest level, whose turns the played ones are compared with. */
  readonly strongest: Player
  /** The level that plays on from both. */
  readonly quick: Player
}

export interface Player {
  /** Its name in the roster. */
  readonly name: string
  readonly choose: Bot<unknown>
}

/** Everybody ends their turns by hand, so that the end of a turn is a moment of its own. */
export const BY_HAND: Host<GameEvent> = { ...fastHost, pause: () => true }

/** Lets automata go on that were stopped before a step of theirs, up to somebody's choice; the position is changed. */
export function settle(game: Pick<Game, 'toAct' | 'legal' | 'step' | 'endTurn'>, p: Position): Position {
  const moves: Move[] = []
  for (let acting = game.toAct(p); acting.length > 0; acting = game.toAct(p)) {
    game.legal(p, acting[0]!, moves)
    if (moves.length > 1 || moves[0] !== game.endTurn) break
    game.step(p, acting[0]!, game.endTurn, fastHost)
  }
  return p
}

/** What a bot does at a decision of a seat; it sees what the seat may see. */
export function choiceOf(
  game: Game,
  bot: Bot<unknown>,
  position: Position,
  seat: Seat,
  moves: readonly Move[],
  random: Random,
): Move {
  if (moves.length === 1) return moves[0]!
  return bot(new LazyInput(seat, moves, () => game.view(position, seat), random))
}

/** Whether the turn of a seat goes on: it is asked for more of the same kind. The moves are written into `out`. */
export function goesOn(
  { game, judge }: Pick<Analyst, 'game' | 'judge'>,
  position: Position,
  seat: Seat,
  kind: number,
  out: Move[],
): boolean {
  if (!game.toAct(position).includes(seat)) return false
  game.legal(position, seat, out)
  return judge.kindOf(position, seat, out) === kind && !(out.length === 1 && out[0] === game.endTurn)
}
