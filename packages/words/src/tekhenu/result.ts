import { tekhenu } from '@benben/tekhenu'
import type { Result } from '@benben/kernel'
import { endSentences } from '../absence.ts'
import { sayOr } from '../said.ts'
import { row, wrap } from '../text.ts'
import { reason } from './log.ts'
import { LINE_WIDTH, person, reader, type SentenceContext } from './context.ts'

const LABEL = 22
const CELL = 17
/** Sources of points that exist only in modules. */
const OF_MODULES = new Set(['blessings', 'scribes', 'instead', 'regions', 'tribute'])

/** Who won and why, and every point by its source. */
export function result(context: SentenceContext, ended: Result): string[] {
  const { words } = context
  const widths = [LABEL, ...ended.totals.map(() => CELL)]
  const isShown = (source: string): boolean =>
    !OF_MODULES.has(source) || ended.points.some((points) => points[source] !== 0)
  const right = (number: number): string => String(number).padStart(4)
  const rows = [
    [words.say('tekhenu.table.points'), ...ended.totals.map((_, seat) => person(context, seat))],
    ...tekhenu.codes.sources
      .filter(isShown)
      .map((source) => [
        sayOr(words, `tekhenu.source.${source}`, {}),
        ...ended.points.map((points) => right(points[source] ?? 0)),
      ]),
    [words.say('tekhenu.table.total'), ...ended.totals.map(right)],
  ]
  const why = endSentences(
    words,
    ended,
    context.who,
    (seat) => reader(context, seat),
    () => reason(context, ended.reason, ended.winners),
  )
  return [...wrap(why, LINE_WIDTH), '', ...rows.flatMap((cells) => row(cells, widths))]
}
