import type { Choice, Game, Move, Position, Seat } from '@benben/kernel'
import type { Lasting } from '@benben/protocol'
import type { StoredSeat } from '../store/stored-table.ts'
import { asksBots } from './opening.ts'
import { isPlayedHere } from './seat-kinds.ts'

/** What people have answered before they are asked: the server plays it in their name when the question comes. */

type Asked = readonly (Choice | undefined)[]

/** A question that somebody has answered ahead. */
export interface MetAhead {
  readonly seat: Seat
  /** The answer that meets it. */
  readonly answer: string
  readonly move: Move
}

/** How an answer of one seat meets what it is asked now. */
function met(game: Game, position: Position, choice: Choice, given: readonly string[]): MetAhead | undefined {
  if (!choice.owed || game.ahead === undefined) return undefined
  const view = game.view(position, choice.seat)
  for (const answer of given) {
    const move = game.ahead.move(view, choice, answer)
    if (move !== undefined) return { seat: choice.seat, answer, move }
  }
  return undefined
}

/** The first question that is answered ahead; undefined if none is. */
export function metAhead(
  game: Game,
  seats: readonly StoredSeat[],
  position: Position,
  asked: Asked,
): MetAhead | undefined {
  for (const [seat, each] of seats.entries()) {
    const { [seat]: choice } = asked
    if (each.ahead === undefined || isPlayedHere(each) || choice === undefined) continue
    const found = met(game, position, choice, Object.keys(each.ahead))
    if (found !== undefined) return found
  }
  return undefined
}

/** Whether the server has to answer something: for a bot, an automaton, or whoever has answered ahead. */
export const asksServer = (
  game: Game,
  seats: readonly StoredSeat[],
  position: Position,
  asked: Asked,
  toAct: readonly Seat[],
): boolean => asksBots(seats, toAct) || metAhead(game, seats, position, asked) !== undefined

/** The id of an answer that the server gives for a seat, which had given it ahead. */
export const aheadId = (seat: Seat, decision: number): string => `ahead-${seat}-${decision}`

/** Another set of answers; the field is left out where there are none. */
export function withAhead(seat: StoredSeat, given: Readonly<Record<string, Lasting>>): StoredSeat {
  const { ahead: _, ...rest } = seat
  return Object.keys(given).length === 0 ? rest : { ...rest, ahead: given }
}

/** What is left of the answers of a seat after a line of it. */
export interface AheadAfter {
  readonly seat: Seat
  /** The answer that the line came from; undefined for what the person did. */
  readonly used: string | undefined
  readonly isUndo: boolean
}

/**
 * The seats after a line. What was given for once lapses when its question is answered; where paying asks on, when all of it is. Whoever takes
 * a move back wants to be asked: whatever would answer it again is taken back, too.
 */
export function lapsed(
  game: Game,
  seats: readonly StoredSeat[],
  position: Position,
  asked: Asked,
  { seat, used, isUndo }: AheadAfter,
): readonly StoredSeat[] {
  const { [seat]: each } = seats
  const { [seat]: choice } = asked
  if (each?.ahead === undefined) return seats
  const meets = (answer: string): boolean =>
    choice !== undefined && met(game, position, choice, [answer]) !== undefined
  const stays = (answer: string): boolean =>
    isUndo ? !meets(answer) : answer !== used || each.ahead![answer] === 'always' || meets(answer)
  const left = Object.entries(each.ahead).filter(([answer]) => stays(answer))
  return left.length === Object.keys(each.ahead).length
    ? seats
    : seats.with(seat, withAhead(each, Object.fromEntries(left)))
}
