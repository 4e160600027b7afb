import { SPACES_PER_TEMPLE, templeOf, type AtonView, type Space } from '@benben/aton'
import type { Seat } from '@benben/kernel'
import type { Who } from '../game-words.ts'
import type { Words } from '../speak.ts'
import { clip, plain } from '../text.ts'

/** Everything a sentence about a table of Aton may need. */
export interface SentenceContext {
  readonly words: Words
  readonly who: Who
  readonly view: AtonView
}

const LONGEST_NAME = 18

/** Red first, as on the printed board. */
export const seatsByColour = ({ red }: AtonView): readonly [red: Seat, blue: Seat] => [red, 1 - red]

export const side = (words: Words, seat: Seat, view: AtonView): string =>
  words.say(seat === view.red ? 'aton.side.red' : 'aton.side.blue')

/** `Red (Ada)`; without a name only the colour. */
export function person({ words, who, view }: SentenceContext, seat: Seat): string {
  const colour = side(words, seat, view)
  const name = clip(plain(who.names[seat] ?? '').trim(), LONGEST_NAME)
  return name === '' ? colour : words.say('aton.player', { side: colour, name })
}

/** The same, but `You` for the viewer's own seat. */
export const reader = (context: SentenceContext, seat: Seat): string =>
  seat === context.who.me ? context.words.say('aton.you') : person(context, seat)

/** Both players by colour, as parameters of a sentence. */
export function bothPeople(context: SentenceContext): { red: string; blue: string } {
  const [red, blue] = seatsByColour(context.view)
  return { red: person(context, red), blue: person(context, blue) }
}

/** Cards as moves write them. */
export const cardList = (cards: readonly number[]): string => cards.join(' ')

/** How far a seat reaches this round; all temples before its card is known. */
export const reachOf = (view: AtonView, seat: Seat): number => view.seats[seat]?.cartouches?.[2] ?? 4

/** How many priests leave which temple: '1 from temple 2 and 3 from temple 4'. */
export const leaveList = (words: Words, leave: readonly number[]): string =>
  words.list(
    leave.flatMap((left, temple) =>
      left === 0 ? [] : [words.say('aton.leave', { left, temple: temple + 1 })],
    ),
  )

/** Whose priest stands on a space. */
export function standsAt({ temples }: AtonView, space: Space): Seat | undefined {
  const sign = temples[templeOf(space)]?.join('')[space % SPACES_PER_TEMPLE]
  return sign === '0' ? 0 : sign === '1' ? 1 : undefined
}
