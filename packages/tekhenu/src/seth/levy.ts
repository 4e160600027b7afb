import type { Position, Seat } from '@benben/kernel'
import { TX02 } from '../card-ids.ts'
import { isKind, K, named } from '../moves.ts'
import { FAITH } from '../names.ts'
import { refusal, said } from './codes.ts'
import type { Play, Wait } from '../play.ts'
import { add, hasTechnology, stack, tokenCell, tokens } from '../state.ts'
import { CAUSE, causeName, causeOf } from './causes.ts'
import { XW } from './kinds.ts'
import { TRACK_TOP, WARRIORS } from './state.ts'
import { spendWarriors } from './warband.ts'

/** Warriors that are paid. TX02: faith stands in for some of them, or for all (Q44). */

const faithFor = (p: Position, seat: Seat): number =>
  hasTechnology(p, seat, TX02) ? tokens(p, seat, FAITH) : 0

/** Whether a seat can pay so many warriors, once those that are still coming have come. */
export const canLevy = (p: Position, seat: Seat, warriors: number, coming = 0): boolean =>
  Math.min(TRACK_TOP, p[WARRIORS + seat]! + coming) + faithFor(p, seat) >= warriors

const fewest = (p: Position, seat: Seat, due: number): number => Math.max(0, due - faithFor(p, seat))
const most = (p: Position, seat: Seat, due: number): number => Math.min(due, p[WARRIORS + seat]!)

/** Takes the warriors, or asks how many of them are to be faith, before what waits already. */
export function demandWarriors(p: Position, play: Play, seat: Seat, amount: number, by: string): void {
  const least = fewest(p, seat, amount)
  if (least === most(p, seat, amount)) pay(p, play, seat, least, amount - least, by)
  else stack.push(p, XW.levy, seat, amount, causeOf(by))
}

function pay(p: Position, play: Play, seat: Seat, warriors: number, faith: number, by: string): void {
  spendWarriors(p, play, seat, warriors, by) // Q41
  if (faith === 0) return
  add(p, tokenCell(seat, FAITH), -faith)
  play.emit?.({ type: 'paid', seat, tokens: { faith }, by })
}

export const levy: Wait = {
  name: 'levy',
  fields: { seat: [0, 3], due: [1, TRACK_TOP], cause: CAUSE },
  run: (p) => {
    if (canLevy(p, stack.get(p, 0), stack.get(p, 1))) return true
    stack.pop(p)
    return false
  },
  ask: {
    question: (p) => said('tekhenu.seth.levy', { due: stack.get(p, 1), by: causeName(stack.get(p, 2)) }),
    legal: (p, _play, seat, out) => {
      const due = stack.get(p, 1)
      for (let warriors = most(p, seat, due); warriors >= fewest(p, seat, due); warriors--)
        out.push(K.levy + warriors)
    },
    step: (p, play, seat, move) => {
      const due = stack.get(p, 1)
      const by = causeName(stack.get(p, 2))
      stack.pop(p)
      pay(p, play, seat, named(move), due - named(move), by)
    },
    tries: (p) => Array.from({ length: stack.get(p, 1) + 1 }, (_, warriors) => K.levy + warriors),
    why: (p, _play, seat, move) =>
      isKind(move, K.levy)
        ? refusal('tekhenu.seth.no-levy', 'TX02', {
            due: stack.get(p, 1),
            warriors: p[WARRIORS + seat]!,
            faith: tokens(p, seat, FAITH),
          })
        : undefined,
  },
}
