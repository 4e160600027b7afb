import { KIND, WINNING_SCORE, type Kind, type SeatView } from '@benben/aton'
import type { Seat } from '@benben/kernel'
import type { Key } from '../en.ts'
import type { Words } from '../speak.ts'
import { cardList, standsAt, type SentenceContext } from './context.ts'
import { line } from './sheet.ts'

/** What each seat has: score, priests, token and cards. */

const HAND_SIZE = 4
const COUNTED = ['yellow', 'green', 'black', 'blue'] as const satisfies readonly Kind[]

/** Kinds of spaces, how many a seat holds of each, and how many there are. */
type Held = readonly (readonly [kind: Kind, held: number, all: number])[]

export function seatRows(
  context: SentenceContext,
  heldOf: (held: Held) => string = (held) => inLetters(context.words, held),
): string[][] {
  const { words, view } = context
  const about = (key: Key, cell: (seat: SeatView) => string): string[] =>
    line(context, words.say(key), (seat) => cell(view.seats[seat]!))
  return [
    about('aton.table.score', ({ score }) =>
      words.say('aton.table.score-of', { score, target: WINNING_SCORE }),
    ),
    about('aton.table.reserve', ({ reserve }) => String(reserve)),
    line(context, words.say('aton.table.held'), (seat) => heldOf(heldBy(context, seat))),
    about('aton.table.token', ({ token }) =>
      words.say(token ? 'aton.table.token-left' : 'aton.table.token-spent'),
    ),
    about('aton.table.hand', (seat) => hand(words, seat)),
    about('aton.table.pile', (seat) => pile(words, seat)),
    about('aton.table.discards', (seat) => discards(words, seat)),
  ]
}

/** Spaces held of each colour: all yellow or all green ones win, most black and blue ones score. */
const heldBy = ({ view }: SentenceContext, seat: Seat): Held =>
  COUNTED.map((kind) => {
    const spaces = KIND.flatMap((each, space) => (each === kind ? [space] : []))
    return [kind, spaces.filter((space) => standsAt(view, space) === seat).length, spaces.length]
  })

const inLetters = (words: Words, kinds: Held): string =>
  kinds
    .map(([kind, held, all]) =>
      words.say('aton.table.held-of', { letter: words.say(`aton.kind.${kind}`), held, all }),
    )
    .join(' ')

function hand(words: Words, seat: SeatView): string {
  if (seat.hand === null) return words.say('aton.table.hand-hidden', { cards: HAND_SIZE })
  return seat.hand.length === 0 ? words.say('aton.table.hand-empty') : cardList(seat.hand)
}

const pile = (words: Words, { pile: cards, bottom }: SeatView): string =>
  bottom.length === 0
    ? words.say('aton.table.pile-cards', { cards })
    : words.say('aton.table.pile-bottom', { cards, bottom: cardList(bottom) })

function discards(words: Words, { discards: open, faceDown }: SeatView): string {
  const [ones = 0, twos = 0, threes = 0, fours = 0] = open
  const heaps = [
    ...(open.some((many) => many > 0)
      ? [words.say('aton.table.discards-open', { ones, twos, threes, fours })]
      : []),
    ...(faceDown.size > 0 ? [face(words, faceDown)] : []),
  ]
  return heaps.length === 0 ? words.say('aton.table.discards-none') : heaps.join('; ')
}

const face = (words: Words, { size, cards }: SeatView['faceDown']): string =>
  cards === null
    ? words.say('aton.table.face-down', { size })
    : words.say('aton.table.face-down-seen', { size, cards: cardList(cards) })
