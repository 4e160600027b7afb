import { COLOURS, GREEN, RED } from '../names.ts'
import type { Wait } from '../play.ts'
import type { Rules } from '../rules.ts'
import { cardWaits } from './cards.ts'
import { SETH_AREA, SETH_MODULE } from './state.ts'

/** Time of Seth on top of other rules: what it changes, point by point. */

/** Red, blue and green dice have no 1 and no 6 (Q03: whatever they are treated as). */
const FACES = COLOURS.map((_, colour) => (colour >= RED ? [2, 3, 3, 4, 4, 5] : [1, 2, 3, 4, 5, 6]))

function waitsOver(waits: readonly Wait[]): readonly Wait[] {
  const all = [...waits]
  cardWaits(all)
  return all
}

export const withSeth = (rules: Rules): Rules => ({
  ...rules,
  modules: rules.modules | SETH_MODULE,
  waits: waitsOver(rules.waits),
  colours: COLOURS.length,
  areas: SETH_AREA + 1,
  faces: FACES,
  anubisTakes: (colour) => colour !== GREEN,
  oncePerTurn: true,
})
