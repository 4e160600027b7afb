import type { Occasion } from '@benben/protocol'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { SETTINGS } from './settings-place.ts'

export const PACES = ['steps', 'slow', 'normal', 'at-once'] as const
export type Pace = (typeof PACES)[number]

export const SOUND_CHOICES = ['off', 'turn', 'all'] as const

/** What a person has chosen for this browser; kept there. */
export interface Settings {
  /** The code of a language; empty where the browser decides. */
  readonly language: string
  readonly theme: 'system' | 'light' | 'dark'
  /** The table as a picture, or as text for reading and typing. */
  readonly table: 'picture' | 'text'
  readonly motion: 'system' | 'off'
  /** Whether turns wait for 'end turn', so that their last move can still be taken back. */
  readonly endTurnByHand: boolean
  /** How fast the moves of bots and others are shown. */
  readonly pace: Pace
  /** What can be heard: nothing, that it is one's turn, everything. */
  readonly sounds: (typeof SOUND_CHOICES)[number]
  /** Whether automata pause before each step, so that people can follow. */
  readonly stepByStep: boolean
  /** The game that was played last; empty before the first. */
  readonly game: string
  /** The level that 'Play now' was played against last; empty before. */
  readonly level: string
  /** Whether a table was opened here, other than a lesson. */
  readonly played: boolean
  /** What others read at the table; empty until somebody has said it. */
  readonly name: string
  /** Whether this browser is known to a server: only then it may have tables there. */
  readonly online: boolean
  /** Whether single keys (U for undo) work all over the table. */
  readonly shortcuts: boolean
  /** Of what a sound tells while the tab is not looked at. */
  readonly noticeSound: readonly Occasion[]
  /** Of what the browser shows a notification then. */
  readonly noticeBrowser: readonly Occasion[]
  /** Whether screen readers say new lines of talk. */
  readonly talkAloud: boolean
  readonly change: (changed: Partial<Omit<Settings, 'change'>>) => void
}

/** Before version 2 nobody needed a name but for tables online, and notices were chosen for turns and invitations together. */
function migrate(kept: unknown): Settings {
  const before = kept as Settings
  const older = kept as Partial<Record<'name' | 'noticeSound' | 'noticeBrowser', unknown>>
  const listed = (chosen: unknown): readonly Occasion[] => {
    if (Array.isArray(chosen)) return chosen as readonly Occasion[]
    return chosen === true ? ['turn', 'invitation'] : []
  }
  const { name = '', noticeSound, noticeBrowser } = older
  return {
    ...before,
    online: name !== '',
    noticeSound: listed(noticeSound),
    noticeBrowser: listed(noticeBrowser),
  }
}

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      language: '',
      theme: 'system',
      table: 'picture',
      motion: 'system',
      endTurnByHand: true,
      pace: 'normal',
      sounds: 'off',
      stepByStep: true,
      game: '',
      level: '',
      played: false,
      name: '',
      online: false,
      shortcuts: true,
      noticeSound: [],
      noticeBrowser: [],
      talkAloud: true,
      change: (changed) => set(changed),
    }),
    { name: SETTINGS, version: 2, migrate },
  ),
)

/** Calls back once this browser is known to a server: only then it may have tables online. */
export function whenOnline(call: () => void): void {
  if (useSettings.getState().online) return call()
  const stop = useSettings.subscribe(({ online }) => {
    if (!online) return
    stop()
    call()
  })
  return undefined
}
