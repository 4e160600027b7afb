/** What one run of a measurement found, each figure per second. */
export type Figures = Readonly<Record<string, number>>

/** Works for about `ms` milliseconds of processor time, so that a busy machine warms up as much code as a quiet one. */
export type Measurement = (ms: number) => Figures | Promise<Figures>

const newer: Partial<Pick<typeof process, 'threadCpuUsage'>> = process

/**
 * Seconds of processor time this thread has had. On a quiet machine they pass like those on the wall; on a busy one
 * they leave out the time others took. Memory that helper threads tidy up costs nothing here, which flatters whoever
 * makes much garbage: the peer more than us.
 */
export function clock(): number {
  const { user, system } = newer.threadCpuUsage?.() ?? process.cpuUsage()
  return (user + system) / 1e6
}

/** Repeats `work`, which says how much of what it did, until it has had `ms` of processor time. */
export function repeat(ms: number, work: () => Figures): Figures {
  const done: Record<string, number> = {}
  const start = clock()
  let seconds = 0
  do {
    for (const [name, amount] of Object.entries(work())) done[name] = (done[name] ?? 0) + amount
    seconds = clock() - start
  } while (seconds * 1000 < ms)
  return perSecond(done, seconds)
}

export const perSecond = (done: Figures, seconds: number): Figures =>
  Object.fromEntries(Object.entries(done).map(([name, amount]) => [name, amount / seconds]))

/** Iterations of one search: as many as a bot would spend on a move, the same for the yardstick and for us. */
export const SEARCH = 1000
/** Copies between two looks at the clock. */
export const COPIES = 10_000
/** Copies that are kept alive, so that none of them is optimized away. */
export const POOL = 64
