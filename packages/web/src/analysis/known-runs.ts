import type { Analysis } from '@benben/bots/analysis'
import type { Seat } from '@benben/kernel'
import type { Run } from './use-analysis.ts'

/** What was analysed since this page was loaded, by record and seat: nothing is computed twice. */
const known = new Map<string, Run>()

const keyOf = (record: string, seat: Seat): string => `${seat}/${record}`

export const knownRun = (record: string, seat: Seat): Run | undefined => known.get(keyOf(record, seat))

export const keepRun = (record: string, seat: Seat, run: Run): void =>
  void known.set(keyOf(record, seat), run)

/** The analysis of a match from a seat, if it was made. */
export const knownAnalysis = (record: string, seat: Seat): Analysis | undefined =>
  knownRun(record, seat)?.analysis ?? undefined
