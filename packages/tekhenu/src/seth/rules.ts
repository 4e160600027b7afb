import { COLOURS, GREEN, RED } from '../names.ts'
import type { Rules } from '../rules.ts'
import { SETH_AREA, SETH_MODULE } from './state.ts'

/** Time of Seth on top of other rules: what it changes, point by point. */

/** Red, blue and green dice have no 1 and no 6 (Q03: whatever they are treated as). */
const FACES = COLOURS.map((_, colour) => (colour >= RED ? [2, 3, 3, 4, 4, 5] : [1, 2, 3, 4, 5, 6]))

export const withSeth = (rules: Rules): Rules => ({
  ...rules,
  modules: rules.modules | SETH_MODULE,
  colours: COLOURS.length,
  areas: SETH_AREA + 1,
  faces: FACES,
  anubisTakes: (colour) => colour !== GREEN,
  oncePerTurn: true,
})
