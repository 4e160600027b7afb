import type { SavedPosition } from '@benben/kernel'
import type { NewSeat } from './new-match.ts'

/** Who sits at a match of this browser. A bot's name is the one it has in the roster. */
export interface SavedSeat {
  readonly kind: 'me' | 'bot' | 'automaton'
  readonly name: string
  /** What a bot is called instead, where it goes on for somebody. */
  readonly called?: string
}

/** A match as this browser keeps it. */
export interface Save {
  readonly id: string
  readonly game: string
  /** Printed data other than those built in. */
  readonly printed?: unknown
  readonly seats: readonly SavedSeat[]
  readonly options: unknown
  readonly seed: string
  /** Null until somebody has opened it for the first time. */
  readonly record: string | null
  /** With which it goes on when the rules have changed. Saves of older versions have none. */
  readonly kept?: SavedPosition
  /** Milliseconds since 1970. */
  readonly changed: number
  readonly moves: number
  readonly over: boolean
  /** Set where it goes on from a lesson: there Kepi gives the hints. */
  readonly hints?: boolean
}

/** A seat of a new match; undefined for one that nobody on this machine can take. */
export function savedSeat(seat: NewSeat): SavedSeat | undefined {
  if (seat.kind === 'friend') return undefined
  return seat.kind === 'bot' ? { kind: 'bot', name: seat.bot } : { kind: seat.kind, name: seat.name }
}
