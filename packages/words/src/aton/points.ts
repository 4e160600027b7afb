import { aton, SOURCES, type AtonView } from '@benben/aton'
import type { Points } from '@benben/kernel'
import type { SentenceContext } from './context.ts'
import { line } from './sheet.ts'

/** Points by source: those held, and behind a plus those a scoring would add now. */

/** What a scoring would add now, by seat and source. */
export const gainsNow = (view: AtonView): readonly Points[] =>
  aton
    .project(view)
    .map((projected, seat) =>
      Object.fromEntries(
        SOURCES.map((source) => [source, (projected[source] ?? 0) - (view.seats[seat]!.points[source] ?? 0)]),
      ),
    )

export function pointRows(
  context: SentenceContext,
  points: readonly Points[],
  gains: readonly Points[],
): string[][] {
  const { words } = context
  const cell = (held: number, gain: number): string =>
    gain === 0 ? right(held) : words.say('aton.table.gain', { held: right(held), gain })
  const total = (held: number, gain: number): string =>
    gain === 0 ? right(held) : words.say('aton.table.sum', { held: right(held), gain, sum: held + gain })
  return [
    ...SOURCES.map((source) =>
      line(context, words.say(`aton.source.${source}`), (seat) =>
        cell(points[seat]?.[source] ?? 0, gains[seat]?.[source] ?? 0),
      ),
    ),
    line(context, words.say('aton.table.total'), (seat) =>
      total(sum(points[seat] ?? {}), sum(gains[seat] ?? {})),
    ),
  ]
}

const right = (number: number): string => String(number).padStart(3)

const sum = (points: Points): number => Object.values(points).reduce((all, each) => all + each, 0)
