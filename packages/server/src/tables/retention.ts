import type { Store } from '../store/store.ts'
import type { Status } from '../store/stored-table.ts'

const DAY = 86_400_000
/** Tables per read. */
const PAGE = 500

/** After how many days without a change a table is removed, by its status; never where nothing is said. */
export type Retention = Readonly<Partial<Record<Status, number>>>

/**
 * Finds the tables that are older than they are kept, and removes them: a page at a time, so that a server goes on meanwhile. A table
 * that changes meanwhile stays. Yields each table that was removed.
 */
export async function* removeOld(
  store: Store,
  days: Retention,
  now: number,
): AsyncGenerator<{ readonly id: string; readonly status: Status }> {
  for (let from: number | undefined = 0; from !== undefined;) {
    const page = await store.ages(from, PAGE)
    const old = page.tables.filter(({ status, since }) => since < now - (days[status] ?? Infinity) * DAY)
    // At once, so that they share a commit.
    const gone = await Promise.all(
      old.map(({ id, revision }) => store.commit({ table: id, revision, removes: true })),
    )
    yield* old.filter((_, i) => gone[i])
    from = page.next
    await new Promise((next) => void setImmediate(next))
  }
}
