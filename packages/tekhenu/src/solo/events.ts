import type { Params, Seat } from '@benben/kernel'
import type { DieShown } from '../events.ts'
import { emitsOf, type Play } from '../play.ts'

/** Why it took this die of all it looked at. */
export type TakeReason = 'only' | 'highest' | 'green' | 'pure' | 'coloured' | 'statue' | 'bonus' | 'random'

/** Why it did what it did with its die; a sentence each. */
export const BECAUSE = [
  'horus-lessons',
  'horus-god',
  'horus-seth',
  'horus-people',
  'horus-temple',
  'ra',
  'hathor',
  'bastet',
  'thoth',
  'osiris',
  'seth',
  'conquest',
  'destiny-artifact',
  'instead',
] as const
export type Because = (typeof BECAUSE)[number]

/** What Botankhamun does, with the reason, so that a person can follow and check it. */
export type SoloEvent =
  | { readonly type: 'botankhamun'; readonly level: string; readonly decrees: number; readonly sets: number }
  | { readonly type: 'pyramid'; readonly tiles: readonly string[] }
  | {
      readonly type: 'progressed'
      readonly seat: Seat
      readonly tile: string
      /** Row and place in it, from 1 and from the bottom left. */
      readonly row: number
      readonly place: number
      readonly deben: 'start' | 'up' | 'right'
    }
  | {
      readonly type: 'took'
      readonly seat: Seat
      readonly tile: string
      readonly god: string
      readonly die: DieShown
      readonly reason: TakeReason
      /** Every die it chose from, by god. */
      readonly among: readonly (DieShown & { readonly god: string })[]
      /** Gods or resources it passed over, because there was no die for it. */
      readonly passed: readonly string[]
      readonly forbidden: boolean
    }
  | { readonly type: 'because'; readonly seat: Seat; readonly reason: Because; readonly params: Params }
  | { readonly type: 'gold-discarded'; readonly seat: Seat }
  | { readonly type: 'blessings-discarded'; readonly seat: Seat; readonly cards: readonly string[] }

export const SOLO_EVENTS = [
  'botankhamun',
  'pyramid',
  'progressed',
  'took',
  'because',
  'gold-discarded',
  'blessings-discarded',
] as const satisfies readonly SoloEvent['type'][]

export const emitSolo = emitsOf<SoloEvent>()

export const because = (play: Play, seat: Seat, reason: Because, params: () => Params): void =>
  emitSolo(play, () => ({ type: 'because', seat, reason, params: params() }))
