import type { Seat } from '@benben/kernel'
import { lightOn, purityIn, type TekhenuEvent } from '@benben/tekhenu'
import type { Stage } from '../events/entry.ts'
import { MIDDLE, SHORT, type Flight } from './flight.ts'
import { anchor, piecesAt, spot } from './marks.ts'

/** Places and flights that several events share. */

type Places = readonly string[]
type DieShown = Extract<TekhenuEvent, { readonly type: 'taken' }>['die']

/** A part of a seat's board; its points where the board is folded. */
export const boardPart = (seat: Seat, part: string): Places => [anchor(seat, part), anchor(seat, 'points')]

/** A side of a seat's scales. */
export const panAt = (seat: Seat, near: Seat, side: 'pure' | 'tainted'): Places =>
  seat === near ? [spot(`pan/${side}`)] : [anchor(seat, `pan/${side}`), anchor(seat, 'scales')]

/** Where something is produced, and where it is kept. */
export const madeAt = (seat: Seat, near: Seat, resource: string): Places =>
  seat === near ? [spot(`production/${resource}`)] : [anchor(seat, `made/${resource}`)]
export const tokenAt = (seat: Seat, near: Seat, token: string): Places =>
  seat === near
    ? [`${spot(`token/${token}`)} svg`, anchor(near, 'tokens')]
    : [`${anchor(seat, 'tokens')} [data-token="${token}"] svg`, anchor(seat, 'tokens')]

/** A piece of a seat's supply goes to a spot, or to a better place there. */
export const pieceFlies = (
  glyph: 'statue' | 'building' | 'pillar',
  seat: Seat,
  to: string,
  better: Places = [],
): Flight => ({
  from: [piecesAt(anchor(seat, glyph)), `${anchor(seat, glyph)} svg`, anchor(seat, 'points')],
  to: [...better, piecesAt(spot(to)), spot(to)],
  what: { glyph, seat },
  ms: SHORT,
})

/** A token goes from where it lies to somewhere else. */
export const tokenFlies = (token: string, from: Places, to: Places, ms = MIDDLE): Flight => ({
  from,
  to,
  what: { glyph: token },
  ms,
  late: true,
})

/** What is drawn at a place comes into sight there, on its way from another place or from nowhere. */
export const comesUp = (
  from: Places,
  to: string,
  timing: Partial<Pick<Flight, 'ms' | 'wait'>> = {},
): Flight => ({
  from,
  to: [to],
  what: { itself: 'comes' },
  ms: SHORT,
  late: true,
  ...timing,
})

/** What is drawn at a place slides there from where it was. */
export const slides = (from: string, to: string): Flight => ({
  from: [from],
  to: [to],
  what: { itself: 'slides' },
  ms: SHORT,
  wait: 0,
  late: true,
})

/** A copy of what is seen at a place goes to another. */
export const copyFlies = (from: string, to: Places, ms = SHORT): Flight => ({
  from: [from],
  to,
  what: { copy: true },
  ms,
})

/** A die goes from its god to the scales of a seat, and lies there so long before it is drawn. */
export const dieFlies = (
  { seat, god, die }: { readonly seat: Seat; readonly god: string; readonly die: DieShown },
  { view, edition, near }: Pick<Stage, 'view' | 'edition' | 'near'>,
  stay: number,
): Flight => ({
  ...copyFlies(
    piecesAt(spot(`die/${god} ${die.value} ${die.colour}`)),
    // My own lies on its pan already when it is let go.
    seat === near
      ? [`${anchor(near, 'scales')} [data-piece="${die.colour} ${die.value}"]`, ...boardPart(near, 'scales')]
      : [
          anchor(seat, `pan/${purityIn(die.colour, lightOn(edition, view, god) ?? '')}`),
          ...boardPart(seat, 'scales'),
        ],
  ),
  stay,
})
