import type { Position, Seat } from '@benben/kernel'
import { BX01, BX03, cardsAt, type CardOf } from '../blessing-cards.ts'
import { markOf, numberOf } from '../names.ts'
import type { Anytime, AnytimeEffect } from '../rules.ts'
import { stack } from '../state.ts'
import { XW } from './kinds.ts'
import { canResettle } from './resettle.ts'
import { PRIESTS, TRACK_TOP, WARRIORS } from './state.ts'
import { enlist, ordain } from './warband.ts'

/** BX01 to BX04: at any time of the own turn, but not inside another effect. */
export const MUSTERED = 5

const hasRoom = (p: Position, seat: Seat): boolean =>
  p[WARRIORS + seat]! < TRACK_TOP || p[PRIESTS + seat]! < TRACK_TOP

const EFFECTS: Readonly<Record<CardOf<'between'>, AnytimeEffect>> = {
  [BX01]: {
    // Five in all; it is said how many of them are warriors.
    can: (p, _play, seat) => hasRoom(p, seat),
    effect: (p, play, seat, said, by) => {
      enlist(p, play, seat, said, by)
      ordain(p, play, seat, MUSTERED - said, by)
    },
  },
  [BX03]: {
    can: canResettle,
    effect: (p, _play, seat, _said, by) => stack.push(p, XW.resettle, seat, markOf(numberOf(by)), 0),
  },
}

export const SETH_ANYTIME: readonly Anytime[] = cardsAt('between').map((card) => ({ card, ...EFFECTS[card] }))
