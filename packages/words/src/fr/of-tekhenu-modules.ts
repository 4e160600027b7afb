import { tekhenuSethCards } from './tekhenu-seth-cards.ts'
import { tekhenuSethPlay } from './tekhenu-seth-play.ts'
import { tekhenuSeth } from './tekhenu-seth.ts'
import { tekhenuSolo } from './tekhenu-solo.ts'
import { tekhenuVizier } from './tekhenu-vizier.ts'

/** What Botankhamun, Time of Seth and the Vizier's Challenge add. */
export const ofTekhenuModules = {
  ...tekhenuSolo,
  ...tekhenuSeth,
  ...tekhenuSethCards,
  ...tekhenuSethPlay,
  ...tekhenuVizier,
} as const
