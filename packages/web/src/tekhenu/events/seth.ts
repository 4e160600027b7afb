import { BACK, sethOf, spaceNamed } from '@benben/tekhenu'
import { outOfBag } from '../advance/bag.ts'
import { resettle, swapToken, withBand, withRegion, withSeth } from '../advance/modules.ts'
import { weigh, withSeat } from '../advance/seat.ts'
import { MIDDLE, SHORT } from '../motion/flight.ts'
import { anchor, BAG, piecesAt, spot } from '../motion/marks.ts'
import { comesUp, copyFlies, panAt, pieceFlies, slides, tokenFlies } from '../motion/ways.ts'
import type { EventTable } from './entry.ts'

/** `region 4` or `granite 4`. */
const settlement = (place: string): string =>
  place.startsWith('region ') ? place.replace(' ', '/') : `workshop/${place}`

const CONQUEST = '[data-area="seth"] [data-card^="conquest"]'

/** What Time of Seth adds. */
export const sethEvents = {
  warband: {
    advance: (view, { seat, warriors, priests }) => withBand(view, seat, { warriors, priests }),
    flights: (event, { view }) => {
      const before = sethOf(view)?.seats[event.seat]
      return (['warriors', 'priests'] as const)
        .filter((track) => before?.[track] !== event[track])
        .map((track) =>
          slides(`[data-step="${track} ${before?.[track] ?? 0}"]`, `[data-anchor="${track}/${event.seat}"]`),
        )
    },
    spots: () => ['token/warrior', 'token/priest'],
  },
  blood: {
    advance: (view, { seat, tokens }) =>
      weigh(withBand(view, seat, { blood: tokens }), seat, (sethOf(view)?.seats[seat]?.blood ?? 0) - tokens),
    flights: ({ seat }, { near, last }) => [tokenFlies('blood', last, panAt(seat, near, 'tainted'))],
    spots: () => ['pan/tainted'],
  },
  'settled-region': {
    sound: 'piece',
    advance: (view, { seat, region, space }) =>
      withSeat(withRegion(view, region, space - 1, seat), seat, ({ buildings }) => ({
        buildings: buildings - 1,
      })),
    flights: ({ seat, region }) => [pieceFlies('building', seat, `region/${region}`)],
    spots: ({ region }) => [`region/${region}`],
    source: 'spot',
  },
  'conquest-laid': {
    sound: 'piece',
    advance: (view, { tile, space }) =>
      withSeth(view, ({ temple, stack }) => ({
        conquest: stack.length === 0 ? null : BACK,
        temple: temple.with(spaceNamed(space), tile),
      })),
    flights: ({ space }) => [copyFlies(CONQUEST, [spot(`space/${space}`)])],
    spots: ({ space }) => [`space/${space}`],
    source: 'spot',
  },
  'conquest-turned': {
    advance: (view, { tile }) => withSeth(view, () => ({ conquest: tile })),
    flights: () => [comesUp([], CONQUEST, { wait: SHORT / 2 })],
  },
  'seth-rolled': {
    sound: 'dice',
    advance: (view, { dice: rolled }) =>
      withSeth(outOfBag(view, rolled), ({ dice }) => ({
        dice: [...dice, ...rolled.map(({ colour, value }) => `${colour} ${value}`)],
      })),
    flights: ({ dice }) =>
      dice.map(({ colour, value }) => comesUp([BAG], spot(`die/seth ${value} ${colour}`), { ms: MIDDLE })),
  },
  'declared-colour': {},
  'cults-laid': {},
  'cult-drafted': { spots: ({ cult }) => [`card/${cult}`] },
  cult: { spots: ({ cult }) => [`card/${cult}`] },
  'artifacts-laid': { advance: (view, { artifacts }) => withSeth(view, () => ({ artifacts })) },
  'artifact-taken': {
    sound: 'card',
    advance: (view, { seat, artifact, card }) =>
      withSeth(
        // The destiny card of the same Ankh goes with it.
        withBand(
          withSeat(view, seat, () => ({ destiny: card })),
          seat,
          { artifacts: [...(sethOf(view)?.seats[seat]?.artifacts ?? []), artifact] },
        ),
        ({ artifacts }) => ({ artifacts: artifacts.filter((each) => each !== artifact) }),
      ),
    flights: ({ seat, artifact }) => [
      copyFlies(`[data-area="seth"] [data-card="${artifact}"]`, [
        `${anchor(seat, 'cards')} [data-card="${artifact}"]`,
        anchor(seat, 'cards'),
      ]),
    ],
    spots: ({ artifact }) => [`card/${artifact}`],
  },
  'artifact-used': {
    advance: (view, { seat, artifact }) =>
      withBand(view, seat, {
        artifacts: (sethOf(view)?.seats[seat]?.artifacts ?? []).filter((each) => each !== artifact),
      }),
    spots: ({ artifact }) => [`card/${artifact}`],
  },
  resettled: {
    sound: 'piece',
    advance: (view, { seat, from, to }) => resettle(view, seat, from, to),
    flights: ({ seat, from, to }) => {
      const goal = spot(settlement(to))
      return [
        {
          from: [spot(settlement(from))],
          to: [piecesAt(goal), goal],
          what: { glyph: 'building', seat },
          ms: SHORT,
          late: true,
        },
      ]
    },
    source: ({ to }) => spot(settlement(to)),
  },
  swapped: { advance: (view, { seat, from, to }) => swapToken(view, seat, from, to) },
  'decree-picked': {},
  'decrees-buried': {},
} satisfies Partial<EventTable>
