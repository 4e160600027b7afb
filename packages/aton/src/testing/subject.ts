import type { Subject } from '@benben/kernel/conformance'
import { SPACES } from '../board.ts'
import type { AtonEvent } from '../events.ts'
import { aton, type AtonOptions, type AtonView } from '../index.ts'
import { END_TURN, EXCHANGE, priestMove, VERBS } from '../moves.ts'

/** Aton for the conformance suite. */
const PROGRESS = ['waiting', 'waiting.wait', 'waiting.seat', 'waiting.left', 'waiting.leave', 'toAct']

export const subject: Subject<AtonOptions, AtonView, AtonEvent> = {
  game: aton,
  tables: [
    { options: { red: 'seed' }, seats: 2 },
    { options: { red: 0 }, seats: 2 },
    { options: { red: 1 }, seats: 2 },
  ],
  universe: [
    ...Array.from({ length: 256 }, (_, move) => move),
    EXCHANGE,
    END_TURN,
    ...VERBS.flatMap((verb) => Array.from({ length: SPACES }, (_, space) => priestMove(verb, space))),
  ],
  touches: {
    round: ['round', 'first', ...PROGRESS],
    dealt: ['seats.hand', 'seats.pile', 'seats.bottom', 'seats.cartouches'],
    reshuffled: ['seats.pile', 'seats.discards', 'seats.faceDown'],
    exchanged: [
      'seats.token',
      'seats.hand',
      'seats.pile',
      'seats.bottom',
      'seats.faceDown',
      'seats.ready',
      'seats.cartouches',
      ...PROGRESS,
    ],
    assigned: ['seats.ready', 'seats.cartouches', ...PROGRESS],
    reassigned: ['seats.cartouches'],
    revealed: ['seats.hand', 'seats.cartouches', ...PROGRESS],
    compared: ['seats.score', 'seats.points'],
    'tie-draw': ['seats.pile', 'seats.bottom'],
    first: ['first', ...PROGRESS],
    removed: ['temples', 'seats.dead', 'seats.reserve', 'chose', ...PROGRESS],
    placed: ['temples', 'seats.reserve', 'chose', ...PROGRESS],
    unplaced: ['seats.reserve', 'seats.dead', ...PROGRESS],
    'turn-ended': ['chose', ...PROGRESS],
    scored: ['seats.score', 'seats.points', ...PROGRESS],
    returned: ['temples', 'seats.reserve', 'chose', ...PROGRESS],
    'realm-emptied': ['seats.dead', 'seats.reserve', ...PROGRESS],
    discarded: ['seats.discards', 'seats.cartouches', 'seats.ready'],
    ended: ['end', ...PROGRESS],
  },
  secret: ['aton.assign', 'aton.end-turn'],
}
