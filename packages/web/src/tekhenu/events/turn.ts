import { settle, take, turnDie } from '../advance/dice.ts'
import { withSeat } from '../advance/seat.ts'
import { MIDDLE } from '../motion/flight.ts'
import { anchor, DECKS } from '../motion/marks.ts'
import { copyFlies, dieFlies } from '../motion/ways.ts'
import type { EventTable } from './entry.ts'

const atAction = ({ action }: { readonly action: string }): readonly string[] => [`god/${action}`]

/** Rounds, turns, the die of a turn and the actions done with it. */
export const turnEvents = {
  round: { advance: (view, { round }) => ({ ...view, round }), log: 'heading' },
  turn: {
    advance: (view, { seat }) => ({
      ...view,
      now: { ...view.now, seat, from: null, colour: null, face: 0, value: 0 },
    }),
    source: 'nowhere',
    ms: 150,
    log: 'none',
  },
  'called-anubis': { ms: 500 },
  played: {
    sound: 'card',
    advance: (view, { seat, card }) =>
      withSeat(view, seat, ({ blessings }) => ({ blessings: blessings.filter((each) => each !== card) })),
    // My own hand has just put it down.
    flights: ({ seat, card }, { near }) =>
      seat === near ? [] : [copyFlies(`${anchor(seat, 'cards')} [data-card="${card}"]`, [DECKS], MIDDLE)],
    spots: ({ card }) => [`card/${card}`],
    source: ({ seat }) => anchor(seat, 'cards'),
    ms: 600,
  },
  taken: {
    sound: 'dice',
    advance: (view, { god, die }, edition) => take(view, god, die, edition),
    // Of others the pan is told next.
    flights: (event, stage) => [dieFlies(event, stage, event.seat === stage.near ? 0 : 300)],
    spots: ({ god }) => [`god/${god}`],
    source: 'spot',
    ms: 600,
  },
  coloured: { ms: 400 },
  settled: {
    advance: (view, { seat, die, side }) => settle(view, seat, die, side),
    spots: ({ side }) => [`pan/${side}`],
    ms: 300,
    log: 'minor',
  },
  turned: { sound: 'dice', advance: (view, { seat, value }) => turnDie(view, seat, value), ms: 400 },
  changed: { advance: (view, { value }) => ({ ...view, now: { ...view.now, value } }), ms: 400 },
  declared: { spots: atAction },
  idle: {},
  chose: {},
  action: { spots: atAction, source: 'spot', ms: 250 },
  forfeited: { spots: atAction },
  declined: { spots: atAction },
  awaited: { log: 'none' },
  'turn-ended': { log: 'none' },
} satisfies Partial<EventTable>
