import type { Seat } from '@benben/kernel'
import { sethOf, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import { SHORT, type Flight, type Source } from './flight.ts'
import { anchor, BAG, piecesAt, spot } from './marks.ts'

/** What flies with Time of Seth, the Vizier and Botankhamun. */

export function flightsOfModules(
  event: TekhenuEvent,
  view: TekhenuView,
  near: Seat,
  source: Source,
): readonly Flight[] {
  const last = source.current === null ? [] : [source.current]
  switch (event.type) {
    case 'settled-region': {
      const region = spot(`region/${event.region}`)
      source.current = region
      return [
        {
          from: [
            piecesAt(anchor(event.seat, 'building')),
            `${anchor(event.seat, 'building')} svg`,
            anchor(event.seat, 'points'),
          ],
          to: [piecesAt(region), region],
          what: { glyph: 'building', seat: event.seat },
          ms: SHORT,
        },
      ]
    }
    case 'resettled': {
      const place = (name: string): string =>
        spot(name.startsWith('region ') ? name.replace(' ', '/') : `workshop/${name}`)
      source.current = place(event.to)
      return [
        {
          from: [place(event.from)],
          to: [piecesAt(place(event.to)), place(event.to)],
          what: { glyph: 'building', seat: event.seat },
          ms: SHORT,
          late: true,
        },
      ]
    }
    case 'conquest-laid':
      source.current = spot(`space/${event.space}`)
      return [
        {
          from: ['[data-area="seth"] [data-card^="conquest"]'],
          to: [spot(`space/${event.space}`)],
          what: { copy: true },
          ms: SHORT,
        },
      ]
    case 'conquest-turned':
      return [
        {
          from: [],
          to: ['[data-area="seth"] [data-card^="conquest"]'],
          what: { itself: 'comes' },
          ms: SHORT,
          wait: SHORT / 2,
          late: true,
        },
      ]
    case 'seth-rolled':
      return event.dice.map(({ colour, value }) => ({
        from: [BAG],
        to: [spot(`die/seth ${value} ${colour}`)],
        what: { itself: 'comes' },
        ms: 420,
        late: true,
      }))
    case 'warband':
      return (['warriors', 'priests'] as const)
        .filter((track) => sethOf(view)?.seats[event.seat]?.[track] !== event[track])
        .map((track) => ({
          from: [`[data-step="${track} ${sethOf(view)?.seats[event.seat]?.[track] ?? 0}"]`],
          to: [`[data-anchor="${track}/${event.seat}"]`],
          what: { itself: 'slides' },
          ms: SHORT,
          wait: 0,
          late: true,
        }))
    case 'blood':
      return [
        {
          from: last,
          to:
            event.seat === near
              ? [spot('pan/tainted')]
              : [anchor(event.seat, 'pan/tainted'), anchor(event.seat, 'scales')],
          what: { glyph: 'blood' },
          ms: 420,
          late: true,
        },
      ]
    case 'artifact-taken':
      return [
        {
          from: [`[data-area="seth"] [data-card="${event.artifact}"]`],
          to: [`${anchor(event.seat, 'cards')} [data-card="${event.artifact}"]`, anchor(event.seat, 'cards')],
          what: { copy: true },
          ms: SHORT,
        },
      ]
    case 'stationed':
      return [
        {
          from: [`[data-vizier="${event.from ?? ''}"]`],
          to: [`[data-vizier="${event.god}"]`],
          what: { itself: 'slides' },
          ms: 520,
        },
      ]
    case 'progressed':
      return [
        {
          from: ['[data-anchor="pyramid/marker"]'],
          to: ['[data-anchor="pyramid/marker"]'],
          what: { itself: 'slides' },
          ms: 420,
        },
      ]
    default:
      return []
  }
}
