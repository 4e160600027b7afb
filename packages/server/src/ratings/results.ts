import type { Ending } from '@benben/protocol'
import type { Result, Seat } from '@benben/kernel'
import type { Change } from '../store/change.ts'
import type { StoredResult } from '../store/stored-people.ts'
import type { Store } from '../store/store.ts'
import type { StoredSeat, StoredTable } from '../store/stored-table.ts'
import { isPerson } from '../tables/seat-kinds.ts'
import { rateMatch } from './rate-match.ts'

/** Agreement decides nothing, and neither does what a bot played in place of somebody who did not give up. */
const endingOf = ({ reason, lost, kept }: Result): Ending =>
  reason === 'agreed' ? 'agreed' : kept !== undefined ? 'kept' : lost !== undefined ? 'conceded' : 'played'

/** Winners first, then by points; whoever gave up is behind all others, the first of them last. */
export function placesOf({ winners, totals, lost = [] }: Result): number[] {
  const rank = (seat: Seat): readonly number[] => {
    const gaveUp = lost.indexOf(seat)
    if (gaveUp >= 0) return [2, lost.length - gaveUp]
    return winners.includes(seat) ? [0, 0] : [1, -totals[seat]!]
  }
  const ranks = totals.map((_, seat) => rank(seat))
  const isBefore = ([a, b]: readonly number[], [c, d]: readonly number[]): boolean =>
    a! < c! || (a === c && b! < d!)
  return ranks.map((mine) => 1 + ranks.filter((other) => isBefore(other, mine)).length)
}

/** What a match was for each person who played it; nothing if fewer than two did. */
export function resultsOf(
  { id, game }: Pick<StoredTable, 'id' | 'game'>,
  seats: readonly StoredSeat[],
  result: Result,
  at: number,
): StoredResult[] {
  if (seats.filter(isPerson).length < 2) return []
  const places = placesOf(result)
  const ending = endingOf(result)
  return seats.flatMap((seat, i) =>
    isPerson(seat)
      ? [
          {
            guest: seat.guest!,
            match: id,
            game,
            seats: seats.length,
            at,
            ending,
            place: places[i]!,
            score: result.totals[i]!,
            rated: null,
          },
        ]
      : [],
  )
}

/** Public tables at which nobody but people sat, and whose result is their own. */
const isRated = ({ listed }: StoredTable, seats: readonly StoredSeat[], [first]: readonly StoredResult[]) =>
  listed && seats.every(isPerson) && (first?.ending === 'played' || first?.ending === 'conceded')

/**
 * Commits a change of a table. The one that ends a match also writes what it was for each person, with their new ratings, in the same
 * transaction: it happens once, at whichever node and however often it is tried. Matches of one kind are rated one after the other,
 * because each builds on the ratings before; should two meet all the same, the store refuses the second one.
 */
export async function commitWithResults(store: Store, table: StoredTable, change: Change): Promise<boolean> {
  const { standing, line, lobby } = change
  const result = table.status === 'running' ? standing?.result : undefined
  if (result === null || result === undefined || line === undefined) return store.commit(change)
  const seats = lobby?.seats ?? table.seats
  const results = resultsOf(table, seats, result, line.at)
  if (!isRated(table, seats, results)) return store.commit({ ...change, results })
  const kind = [table.game, seats.length] as const
  return store.exclusively(`ratings of ${kind.join(' ')}`, async () => {
    const guests = results.map(({ guest }) => guest)
    const before = await store.lastRated(guests, ...kind)
    return store.commit({ ...change, results: rateMatch(results, before, line.at) })
  })
}
