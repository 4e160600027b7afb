import { SUMMARY } from './rows.ts'

/**
 * Lists of tables, newest first. The keys of a page are read from an index, in its order, so that nothing is sorted or skipped: the cost
 * does not depend on how many tables there are.
 */

const KEYS = {
  mine: 'SELECT key FROM seats WHERE guest',
  public: 'SELECT key FROM standings WHERE shelf',
} as const

export type ListName = keyof typeof KEYS

/** For SQLite: the guest or the list, the key before which to begin, how many. */
export const sqliteList = (name: ListName): string =>
  `SELECT ${SUMMARY} FROM tables JOIN standings USING (key)
    WHERE key IN (${KEYS[name]} = ? AND key < ? ORDER BY key DESC LIMIT ?) ORDER BY key DESC`

/** For PostgreSQL: the guest or the list, how many, and, for a later page, the table after which to begin. */
export function postgresList(name: ListName, isLater: boolean): string {
  const begin = isLater ? 'AND key < coalesce((SELECT key FROM tables WHERE id = $3), 0)' : ''
  // `OFFSET 0` keeps the planner from joining all tables at once, which it takes for cheaper while there are few.
  return `WITH page AS MATERIALIZED (${KEYS[name]} = $1 ${begin} ORDER BY key DESC LIMIT $2)
    SELECT ${SUMMARY} FROM page CROSS JOIN LATERAL
      (SELECT * FROM tables JOIN standings USING (key) WHERE tables.key = page.key OFFSET 0) found
    ORDER BY page.key DESC`
}
