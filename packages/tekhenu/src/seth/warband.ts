import type { Position, Seat } from '@benben/kernel'
import { add } from '../state.ts'
import type { Play } from '../play.ts'
import { emitSeth } from './events.ts'
import { PRIESTS, TRACK_TOP, WARRIORS } from './state.ts'

/** Warriors and priests: two tracks that end at 10 (what is over is lost, Q52), and no resources (Q40). */

function muster(p: Position, play: Play, seat: Seat, track: number, amount: number, by: string): void {
  const after = Math.min(TRACK_TOP, p[track + seat]! + amount)
  if (after === p[track + seat]) return
  p[track + seat] = after
  emitWarband(p, play, seat, by)
}

export const enlist = (p: Position, play: Play, seat: Seat, amount: number, by: string): void =>
  muster(p, play, seat, WARRIORS, amount, by)
export const ordain = (p: Position, play: Play, seat: Seat, amount: number, by: string): void =>
  muster(p, play, seat, PRIESTS, amount, by)

/** Takes away what was checked to be there. */
export function spendWarriors(p: Position, play: Play, seat: Seat, amount: number, by: string): void {
  if (amount === 0) return
  add(p, WARRIORS + seat, -amount)
  emitWarband(p, play, seat, by)
}
export function spendPriests(p: Position, play: Play, seat: Seat, amount: number, by: string): void {
  if (amount === 0) return
  add(p, PRIESTS + seat, -amount)
  emitWarband(p, play, seat, by)
}

const emitWarband = (p: Position, play: Play, seat: Seat, by: string): void =>
  emitSeth(play, () => ({
    type: 'warband',
    seat,
    warriors: p[WARRIORS + seat]!,
    priests: p[PRIESTS + seat]!,
    by,
  }))
