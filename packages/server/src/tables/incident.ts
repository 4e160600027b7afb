import {
  afterIncident,
  resultAt,
  writeIncident,
  type Incident,
  type Match,
  type Seat,
  type GameEvent,
} from '@benben/kernel'
import type { Change } from '../store/change.ts'
import type { StoredLine } from '../store/stored-match.ts'
import type { Standing, StoredSeat, StoredTable } from '../store/stored-table.ts'
import { clocksAfter } from '../clocks/clocks.ts'
import type { ServerTime } from '../clocks/time.ts'
import { asksServer } from './ahead.ts'
import { isPlayedHere } from './seat-kinds.ts'
import { bit } from './viewers.ts'

/** The seat without offers and votes, which lapse. Whoever has given up answers nothing any more. */
function settled(seat: StoredSeat, keeper: string | undefined, lost: number): StoredSeat {
  const { kind, guest, name, program, nonce, day, ahead } = seat
  return {
    kind,
    guest,
    name,
    ...(program === undefined ? {} : { program }),
    nonce,
    ...(keeper === undefined ? {} : { keeper }),
    ...(lost === 0 ? {} : { lost }),
    ...(day === undefined ? {} : { day }),
    ...(ahead === undefined || lost > 0 ? {} : { ahead }),
  }
}

/** What the person on a seat has to answer now. */
const questionAt = (
  { game, position }: Match<unknown, unknown, GameEvent>,
  each: StoredSeat,
  seat: Seat,
  toAct: readonly Seat[],
) => (!toAct.includes(seat) || isPlayedHere(each) ? null : (game.choice(position, seat)?.question ?? null))

/** Whoever comes back may have answered ahead what is asked now. */
const isServerAsked = (
  { game, position }: Match<unknown, unknown, GameEvent>,
  seats: readonly StoredSeat[],
  toAct: readonly Seat[],
): boolean => {
  const asked = seats.map((_, seat) => (toAct.includes(seat) ? game.choice(position, seat) : undefined))
  return asksServer(game, seats, position, asked, toAct)
}

/** Computes what an incident changes: everybody is notified. Undefined if it cannot happen now. */
export function computeIncident(
  table: StoredTable,
  match: Match<unknown, unknown, GameEvent>,
  incident: Incident,
  { now, outages }: ServerTime,
): Required<Pick<Change, 'line' | 'standing' | 'lobby'>> | undefined {
  const absences = afterIncident(match.absences, incident)
  if (absences === undefined || table.status !== 'running') return undefined
  const at = now()
  const { bots, lost, ended } = absences
  const seats = table.seats.map((seat, i) => settled(seat, bots[i], lost.indexOf(i) + 1))
  const result = ended === undefined ? null : (resultAt(match.game, match.position, absences) ?? null)
  const versions = table.versions.map((version) => version + 1)
  const seat: Seat | null = incident.kind === 'agreed' ? null : incident.seat
  // The open question of the seat goes to somebody else; those of the others stay, unless the match is over.
  const isAsked = (each: Seat): boolean => each === seat || ended !== undefined
  const decisions = table.decisions.map((id, each) => (isAsked(each) ? versions[each]! : id))
  const toAct = ended === undefined ? table.toAct : []
  const standing: Standing = {
    status: ended === undefined ? 'running' : 'finished',
    publicList: ended === undefined ? table.publicList : null,
    botAsked: isServerAsked(match, seats, toAct),
    since: at,
    toAct,
    result,
    versions,
    decisions,
    byHand: table.byHand,
    position: table.position,
    asked: seats.map((each, i) => questionAt(match, each, i, toAct)),
    ...clocksAfter(table, {
      seats,
      toAct,
      at,
      outages,
      ...(incident.kind === 'return' ? { returned: incident.seat } : {}),
    }),
  }
  const line: StoredLine = {
    kind: 'incident',
    seat,
    move: writeIncident(incident),
    decision: 0,
    answer: null,
    version: seat === null ? 0 : versions[seat]!,
    told: versions.reduce((bits, _, index) => bits | bit(index), 0),
    byHand: table.byHand,
    at,
    events: [],
  }
  return { line, standing, lobby: { seats, next: table.next } }
}
