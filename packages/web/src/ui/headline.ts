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
  const you = words.say('web.you')
  const lost = totals.length === 2 && nameOf(1 - winner) === you
  const second = Math.max(...totals.filter((_, seat) => seat !== winner))
  return words.say('web.end.wins', {
    who: nameOf(winner),
    mine: nameOf(winner) === you ? 'yes' : lost ? 'lost' : 'no',
    by: totals[winner]! - second,
    points: byPoints && !isEarly ? 'yes' : 'no',
  })
}
