import type { Seat } from '@benben/kernel'
import type { Edition, TekhenuEvent, TekhenuView } from '@benben/tekhenu'
import type { Sound } from '../../ui/sounds.ts'
import type { Flight, Source } from '../motion/flight.ts'
import { spot } from '../motion/marks.ts'
import { decreeEvents } from './decrees.ts'
import type { EventEntry, EventTable, EventType, Stage } from './entry.ts'
import { goodsEvents } from './goods.ts'
import { maatEvents } from './maat.ts'
import { marketEvents } from './market.ts'
import { pieceEvents } from './pieces.ts'
import { sethEvents } from './seth.ts'
import { soloEvents } from './solo.ts'
import { startEvents } from './start.ts'
import { turnEvents } from './turn.ts'
import { vizierEvents } from './vizier.ts'

/** What the table does with each event: a new one is an entry here, and the compiler asks for it. */
const EVENTS: EventTable = {
  ...startEvents,
  ...turnEvents,
  ...pieceEvents,
  ...marketEvents,
  ...goodsEvents,
  ...maatEvents,
  ...decreeEvents,
  ...sethEvents,
  ...soloEvents,
  ...vizierEvents,
}

/** The entry of an event; the table has one of the event's own type under its name. */
export const entryOf = (event: TekhenuEvent): EventEntry<EventType> =>
  EVENTS[event.type] as EventEntry<EventType>

/**
 * The picture one event later. Moves of others arrive as a whole; shown one event at a time they can be followed. Only
 * what is drawn is carried along, and the view that came with the events has the last word.
 */
export const advanceIn =
  (edition: Edition) =>
  (view: TekhenuView, event: TekhenuEvent): TekhenuView =>
    entryOf(event).advance?.(view, event, edition) ?? view

/** The spots of the table that an event, or the line of the log about it, speaks of. */
export const spotsIn = (event: TekhenuEvent): readonly string[] => entryOf(event).spots?.(event) ?? []

/** Where goods, production and scales of one board lie: that of the seat below alone is drawn with spots. */
const OF_BOARD = /^(?:token|production|pan)\//

/** The board of another seat as a whole. */
export const boardSpot = (seat: Seat): string => `board/${seat}`

/** The same where the boards of others have no spots: what happens to one of those is spoken of at the board. */
export const spotsTold = (event: TekhenuEvent, near: Seat): readonly string[] => {
  const spots = spotsIn(event)
  if (!('seat' in event) || event.seat === near) return spots
  const elsewhere = spots.filter((name) => !OF_BOARD.test(name))
  return elsewhere.length < spots.length ? [...elsewhere, boardSpot(event.seat)] : spots
}

/** What is heard with an event. */
export const soundOf = (event: TekhenuEvent): Sound | undefined => entryOf(event).sound

/** What flies with an event; afterwards `source` is where points and tokens come from. */
export function flightsOf(
  event: TekhenuEvent,
  stage: Omit<Stage, 'last'>,
  source: Source,
): readonly Flight[] {
  const { flights, source: from } = entryOf(event)
  const last = source.current === null ? [] : [source.current]
  if (from !== undefined)
    source.current = from === 'nowhere' ? null : from === 'spot' ? spot(spotsIn(event)[0]!) : from(event)
  return flights?.(event, { ...stage, last }) ?? []
}

/** How long an event is shown to a viewer, in milliseconds. */
export function pauseOf(
  event: TekhenuEvent,
  viewer: TekhenuView['viewer'],
  next: TekhenuEvent | undefined,
): number {
  const { ms = 0, toAll = false } = entryOf(event)
  const isOwn = 'seat' in event && event.seat === viewer
  if (isOwn && !(toAll === true || (toAll !== false && toAll(event)))) return 0
  return typeof ms === 'number' ? ms : ms(event, next)
}
