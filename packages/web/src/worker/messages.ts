import type { Damage, Fault, Seat } from '@benben/kernel'
import type { Outcome, Preview, Seen, Why } from '../session/session.ts'
import type { SeenOnWire } from './wire.ts'

/** The messages between page and worker. The worker sends only what the person at the screen may know. */

export type WorkerRequest =
  | { readonly kind: 'play'; readonly move: string; readonly decision: string }
  | { readonly kind: 'undo'; readonly all: boolean }
  | { readonly kind: 'concede' }
  | { readonly kind: 'hint' }
  | { readonly kind: 'preview'; readonly move: string }
  | { readonly kind: 'open-curtain'; readonly seat: Seat }
  | { readonly kind: 'close-curtain' }
  | { readonly kind: 'end-turn-by-hand'; readonly byHand: boolean }
  | { readonly kind: 'next-step' }
  | { readonly kind: 'step-by-step'; readonly stepByStep: boolean }
  | { readonly kind: 'rematch' }
  | { readonly kind: 'record' }
  | { readonly kind: 'why'; readonly seat: Seat }

/** How the people before this screen want to play. */
export interface Preferences {
  readonly endTurnByHand: boolean
  /** Whether automata pause before each step. */
  readonly stepByStep: boolean
}

export type ToWorker =
  | { readonly kind: 'open'; readonly id: string; readonly preferences: Preferences }
  | { readonly kind: 'request'; readonly id: number; readonly request: WorkerRequest }

export type WorkerResponse =
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  | { readonly kind: 'preview'; readonly preview: Preview | undefined }
  /** The id of the new match, or the record. */
  | { readonly kind: 'text'; readonly text: string | undefined }
  | { readonly kind: 'why'; readonly why: Why | undefined }

/** Why a match cannot be opened; the page makes the sentence. */
export type OpenFailure =
  | { readonly why: 'none' | 'game' | 'elsewhere' | 'storage' }
  /** Neither the position nor the moves of the match are possible by the rules of today. */
  | { readonly why: 'rules'; readonly params: Damage['params'] }
  | { readonly why: 'damaged'; readonly game: string; readonly damage: Damage }
  | { readonly why: 'options'; readonly game: string; readonly fault: Fault }
  | { readonly why: 'mistake'; readonly message: string }

export type FromWorker =
  | { readonly kind: 'seen'; readonly seen: Seen }
  | { readonly kind: 'failure'; readonly failure: OpenFailure }
  | { readonly kind: 'response'; readonly id: number; readonly response: WorkerResponse }

/** The same on its way to the page. */
export type OnWire =
  | Exclude<FromWorker, { readonly kind: 'seen' }>
  | { readonly kind: 'seen'; readonly seen: SeenOnWire }
