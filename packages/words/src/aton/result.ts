import type { AtonView } from '@benben/aton'
import type { Result } from '@benben/kernel'
import type { Who } from '../game-words.ts'
import type { Words } from '../speak.ts'
import { wrap } from '../text.ts'
import { endSentences } from '../absence.ts'
import { reason } from './log.ts'
import { pointRows } from './points.ts'
import { reader, type SentenceContext } from './context.ts'
import { COLUMNS, sheet } from './sheet.ts'

/** Who won and why, and every point by its source. */
export function result(words: Words, ended: Result, who: Who, view: AtonView): string[] {
  const context: SentenceContext = { words, who, view }
  const why = endSentences(
    words,
    ended,
    who,
    (seat) => reader(context, seat),
    () => reason(context, ended.reason, ended.winners),
  )
  return [
    ...wrap(why, COLUMNS),
    '',
    ...sheet(context, words.say('aton.table.points'), pointRows(context, ended.points, [])),
  ]
}
