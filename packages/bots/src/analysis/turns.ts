import { momentsOf, type GameEvent, type Match, type Move, type Position, type Seat } from '@benben/kernel'
import { clone, type Random } from '@benben/kernel'
import { BY_HAND, choiceOf, goesOn, type Analyst, type Player } from './analyst.ts'

type AnyMatch = Match<unknown, unknown, GameEvent>

/** A turn somebody took: its moves from the first choice on. */
export interface Turn {
  readonly seat: Seat
  /** After how many moves of the match it begins. */
  readonly at: number
  readonly round: number
  readonly moves: readonly Move[]
  readonly position: Position
}

const PASSES: ReadonlySet<string> = new Set(['turn', 'round'])

/** The turns of a seat in which it had a choice. */
export function turnsOf({ judge }: Pick<Analyst, 'judge'>, match: AnyMatch, seat: Seat): Turn[] {
  const { game, entries } = match
  const moments = momentsOf(match)
  const turns: Turn[] = []
  const kindAt = (i: number): number => {
    const { before } = entries[i]!
    return judge.kindOf(before, seat, game.legal(before, seat, []))
  }
  const isPassed = (i: number): boolean =>
    entries[i]!.move === game.endTurn || entries[i]!.events.some(({ type }) => PASSES.has(type))
  for (let at = 0; at < entries.length; at++) {
    if (entries[at]!.seat !== seat || game.legal(entries[at]!.before, seat, []).length < 2) continue
    const kind = kindAt(at)
    let end = at + 1
    while (!isPassed(end - 1) && entries[end]?.seat === seat && kindAt(end) === kind) end++
    const moves = entries.slice(at, end).flatMap(({ move }) => (move === game.endTurn ? [] : [move]))
    if (moves.length > 0)
      turns.push({ seat, at, round: moments[at]!.round, moves, position: entries[at]!.before })
    at = end - 1
  }
  return turns
}

/** The turn a player would take at a position. Chance falls as the position holds it; the player does not foresee it. */
export function turnBy(
  analyst: Pick<Analyst, 'game' | 'judge'>,
  { choose }: Player,
  position: Position,
  seat: Seat,
  random: Random,
): Move[] {
  const { game, judge } = analyst
  const p = clone(position)
  const moves: Move[] = []
  const taken: Move[] = []
  const kind = judge.kindOf(p, seat, game.legal(p, seat, moves))
  while (goesOn(analyst, p, seat, kind, moves)) {
    const move = choiceOf(game, choose, p, seat, moves, random)
    if (move === game.endTurn) break
    taken.push(move)
    game.step(p, seat, move, BY_HAND)
  }
  return taken
}
