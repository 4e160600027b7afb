/** Runs a statement in the transaction that is about to be committed. */
export type Query = (query: { name: string; text: string; values: readonly unknown[] }) => Promise<unknown>

/** Gets the tables that another node has changed; undefined if messages may have been lost. */
export type BusListener = (tables: readonly string[] | undefined) => void

/**
 * Tells all nodes of a server which tables have changed. Messages are hints: one that is lost delays what others see until their next
 * check of revisions, and loses nothing. An engine within the database announces in the transaction, one beside it after the commit.
 */
export interface Bus {
  announce(tables: readonly string[], query: Query): Promise<void>
  publish(tables: readonly string[]): void
  /** Returns the function that ends it. */
  subscribe(listener: BusListener): () => void
  close(): Promise<void>
}

/** The listeners of a bus. */
export class Listeners {
  readonly #all = new Set<BusListener>()

  readonly subscribe = (listener: BusListener): (() => void) => {
    this.#all.add(listener)
    return () => void this.#all.delete(listener)
  }

  call(tables: readonly string[] | undefined): void {
    for (const listener of this.#all) listener(tables)
  }
}
