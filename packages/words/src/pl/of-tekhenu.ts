import { tekhenu } from './tekhenu.ts'
import { tekhenuCards } from './tekhenu-cards.ts'
import { tekhenuNames } from './tekhenu-names.ts'
import { tekhenuPlay } from './tekhenu-play.ts'
import { tekhenuTable } from './tekhenu-table.ts'
import { tekhenuWeb } from './tekhenu-web.ts'
import { tekhenuWebBoards } from './tekhenu-web-boards.ts'
import { tekhenuWebCards } from './tekhenu-web-cards.ts'

/** What is said at a table of Tekhenu; its modules, its options and the table as text are loaded apart. */
export const ofTekhenu = {
  ...tekhenu,
  ...tekhenuPlay,
  ...tekhenuCards,
  ...tekhenuNames,
  ...tekhenuTable,
  ...tekhenuWeb,
  ...tekhenuWebBoards,
  ...tekhenuWebCards,
} as const
