import { sectionOf, sethOf, soloOf } from '@benben/tekhenu'
import { backIntoBag, outOfBag } from '../advance/bag.ts'
import { rotate } from '../advance/dice.ts'
import { weigh, withSeat } from '../advance/seat.ts'
import { MIDDLE } from '../motion/flight.ts'
import { anchor, BAG, orderOf, piecesAt } from '../motion/marks.ts'
import { copyFlies, panAt, tokenAt, tokenFlies } from '../motion/ways.ts'
import { signed } from '../say.ts'
import type { EventTable } from './entry.ts'

/** Dice of one board leave one after the other, all boards at once. */
const DIE_BY_DIE = 50

/** Light, dice, Maat and scorings. */
export const maatEvents = {
  rotated: {
    advance: (view, { sunny }) => rotate(view, sunny),
    spots: ({ sunny }) => sunny.map((god) => `god/${god}`),
    ms: 950,
    sign: 'rotation',
  },
  rolled: {
    sound: 'dice',
    advance: (view, { god, dice }, edition) => ({
      ...outOfBag(view, dice),
      dice: view.dice.with(sectionOf(edition, god), [
        ...view.dice[sectionOf(edition, god)]!,
        ...dice.map(({ colour, value }) => `${colour} ${value}`),
      ]),
    }),
    spots: ({ god }) => [`god/${god}`],
    ms: 400,
    sign: 'die',
  },
  maat: {
    advance: (view) => ({ ...view, now: { ...view.now, seat: null, from: null } }),
    source: 'nowhere',
    ms: 700,
    log: 'big',
    sign: 'scales',
  },
  faith: {
    advance: (view, { seat, amount }) =>
      weigh(
        withSeat(view, seat, ({ laidFaith, tokens }) => ({
          laidFaith: laidFaith + amount,
          tokens: { ...tokens, faith: (tokens['faith'] ?? 0) - Math.abs(amount) },
        })),
        seat,
        amount,
      ),
    flights: ({ seat, amount }, { near }) =>
      amount === 0
        ? []
        : [
            tokenFlies(
              'faith',
              tokenAt(seat, near, 'faith'),
              panAt(seat, near, amount < 0 ? 'tainted' : 'pure'),
            ),
          ],
    spots: ({ amount }) => [amount < 0 ? 'pan/tainted' : 'pan/pure'],
  },
  weighed: {
    flights: ({ seat, balance }) => [
      {
        from: [`${anchor(seat, 'scales')} [data-balance]`, anchor(seat, 'scales')],
        to: [`${orderOf(seat)} [data-balance]`, orderOf(seat)],
        what: { text: signed(balance), loss: balance < 0 },
        ms: MIDDLE,
        late: true,
      },
    ],
    ms: 450,
    toAll: true,
  },
  scoring: { ms: 800, log: 'big', sign: 'hourglass' },
  bread: { ms: 300 },
  cleared: {
    advance: (view) => ({
      ...backIntoBag(view),
      // Blood stays where it is.
      balances: view.balances.map((_, seat) => 0 - (sethOf(view)?.seats[seat]?.blood ?? 0)),
      seats: view.seats.map((seat) => ({
        ...seat,
        dice: [],
        excess: 0,
        laidFaith: 0,
        tokens: { ...seat.tokens, faith: 0 },
      })),
    }),
    flights: (_, { view, near }) =>
      view.seats.flatMap(({ dice }, seat) =>
        (soloOf(view) !== undefined && seat !== near ? [] : dice).map((__, nth) => ({
          ...copyFlies(piecesAt(anchor(seat, 'scales')), [BAG], MIDDLE),
          nth,
          wait: nth * DIE_BY_DIE,
        })),
      ),
    source: 'nowhere',
    ms: 650,
    sign: 'scales',
  },
} satisfies Partial<EventTable>
