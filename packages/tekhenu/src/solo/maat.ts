import type { Position, Seat } from '@benben/kernel'
import { ROUNDS_PER_MAAT } from '../calendar.ts'
import { destiny } from '../destiny.ts'
import { balanceOf } from '../dice.ts'
import { ankhOf } from '../maat.ts'
import type { Wait } from '../play.ts'
import { rewards } from '../starting.ts'
import { ORDER, ROUND, seats, stack } from '../state.ts'
import { takeDestiny } from './setup.ts'
import { BOT } from './state.ts'

/** Maat and destiny where one of the two is Botankhamun. */

/** Its balance by Maat phase, whatever it took. */
const BALANCES = [3, 2, 1, 1] as const
const ANKH = 4

export const balance = (p: Position, seat: Seat): number =>
  seat === BOT ? BALANCES[Math.max(0, Math.ceil(p[ROUND]! / ROUNDS_PER_MAAT) - 1)]! : balanceOf(p, seat)

export const ankh = (p: Position, seat: Seat): number => (seat === BOT ? ANKH : ankhOf(p, seat))

/** Whether a frame that goes through the turn order has come to Botankhamun. */
export const isItsPlace = (p: Position): boolean =>
  stack.get(p, 0) < seats(p) && p[ORDER + stack.get(p, 0)] === BOT

const passOn = (p: Position): false => {
  stack.set(p, 0, stack.get(p, 0) + 1)
  return false
}

/** First in turn order it takes the scribe or the gold card; second none, and the person had all four to choose from. */
export const soloDestiny: Wait = {
  ...destiny,
  run: (p, play) => {
    if (!isItsPlace(p)) return destiny.run(p, play)
    if (stack.get(p, 0) === 0) takeDestiny(p, play)
    return passOn(p)
  },
}

/** It has no rewards to come. */
export const soloRewards: Wait = {
  ...rewards,
  run: (p, play) => (isItsPlace(p) ? passOn(p) : rewards.run(p, play)),
}
