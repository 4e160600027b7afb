import { sethOf, soloOf, type TekhenuView } from '@benben/tekhenu'
import type { ModeName } from './modes.ts'
import { readWeights, type WeightsFile } from './weights-file.ts'
import tekhenu2 from './weights/tekhenu2.json' with { type: 'json' }

export type { ModeName }

/** The learned weights of each mode; a mode without its own takes those of the nearest one. */
const FILES: Readonly<Record<ModeName, WeightsFile>> = {
  tekhenu2,
  tekhenu3: tekhenu2,
  tekhenu4: tekhenu2,
  seth2: tekhenu2,
  seth3: tekhenu2,
  seth4: tekhenu2,
  solo: tekhenu2,
  soloSeth: tekhenu2,
}

export const weightsOf = (mode: ModeName): Float32Array => readWeights(FILES[mode])

/** The mode of a table, from what is seen of it. */
export function modeOfView(view: TekhenuView): ModeName {
  const seth = sethOf(view) !== undefined
  if (soloOf(view) !== undefined) return seth ? 'soloSeth' : 'solo'
  const seats = view.seats.length === 3 ? 3 : view.seats.length === 4 ? 4 : 2
  return seth ? `seth${seats}` : `tekhenu${seats}`
}
