import type { AtonEvent, AtonView } from '@benben/aton'
import type { Seat } from '@benben/kernel'
import type { GameWords, Who, Words } from '@benben/words'
import { isOnlyMine } from '../session/seen-by-others.ts'
import type { SeatSeen } from '../session/session.ts'

/** The data that every part of the table renders. */
export interface TableModel {
  readonly words: Words
  readonly speech: GameWords<AtonView, AtonEvent>
  readonly who: Who
  /** The rendered view: the latest one, or an intermediate one during playback. */
  readonly view: AtonView
  readonly seats: readonly SeatSeen[]
  /** The seat at the lower edge: the viewer's, or Red's for somebody who watches. */
  readonly near: Seat
}

/** `You` where there is only one of them at this screen, else the name. */
export const nameOf = ({ words, seats }: Pick<TableModel, 'words' | 'seats'>, seat: Seat): string =>
  isOnlyMine(seats, seat) ? words.say('web.you') : (seats[seat]?.name ?? '')

export const sideOf = ({ words, view }: Pick<TableModel, 'words' | 'view'>, seat: Seat): string =>
  words.say(seat === view.red ? 'aton.side.red' : 'aton.side.blue')
