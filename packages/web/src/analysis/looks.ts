import type { ComponentType } from 'react'

/** How a seat is drawn in a chart: a line and a shape, so that nobody is known by colour alone. */
export interface SeatLook {
  readonly colour: string
  readonly shape: string
  readonly dash: string
}

/** What an analysis is drawn with. */
export interface GameLook {
  readonly seatLook: (view: unknown, seat: number) => SeatLook
  /** Drawings that icons point at, put into the page once. */
  readonly Sheet?: ComponentType
  readonly SourceIcon?: ComponentType<{ readonly source: string }>
}

/** The look of each game, loaded with its analysis. */
const LOOKS: Readonly<Record<string, () => Promise<GameLook>>> = {
  aton: async () => (await import('../aton/analysis-look.ts')).look,
  tekhenu: async () => (await import('../tekhenu/end/analysis-look.tsx')).look,
}

const DISC = 'M0-4.6A4.6 4.6 0 1 1 0 4.6 4.6 4.6 0 1 1 0-4.6z'
const PLAIN: GameLook = { seatLook: () => ({ colour: 'currentColor', shape: DISC, dash: '' }) }

export const loadLook = async (game: string): Promise<GameLook> => (await LOOKS[game]?.()) ?? PLAIN
