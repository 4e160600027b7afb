/** A row that cannot be read: only its table is affected. */
export class DamagedRowError extends Error {
  constructor(table: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`Table ${table} cannot be read (${reason}). Restore it from a backup, or delete its rows.`)
  }
}
