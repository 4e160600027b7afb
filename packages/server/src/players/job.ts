import type { Move, Seat } from '@benben/kernel'

/** A decision posted to a worker: only what the bot's seat may know. */
export interface Job {
  readonly game: string
  /** Printed data, unless they are built in. */
  readonly printed?: unknown
  readonly bot: string
  readonly seat: Seat
  readonly moves: readonly Move[]
  readonly view: unknown
  readonly seed: string
}

export type Reply = { readonly move: Move } | { readonly error: string }
