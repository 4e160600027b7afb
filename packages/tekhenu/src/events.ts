import type { Seat, Viewer } from '@benben/kernel'
import type { Source } from './state.ts'

/** Amounts by token: `{ granite: 2 }`. */
type Amounts = Readonly<Record<string, number>>

export interface DieShown {
  readonly colour: string
  readonly value: number
}

/** Seats with as many pieces in a district; whoever has the topmost one, and therefore the district, comes first. */
export interface DistrictTie {
  readonly district: string
  readonly pieces: number
  readonly tied: readonly Seat[]
  /** The row of the topmost piece; 0 for the statue above the district. */
  readonly row: number
}

/** A seat in a tie at Maat. */
interface Tied {
  readonly seat: Seat
  readonly ankh: number
}

/**
 * What happens in a game of Tekhenu. `by` names what caused it: a card, a tile, a place, an action. Where a viewer may not
 * see a decree, `null` stands.
 */
export type TekhenuEvent =
  | { readonly type: 'set-up'; readonly players: number }
  | { readonly type: 'decrees-dealt'; readonly seat: Seat; readonly decrees: readonly string[] | null }
  | {
      readonly type: 'decree-kept'
      readonly seat: Seat
      readonly decree: string | null
      readonly under: string | null
    }
  | { readonly type: 'drafting'; readonly first: Seat; readonly cards: readonly string[] }
  | { readonly type: 'drafted'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'initiative'; readonly totals: readonly number[] }
  | {
      readonly type: 'order'
      readonly order: readonly Seat[]
      /** Seats whose scales were equally far from 0, with the Ankhs that broke the tie; left out where there was none. */
      readonly ties?: readonly (readonly Tied[])[]
    }
  | { readonly type: 'destiny'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'destinies-returned' }
  | { readonly type: 'shown'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly type: 'kept'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'called-anubis'; readonly seat: Seat; readonly by: string }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'taken'; readonly seat: Seat; readonly god: string; readonly die: DieShown }
  | { readonly type: 'coloured'; readonly seat: Seat; readonly colour: string }
  | { readonly type: 'settled'; readonly seat: Seat; readonly side: string; readonly die: DieShown }
  | { readonly type: 'turned'; readonly seat: Seat; readonly value: number }
  | { readonly type: 'changed'; readonly seat: Seat; readonly value: number; readonly by: string }
  | { readonly type: 'declared'; readonly seat: Seat; readonly action: string; readonly by: string }
  | { readonly type: 'idle'; readonly seat: Seat }
  /** What a seat has settled on where the effect may still wait; `move` is the move's text. */
  | { readonly type: 'chose'; readonly seat: Seat; readonly move: string }
  | {
      readonly type: 'action'
      readonly seat: Seat
      readonly action: string
      readonly value: number
      readonly by: string
    }
  | { readonly type: 'forfeited'; readonly seat: Seat; readonly action: string }
  | { readonly type: 'declined'; readonly seat: Seat; readonly action: string }
  | { readonly type: 'paid'; readonly seat: Seat; readonly tokens: Amounts; readonly by: string }
  | { readonly type: 'waived'; readonly seat: Seat; readonly by: string }
  | { readonly type: 'gained'; readonly seat: Seat; readonly tokens: Amounts; readonly by: string }
  | {
      readonly type: 'points'
      readonly seat: Seat
      readonly points: number
      readonly source: Source
      readonly by: string
    }
  | {
      readonly type: 'populace'
      readonly seat: Seat
      readonly population: number
      readonly happiness: number
      readonly by: string
    }
  | { readonly type: 'market-opened'; readonly section: number; readonly cards: readonly string[] }
  | { readonly type: 'statue'; readonly seat: Seat; readonly place: string }
  | {
      readonly type: 'tile'
      readonly seat: Seat
      readonly tile: string
      readonly space: string
      readonly turn: number
    }
  | { readonly type: 'pillar'; readonly seat: Seat; readonly space: string }
  /** `back` stands for a tile that is not turned up yet (R58). */
  | { readonly type: 'tiles'; readonly tiles: readonly (string | null)[] }
  | { readonly type: 'building'; readonly seat: Seat; readonly place: string }
  | { readonly type: 'card'; readonly seat: Seat; readonly card: string; readonly section: number }
  | {
      readonly type: 'refreshed'
      readonly seat: Seat
      readonly section: number
      readonly discarded: readonly string[]
      readonly cards: readonly string[]
    }
  | { readonly type: 'refilled'; readonly section: number; readonly cards: readonly string[] }
  | { readonly type: 'reshuffled'; readonly family: string }
  | { readonly type: 'decree-drawn'; readonly seat: Seat; readonly decree: string | null }
  | { readonly type: 'production'; readonly seat: Seat; readonly resource: string; readonly level: number }
  | {
      readonly type: 'produced'
      readonly seat: Seat
      readonly resource: string
      readonly kept: number
      readonly excess: number
    }
  | { readonly type: 'awaited'; readonly seat: Seat }
  | { readonly type: 'turn-ended'; readonly seat: Seat }
  | { readonly type: 'rotated'; readonly sunny: readonly string[] }
  | { readonly type: 'rolled'; readonly god: string; readonly dice: readonly DieShown[] }
  | { readonly type: 'maat'; readonly maat: number }
  | { readonly type: 'faith'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'weighed'; readonly seat: Seat; readonly balance: number }
  | {
      readonly type: 'scoring'
      readonly scoring: number
      /** Left out where no district was tied. */
      readonly ties?: readonly DistrictTie[]
    }
  | { readonly type: 'bread'; readonly seat: Seat; readonly paid: number; readonly owed: number }
  | { readonly type: 'cleared' }
  | { readonly type: 'proclaimed'; readonly seat: Seat; readonly decree: string }
  | { readonly type: 'kept-silent'; readonly seat: Seat }
  | { readonly type: 'decrees-shown'; readonly seat: Seat; readonly decrees: readonly string[] }
  | { readonly type: 'decree-chosen'; readonly seat: Seat; readonly decree: string }
  | { readonly type: 'decree-doubled'; readonly seat: Seat; readonly decree: string | null }
  | { readonly type: 'tithed'; readonly seat: Seat; readonly symbols: number }
  | { readonly type: 'decrees-done'; readonly seat: Seat }
  | {
      readonly type: 'ended'
      readonly winners: readonly Seat[]
      /** What decided between seats with as many points, the winner first; left out where nobody else had as many. */
      readonly tie?: { readonly by: 'scribes' | 'order'; readonly seats: readonly Seat[] }
    }

