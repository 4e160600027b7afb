import type { Game, GameEvent, Move, Position, Random, Seat } from '@benben/kernel'

/** What is expected of a position, per seat. */
export interface Outlook {
  /** Points in the end. */
  readonly points: readonly number[]
  /** The chance to win, from 0 to 1; together 1. */
  readonly chances: readonly number[]
}

/** How positions of one table are judged. */
export interface Judge {
  /** The numbers an outlook is made of. What they mean is the game's affair; calibration collects them. */
  readonly facts: (position: Position) => readonly number[]
  readonly outlookOf: (facts: readonly number[]) => Outlook
  /** Decisions of one seat and one kind, with nobody else between them, are one turn. */
  readonly kindOf: (position: Position, seat: Seat, moves: readonly Move[]) => number
  /** A position that looks like the view of this seat; what is hidden is dealt so that its rivals do as well with it as they would. */
  readonly deal: (view: unknown, seat: Seat, random: Random) => Position
}

/** How a game is judged after its end. */
export interface Judgement {
  /** What the strongest level is trained with, and by which turns are compared. */
  readonly measure: 'points' | 'chance'
  /** How many rounds a turn is played on before it is judged: to the beginning of the next one, or of a later one. */
  readonly rounds: number
  /** Loads what a table with this view needs. */
  readonly prepare: (view: unknown) => Promise<void>
  /** For tables like the one with this view; `automata` are the names of the seats that play by the rules alone. */
  readonly judge: (view: unknown, printed: unknown, automata: readonly (string | undefined)[]) => Judge
}

/** The outlook of a position; what is certain where the game is over. */
export function outlookAt<O, V, E extends GameEvent>(
  game: Pick<Game<O, V, E>, 'result'>,
  judge: Judge,
  position: Position,
): Outlook {
  const result = game.result(position)
  if (result === undefined) return judge.outlookOf(judge.facts(position))
  return { points: result.totals, chances: sharesOf(result) }
}

/** Per seat, its share of the win. */
export const sharesOf = ({
  winners,
  totals,
}: {
  readonly winners: readonly Seat[]
  readonly totals: readonly number[]
}): readonly number[] => totals.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
