import type { reportForm } from '@benben/protocol'
import type * as z from 'zod/mini'
import type { Store } from '../store/store.ts'
import type { Report, StoredTalk } from '../store/talk-store.ts'
import type { TableService } from '../tables/service.ts'

/** Reports on the page. */
const MOST = 100
/** Lines before and after the one that was reported. */
const AROUND = 6
/** After every line. */
const END = 2_000_000_000

export interface ReportInContext extends Report {
  /** The reporter's name; undefined if they are gone. */
  readonly by: string | undefined
  readonly lines: readonly StoredTalk[]
}

/** The newest reports, each with the lines around it: those of a person who was reported are the last ones of the table. */
export async function reportsOf(store: Store): Promise<ReportInContext[]> {
  const reports = await store.talk.reports(MOST)
  return Promise.all(
    reports.map(async (report) => {
      const { table, n, reporter } = report
      const line = n === 0 ? undefined : await store.talk.line(table, n)
      const lines = await store.talk.around(table, line?.room ?? 'table', n === 0 ? END : n, AROUND)
      return { ...report, by: (await store.guestById(reporter))?.nickname, lines }
    }),
  )
}

/** Deletes what the operator wants to be gone. A report that is closed meanwhile is no error. */
export async function settleReport(
  { store, talk }: TableService,
  { report: id, act, line }: z.infer<typeof reportForm>,
): Promise<void> {
  if (act === 'close') return store.talk.closeReport(id)
  const report = (await store.talk.reports(MOST)).find((each) => each.id === id)
  if (report === undefined) return
  const { table, guest } = report
  if (act === 'delete' && line !== undefined) await store.talk.wipe(table, Number(line))
  const tables = act === 'delete-all' ? await store.talk.wipeAll(guest) : [table]
  await Promise.all(tables.map((each) => talk.hub.changed(each)))
}
