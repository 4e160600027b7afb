import type { Move, Position } from '@benben/kernel'
import { ARTIFACT_AT, isKind, K, named, addCards } from '../moves.ts'
import { DESTINY_CARDS, destinyName, bitOf } from '../names.ts'
import { refusal, said } from './codes.ts'
import type { Wait } from '../play.ts'
import { seats, stack } from '../state.ts'
import { emitVizier } from './events.ts'
import { VW } from './kinds.ts'
import { DISCARDED, firstOf } from './state.ts'

/** Q59: having chosen, the first player must discard one of the other destiny cards. */
export const discard: Wait = {
  name: 'vizier-discard',
  fields: { seat: [0, 1] },
  run: () => true,
  ask: {
    question: () => said('tekhenu.vizier-discard'),
    legal: (p, play, seat, out) => {
      addCards(out, K.discard, play.rules.destinies(p, seat))
    },
    step: (p, play, seat, move) => {
      stack.pop(p)
      p[DISCARDED] = named(move)
      emitVizier(play, () => ({ type: 'destiny-discarded', seat, card: destinyName(named(move)) }))
    },
    tries: () => Array.from({ length: DESTINY_CARDS }, (_, i) => K.discard + i + 1),
    why: (_p, _play, _seat, move) =>
      isKind(move, K.discard)
        ? refusal('tekhenu.destiny-taken', 'destiny', { card: destinyName(named(move)) })
        : undefined,
  },
}

/** Choosing destinies: the first player's choice is followed by the discard, the second's by the Vizier. */
export const challenged = (destiny: Wait): Wait => ({
  ...destiny,
  run: (p, play) => {
    const chosen = stack.get(p, 0)
    if (chosen === 1 && p[DISCARDED] === 0) {
      stack.push(p, VW.discard, firstOf(p))
      return false
    }
    const asks = destiny.run(p, play)
    if (chosen === seats(p)) stack.push(p, VW.station, firstOf(p)) // VZ2
    return asks
  },
  ask: {
    ...destiny.ask!,
    why: (p, play, seat, move) =>
      isKind(move, K.destiny) && (asideIn(p) & bitOf(cardIn(move))) !== 0
        ? refusal('tekhenu.destiny-discarded', 'vizier', { card: destinyName(cardIn(move)) })
        : destiny.ask!.why?.(p, play, seat, move),
  },
})

/** The destiny card of a choice; an artifact is taken together with the card of its Ankh. */
const cardIn = (move: Move): number =>
  named(move) <= ARTIFACT_AT ? named(move) : ((named(move) - ARTIFACT_AT - 1) >> 1) + 1

/** The card that lies aside, as a bit: the second player cannot have it now; it is back for the next time. */
export const asideIn = (p: Position): number => (p[DISCARDED] === 0 ? 0 : bitOf(p[DISCARDED]!))
