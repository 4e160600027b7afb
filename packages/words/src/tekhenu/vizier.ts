import { VIZIER_EVENTS, vizierOf, type TekhenuEvent, type VizierEvent } from '@benben/tekhenu'
import type { Params } from '@benben/kernel'
import { wrap } from '../text.ts'
import { LINE_WIDTH, godName, person, type SentenceContext } from './context.ts'
import { cardName } from './names.ts'

/** Sentences about the Vizier. */

export const isVizier = (event: TekhenuEvent): event is VizierEvent =>
  VIZIER_EVENTS.some((type) => type === event.type)

export function vizierParams({ words }: SentenceContext, event: VizierEvent): Params {
  if (event.type === 'destiny-discarded') return { card: cardName(words, event.card) }
  const god = godName(words, event.god)
  return event.from === null ? { god, moved: 'no' } : { god, moved: 'yes', from: godName(words, event.from) }
}

/** Where the Vizier stands. Empty without the Vizier's Challenge. */
export function vizierLines(context: SentenceContext): string[] {
  const { words, view } = context
  const vizier = vizierOf(view)
  if (vizier === undefined) return []
  const [first, second] = view.order
  const stands = words.say(
    'tekhenu.table.vizier',
    vizier.at === null
      ? { some: 'no' }
      : {
          some: 'yes',
          god: godName(words, vizier.at),
          first: person(context, first!),
          second: person(context, second!),
        },
  )
  const aside =
    vizier.discarded === null
      ? []
      : [words.say('tekhenu.table.vizier-aside', { card: cardName(words, vizier.discarded) })]
  return wrap([stands, ...aside].join(' '), LINE_WIDTH)
}
