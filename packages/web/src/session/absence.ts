import { readIncident, type Seat } from '@benben/kernel'
import { incidentSentence, type Who, type Words } from '@benben/words'
import { leftAt, serverNow } from '../clock/left.ts'
import { botName } from './bot-name.ts'
import type { SeatSeen, Seen } from './session.ts'

const isPerson = ({ kind }: SeatSeen): boolean => kind === 'me' || kind === 'guest'
const plays = (seat: SeatSeen): boolean => isPerson(seat) && seat.keeper === undefined

/** Whether the match ends if the viewer gives up: two play, or no other person does. */
export const endsWithout = ({ seats, viewer }: Seen): boolean =>
  seats.length === 2 || seats.every((seat, i) => i === viewer || !isPerson(seat) || seat.lost === true)

export interface Vote {
  readonly seat: Seat
  readonly name: string
  /** How many have agreed, and how many must. */
  readonly agreed: number
  readonly all: number
  /** Whether the viewer has. */
  readonly mine: boolean
}

/** The people who are away or whose time is up, and who would let a bot play for them. */
export function votesFor({ seats, viewer, clocks }: Seen): Vote[] {
  const isLate = (seat: Seat): boolean => {
    const clock = clocks?.seats[seat] ?? null
    if (clocks === null || clock === null || clock.since === null) return false
    return leftAt(clock, serverNow(clocks, Date.now())) === 0
  }
  return seats.flatMap((seat, away) => {
    if (seat.kind !== 'guest' || (seat.connected && !isLate(away)) || !plays(seat)) return []
    const others = seats.filter((each, i) => i !== away && plays(each))
    const agreed = others.filter(({ agrees }) => agrees?.includes(away)).length
    const mine = viewer !== 'spectator' && seats[viewer]?.agrees?.includes(away) === true
    return [{ seat: away, name: seat.name, agreed, all: others.length, mine }]
  })
}

/** Who has offered to end unfinished. */
export function offersOf({ seats, viewer }: Seen): Pick<Vote, 'all' | 'mine'> & { readonly offered: number } {
  const people = seats.filter(plays)
  return {
    offered: people.filter(({ offersEnd }) => offersEnd === true).length,
    all: people.length,
    mine: viewer !== 'spectator' && seats[viewer]?.offersEnd === true,
  }
}

/** What happened apart from the moves, as sentences. */
export const incidentLines = (words: Words, incidents: readonly string[], who: Who): string[] =>
  incidents.flatMap((line) => {
    const incident = readIncident(line)
    return incident === undefined
      ? []
      : [incidentSentence(words, incident, who, (bot) => botName(words, bot))]
  })
