import type { Seat } from '@benben/kernel'
import { comesLater, nextScoring } from '@benben/tekhenu'
import { gainsAt } from '../gains.ts'
import type { TableModel } from '../model.ts'
import type { Look } from '../pointing/ahead.ts'
import { sayOf, signed } from '../say.ts'
import type { Consequence } from './consequences.ts'

/** How a choice changes what the next scoring would pay, as the table stands; by its steps where there is room for them. */
export function atScoring(
  { words, view, edition }: TableModel,
  seat: Seat,
  look: Look,
  bySteps: boolean,
): Consequence[] {
  const isOn = look.events.some((event) => event.type === 'points' && event.by === 'scoring')
  // While bread is paid the scoring is on, and what is left for the next one does not matter.
  if (isOn || look.view.over || view.waiting.some(({ wait }) => wait === 'bread')) return []
  const [now, then] = [gainsAt(edition, view)[seat]!, gainsAt(edition, look.view)[seat]!]
  const [was, is] = [nextScoring(view, now), nextScoring(view, then)]
  if (was === is) return []
  const steps = Object.entries(then).flatMap(([source, points]) => {
    const more = points - (now[source] ?? 0)
    return more === 0 || comesLater(view, source)
      ? []
      : [`${sayOf(words, `tekhenu.source.${source}`)} ${signed(more)}`]
  })
  return [
    {
      key: 'next scoring',
      look: 'plain',
      parts: [{ glyph: 'vp', text: `${signed(was)}→${signed(is)}` }],
      note: bySteps
        ? words.say('tekhenu.web.next-scoring-by', { steps: words.list(steps) })
        : words.say('tekhenu.web.next-scoring'),
    },
  ]
}
