import { EARLY_ENDS, type Result, type Seat } from '@benben/kernel'
import type { Words } from '@benben/words'

/** Who won, and by how many points where points decided. */
export function headlineOf(
  words: Words,
  { reason, winners, totals }: Result,
  nameOf: (seat: Seat) => string,
  byPoints: boolean,
): string {
  const isEarly = EARLY_ENDS.some((each) => each === reason)
  const [winner] = winners
  if (isEarly && winner === undefined) return words.say('web.end.unfinished')
  if (winners.length !== 1 || winner === undefined) return words.say('web.end.draw')
  const second = Math.max(...totals.filter((_, seat) => seat !== winner))
  return words.say('web.end.wins', {
    who: nameOf(winner),
    mine: nameOf(winner) === words.say('web.you') ? 'yes' : 'no',
    by: totals[winner]! - second,
    points: byPoints && !isEarly ? 'yes' : 'no',
  })
}
