import type { TalkStore } from '../store/talk-store.ts'

const DAY = 86_400_000
/** Tables per read. */
const PAGE = 100

/** Deletes the talk of matches that ended so many days ago, a table at a time, so that nothing waits for it. Returns how many. */
export async function removeOldTalk(store: TalkStore, days: number, now: number): Promise<number> {
  let removed = 0
  for (;;) {
    const tables = await store.old(now - days * DAY, PAGE)
    for (const table of tables) await store.remove(table)
    removed += tables.length
    if (tables.length < PAGE) return removed
  }
}
