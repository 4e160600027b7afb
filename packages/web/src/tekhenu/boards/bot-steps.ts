import type { TekhenuEvent } from '@benben/tekhenu'
import { entryOf } from '../events/events.ts'

/** The steps of its last turn, with their reasons: from where its marker moved on, until its tiles are shuffled anew. */
export function lastSteps<T extends { readonly event: TekhenuEvent }>(log: readonly T[]): readonly T[] {
  const from = log.findLastIndex(({ event }) => event.type === 'progressed')
  const isShuffled = log.slice(from + 1).some(({ event }) => event.type === 'pyramid')
  return from < 0 || isShuffled
    ? []
    : log.slice(from).filter(({ event }) => entryOf(event).isBotStep === true)
}
