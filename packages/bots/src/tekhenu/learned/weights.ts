import { sethOf, soloOf, type TekhenuView } from '@benben/tekhenu'
import { MODE_NAMES, type ModeName } from './modes.ts'
import { readWeights, type WeightsFile } from '../../weights-file.ts'
import { SHAPE } from './shape.ts'

export type { ModeName }

type Load = () => Promise<{ readonly default: WeightsFile }>

const tekhenu2: Load = () => import('./weights/tekhenu2.json', { with: { type: 'json' } })
const tekhenu3: Load = () => import('./weights/tekhenu3.json', { with: { type: 'json' } })
const tekhenu4: Load = () => import('./weights/tekhenu4.json', { with: { type: 'json' } })
const seth2: Load = () => import('./weights/seth2.json', { with: { type: 'json' } })
const solo: Load = () => import('./weights/solo.json', { with: { type: 'json' } })
const soloSeth: Load = () => import('./weights/soloSeth.json', { with: { type: 'json' } })

/**
 * The learned weights of each mode, in files of their own: a browser loads those of the table it plays at. A mode without
 * its own takes those of the nearest one.
 */
const FILES: Readonly<Record<ModeName, Load>> = {
  tekhenu2,
  tekhenu3,
  tekhenu4,
  seth2,
  seth3: seth2,
  seth4: seth2,
  solo,
  soloSeth,
}

const loaded = new Map<ModeName, Float32Array>()

async function loadMode(mode: ModeName): Promise<void> {
  if (!loaded.has(mode)) loaded.set(mode, readWeights((await FILES[mode]()).default, SHAPE))
}

/** Loads the weights for a table; without a view, those of every mode. */
export async function loadWeights(view?: TekhenuView): Promise<void> {
  await Promise.all((view === undefined ? MODE_NAMES : [modeOfView(view)]).map(loadMode))
}

/** The weights of a mode, which must have been loaded. */
export function weightsOf(mode: ModeName): Float32Array {
  const weights = loaded.get(mode)
  if (weights === undefined) throw new Error(`the weights of ${mode} are not loaded`)
  return weights
}

/** The mode of a table, from what is seen of it. */
export function modeOfView(view: TekhenuView): ModeName {
  const seth = sethOf(view) !== undefined
  if (soloOf(view) !== undefined) return seth ? 'soloSeth' : 'solo'
  const seats = view.seats.length === 3 ? 3 : view.seats.length === 4 ? 4 : 2
  return seth ? `seth${seats}` : `tekhenu${seats}`
}
