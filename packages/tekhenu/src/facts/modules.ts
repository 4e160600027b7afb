import type { SethBoard } from '../seth/part.ts'
import type { SoloBoard } from '../solo/part.ts'
import type { VizierBoard } from '../vizier/part.ts'
import type { TekhenuView } from '../view.ts'

/** What is seen of Botankhamun, where it plays. */
export const soloOf = (shown: TekhenuView): SoloBoard | undefined =>
  shown.modules?.['solo'] as SoloBoard | undefined

/** What is seen of Seth's board, where it is played with. */
export const sethOf = (shown: TekhenuView): SethBoard | undefined =>
  shown.modules?.['seth'] as SethBoard | undefined

/** Where the Vizier stands, where it plays. */
export const vizierOf = (shown: TekhenuView): VizierBoard | undefined =>
  shown.modules?.['vizier'] as VizierBoard | undefined