export const EVENTS = [
  'set-up',
  'decrees-dealt',
  'decree-kept',
  'drafting',
  'drafted',
  'initiative',
  'order',
  'destiny',
  'destinies-returned',
  'shown',
  'kept',
  'round',
  'turn',
  'called-anubis',
  'played',
  'taken',
  'coloured',
  'settled',
  'turned',
  'changed',
  'declared',
  'idle',
  'chose',
  'action',
  'forfeited',
  'declined',
  'paid',
  'waived',
  'gained',
  'points',
  'populace',
  'market-opened',
  'statue',
  'tile',
  'pillar',
  'tiles',
  'building',
  'card',
  'refreshed',
  'refilled',
  'reshuffled',
  'decree-drawn',
  'production',
  'produced',
  'awaited',
  'turn-ended',
  'rotated',
  'rolled',
  'maat',
  'faith',
  'weighed',
  'scoring',
  'bread',
  'cleared',
  'proclaimed',
  'kept-silent',
  'decrees-shown',
  'decree-chosen',
  'decree-doubled',
  'tithed',
  'decrees-done',
  'ended',
] as const satisfies readonly TekhenuEvent['type'][]

export function viewEvent(event: TekhenuEvent, viewer: Viewer): TekhenuEvent | undefined {
  switch (event.type) {
    case 'decrees-dealt':
      return event.seat === viewer ? event : { ...event, decrees: null }
    case 'decree-kept':
      return event.seat === viewer ? event : { ...event, decree: null, under: null }
    case 'decree-drawn':
      return event.seat === viewer ? event : { ...event, decree: null }
    default:
      return event
  }
}

/** What was hidden from somebody and is now seen; whatever chance brings is closed by chance already. */
const REVEALING: ReadonlySet<TekhenuEvent['type']> = new Set([
  'decrees-dealt',
  'decree-drawn',
  'market-opened',
  'refreshed',
  'refilled',
  'shown',
  'rolled',
  'proclaimed',
  'decrees-shown',
])

export const reveals = (event: TekhenuEvent): boolean => REVEALING.has(event.type)
