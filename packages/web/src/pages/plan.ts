import type { NewSeat } from '../store/new-match.ts'

/** Who may sit at a seat of a new table. */
export const SEAT_WAYS = ['me', 'here', 'friend', 'bot', 'open'] as const
export type ChosenWay = (typeof SEAT_WAYS)[number]
/** The game decides which seats are automata; nobody chooses them. */
export type SeatWay = ChosenWay | 'automaton'

export interface SeatPlan {
  readonly way: SeatWay
  /** For people at this screen, and for automata. */
  readonly name: string
  readonly bot: string
}

/** Where a match is hosted: in this browser, or on the server. */
export const HOSTINGS = ['browser', 'online'] as const
export type Hosting = (typeof HOSTINGS)[number]

/** A conflict between seats, and the fixes for it. */
export interface PlanFault {
  readonly code: 'nobody' | 'twice' | 'here-and-online' | 'no-name'
  readonly ways: readonly {
    readonly code: 'me' | 'here' | 'friend' | 'bot'
    readonly seats: readonly SeatPlan[]
  }[]
}

const isFromElsewhere = ({ way }: SeatPlan): boolean => way === 'friend' || way === 'open'

/** The hosting that the seats require; undefined if both are possible. */
export function hostingOf(seats: readonly SeatPlan[]): Hosting | undefined {
  if (seats.some(isFromElsewhere)) return 'online'
  return seats.some(({ way }) => way === 'here') ? 'browser' : undefined
}

export const isOnline = (seats: readonly SeatPlan[], wanted: Hosting): boolean =>
  (hostingOf(seats) ?? wanted) === 'online'

/** Resizes the plan: drops seats at the end, or adds bots. */
export const resized = (seats: readonly SeatPlan[], many: number, bot: string): readonly SeatPlan[] =>
  Array.from({ length: many }, (_, i) => seats[i] ?? { way: 'bot', name: '', bot })

/** The plan with automata at their seats. */
export const withAutomata = (
  seats: readonly SeatPlan[],
  automata: readonly (string | undefined)[],
): readonly SeatPlan[] =>
  seats.map((seat, i) => {
    const name = automata[i]
    if (name !== undefined) return { ...seat, way: 'automaton', name }
    // This seat is no longer an automaton.
    return seat.way === 'automaton' ? { ...seat, way: 'bot', name: '' } : seat
  })

/** The plan with another way for the matching seats. */
const taken = (
  seats: readonly SeatPlan[],
  way: SeatWay,
  which: (seat: SeatPlan, at: number) => boolean,
): readonly SeatPlan[] => seats.map((seat, at) => (which(seat, at) ? { ...seat, way } : seat))

export function faultOf(seats: readonly SeatPlan[], wanted: Hosting): PlanFault | undefined {
  const mine = seats.findIndex(({ way }) => way === 'me')
  if (mine < 0) {
    return { code: 'nobody', ways: [{ code: 'me', seats: taken(seats, 'me', (_, at) => at === 0) }] }
  }
  if (seats.filter(({ way }) => way === 'me').length > 1) {
    return {
      code: 'twice',
      ways: (['here', 'bot', 'friend'] as const).map((code) => ({
        code,
        seats: taken(seats, code, ({ way }, at) => way === 'me' && at !== mine),
      })),
    }
  }
  const isHere = ({ way }: SeatPlan): boolean => way === 'here'
  if (seats.some(isHere) && seats.some(isFromElsewhere)) {
    return { code: 'here-and-online', ways: [{ code: 'friend', seats: taken(seats, 'friend', isHere) }] }
  }
  if (isOnline(seats, wanted) && seats[mine]!.name.trim() === '') return { code: 'no-name', ways: [] }
  return undefined
}

/** The seats in the format of the store. A missing name gets a default. */
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
