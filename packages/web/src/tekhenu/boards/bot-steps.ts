import type { TekhenuEvent } from '@benben/tekhenu'

/** What Botankhamun tells of its own turn; everything else is told of it as of anybody. */
const STEPS: ReadonlySet<TekhenuEvent['type']> = new Set([
  'progressed',
  'took',
  'because',
  'gold-discarded',
  'blessings-discarded',
])

/** The steps of its last turn, with their reasons: from where its marker moved on. */
export function lastSteps<T extends { readonly event: TekhenuEvent }>(log: readonly T[]): readonly T[] {
  const from = log.findLastIndex(({ event }) => event.type === 'progressed')
  return from < 0 ? [] : log.slice(from).filter(({ event }) => STEPS.has(event.type))
}
