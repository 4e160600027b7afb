import type { Position, Seat } from '@benben/kernel'
import { A01, A02, A03 } from './card-ids.ts'
import { W } from './kinds.ts'
import { HAPPINESS_CHOICE, isKind, K, named, POPULATION_CHOICE, addCards } from './moves.ts'
import { destinyName, FAITH, GOLD, SCRIBE, type Card, bitOf, DESTINY_CARDS } from './names.ts'
import { alone, chose, refusal, said, type Play, type Wait } from './play.ts'
import { cheer, grow } from './populace.ts'
import { DESTINY, ORDER, ROUND, seats, stack } from './state.ts'
import { gain } from './tokens.ts'

/** Destiny cards: chosen in turn order; their Ankh breaks ties at the next Maat. */
const seatOf = (p: Position): Seat => p[ORDER + stack.get(p, 0)]!

/** The cards nobody has taken, a bit each. */
export function openDestinies(p: Position): number {
  let open = (1 << DESTINY_CARDS) - 1
  for (let seat = 0; seat < seats(p); seat++) if (p[DESTINY + seat] !== 0) open &= ~bitOf(p[DESTINY + seat]!)
  return open
}

export const destiny: Wait = {
  name: 'destiny',
  fields: { place: [0, 4] },
  bottom: true,
  calm: true,
  run: (p) => {
    if (stack.get(p, 0) < seats(p)) return true
    stack.pop(p)
    // R29: during setup rewards come after all have chosen.
    if (p[ROUND] === 0) stack.push(p, W.rewards, 0, 0)
    return false
  },
  seats: (p) => alone(seatOf(p)),
  ask: {
    question: () => said('tekhenu.destiny'),
    legal: (p, play, seat, out) => {
      addCards(out, K.destiny, play.rules.destinies(p, seat))
    },
    step: (p, play, seat, move) => {
      const card = named(move)
      p[DESTINY + seat] = card
      stack.set(p, 0, stack.get(p, 0) + 1)
      play.emit?.({ type: 'destiny', seat, card: destinyName(card) })
      if (p[ROUND] !== 0) giveDestiny(p, play, seat, card) // VZ1
    },
    tries: () => [1, 2, 3, 4].map((card) => K.destiny + card),
    why: (_p, _play, _seat, move) =>
      isKind(move, K.destiny)
        ? refusal('tekhenu.destiny-taken', 'destiny', { card: destinyName(named(move)) })
        : undefined,
  },
}

export function giveDestiny(p: Position, play: Play, seat: Seat, card: Card): void {
  const by = destinyName(card)
  if (card === A01) gain(p, play, seat, SCRIBE, 1, by)
  else if (card === A02) gain(p, play, seat, GOLD, 1, by)
  else if (card === A03) stack.push(p, W.welfare, seat)
  else gain(p, play, seat, FAITH, 1, by) // A04
}

/** A03: one population or one happiness. */
export const welfare: Wait = {
  name: 'welfare',
  fields: { seat: [0, 3] },
  run: () => true,
  ask: {
    question: () => said('tekhenu.welfare', { by: destinyName(A03) }),
    legal: (_p, _play, _seat, out) => {
      out.push(K.gain + POPULATION_CHOICE, K.gain + HAPPINESS_CHOICE)
    },
    several: () => true,
    step: (p, play, seat, move) => {
      chose(play, seat, move)
      stack.pop(p)
      if (named(move) === POPULATION_CHOICE) grow(p, play, seat, 1, 'A03')
      else cheer(p, play, seat, 1, 'A03')
    },
  },
}
