import type { Wait, Waiting } from '@benben/aton'
import type { Key } from '../en.ts'
import { wrap } from '../text.ts'
import { reason } from './log.ts'
import { leaveList, person, reachOf, seatsByColour, type SentenceContext } from './context.ts'

/** What is going on, and what comes after it. */
export function waitingLines(context: SentenceContext, columns: number): string[] {
  const { words, view } = context
  if (view.end !== null) {
    const what = reason(context, view.end.reason, view.end.winners)
    return wrap(words.say('aton.log.ended', { reason: what }), columns)
  }
  // The last one is now. That a turn ends is worth a line only where somebody is asked for it.
  const [now, ...later] = view.waiting.toReversed()
  const then = later.filter(({ wait }) => wait !== 'end-turn')
  return [
    ...(now === undefined ? [] : [words.say('aton.table.now', { what: sentence(context, now) })]),
    ...then.map((each) => words.say('aton.table.then', { what: sentence(context, each) })),
  ].flatMap((line) => wrap(line, columns))
}

const KEY_OF: Readonly<Record<Wait, Key>> = {
  round: 'aton.wait.round',
  assign: 'aton.wait.assign',
  remove: 'aton.wait.remove',
  place: 'aton.wait.place',
  'end-turn': 'aton.wait.end-turn',
  return: 'aton.wait.return',
  'empty-realm': 'aton.wait.empty-realm',
  'next-round': 'aton.wait.next-round',
}

function sentence(context: SentenceContext, { wait, seat, left, leave }: Waiting): string {
  const { words, view } = context
  if (wait === 'assign') {
    const people = seatsByColour(view)
      .filter((each) => view.toAct.includes(each))
      .map((each) => person(context, each))
    return words.say('aton.wait.assign', { who: words.list(people), many: people.length })
  }
  if (seat === null) return words.say(KEY_OF[wait])
  // A 1 at cartouche 2 costs an own priest.
  const own = wait === 'remove' && view.seats[seat]!.cartouches?.[1] === 1
  return words.say(own ? 'aton.wait.remove-own' : KEY_OF[wait], {
    who: person(context, seat),
    other: person(context, 1 - seat),
    left: wait === 'place' ? Math.min(left, view.seats[seat]!.reserve) : left,
    reach: reachOf(view, seat),
    temples: leaveList(words, leave ?? []),
  })
}
