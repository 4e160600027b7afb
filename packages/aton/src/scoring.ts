import { at, type Host, type Move, type Position, type Seat } from '@benben/kernel'
import { count, SPACES_OF, TEMPLES, templeOf } from './board.ts'
import { endByScoring } from './end.ts'
import type { AtonEvent, ScoreLine } from './events.ts'
import { RETURN_AT, spaceOf } from './moves.ts'
import { gain } from './points.ts'
import { forEachSpace, lift, pushSpaces } from './priests.ts'
import {
  add,
  DEAD,
  EMPTY_REALM,
  NEXT_ROUND,
  other,
  priestCount,
  priests,
  RED,
  RESERVE,
  RETURN,
  score,
  SOURCES,
  stack,
  TURN_END,
} from './state.ts'

/** A scoring pays every source in this order. */
const SCORED = SOURCES.slice(1)
/** Points of one scoring: seat by seat, source by source as in SCORED. */
const PAID = SCORED.length
const BLACK_MAJORITY = 8
const TEMPLE_2_MAJORITY = 5
const PER_BLUE = 3
const RETURNED = 4

/** Counts what a scoring would pay now, into `out` (two rows of six). */
export function tally(p: Position, out: number[]): number[] {
  for (let i = 0; i < 2 * PAID; i++) out[i] = 0
  const black = [0, 0]
  const blue = [0, 0]
  for (let seat = 0; seat < 2; seat++) {
    let bonus = 0
    for (let temple = 0; temple < TEMPLES; temple++) {
      const mine = priests(p, seat, temple)
      black[seat]! += count(mine & SPACES_OF.black[temple]!)
      blue[seat]! += count(mine & SPACES_OF.blue[temple]!)
      bonus += count(mine & SPACES_OF.bonus1[temple]!) + 2 * count(mine & SPACES_OF.bonus2[temple]!)
    }
    out[seat * PAID + 5] = bonus
  }
  for (let temple = 0; temple < TEMPLES; temple++) {
    const mine = priestCount(p, 0, temple)
    const theirs = priestCount(p, 1, temple)
    if (mine === theirs) continue
    const seat = mine > theirs ? 0 : 1
    out[seat * PAID + temple] =
      temple === 0
        ? Math.abs(mine - theirs)
        : temple === 1
          ? TEMPLE_2_MAJORITY
          : temple === 2
            ? Math.max(mine, theirs)
            : PER_BLUE * blue[seat]!
  }
  if (black[0] !== black[1]) out[(black[0]! > black[1]! ? 0 : 1) * PAID + 4] = BLACK_MAJORITY
  return out
}

/** The same, told by source. */
export function scoreLines(p: Position): ScoreLine[] {
  const paid = tally(p, [])
  return SCORED.flatMap((source, i) =>
    [0, 1].flatMap((seat) => {
      const points = paid[seat * PAID + i]!
      return points === 0 ? [] : [{ source, seat, points }]
    }),
  )
}

const paid: number[] = []

/** The realm is full: everything is scored, then the end is judged, then priests go home. */
export function scoring(p: Position, host: Host<AtonEvent>): void {
  const lines = host.emit === undefined ? [] : scoreLines(p)
  tally(p, paid)
  for (let seat = 0; seat < 2; seat++) {
    for (let i = 0; i < PAID; i++) gain(p, seat, SCORED[i]!, paid[seat * PAID + i]!)
  }
  host.emit?.({ type: 'scored', lines })
  if (endByScoring(p, host)) return // AT12
  stack.push(p, NEXT_ROUND)
  stack.push(p, EMPTY_REALM)
  const leader = score(p, 0) === score(p, 1) ? at(p, RED) : score(p, 0) > score(p, 1) ? 0 : 1
  for (const seat of [other(leader), leader]) {
    stack.push(p, TURN_END, seat)
    stack.push(p, RETURN, seat, quota(p, seat))
  }
}

/** How many priests leave each temple, three bits per temple: one from each; for each empty one, one from the highest. */
function quota(p: Position, seat: Seat): number {
  const here = [0, 1, 2, 3].map((temple) => priestCount(p, seat, temple))
  const leave = here.map((many) => Math.min(many, 1))
  let missing = RETURNED - leave.reduce((sum, many) => sum + many, 0)
  for (let temple = TEMPLES - 1; temple >= 0 && missing > 0; temple--) {
    const more = Math.min(missing, here[temple]! - leave[temple]!)
    leave[temple]! += more
    missing -= more
  }
  return leave.reduce((bits, many, temple) => bits | (many << (3 * temple)), 0)
}

/** How many priests still have to leave a temple, by the `return` frame on top. */
export const owed = (p: Position, temple: number): number => (stack.get(p, 1) >> (3 * temple)) & 7

/** AT7, AT13. True when the seat must choose. */
export function returning(p: Position, host: Host<AtonEvent>): boolean {
  const seat = stack.get(p, 0)
  let choice = false
  for (let temple = 0; temple < TEMPLES; temple++) {
    if (owed(p, temple) === 0) continue
    if (owed(p, temple) < priestCount(p, seat, temple)) choice = true
    else forEachSpace(priests(p, seat, temple), temple, (space) => bringHome(p, seat, space, host))
  }
  if (!choice) stack.pop(p)
  return choice
}

export function legalReturn(p: Position, seat: Seat, out: Move[]): void {
  for (let temple = 0; temple < TEMPLES; temple++) {
    if (owed(p, temple) > 0) pushSpaces(priests(p, seat, temple), temple, RETURN_AT, out)
  }
}

export const doReturn = (p: Position, seat: Seat, move: Move, host: Host<AtonEvent>): void =>
  bringHome(p, seat, spaceOf(move), host)

function bringHome(p: Position, seat: Seat, space: number, host: Host<AtonEvent>): void {
  lift(p, seat, space)
  add(p, RESERVE + seat, 1)
  stack.set(p, 1, stack.get(p, 1) - (1 << (3 * templeOf(space))))
  host.emit?.({ type: 'returned', seat, space })
}

/** The dead go back to their owners' reserves. */
export function emptyRealm(p: Position, host: Host<AtonEvent>): void {
  host.emit?.({ type: 'realm-emptied', priests: [at(p, DEAD), at(p, DEAD + 1)] })
  for (let seat = 0; seat < 2; seat++) {
    add(p, RESERVE + seat, at(p, DEAD + seat))
    p[DEAD + seat] = 0
  }
}
