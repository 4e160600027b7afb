import { W } from '../kinds.ts'
import type { Rules } from '../rules.ts'
import { challenged, discard, asideIn } from './discard.ts'
import { VW } from './kinds.ts'
import { partFor } from './part.ts'
import { VIZIER_MODULE } from './state.ts'
import { station, watched } from './station.ts'

/** The Vizier's Challenge for two players, on top of other rules. */
export const withVizier = (rules: Rules): Rules => {
  const waits = [...rules.waits]
  waits[W.destiny] = challenged(waits[W.destiny]!)
  waits[W.take] = watched(waits[W.take]!)
  waits[VW.discard] = discard
  waits[VW.station] = station
  return {
    ...rules,
    modules: rules.modules | VIZIER_MODULE,
    parts: [...rules.parts, partFor(rules.areas)],
    waits,
    destinies: (p, seat) => rules.destinies(p, seat) & ~asideIn(p),
  }
}
