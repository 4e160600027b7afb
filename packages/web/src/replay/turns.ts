import type { Moment, Seat } from '@benben/kernel'

/** A turn in the list of moves: what was played after the moment `from`, up to the moment `to`. */
export interface ReplayTurn {
  readonly from: number
  readonly to: number
  /** Null for the setup. */
  readonly seat: Seat | null
  readonly round: number
  /** Moments of this turn at which something was scored. */
  readonly signs: readonly number[]
}

/** The setup and every turn, in order. */
export function turnsOf(moments: readonly Moment[]): readonly ReplayTurn[] {
  const turns: ReplayTurn[] = [{ from: 0, to: 0, seat: null, round: moments[0]?.round ?? 0, signs: [] }]
  let from = 0
  moments.forEach(({ seat, sign, beginsTurn }, at) => {
    if (at === 0 || !(beginsTurn || at === moments.length - 1)) return
    const signs = moments.slice(from + 1, at).flatMap((each, i) => (each.sign === null ? [] : [from + 1 + i]))
    // A round that begins with the last move of a turn is that of the next one.
    turns.push({
      from,
      to: at,
      seat,
      round: moments[from]!.round,
      signs: sign === null ? signs : [...signs, at],
    })
    from = at
  })
  return turns
}

/** The turn that led to a moment. */
export const turnAt = (turns: readonly ReplayTurn[], at: number): ReplayTurn =>
  turns.find(({ to }) => at <= to) ?? turns.at(-1)!
