import type { Seat, Viewer } from '@benben/kernel'
import type { DieShown } from '../events.ts'
import { emitsOf } from '../play.ts'

/** What happens with Time of Seth beside the events of the base game. `by` names what caused it. */
export type SethEvent =
  | {
      readonly type: 'warband'
      readonly seat: Seat
      readonly warriors: number
      readonly priests: number
      readonly by: string
    }
  | { readonly type: 'blood'; readonly seat: Seat; readonly tokens: number }
  | { readonly type: 'settled-region'; readonly seat: Seat; readonly region: number; readonly space: number }
  | { readonly type: 'conquest-laid'; readonly seat: Seat; readonly tile: string; readonly space: string }
  | { readonly type: 'conquest-turned'; readonly tile: string | null }
  | { readonly type: 'seth-rolled'; readonly dice: readonly DieShown[] }
  | { readonly type: 'declared-colour'; readonly seat: Seat; readonly colour: string }
  | { readonly type: 'cults-laid'; readonly cults: readonly string[] }
  | { readonly type: 'cult-drafted'; readonly seat: Seat; readonly cult: string }
  | { readonly type: 'cult'; readonly seat: Seat; readonly cult: string }
  | { readonly type: 'artifacts-laid'; readonly artifacts: readonly string[] }
  | { readonly type: 'artifact-taken'; readonly seat: Seat; readonly artifact: string; readonly card: string }
  | { readonly type: 'artifact-used'; readonly seat: Seat; readonly artifact: string }
  | { readonly type: 'resettled'; readonly seat: Seat; readonly from: string; readonly to: string }
  | {
      readonly type: 'swapped'
      readonly seat: Seat
      readonly from: string
      readonly to: string
      readonly by: string
    }
  /** In the end of setup, or with Art01. */
  | { readonly type: 'decree-picked'; readonly seat: Seat; readonly decree: string | null }
  | {
      readonly type: 'decrees-buried'
      readonly seat: Seat
      readonly decrees: readonly string[] | null
    }

export const SETH_EVENTS = [
  'warband',
  'blood',
  'settled-region',
  'conquest-laid',
  'conquest-turned',
  'seth-rolled',
  'declared-colour',
  'cults-laid',
  'cult-drafted',
  'cult',
  'artifacts-laid',
  'artifact-taken',
  'artifact-used',
  'resettled',
  'swapped',
  'decree-picked',
  'decrees-buried',
] as const satisfies readonly SethEvent['type'][]

/** What was hidden from somebody and is now seen; whatever chance brings is closed by chance already. */
const REVEALING: ReadonlySet<string> = new Set([
  'conquest-turned',
  'seth-rolled',
  'cults-laid',
  'artifacts-laid',
])
export const sethReveals = (event: SethEvent): boolean => REVEALING.has(event.type)

export function viewSethEvent(event: SethEvent, viewer: Viewer): SethEvent {
  if (event.type === 'decrees-buried' && event.seat !== viewer) return { ...event, decrees: null }
  return event.type === 'decree-picked' && event.seat !== viewer ? { ...event, decree: null } : event
}

export const emitSeth = emitsOf<SethEvent>()
