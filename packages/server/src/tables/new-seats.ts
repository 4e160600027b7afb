import { botNames, makeBot } from '@benben/bots'
import type { Game, Seat } from '@benben/kernel'
import type { JoinRequest, SeatRequest } from '@benben/protocol'
import { faultError } from '../fault-error.ts'
import { budgetOf, MOST_ITERATIONS } from '../players/budget.ts'
import type { Guest } from '../store/stored-people.ts'
import type { StoredSeat, StoredTable } from '../store/stored-table.ts'
import { seatOf } from './info.ts'
import { hasNoPerson, OPEN_SEAT } from './seat-kinds.ts'

/** Of a person, or of a program that plays for itself. */
export const seatFor = ({ id, nickname, scopes }: Guest): StoredSeat => ({
  kind: 'person',
  guest: id,
  name: nickname,
  ...(scopes === undefined ? {} : { program: true }),
  nonce: null,
})

/** The seat of a bot. Throws a FaultError for one that does not exist, or thinks for too long. */
export function botSeat(game: Game, bot: string, at: Seat): StoredSeat {
  if (makeBot(game.id, bot) === undefined)
    throw faultError(
      'protocol.no-bot',
      { found: bot, known: botNames(game.id).join(', ') },
      `seats[${at}].bot`,
    )
  if ((budgetOf(bot) ?? 0) > MOST_ITERATIONS)
    throw faultError('protocol.range', { bound: 'most', limit: MOST_ITERATIONS }, `seats[${at}].bot`)
  return { kind: 'bot', guest: null, name: bot, nonce: null }
}

/** A seat of a new table. `automaton` is the one that the game itself puts there. */
export function newSeat(
  game: Game,
  guest: Guest,
  seat: SeatRequest,
  at: Seat,
  automaton: string | undefined,
): StoredSeat {
  if (automaton !== undefined) {
    if (seat.kind !== 'automaton')
      throw faultError('protocol.automaton-seat', { name: automaton }, `seats[${at}]`)
    return { kind: 'automaton', guest: null, name: automaton, nonce: null }
  }
  if (seat.kind === 'automaton') throw faultError('protocol.no-automaton', {}, `seats[${at}]`)
  if (seat.kind === 'me') return seatFor(guest)
  return seat.kind === 'open' ? OPEN_SEAT : botSeat(game, seat.bot, at)
}

/** Throws a FaultError unless a person sits or may sit there, and whoever asks sits there at most once. */
export function checkPeople(seats: readonly StoredSeat[], guest: Guest): void {
  if (seats.every(hasNoPerson)) throw faultError('protocol.no-person', {}, 'seats')
  if (seats.filter((seat) => seat.guest === guest.id).length > 1)
    throw faultError('protocol.already-seated', {}, 'seats')
}

/** Where somebody sits down; undefined if they sit there already. */
export function seatToJoin(
  table: StoredTable,
  guest: Guest,
  { seat: wanted }: JoinRequest,
): Seat | undefined {
  const mine = seatOf(table, guest.id)
  if (wanted !== undefined && wanted >= table.seats.length) throw faultError('protocol.no-seat', {}, 'seat')
  if (mine !== undefined) {
    if (wanted !== undefined && wanted !== mine) throw faultError('protocol.already-seated')
    return table.seats[mine]!.nonce === null ? mine : undefined
  }
  if (table.status !== 'waiting') throw faultError('protocol.already-running')
  const seat = wanted ?? table.seats.findIndex(({ kind }) => kind === 'open')
  if (table.seats[seat]?.kind !== 'open')
    throw faultError('protocol.seat-taken', {}, wanted === undefined ? '' : 'seat')
  return seat
}
