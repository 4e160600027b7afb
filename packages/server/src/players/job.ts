import type { Move, Seat } from '@benben/kernel'

/** What a bot is asked, as it travels to a worker: what its seat may know, and nothing else. */
export interface Job {
  readonly game: string
  /** Printed data other than those built in. */
  readonly printed?: unknown
  readonly bot: string
  readonly seat: Seat
  readonly moves: readonly Move[]
  readonly view: unknown
  readonly seed: string
}

export type Reply = { readonly move: Move } | { readonly error: string }
