import { aton } from './en/aton.ts'
import { atonTable } from './en/aton-table.ts'
import { atonWeb } from './en/aton-web.ts'
import { atonText } from './en/aton-text.ts'
import { cli } from './en/cli.ts'
import { kernel } from './en/kernel.ts'
import { tekhenu } from './en/tekhenu.ts'
import { tekhenuCards } from './en/tekhenu-cards.ts'
import { tekhenuPlay } from './en/tekhenu-play.ts'
import { tekhenuSeth } from './en/tekhenu-seth.ts'
import { tekhenuSethPlay } from './en/tekhenu-seth-play.ts'
import { tekhenuVizier } from './en/tekhenu-vizier.ts'
import { tekhenuSethCards } from './en/tekhenu-seth-cards.ts'
import { tekhenuSolo } from './en/tekhenu-solo.ts'
import { tekhenuTable } from './en/tekhenu-table.ts'
import { protocol } from './en/protocol.ts'
import { session } from './en/session.ts'
import { text } from './en/text.ts'
import { typed } from './en/typed.ts'
import { web } from './en/web.ts'
import { server } from './en/server.ts'
import { words } from './en/words.ts'

/** English: the language the other catalogues are measured by. */
export const en = {
  ...words,
  ...kernel,
  ...aton,
  ...atonTable,
  ...tekhenu,
  ...tekhenuPlay,
  ...tekhenuCards,
  ...tekhenuTable,
  ...tekhenuSolo,
  ...tekhenuSeth,
  ...tekhenuSethCards,
  ...tekhenuSethPlay,
  ...tekhenuVizier,
  ...atonText,
  ...atonWeb,
  ...web,
  ...protocol,
  ...server,
  ...session,
  ...text,
  ...typed,
  ...cli,
} as const satisfies Record<string, string>

/** The names of all sentences. */
export type Key = keyof typeof en
