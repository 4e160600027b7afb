import { tekhenu } from './tekhenu.ts'
import { tekhenuCards } from './tekhenu-cards.ts'
import { tekhenuNames } from './tekhenu-names.ts'
import { tekhenuPlay } from './tekhenu-play.ts'
import { tekhenuSeth } from './tekhenu-seth.ts'
import { tekhenuSethCards } from './tekhenu-seth-cards.ts'
import { tekhenuSethPlay } from './tekhenu-seth-play.ts'
import { tekhenuSolo } from './tekhenu-solo.ts'
import { tekhenuTable } from './tekhenu-table.ts'
import { tekhenuVizier } from './tekhenu-vizier.ts'
import { tekhenuWeb } from './tekhenu-web.ts'
import { tekhenuWebBoards } from './tekhenu-web-boards.ts'
import { tekhenuWebCards } from './tekhenu-web-cards.ts'

/** What is said at a table of Tekhenu; its options and the table as text are loaded apart. */
export const ofTekhenu = {
  ...tekhenu,
  ...tekhenuPlay,
  ...tekhenuCards,
  ...tekhenuNames,
  ...tekhenuTable,
  ...tekhenuSolo,
  ...tekhenuSeth,
  ...tekhenuSethCards,
  ...tekhenuSethPlay,
  ...tekhenuVizier,
  ...tekhenuWeb,
  ...tekhenuWebBoards,
  ...tekhenuWebCards,
} as const
