import type { Seat } from '@benben/kernel'
import type { Edition, TekhenuEvent, TekhenuView } from '@benben/tekhenu'
import type { Sound } from '../../ui/sounds.ts'
import type { GlyphName } from '../icons/names.ts'
import type { Flight } from '../motion/flight.ts'

export type EventType = TekhenuEvent['type']
type EventOf<T extends EventType> = Extract<TekhenuEvent, { readonly type: T }>

/** The table just before an event is drawn. */
export interface Stage {
  readonly view: TekhenuView
  readonly edition: Edition
  /** The seat whose board lies below. */
  readonly near: Seat
  /** Where the last piece was put (selectors): points and tokens come from there. Empty where nothing was. */
  readonly last: readonly string[]
}

/** How the table handles an event type. Omitted fields are no-ops. */
export interface EventEntry<T extends EventType> {
  /** The next view, as far as it is rendered. */
  readonly advance?: (view: TekhenuView, event: EventOf<T>, edition: Edition) => TekhenuView
  readonly flights?: (event: EventOf<T>, stage: Stage) => readonly Flight[]
  /** The spots it speaks of; its line in the log points at them. */
  readonly spots?: (event: EventOf<T>) => readonly string[]
  /** Where points and tokens come from after it: its first spot, nowhere, or a selector. Without it, from where they came. */
  readonly source?: 'spot' | 'nowhere' | ((event: EventOf<T>) => string)
  /** How long it is shown, in milliseconds. */
  readonly ms?: number | ((event: EventOf<T>, next: TekhenuEvent | undefined) => number)
  /** Whether its own seat sees the animation too. By default it does not: that person made the move. */
  readonly toAll?: true | ((event: EventOf<T>) => boolean)
  readonly sound?: Sound
  /** How it stands in the log; `minor` is what comes of the line before, `none` what everybody sees anyway. */
  readonly log?: 'none' | 'minor' | 'big' | 'heading'
  /** The sign of its line in the log where it is nobody's. */
  readonly sign?: GlyphName
  /** Whether it is a step of Botankhamun's turn; everything else is told of it as of anybody. */
  readonly isBotStep?: true
}

/** One entry for each type of event. */
export type EventTable = { readonly [T in EventType]: EventEntry<T> }
