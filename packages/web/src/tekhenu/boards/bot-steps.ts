import type { TekhenuEvent } from '@benben/tekhenu'
import { entryOf } from '../events/events.ts'

/** The steps of its last turn, with their reasons: from where its marker moved on. */
export function lastSteps<T extends { readonly event: TekhenuEvent }>(log: readonly T[]): readonly T[] {
  const from = log.findLastIndex(({ event }) => event.type === 'progressed')
  return from < 0 ? [] : log.slice(from).filter(({ event }) => entryOf(event).isBotStep === true)
}
