import { standIn } from '@benben/bots'
import type { Game, Incident, Seat } from '@benben/kernel'
import type { ActRequest, Pace, ProtocolCode } from '@benben/protocol'
import { checkPace } from '../clocks/pace.ts'
import { faultError } from '../fault-error.ts'
import type { StoredSeat, StoredTable } from '../store/stored-table.ts'
import { seatOf } from './info.ts'
import { hasNoPerson, isFormer, isPerson, isPlayedHere, OPEN_SEAT } from './seat-kinds.ts'

/** What an act does to a table: nothing more to do, other seats, something that happens to the match, or its removal. */
export type Effect =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'seats'; readonly seats: readonly StoredSeat[] }
  | {
      readonly kind: 'pace'
      readonly pace: Pace | null
      readonly seats: readonly StoredSeat[]
      readonly zone: string | undefined
    }
  | { readonly kind: 'incident'; readonly incident: Incident }
  | { readonly kind: 'remove' }

type OwnersAct = Extract<ActRequest, { act: 'cancel' | 'fill' | 'take-out' | 'pace' }>
type PlayersAct = Exclude<ActRequest, OwnersAct>

const NOTHING: Effect = { kind: 'nothing' }

export const isOwnersAct = (act: ActRequest): act is OwnersAct =>
  act.act === 'cancel' || act.act === 'fill' || act.act === 'take-out' || act.act === 'pace'

/** Before the match, by whoever made the table. `botSeat` throws for a bot that does not exist. */
export function ownersEffect(
  table: StoredTable,
  guest: string,
  act: OwnersAct,
  botSeat: (seat: Seat) => StoredSeat,
): Effect {
  if (table.owner !== guest) throw faultError('protocol.not-owner')
  if (table.status !== 'waiting') throw faultError('protocol.already-running')
  if (act.act === 'cancel') return { kind: 'remove' }
  if (act.act === 'pace') {
    if (act.pace !== null) checkPace(table.game, act.pace)
    // Whoever has agreed to another pace sits down anew; what counted for them is asked again.
    const anew = (seat: StoredSeat): StoredSeat => {
      const { day: _, ...rest } = seat
      return isPerson(seat) && seat.guest !== guest ? { ...rest, nonce: null } : rest
    }
    return { kind: 'pace', pace: act.pace, seats: table.seats.map(anew), zone: act.zone }
  }
  if (act.act === 'take-out') {
    const seat = table.seats[act.seat]
    if (seat === undefined) throw faultError('protocol.no-seat', {}, 'seat')
    if (seat.kind === 'open' || seat.guest === guest || seat.kind === 'automaton') return NOTHING
    return { kind: 'seats', seats: table.seats.with(act.seat, OPEN_SEAT) }
  }
  if (act.seat !== undefined && table.seats[act.seat]?.kind !== 'open')
    throw faultError('protocol.seat-taken', {}, 'seat')
  const isFilled = (kind: string, seat: Seat): boolean =>
    kind === 'open' && (act.seat === undefined || act.seat === seat)
  return {
    kind: 'seats',
    seats: table.seats.map((seat, i) => (isFilled(seat.kind, i) ? botSeat(i) : seat)),
  }
}

/** The people who still play, apart from those for whom a bot plays. */
const present = ({ seats }: StoredTable): Seat[] =>
  seats.flatMap((seat, i) => (isPlayedHere(seat) || isFormer(seat) ? [] : [i]))

/** Whether the match ends when this seat gives up: two play, or no other person does. */
const endsWithout = (table: StoredTable, seat: Seat): boolean =>
  table.seats.length === 2 ||
  table.seats.every((each, i) => i === seat || hasNoPerson(each) || isFormer(each) || each.lost !== undefined)

/** A seat that is given up: the match ends, or a bot plays it for good. */
export const givenUp = (kind: 'concede' | 'timeout', game: Game, table: StoredTable, seat: Seat): Incident =>
  endsWithout(table, seat) ? { kind, seat } : { kind, seat, bot: standIn(game.id) }

/** During the match, by whoever has a seat. */
export function playersEffect(
  game: Game,
  table: StoredTable,
  guest: string,
  act: PlayersAct,
  whyNot: (seat: Seat) => ProtocolCode | undefined,
): Effect {
  const seat = seatOf(table, guest)
  if (seat === undefined) throw faultError('protocol.not-seated')
  const mine = table.seats[seat]!
  if (act.act === 'concede' && mine.lost !== undefined) return NOTHING
  if (table.status !== 'running') throw faultError('protocol.not-running')
  if (mine.lost !== undefined) throw faultError('protocol.seat-lost')
  switch (act.act) {
    case 'concede':
      return { kind: 'incident', incident: givenUp('concede', game, table, seat) }
    case 'take-back':
      if (mine.keeper === undefined) throw faultError('protocol.not-absent')
      return { kind: 'incident', incident: { kind: 'return', seat } }
    case 'offer-end':
      return offerEnd(table, seat, act.offered)
    default:
      return replace(game, table, seat, act, whyNot)
  }
}

function offerEnd(table: StoredTable, seat: Seat, isOffered: boolean): Effect {
  const { offersEnd, ...rest } = table.seats[seat]!
  if ((offersEnd === true) === isOffered) return NOTHING
  const isAgreed = (other: Seat): boolean => other === seat || table.seats[other]!.offersEnd === true
  if (isOffered && present(table).every(isAgreed)) return { kind: 'incident', incident: { kind: 'agreed' } }
  const offering: StoredSeat = isOffered ? { ...rest, offersEnd: true } : rest
  return { kind: 'seats', seats: table.seats.with(seat, offering) }
}

function replace(
  game: Game,
  table: StoredTable,
  seat: Seat,
  { seat: away, agreed }: Extract<PlayersAct, { act: 'replace' }>,
  whyNot: (seat: Seat) => ProtocolCode | undefined,
): Effect {
  const absent = table.seats[away]
  if (absent === undefined || away === seat || hasNoPerson(absent))
    throw faultError('protocol.no-seat', {}, 'seat')
  if (absent.keeper !== undefined) return NOTHING
  const refused = agreed ? whyNot(away) : undefined
  if (refused !== undefined) throw faultError(refused, { name: absent.name ?? '' })
  const { agrees = [], ...rest } = table.seats[seat]!
  if (agrees.includes(away) === agreed) return NOTHING
  const others = present(table).filter((each) => each !== away && each !== seat)
  if (agreed && others.every((each) => table.seats[each]!.agrees?.includes(away)))
    return { kind: 'incident', incident: { kind: 'takeover', seat: away, bot: standIn(game.id) } }
  const now = agreed ? [...agrees, away] : agrees.filter((each) => each !== away)
  const voting: StoredSeat = now.length === 0 ? rest : { ...rest, agrees: now }
  return { kind: 'seats', seats: table.seats.with(seat, voting) }
}
