import { statuesOf } from '../decree-points.ts'
import { DX01, DX02, DX03, DX04 } from '../card-ids.ts'
import { type Card, RESOURCES } from '../names.ts'
import type { Worth } from '../rules.ts'
import { productionCell } from '../state.ts'
import { settlementsOf } from './regions.ts'
import { PRIESTS, WARRIORS } from './state.ts'

/** What DX01 to DX04 are worth. */
export const SETH_WORTH: Readonly<Record<Card, Worth>> = {
  [DX01]: (p, _printed, seat) => 2 * Math.min(p[PRIESTS + seat]!, p[WARRIORS + seat]!),
  [DX02]: (p, _printed, seat) => 3 * settlementsOf(p, seat),
  // Q50: statues wherever they stand.
  [DX03]: (p, printed, seat) => 2 * statuesOf(p, printed, seat) + 2 * settlementsOf(p, seat),
  [DX04]: (p, _printed, seat) =>
    4 * RESOURCES.filter((_, resource) => p[productionCell(seat, resource)]! >= 5).length,
}
