import { clone, Match, random, reseed, writtenDecision, type Eyes, type Seat } from '@benben/kernel'
import { endTurnIn } from '../session/end-turn.ts'
import { logOf } from '../session/log.ts'
import type { DecisionSeen, SeatSeen, Seen } from '../session/session.ts'
import { eventsUntil, seenBy, toldTo, type AnyMatch } from './frames.ts'

/** So many moves can be tried; the server passes on no more. */
const MOST_TRIED = 60

const LINE = /^(\d): (.+)$/

/**
 * What if: a match from a moment of another one. Everybody at this moment gets the same dice and cards for the same moves, so that all who look on
 * see the same. Lines that are not legal here, and what follows them, are left out.
 */
export function tried(match: AnyMatch, at: number, lines: readonly string[]): AnyMatch {
  const position = clone(match.at(match.movesEarlier + at)!)
  reseed(position, random(`what if ${at}`))
  const other: AnyMatch = new Match(match.game, match.terms, () => false, undefined, {
    position,
    closings: [],
  })
  for (const line of lines.slice(0, MOST_TRIED)) {
    const [, seat, text] = LINE.exec(line) ?? []
    const move = text === undefined ? undefined : match.game.read(text)
    if (move === undefined || !other.play(Number(seat), move).ok) break
  }
  return other
}

/** Who decides next: the seat whose eyes these are, if it is asked. */
export const decider = ({ game, position }: AnyMatch, eyes: Eyes): Seat | undefined => {
  const asked = game.toAct(position)
  return asked.includes(eyes.seat) ? eyes.seat : asked[0]
}

interface From {
  readonly at: number
  readonly eyes: Eyes
  readonly isStep: boolean
}

/** The table in such a match, with the eyes of whoever decides; `mayDecide` says whether this screen is asked. */
export function seenWhatIf(
  match: AnyMatch,
  other: AnyMatch,
  seats: readonly SeatSeen[],
  from: From & { readonly mayDecide: boolean },
): Seen {
  const seat = decider(other, from.eyes)
  const eyes = { seat: seat ?? from.eyes.seat, all: from.eyes.all }
  return {
    ...seenShown(match, other, seats, { ...from, eyes }),
    decision: from.mayDecide && seat !== undefined ? decisionOf(other, seat) : null,
    canUndo: from.mayDecide && other.entries.length > 0,
  }
}

/** The table in such a match, where nothing is asked. */
export function seenShown(match: AnyMatch, other: AnyMatch, seats: readonly SeatSeen[], from: From): Seen {
  const { entries, position } = other
  const { eyes } = from
  const played = entries.flatMap(({ events }) => events)
  const log = logOf(toldTo(match, [...eventsUntil(match, from.at), ...played], eyes))
  const fresh = from.isStep ? toldTo(match, entries.at(-1)?.events ?? [], eyes).length : 0
  return {
    ...seenBy(match, seats, position, eyes),
    log,
    fresh: log.slice(log.length - fresh),
  }
}

function decisionOf({ game, position, entries }: AnyMatch, seat: Seat): DecisionSeen | null {
  if (entries.length >= MOST_TRIED) return null
  const written = writtenDecision(game, position, seat)
  return written === undefined
    ? null
    : { ...written, id: `${entries.length}/${seat}`, endTurn: endTurnIn(game, written.moves) }
}
