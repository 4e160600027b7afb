import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export const PACES = ['steps', 'slow', 'normal', 'at-once'] as const
export type Pace = (typeof PACES)[number]

/** What a person has chosen for this browser; kept there. */
export interface Settings {
  readonly theme: 'system' | 'light' | 'dark'
  /** The table as a picture, or as text for reading and typing. */
  readonly table: 'picture' | 'text'
  readonly motion: 'system' | 'off'
  /** Whether turns wait for 'end turn', so that their last move can still be taken back. */
  readonly endTurnByHand: boolean
  /** How fast the moves of bots and others are shown. */
  readonly pace: Pace
  /** Whether automata pause before each step, so that people can follow. */
  readonly stepByStep: boolean
  /** The game that was played last; empty before the first. */
  readonly game: string
  /** Whether a table was opened here, other than a lesson. */
  readonly played: boolean
  /** What others read at the table; empty until somebody has said it. */
  readonly name: string
  /** Whether single keys (U for undo) work all over the table. */
  readonly shortcuts: boolean
  readonly change: (changed: Partial<Omit<Settings, 'change'>>) => void
}

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      theme: 'system',
      table: 'picture',
      motion: 'system',
      endTurnByHand: true,
      pace: 'normal',
      stepByStep: true,
      game: '',
      played: false,
      name: '',
      shortcuts: true,
      change: (changed) => set(changed),
    }),
    { name: 'benben.settings', version: 1 },
  ),
)
