import { EARLY_ENDS, type Absences } from '@benben/kernel'
import type { StoredTable } from '../store/stored-table.ts'

/** Who is absent from a match; undefined if nobody is, and it did not end early. */
export function absencesOf({ seats, result }: Pick<StoredTable, 'seats' | 'result'>): Absences | undefined {
  const ended = EARLY_ENDS.find((reason) => reason === result?.reason)
  if (ended === undefined && seats.every(({ keeper }) => keeper === undefined)) return undefined
  return {
    bots: seats.map(({ keeper }) => keeper),
    lost: seats
      .flatMap(({ lost }, seat) => (lost === undefined ? [] : [{ lost, seat }]))
      .sort((a, b) => a.lost - b.lost)
      .map(({ seat }) => seat),
    ended,
  }
}
