import type { AtonEvent, AtonView } from '@benben/aton'
import type { Sound } from '../ui/sounds.ts'
import { beyond, gain, withSeat, withSpace } from './changes.ts'
import { NOTHING, templesIn, type Pointed } from './pointing.ts'

type EventType = AtonEvent['type']
type EventOf<T extends EventType> = Extract<AtonEvent, { readonly type: T }>

/** How the table handles an event type. Omitted fields are no-ops. */
interface EventEntry<T extends EventType> {
  /** The next view, as far as it is rendered. */
  readonly advance?: (view: AtonView, event: EventOf<T>) => AtonView
  /** How long it is shown, in milliseconds. */
  readonly ms?: number
  /** How long to the seat that did it, where that differs. */
  readonly ownMs?: number
  /** Whether both people at one screen are shown it. */
  readonly toBoth?: true
  /** What its line in the log points at. */
  readonly points?: (event: EventOf<T>) => Partial<Pointed>
  readonly sound?: Sound
  /** How it stands in the log; `none` is what everybody sees anyway. */
  readonly log?: 'big' | 'heading' | 'none' | ((event: EventOf<T>) => 'none' | undefined)
}

const ofSeat = ({ seat }: { readonly seat: number }): Partial<Pointed> => ({ seats: [seat] })

const EVENTS: { readonly [T in EventType]: EventEntry<T> } = {
  round: { advance: (view, { round }) => ({ ...view, round, first: null }), log: 'heading' },
  dealt: { points: ofSeat, log: ({ cards }) => (cards === null ? 'none' : undefined) },
  reshuffled: { points: ofSeat },
  exchanged: {
    sound: 'card',
    advance: (view, { seat }) => withSeat(view, seat, () => ({ token: false })),
    ms: 900,
    ownMs: 0,
    points: ofSeat,
  },
  assigned: {
    advance: (view, { seat, cards }) => withSeat(view, seat, () => ({ ready: true, cartouches: cards })),
    points: ofSeat,
  },
  reassigned: { points: ofSeat },
  revealed: {
    sound: 'card',
    advance: (view, { cards }) =>
      cards.reduce<AtonView>(
        (shown, cartouches, seat) => withSeat(shown, seat, () => ({ ready: true, hand: [], cartouches })),
        view,
      ),
    ms: 2300,
    toBoth: true,
    points: () => ({ cartouches: [1, 2, 3, 4] }),
  },
  compared: {
    advance: (view, { seat, points }) => (seat === null ? view : gain(view, seat, 'cartouche1', points)),
    ms: 1300,
    points: ({ points }) => ({ cartouches: [1], track: points > 0 }),
  },
  'tie-draw': { ms: 1300 },
  first: {
    advance: (view, { seat }) => ({ ...view, first: seat }),
    ms: 1300,
    points: ({ by }) => ({ cartouches: by === 'cartouche1' ? [1, 2] : [2] }),
  },
  removed: {
    sound: 'piece',
    advance: (view, { owner, space, to }) => beyond(withSpace(view, space, '.'), owner, to, false),
    ms: 650,
    ownMs: 0,
    points: ({ space, to }) => ({ spaces: [space], realm: to === 'dead' }),
  },
  placed: {
    sound: 'piece',
    advance: (view, { seat, space }) =>
      withSeat(withSpace(view, space, String(seat)), seat, ({ reserve }) => ({ reserve: reserve - 1 })),
    ms: 650,
    ownMs: 0,
    points: ({ space }) => ({ spaces: [space] }),
  },
  unplaced: {
    advance: (view, { seat, to }) => beyond(view, seat, to, true),
    ms: 650,
    ownMs: 300,
    points: ({ to }) => ({ realm: to === 'dead' }),
  },
  'turn-ended': { log: 'none' },
  scored: {
    sound: 'points',
    advance: (view, { lines }) =>
      lines.reduce((shown, { seat, source, points }) => gain(shown, seat, source, points), view),
    ms: 3200,
    points: ({ lines }) => ({ temples: templesIn(lines), realm: true, track: lines.length > 0 }),
    log: 'big',
  },
  returned: {
    advance: (view, { seat, space }) =>
      withSeat(withSpace(view, space, '.'), seat, ({ reserve }) => ({ reserve: reserve + 1 })),
    ms: 450,
    ownMs: 0,
    points: ({ space }) => ({ spaces: [space] }),
  },
  'realm-emptied': {
    advance: (view, { priests }) =>
      priests.reduce<AtonView>(
        (shown, many, seat) => withSeat(shown, seat, ({ reserve }) => ({ dead: 0, reserve: reserve + many })),
        view,
      ),
    ms: 900,
    points: () => ({ realm: true }),
  },
  discarded: {
    advance: (view, { seat, cards }) =>
      withSeat(view, seat, ({ discards }) => ({
        ready: false,
        cartouches: null,
        discards: cards.reduce((counts, card) => counts.with(card - 1, counts[card - 1]! + 1), [...discards]),
      })),
    log: 'none',
  },
  ended: {
    advance: (view, { reason, winners }) => ({ ...view, end: { reason, winners } }),
    ms: 1200,
    log: 'big',
  },
}

/** The entry of an event; the table has one of the event's own type under its name. */
const entryOf = (event: AtonEvent): EventEntry<EventType> => EVENTS[event.type] as EventEntry<EventType>

/**
 * The picture one event later. Moves of others arrive as a whole; shown one event at a time they can be followed. Only
 * what is drawn is carried along, and the view that came with the events has the last word.
 */
export const advance = (view: AtonView, event: AtonEvent): AtonView =>
  entryOf(event).advance?.(view, event) ?? view

/** How long an event is shown to a viewer, in milliseconds. */
export function pauseOf(event: AtonEvent, viewer: AtonView['viewer']): number {
  const { ms = 0, ownMs = ms } = entryOf(event)
  return 'seat' in event && event.seat === viewer ? ownMs : ms
}

/** What is heard with an event. */
export const soundOf = (event: AtonEvent): Sound | undefined => entryOf(event).sound

/** What is turned up is turned up for both people at one screen. */
export const isForAll = (event: AtonEvent): boolean => entryOf(event).toBoth === true

/** The pieces and places an event, or the line of the log about it, speaks of. */
export const pointsAt = (event: AtonEvent): Pointed => ({ ...NOTHING, ...entryOf(event).points?.(event) })

/** While events are shown one by one: only the pieces they touch, nothing around them. */
export const touches = (event: AtonEvent): Pointed => {
  const { spaces, cartouches } = pointsAt(event)
  return { ...NOTHING, spaces, cartouches: event.type === 'revealed' ? [] : cartouches }
}

/** How an event stands in the log. */
export function logLookOf(event: AtonEvent): 'big' | 'heading' | 'none' | undefined {
  const { log } = entryOf(event)
  return typeof log === 'function' ? log(event) : log
}
