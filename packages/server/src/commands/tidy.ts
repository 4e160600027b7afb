import type { Store } from '../store/store.ts'
import { removeOld, type Retention } from '../tables/retention.ts'

const DAY = 86_400_000

/** After how many days without a change something is removed. */
interface Tidying extends Required<Retention> {
  readonly guests: number
}

export type Tidied = Readonly<Record<keyof Tidying, number>>

/** Removes what is older than the operator wants to keep, also beside running servers. */
export async function tidy(store: Store, { guests, ...days }: Tidying, now: number): Promise<Tidied> {
  const removed = { waiting: 0, running: 0, finished: 0, guests: 0 }
  for await (const { status } of removeOld(store, days, now)) removed[status]++
  const before = now - guests * DAY
  removed.guests = await store.idleGuests(before)
  if (removed.guests > 0) await store.removeIdleGuests(before)
  await store.talk.removeLost()
  return removed
}
