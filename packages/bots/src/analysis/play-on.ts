import type { GameEvent, Host, Move, Position, Random, Seat } from '@benben/kernel'
import { BY_HAND, choiceOf, goesOn, settle, type Analyst } from './analyst.ts'

/** Plays a turn to its end, before anybody else acts; the position is changed. */
export function afterTurn(
  analyst: Analyst,
  p: Position,
  seat: Seat,
  turn: readonly Move[],
  chance: Random,
): void {
  const { game, judge, quick } = analyst
  const moves: Move[] = []
  const left = [...turn]
  const kind = judge.kindOf(p, seat, game.legal(p, seat, moves))
  while (goesOn(analyst, p, seat, kind, moves)) {
    const next = left.shift()
    // On another deal chance may fall otherwise: then what was to follow may not be possible.
    const known = next !== undefined && moves.includes(next)
    if (!known) left.length = 0
    const move = known ? next : choiceOf(game, quick.choose, p, seat, moves, chance)
    if (move === game.endTurn) break
    game.step(p, seat, move, BY_HAND)
  }
}

/**
 * Everybody plays on with the quick level until so many rounds have begun as the analyst looks ahead. In the middle of a round
 * whoever has moved stands better, by judgement, than whoever is about to: chances are told when a round begins.
 */
export function playRounds(analyst: Analyst, p: Position, chance: Random): void {
  let left = analyst.rounds
  const host: Host<GameEvent> = {
    ...BY_HAND,
    emit: ({ type }) => {
      if (type === 'round') left--
    },
  }
  playOn(analyst, p, chance, host, () => left <= 0)
  settle(analyst.game, p)
}

/** Everybody plays on with the quick level, to the end of the game or until it is enough. */
export function playOn(
  { game, quick }: Analyst,
  p: Position,
  chance: Random,
  host: Host<GameEvent> = BY_HAND,
  isEnough: () => boolean = () => false,
): void {
  const moves: Move[] = []
  for (let acting = game.toAct(p); acting.length > 0 && !isEnough(); acting = game.toAct(p)) {
    const who = acting[0]!
    game.legal(p, who, moves)
    game.step(p, who, choiceOf(game, quick.choose, p, who, moves, chance), host)
  }
}
