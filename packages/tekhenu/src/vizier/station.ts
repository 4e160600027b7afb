import type { Position } from '@benben/kernel'
import { isKind, K, named } from '../moves.ts'
import { GODS } from '../names.ts'
import { refusal, said } from './codes.ts'
import type { Play, Wait } from '../play.ts'
import { ACTIVE, DIE_SECTION, stack } from '../state.ts'
import { score } from '../tokens.ts'
import { emitVizier } from './events.ts'
import { DISCARDED, firstOf, secondOf, VIZIER } from './state.ts'

/** The Vizier: where the first player stations it, and what it brings there. */

const godOf = (vizier: number): string | null => GODS[vizier - 1] ?? null

/** Q59: anywhere at first, then always in another area. */
export const station: Wait = {
  name: 'vizier-station',
  fields: { seat: [0, 1] },
  run: () => true,
  ask: {
    question: (p) => said('tekhenu.vizier-station', { from: godOf(p[VIZIER]!) ?? '' }),
    legal: (p, play, _seat, out) => {
      for (let god = 0; god < play.rules.gods.length; god++)
        if (god + 1 !== p[VIZIER]) out.push(K.station + god)
    },
    step: (p, play, seat, move) => {
      const from = godOf(p[VIZIER]!)
      stack.pop(p)
      p[VIZIER] = named(move) + 1
      p[DISCARDED] = 0
      emitVizier(play, () => ({ type: 'stationed', seat, god: GODS[named(move)]!, from }))
    },
    tries: (_p, play) => play.rules.gods.map((_, god) => K.station + god),
    why: (p, _play, _seat, move) =>
      isKind(move, K.station) && named(move) + 1 === p[VIZIER]
        ? refusal('tekhenu.vizier-stays', 'vizier', { god: GODS[named(move)]! })
        : undefined,
  },
}

const TRIBUTE = 2

/** A die of the second player's: what counts is where it lay, not what is done with it (Q60, Q70). */
function maybeTribute(p: Position, play: Play): void {
  if (p[ACTIVE] !== secondOf(p) || play.printed.godAt[p[DIE_SECTION]!]! + 1 !== p[VIZIER]) return // VZ3
  score(p, play, firstOf(p), TRIBUTE, 'tribute', 'vizier')
}

export const watched = (take: Wait): Wait => ({
  ...take,
  ask: {
    ...take.ask!,
    step: (p, play, seat, move) => {
      take.ask!.step(p, play, seat, move)
      if (isKind(move, K.take)) maybeTribute(p, play) // VZ4
    },
  },
})
