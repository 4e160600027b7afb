import type { NewSeat } from '../store/new-match.ts'

/** Who may sit at a seat of a new table. */
export const SEAT_WAYS = ['me', 'here', 'friend', 'bot', 'open'] as const
export type ChosenWay = (typeof SEAT_WAYS)[number]
/** Who plays by the rules alone sits where the game says; nobody chooses it. */
export type SeatWay = ChosenWay | 'automaton'

export interface SeatPlan {
  readonly way: SeatWay
  /** For people at this screen, and for who plays by the rules alone. */
  readonly name: string
  readonly bot: string
}

/** What does not go together, and the ways out of it. */
export interface PlanFault {
  readonly code: 'nobody' | 'twice' | 'here-and-online' | 'no-name'
  readonly ways: readonly {
    readonly code: 'me' | 'here' | 'friend' | 'bot'
    readonly seats: readonly SeatPlan[]
  }[]
}

/** Whether somebody comes over the network. */
export const isOnline = (seats: readonly SeatPlan[]): boolean =>
  seats.some(({ way }) => way === 'friend' || way === 'open')

const sits = (seats: readonly SeatPlan[], at: number, way: SeatWay): readonly SeatPlan[] =>
  seats.with(at, { ...seats[at]!, way })

/** As many seats as asked for: those at the end go, bots come. */
export const resized = (seats: readonly SeatPlan[], many: number, bot: string): readonly SeatPlan[] =>
  Array.from({ length: many }, (_, i) => seats[i] ?? { way: 'bot', name: '', bot })

/** The plan with those at their seats who play by the rules alone. */
export const withAutomata = (
  seats: readonly SeatPlan[],
  automata: readonly (string | undefined)[],
): readonly SeatPlan[] =>
  seats.map((seat, i) => {
    const name = automata[i]
    if (name !== undefined) return { ...seat, way: 'automaton', name }
    // Nobody plays by the rules alone there any more.
    return seat.way === 'automaton' ? { ...seat, way: 'bot', name: '' } : seat
  })

export function faultOf(seats: readonly SeatPlan[]): PlanFault | undefined {
  const mine = seats.flatMap(({ way }, i) => (way === 'me' ? [i] : []))
  if (mine.length === 0) return { code: 'nobody', ways: [{ code: 'me', seats: sits(seats, 0, 'me') }] }
  if (mine.length > 1) {
    const second = mine[1]!
    return {
      code: 'twice',
      ways: (['here', 'bot', 'friend'] as const).map((way) => ({
        code: way,
        seats: sits(seats, second, way),
      })),
    }
  }
  const here = seats.findIndex(({ way }) => way === 'here')
  if (here >= 0 && isOnline(seats)) {
    return { code: 'here-and-online', ways: [{ code: 'friend', seats: sits(seats, here, 'friend') }] }
  }
  if (isOnline(seats) && seats[mine[0]!]!.name.trim() === '') return { code: 'no-name', ways: [] }
  return undefined
}

/** The seats as the store wants them. Who gives no name gets one. */
export const newSeats = (
  seats: readonly SeatPlan[],
  nameless: (seat: number) => string,
): readonly NewSeat[] =>
  seats.map(({ way, name, bot }, i): NewSeat => {
    if (way === 'bot') return { kind: 'bot', bot }
    if (way === 'automaton') return { kind: 'automaton', name }
    if (way === 'friend' || way === 'open') return { kind: 'friend' }
    return { kind: 'me', name: name.trim() === '' ? nameless(i) : name.trim() }
  })
