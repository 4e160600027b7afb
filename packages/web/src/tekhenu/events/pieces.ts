import { BACK, PEOPLE, spaceNamed } from '@benben/tekhenu'
import { building, isHouse, pillar, statue } from '../advance/pieces.ts'
import { SHORT } from '../motion/flight.ts'
import { piecesAt, spot } from '../motion/marks.ts'
import { comesUp, copyFlies, pieceFlies, slides } from '../motion/ways.ts'
import type { EventTable } from './entry.ts'

const statueSpot = (place: string): string =>
  `${PEOPLE.some((each) => each === place) ? 'people' : 'statue'}/${place}`
const buildingSpot = (place: string): string => `${isHouse(place) ? 'house' : 'workshop'}/${place}`

/** Statues, tiles with their pillars, and buildings. */
export const pieceEvents = {
  statue: {
    sound: 'piece',
    advance: (view, { seat, place }) => statue(view, seat, place),
    flights: ({ seat, place }) => [
      pieceFlies('statue', seat, statueSpot(place), [piecesAt(`[data-statue="${place}"]`)]),
    ],
    spots: ({ place }) => [statueSpot(place)],
    source: 'spot',
    ms: 550,
  },
  tile: {
    sound: 'piece',
    advance: (view, { tile, space, turn }) => ({
      ...view,
      tiles: view.tiles.map((each) => (each === tile ? null : each)),
      temple: view.temple.with(spaceNamed(space), { tile, turn, owner: null }),
    }),
    flights: ({ seat, tile, space, turn }, { view, near }) => [
      {
        ...copyFlies(`${spot(`tile/${view.tiles.indexOf(tile)}`)} [data-card]`, [
          `${spot(`space/${space}`)} :is([data-card], [data-tile]) > svg`,
          spot(`space/${space}`),
        ]),
        turn: seat === near ? 0 : turn,
      },
    ],
    spots: ({ space }) => [`space/${space}`],
    source: 'spot',
    ms: 550,
  },
  pillar: {
    sound: 'piece',
    advance: (view, { seat, space }) => pillar(view, seat, space),
    flights: ({ seat, space }) => [pieceFlies('pillar', seat, `space/${space}`)],
    spots: ({ space }) => [`space/${space}`],
    ms: 300,
    log: 'minor',
  },
  tiles: {
    advance: (view, { tiles }) => ({ ...view, tiles }),
    flights: ({ tiles }, { view }) =>
      tiles.flatMap((tile, slot) => {
        const was = view.tiles.indexOf(tile)
        // A tile comes face down without a flight, and is seen to come when it is turned up (R58).
        if (tile === null || tile === BACK || was === slot) return []
        const to = `${spot(`tile/${slot}`)} [data-card]`
        return [was < 0 ? comesUp([], to, { wait: SHORT / 2 }) : slides(spot(`tile/${was}`), to)]
      }),
    spots: ({ tiles }) => tiles.flatMap((tile, slot) => (tile === null ? [] : [`tile/${slot}`])),
    sign: 'ra',
  },
  building: {
    sound: 'piece',
    advance: (view, { seat, place }) => building(view, seat, place),
    flights: ({ seat, place }) => [pieceFlies('building', seat, buildingSpot(place))],
    spots: ({ place }) => [buildingSpot(place)],
    source: 'spot',
    ms: 550,
  },
} satisfies Partial<EventTable>
