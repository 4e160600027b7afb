import { spaceName, WINNING_SCORE, type AtonEvent, type AtonView, type ScoreLine } from '@benben/aton'
import type { Params, Seat } from '@benben/kernel'
import type { Who } from '../game-words.ts'
import { sayOr } from '../said.ts'
import type { Words } from '../speak.ts'
import { bothPeople, cardList, person, seatsByColour, type SentenceContext } from './context.ts'

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
      return { who: person(context, event.seat), ...seenCards(event.cards) }
    case 'exchanged':
      return {
        who: person(context, event.seat),
        ...seenCards(event.cards),
        discarded: cardList(event.discarded ?? []),
      }
    case 'reshuffled':
    case 'turn-ended':
      return { who: person(context, event.seat) }
    case 'revealed':
      return {
        ...bothPeople(context),
        redCards: cardList(event.cards[red] ?? []),
        blueCards: cardList(event.cards[blue] ?? []),
      }
    case 'compared':
      return { who: event.seat === null ? '' : person(context, event.seat), points: event.points }
    case 'tie-draw':
      return { ...bothPeople(context), redCard: event.cards[red]!, blueCard: event.cards[blue]! }
    case 'first':
      return { who: person(context, event.seat), by: event.by }
    case 'removed':
      return {
        who: person(context, event.seat),
        own: event.owner === event.seat ? 'yes' : 'no',
        owner: person(context, event.owner),
        space: spaceName(event.space),
        to: event.to,
      }
    case 'placed':
    case 'returned':
      return { who: person(context, event.seat), space: spaceName(event.space) }
    case 'unplaced':
      return { who: person(context, event.seat), to: event.to }
    case 'scored':
      return { gains: [red, blue].map((seat) => gain(context, seat, event.lines)).join(' ') }
    case 'realm-emptied':
      return {
        ...bothPeople(context),
        redPriests: event.priests[red]!,
        bluePriests: event.priests[blue]!,
      }
    default:
      return { reason: reason(context, event.reason, event.winners) }
  }
}

const seenCards = (cards: readonly number[] | null): Params =>
  cards === null ? { seen: 'no' } : { seen: 'yes', cards: cardList(cards) }

/** What a scoring brought to one seat, by source. */
function gain(context: SentenceContext, seat: Seat, lines: readonly ScoreLine[]): string {
  const { words } = context
  const mine = lines.filter((line) => line.seat === seat)
  const who = person(context, seat)
  if (mine.length === 0) return words.say('aton.gain.nothing', { who })
  const sources = mine.map(({ source, points }) =>
    words.say('aton.gain.source', { source: words.say(`aton.source.${source}`), points }),
  )
  const points = mine.reduce((sum, line) => sum + line.points, 0)
  return words.say('aton.gain.points', { who, points, sources: words.series(sources) })
}

/** Why the game ended, and for whom. */
export function reason(context: SentenceContext, why: string, winners: readonly Seat[]): string {
  const { words, view } = context
  const temple = 1 + view.temples.findIndex((rows) => winners.some((seat) => isWhole(rows, seat)))
  return sayOr(words, `aton.reason.${why}`, {
    who: words.list(winners.map((seat) => person(context, seat))),
    score: WINNING_SCORE,
    temple,
    full: temple === 0 ? 'no' : 'yes',
  })
}

/** Whether a seat holds every space of a temple. */
const isWhole = (rows: readonly string[], seat: Seat): boolean =>
  [...rows.join('')].every((stands) => stands === String(seat))
