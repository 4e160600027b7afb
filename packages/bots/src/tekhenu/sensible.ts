import { clone, fastHost, type Host, type Move, type Position, type Seat } from '@benben/kernel'
import { scalesOf, type tekhenu, tokensOf, TOKENS, withoutTokens } from '@benben/tekhenu'

/** Moves that nobody should make, whatever they think of the position. */

const BY_HAND: Host<unknown> = { ...fastHost, pause: () => true }

/** Comparing more moves than this takes longer than it helps; choices of payments are small. */
const MOST_COMPARED = 24

const GOLD = TOKENS.indexOf('gold')

/**
 * The moves that are left without those that are dominated: another one leads to the same position with more in hand. Gold
 * stands in for every resource, so having it instead of one is more too.
 */
export function sensible(
  game: typeof tekhenu,
  p: Position,
  seat: Seat,
  moves: readonly Move[],
): readonly Move[] {
  const fed = balancing(game, p, seat, feeding(game, p, seat, moves))
  if (fed.length === 1 || fed.length > MOST_COMPARED) return fed
  const after = fed.map((move) => {
    const next = clone(p)
    game.step(next, seat, move, BY_HAND)
    return next
  })
  const rest = after.map((next) => withoutTokens(next, seat))
  return fed.filter(
    (_, i) =>
      !after.some(
        (better, j) =>
          i !== j &&
          rest[i] === rest[j] &&
          hasMore(better, after[i]!, seat) &&
          !(j > i && hasMore(after[i]!, better, seat)),
      ),
  )
}

/** Whether a seat has at least as much of everything in one position as in another, gold standing in for resources. */
function hasMore(more: Position, less: Position, seat: Seat): boolean {
  let lacking = 0
  for (let token = 0; token < TOKENS.length; token++) {
    const extra = tokensOf(more, seat, token) - tokensOf(less, seat, token)
    if (extra >= 0) continue
    if (token >= GOLD) return false
    lacking -= extra
  }
  return tokensOf(more, seat, GOLD) - tokensOf(less, seat, GOLD) >= lacking
}

/** Bread that is not paid costs three points, more than bread is ever worth. */
export function feeding(
  game: typeof tekhenu,
  p: Position,
  seat: Seat,
  moves: readonly Move[],
): readonly Move[] {
  const paid = moves.map((move) => /^bread (\d+)$/.exec(game.write(move))?.[1])
  if (paid.includes(undefined)) return moves
  const owed = Math.max(...paid.map(Number))
  const least = Math.min(owed, tokensOf(p, seat, TOKENS.indexOf('bread')))
  return moves.filter((_, i) => Number(paid[i]) >= least)
}

/** Faith that brings the scales no nearer to balance is laid for nothing. */
function balancing(game: typeof tekhenu, p: Position, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const laid = moves.map((move) => faithOf(game.write(move)))
  if (laid.includes(undefined)) return moves
  const scales = scalesOf(p, seat)
  return moves.filter((_, i) => laid[i] === 0 || Math.abs(scales + laid[i]!) < Math.abs(scales))
}

/** What a move lays on the scales; undefined if it is about something else. */
export function faithOf(text: string): number | undefined {
  if (text === 'no faith') return 0
  const found = /^faith (\d+) (pure|tainted)$/.exec(text)
  return found === null ? undefined : Number(found[1]) * (found[2] === 'pure' ? 1 : -1)
}
