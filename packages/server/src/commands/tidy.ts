import type { Status, Store } from '../store/store.ts'

const DAY = 24 * 60 * 60 * 1000
const TABLES_AT_ONCE = 200

/** After how many days without a change something is removed. */
export interface Retention {
  readonly waiting: number
  readonly running: number
  readonly finished: number
  readonly guests: number
}

export type Tidied = Readonly<Record<keyof Retention, number>>

const STATUSES = ['waiting', 'running', 'finished'] as const satisfies Status[]

/** Removes what is older than the operator wants to keep, a few tables at a time, so that running servers go on. */
export async function tidy(store: Store, retention: Retention, now: number): Promise<Tidied> {
  const removed = { waiting: 0, running: 0, finished: 0, guests: 0 }
  for (const status of STATUSES) {
    for await (const many of removals(store, status, now - retention[status] * DAY)) removed[status] += many
  }
  const before = now - retention.guests * DAY
  removed.guests = await store.idleGuests(before)
  if (removed.guests > 0) await store.removeIdleGuests(before)
  return removed
}

/** Tables that change meanwhile stay. */
async function* removals(store: Store, status: Status, before: number): AsyncGenerator<number> {
  for (;;) {
    const stale = await store.staleTables(status, before, TABLES_AT_ONCE)
    const changes = stale.map(({ id, revision }) => ({ table: id, revision, removes: true }))
    const removed = await Promise.all(changes.map((change) => store.commit(change)))
    const many = removed.filter(Boolean).length
    yield many
    if (many === 0) return
  }
}
