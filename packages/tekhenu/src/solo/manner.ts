import type { Position } from '@benben/kernel'
import { BASTET, HATHOR, HORUS, OSIRIS, RA, THOTH, type God } from '../names.ts'
import type { Play } from '../play.ts'
import { bastet } from './bastet.ts'
import { choose, type Choose } from './die.ts'
import { hathor } from './hathor.ts'
import { horus } from './horus.ts'
import { osiris } from './osiris.ts'
import { ra } from './ra.ts'
import { takeDestiny } from './setup.ts'
import { thoth } from './thoth.ts'

/** What it does for a god; false where it cannot for want of pieces, spaces or cards. */
export type Action = (p: Position, play: Play, value: number) => boolean

/** How Botankhamun plays: what further modules change of it. */
export interface Manner {
  readonly choose: Choose
  /** By god. */
  readonly actions: readonly Action[]
  /** Takes a destiny card, where it is first in turn order. */
  readonly takeDestiny: (p: Position, play: Play) => void
  /** Gods whose statues bring nothing where points come in place of the action (BK14: they do). */
  readonly unanswered: readonly God[]
}

export const MANNER: Manner = {
  choose,
  actions: (() => {
    const actions: Action[] = []
    actions[HORUS] = horus
    actions[RA] = ra
    actions[HATHOR] = hathor
    actions[BASTET] = bastet
    actions[THOTH] = thoth
    actions[OSIRIS] = osiris
    return actions
  })(),
  takeDestiny,
  unanswered: [],
}
