import type { Layout, SeatLayout } from '../../packages/tekhenu/src/testing/layout.ts'

/** What an example on the page of a card claims, so that the rules can be asked. Seat 0 is whoever reads. */
export interface Check {
  /** A turn, unless it is: the end of a round, decrees after the last scoring, rewards of setup, destinies. */
  readonly start?: 'dusk' | 'decrees' | 'rewards' | 'seth-rewards' | 'destiny'
  readonly seat?: SeatLayout
  readonly others?: readonly SeatLayout[]
  readonly layout?: Layout
  /** Moves of seat 0; `1: …` for another seat, `pick first` for the first that is offered. */
  readonly play?: readonly string[]
  /** Points of seat 0 by what brought them, as far as they are named. */
  readonly points?: Readonly<Record<string, number>>
  /** What a decree is worth. */
  readonly worth?: readonly [decree: string, points: number]
  readonly tokens?: Readonly<Record<string, number>>
  /** Of the board of seat 0. */
  readonly is?: object
  readonly warband?: readonly [warriors: number, priests: number]
  readonly refused?: readonly [move: string, code: string]
  /** No legal move of seat 0 begins like this. */
  readonly not?: string
  readonly notAsked?: string
  /** Nothing comes from it. */
  readonly silent?: string
  /** Whether a cult power answers. */
  readonly cult?: boolean
  /** Seat 0 has got a card of this family. */
  readonly holds?: 'blessing' | 'technology'
  /** How many decrees seat 0 has. */
  readonly decrees?: number
  readonly weighed?: number
  readonly order?: readonly number[]
  readonly destinies?: readonly string[]
  /** How many sections of the market are open. */
  readonly opened?: number
}
