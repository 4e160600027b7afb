import type { Seat } from '@benben/kernel'

/** How places of the table are found once they are drawn. */
export const spot = (name: string): string => `[data-spot="${name}"]`
/** A part of somebody's board. */
export const anchor = (seat: Seat, part: string): string => `[data-anchor="seat/${seat}/${part}"]`
/** A piece that is drawn at a place when what flies gets there; until then it is not to be seen. */
export const piecesAt = (place: string): string => `${place} [data-piece]`
/** The bag dice come from, the decks of cards, the place of a seat in the turn order. */
export const BAG = '[data-anchor="bag"]'
export const DECKS = '[data-anchor="decks"]'
export const orderOf = (seat: Seat): string => `[data-anchor="order/${seat}"]`
