import type { Seat } from '@benben/kernel'
import { soloOf, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import { sectionOf } from '../advance/dice.ts'
import { causeAt, earnedAt, madeAt, tokenAt } from './earned.ts'
import { SHORT, type Flight, type Source } from './flight.ts'
import { flightsOfModules } from './flights-modules.ts'
import { anchor, BAG, DECKS, orderOf, piecesAt, spot } from './marks.ts'
import { purityIn } from '../wheel/purity.ts'
import { signed } from '../say.ts'

/** What flies when something happens. */

const SLIDE = 520
/** Dice of one board leave one after the other, all boards at once. */
const DIE_BY_DIE = 50

export function flightsOf(
  event: TekhenuEvent,
  view: TekhenuView,
  near: Seat,
  source: Source,
): readonly Flight[] {
  const home = (seat: Seat, part: string): readonly string[] => [anchor(seat, part), anchor(seat, 'points')]
  const last = source.current === null ? [] : [source.current]
  const lands = (name: string): void => {
    source.current = spot(name)
  }
  switch (event.type) {
    case 'action':
      lands(`god/${event.action}`)
      return []
    case 'taken':
    case 'took': {
      const { colour, value } = event.die
      lands(`god/${event.god}`)
      return [
        {
          from: [piecesAt(spot(`die/${event.god} ${value} ${colour}`))],
          // My own lies on its pan already when it is let go; for that of others the pan is told next.
          to:
            event.seat === near
              ? [`${anchor(near, 'scales')} [data-piece="${colour} ${value}"]`, ...home(near, 'scales')]
              : [
                  anchor(event.seat, `pan/${purityIn(colour, view.lights[sectionOf(event.god)] ?? '')}`),
                  ...home(event.seat, 'scales'),
                ],
          what: { copy: true },
          ms: SHORT,
          stay: event.type === 'taken' && event.seat !== near ? 300 : 0,
        },
      ]
    }
    case 'statue': {
      const god = view.godStatues[event.place] !== undefined
      const name = `${god ? 'statue' : 'people'}/${event.place}`
      lands(name)
      return [piece('statue', event.seat, name, god ? [piecesAt(`[data-statue="${event.place}"]`)] : [])]
    }
    case 'building': {
      const name = `${/^(left|right|top|bottom) /.test(event.place) ? 'house' : 'workshop'}/${event.place}`
      lands(name)
      return [piece('building', event.seat, name)]
    }
    case 'tile':
      lands(`space/${event.space}`)
      return [
        {
          from: [`${spot(`tile/${view.tiles.indexOf(event.tile)}`)} [data-card]`],
          to: [`${spot(`space/${event.space}`)} [data-card] > svg`, spot(`space/${event.space}`)],
          what: { copy: true },
          ms: SHORT,
          turn: event.seat === near ? 0 : event.turn,
        },
      ]
    case 'tiles':
      return event.tiles.flatMap((tile, slot): Flight[] => {
        const was = view.tiles.indexOf(tile)
        if (tile === null || was === slot) return []
        const to = [`${spot(`tile/${slot}`)} [data-card]`]
        return [
          was < 0
            ? { from: [], to, what: { itself: 'comes' }, ms: SHORT, wait: SHORT / 2, late: true }
            : { from: [spot(`tile/${was}`)], to, what: { itself: 'slides' }, ms: SHORT, wait: 0, late: true },
        ]
      })
    case 'populace':
      return (['population', 'happiness'] as const)
        .filter((rail) => view.seats[event.seat]![rail] !== event[rail])
        .map((rail) => {
          const marker = `[data-anchor="${rail}/${event.seat}"]`
          return { from: [marker], to: [marker], what: { copy: true }, ms: SHORT }
        })
    case 'pillar':
      return [piece('pillar', event.seat, `space/${event.space}`)]
    case 'card':
      lands(`card/${event.card}`)
      return [
        {
          from: [spot(`card/${event.card}`)],
          to: [`${anchor(event.seat, 'cards')} [data-card="${event.card}"]`, ...home(event.seat, 'cards')],
          what: { copy: true },
          ms: SHORT,
        },
      ]
    case 'refilled':
    case 'refreshed':
    case 'market-opened':
      return event.cards.map((card) => ({
        from: [DECKS],
        to: [spot(`card/${card}`)],
        what: { itself: 'comes' },
        ms: SHORT,
        late: true,
      }))
    case 'decree-drawn':
      return [
        { from: [DECKS], to: home(event.seat, 'cards'), what: { glyph: 'decree' }, ms: 420, late: true },
      ]
    case 'played':
      source.current = anchor(event.seat, 'cards')
      // My own hand has just put it down.
      return event.seat === near
        ? []
        : [
            {
              from: [`${anchor(event.seat, 'cards')} [data-card="${event.card}"]`],
              to: [DECKS],
              what: { copy: true },
              ms: 420,
            },
          ]
    case 'destiny':
      return [
        { from: [], to: [`[data-card="${event.card}"]`], what: { itself: 'comes' }, ms: SHORT, late: true },
      ]
    case 'production': {
      const levels = spot(`production/${event.resource}`)
      const was = view.seats[event.seat]!.production[event.resource]
      return event.seat !== near
        ? []
        : [
            {
              from: [`${levels} [data-level="${was}"]`],
              to: [`${levels} [data-level="${event.level}"] > b`],
              what: { itself: 'slides' },
              ms: SHORT,
              wait: 0,
              late: true,
            },
          ]
    }
    case 'produced':
      return event.excess === 0
        ? []
        : [
            {
              from: madeAt(event.seat, near, event.resource),
              to: panOf(event.seat, 'tainted'),
              what: { glyph: event.resource },
              ms: 420,
              late: true,
            },
          ]
    case 'faith':
      return event.amount === 0
        ? []
        : [
            {
              from: tokenAt(event.seat, near, 'faith'),
              to: panOf(event.seat, event.amount < 0 ? 'tainted' : 'pure'),
              what: { glyph: 'faith' },
              ms: 420,
              late: true,
            },
          ]
    case 'paid':
      // Numbers of my own have said so before the click.
      return event.seat === near || source.current === null
        ? []
        : Object.keys(event.tokens).map((token) => ({
            from: tokenAt(event.seat, near, token),
            to: last,
            what: { glyph: token },
            ms: SHORT,
            late: true,
          }))
    case 'gained': {
      const cause = causeAt(event.by, event.seat)
      return Object.keys(event.tokens).map((token) => ({
        from: [
          ...(event.by === 'production' ? madeAt(event.seat, near, token) : []),
          ...(cause === null ? [] : [cause]),
          ...last,
        ],
        to: [...tokenAt(event.seat, near, token), anchor(event.seat, 'points')],
        what: { glyph: token },
        ms: 420,
      }))
    }
    case 'points':
      return earnedAt(event, view, near, last).map(({ from, points }, i) => ({
        from,
        to: [anchor(event.seat, 'points')],
        what: { text: signed(points), loss: points < 0 },
        ms: 620,
        // First they are seen where they were earned.
        ...(event.by === 'scoring' ? { wait: 140 + i * 40 } : {}),
      }))
    case 'weighed':
      return [
        {
          from: [`${anchor(event.seat, 'scales')} [data-balance]`, anchor(event.seat, 'scales')],
          to: [`${orderOf(event.seat)} [data-balance]`, orderOf(event.seat)],
          what: { text: signed(event.balance), loss: event.balance < 0 },
          ms: 420,
          late: true,
        },
      ]
    case 'order':
      return event.order.map((seat) => ({
        from: [orderOf(seat)],
        to: [orderOf(seat)],
        what: { itself: 'slides' },
        ms: SLIDE,
        wait: 0,
      }))
    case 'cleared':
      source.current = null
      return view.seats.flatMap(({ dice }, seat) =>
        (soloOf(view) !== undefined && seat !== near ? [] : dice).map((_, nth) => ({
          from: [piecesAt(anchor(seat, 'scales'))],
          nth,
          to: [BAG],
          what: { copy: true },
          ms: 420,
          wait: nth * DIE_BY_DIE,
        })),
      )
    case 'maat':
    case 'turn':
      // Nothing lies yet that anything could come from.
      source.current = null
      return []
    default:
      return flightsOfModules(event, view, near, source)
  }

  function piece(glyph: string, seat: Seat, to: string, better: readonly string[] = []): Flight {
    return {
      from: [piecesAt(anchor(seat, glyph)), `${anchor(seat, glyph)} svg`, anchor(seat, 'points')],
      to: [...better, piecesAt(spot(to)), spot(to)],
      what: { glyph, seat },
      ms: SHORT,
    }
  }

  function panOf(seat: Seat, side: 'pure' | 'tainted'): readonly string[] {
    return seat === near ? [spot(`pan/${side}`)] : [anchor(seat, `pan/${side}`), anchor(seat, 'scales')]
  }
}
