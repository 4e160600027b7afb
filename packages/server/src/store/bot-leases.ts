/** How long a node has the bots of a table for itself before another one may take over. */
export const LEASE_MS = 15_000

/** Who plays the bots of which table, where there is one process: leases end there too, so that a bot that failed is asked again. */
export class BotLeases {
  readonly #until = new Map<string, number>()
  readonly #leaseMs: number

  constructor(leaseMs: number) {
    this.#leaseMs = leaseMs
  }

  /** False while the table is leased. */
  take(table: string): boolean {
    if ((this.#until.get(table) ?? 0) > performance.now()) return false
    this.set(table, true)
    return true
  }

  extend(table: string): void {
    if (this.#until.has(table)) this.set(table, true)
  }

  /** After a change of the table: leases it if a bot is asked now, and ends the lease if none is. */
  set(table: string, botAsked: boolean): void {
    if (botAsked) this.#until.set(table, performance.now() + this.#leaseMs)
    else this.#until.delete(table)
  }
}
