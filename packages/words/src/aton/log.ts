import { spaceName, WINNING_SCORE, type AtonEvent, type AtonView, type ScoreLine } from '@benben/aton'
import type { Params, Seat } from '@benben/kernel'
import type { Who } from '../game-words.ts'
import { sayOr } from '../said.ts'
import type { Words } from '../speak.ts'
import { cardList, person, reader, seatsByColour, type SentenceContext } from './context.ts'

/** What happened, in a sentence. */
export const log = (words: Words, event: AtonEvent, who: Who, view: AtonView): string =>
  words.say(`aton.log.${event.type}`, paramsOf({ words, who, view }, event))

function paramsOf(context: SentenceContext, event: AtonEvent): Params {
  const [red, blue] = seatsByColour(context.view)
  switch (event.type) {
    case 'round':
      return { round: event.round }
    case 'dealt':
    case 'assigned':
    case 'reassigned':
    case 'discarded':
      return { ...subject(context, event.seat), ...seenCards(event.cards) }
    case 'exchanged':
      return {
        ...subject(context, event.seat),
        ...seenCards(event.cards),
        discarded: cardList(event.discarded ?? []),
      }
    case 'reshuffled':
    case 'turn-ended':
      return subject(context, event.seat)
    case 'revealed':
      return {
        ...bothReaders(context),
        redCards: cardList(event.cards[red] ?? []),
        blueCards: cardList(event.cards[blue] ?? []),
      }
    case 'compared':
      return {
        ...(event.seat === null ? { who: '', you: 'no' } : subject(context, event.seat)),
        points: event.points,
      }
    case 'tie-draw':
      return { ...bothReaders(context), redCard: event.cards[red]!, blueCard: event.cards[blue]! }
    case 'first':
      return { ...subject(context, event.seat), by: event.by }
    case 'removed':
      return {
        ...subject(context, event.seat),
        owned: event.owner === event.seat ? 'own' : event.owner === context.who.me ? 'yours' : 'theirs',
        owner: person(context, event.owner),
        space: spaceName(event.space),
        to: event.to,
      }
    case 'placed':
    case 'returned':
      return { ...subject(context, event.seat), space: spaceName(event.space) }
    case 'unplaced':
      return { ...subject(context, event.seat), to: event.to }
    case 'scored':
      return { gains: [red, blue].map((seat) => gain(context, seat, event.lines)).join(' ') }
    case 'realm-emptied':
      return {
        ...bothReaders(context),
        redPriests: event.priests[red]!,
        bluePriests: event.priests[blue]!,
      }
    default:
      return { reason: reason(context, event.reason, event.winners) }
  }
}

/** The player who acted: the name, or `You`. */
const subject = (context: SentenceContext, seat: Seat): Params => ({
  who: reader(context, seat),
  you: seat === context.who.me ? 'yes' : 'no',
})

/** Both players by colour, and which of them reads. */
function bothReaders(context: SentenceContext): Params {
  const [red, blue] = seatsByColour(context.view)
  const { me } = context.who
  return {
    red: reader(context, red),
    blue: reader(context, blue),
    you: me === red ? 'red' : me === blue ? 'blue' : 'none',
  }
}

const seenCards = (cards: readonly number[] | null): Params =>
  cards === null ? { seen: 'no' } : { seen: 'yes', cards: cardList(cards) }

/** What a scoring brought to one seat, by source. */
function gain(context: SentenceContext, seat: Seat, lines: readonly ScoreLine[]): string {
  const { words } = context
  const mine = lines.filter((line) => line.seat === seat)
  const who = subject(context, seat)
  if (mine.length === 0) return words.say('aton.gain.nothing', who)
  const sources = mine.map(({ source, points }) =>
    words.say('aton.gain.source', { source: words.say(`aton.source.${source}`), points }),
  )
  const points = mine.reduce((sum, line) => sum + line.points, 0)
  return words.say('aton.gain.points', { ...who, points, sources: words.series(sources) })
}

/** Why the game ended, and for whom. */
export function reason(context: SentenceContext, why: string, winners: readonly Seat[]): string {
  const { words, view } = context
  const temple = 1 + view.temples.findIndex((rows) => winners.some((seat) => isWhole(rows, seat)))
  return sayOr(words, `aton.reason.${why}`, {
    who: words.list(winners.map((seat) => reader(context, seat))),
    you: winners.length === 1 && winners[0] === context.who.me ? 'yes' : 'no',
    score: WINNING_SCORE,
    temple,
    full: temple === 0 ? 'no' : 'yes',
  })
}

/** Whether a seat holds every space of a temple. */
const isWhole = (rows: readonly string[], seat: Seat): boolean =>
  [...rows.join('')].every((stands) => stands === String(seat))
