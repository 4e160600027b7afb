import {
  bitOf,
  card,
  count,
  priests,
  reserve,
  SPACES_OF,
  spaceOf,
  TEMPLES,
  templeOf,
  WHOLE_TEMPLE,
} from '@benben/aton'
import type { Move, Position, Seat } from '@benben/kernel'

/** The rest of a seat's turn. */
export interface Turn {
  /** Enemies to remove. */
  readonly takes: number
  /** Own priests to remove. */
  readonly gives: number
  readonly places: number
  /** Temples with a lower index can be reached. */
  readonly reach: number
}

/** Spaces to occupy, by temple: a seat that holds all of them has won. */
type Target = readonly number[]

const TARGETS: readonly Target[] = [
  ...Array.from({ length: TEMPLES }, (_, own) =>
    Array.from({ length: TEMPLES }, (_, temple) => (temple === own ? WHOLE_TEMPLE : 0)),
  ),
  SPACES_OF.yellow,
  SPACES_OF.green,
]

/** The complete turn that its cards give a seat. */
export const wholeTurn = (p: Position, seat: Seat): Turn => {
  const second = card(p, seat, 2)
  return {
    takes: Math.max(0, second - 2),
    gives: second === 1 ? 1 : 0,
    places: card(p, seat, 4),
    reach: card(p, seat, 3),
  }
}

/** The number of ways in which the seat can win before its turn ends. */
export function winsInTurn(p: Position, seat: Seat, turn: Turn): number {
  let wins = 0
  for (const target of TARGETS) if (canFill(p, seat, turn, target)) wins++
  return wins
}

function canFill(p: Position, seat: Seat, turn: Turn, target: Target): boolean {
  const places = Math.min(turn.places, reserve(p, seat))
  let lacks = 0
  let blocked = 0
  let spare = 0
  for (let temple = 0; temple < TEMPLES; temple++) {
    const mine = priests(p, seat, temple)
    const missing = target[temple]! & ~mine
    if (missing !== 0) {
      if (temple >= turn.reach) return false
      lacks += count(missing)
      if (lacks > places) return false
      blocked += count(missing & priests(p, 1 - seat, temple))
    }
    if (turn.gives > 0 && temple < turn.reach) spare += count(mine & ~target[temple]!)
  }
  return blocked <= turn.takes && lacks + Math.max(0, turn.gives - spare) <= places
}

/** The next move on the way to a win in this turn; undefined if there is none. */
export function winningMove(p: Position, seat: Seat, turn: Turn, moves: readonly Move[]): Move | undefined {
  const target = TARGETS.find((each) => canFill(p, seat, turn, each))
  if (target === undefined) return undefined
  const inside = (move: Move): boolean => (target[templeOf(spaceOf(move))]! & bitOf(spaceOf(move))) !== 0
  const wanted = turn.gives > 0 ? (move: Move): boolean => !inside(move) : inside
  return moves.find(wanted) ?? moves[0]
}
