import type { Position } from '@benben/kernel'
import { BASTET, GODS, SCRIBE } from '../names.ts'
import type { Play } from '../play.ts'
import { grow, emitPopulace, TOP } from '../populace.ts'
import { add, HAPPINESS, POPULATION } from '../state.ts'
import { gain } from '../tokens.ts'
import { because } from './events.ts'
import { BOT } from './state.ts'

/**
 * Bastet: step by step, happiness up to the population, then the population itself; the rewards of the track are not for
 * it (BK15: at the top of both only the scribes are left).
 */
export function bastet(p: Position, play: Play, value: number): boolean {
  because(play, BOT, 'bastet', () => ({ value }))
  let told = p[HAPPINESS + BOT]!
  for (let step = 0; step < value; step++) {
    if (p[HAPPINESS + BOT]! < p[POPULATION + BOT]!) add(p, HAPPINESS + BOT, 1)
    else if (p[POPULATION + BOT]! < TOP) {
      grow(p, play, BOT, 1, GODS[BASTET])
      told = p[HAPPINESS + BOT]!
    }
  }
  if (told !== p[HAPPINESS + BOT]) emitPopulace(p, play, BOT, GODS[BASTET])
  gain(p, play, BOT, SCRIBE, value <= 2 ? 2 : value <= 4 ? 1 : 0, GODS[BASTET])
  return true
}
