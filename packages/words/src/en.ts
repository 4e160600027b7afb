import { cli } from './en/cli.ts'
import { ofAton } from './en/of-aton.ts'
import { ofBrowser } from './en/of-browser.ts'
import { ofTekhenu } from './en/of-tekhenu.ts'
import { server } from './en/server.ts'

/** English: the language the other catalogues are measured by. */
export const en = {
  ...ofBrowser,
  ...ofAton,
  ...ofTekhenu,
  ...server,
  ...cli,
} as const satisfies Record<string, string>

/** The names of all sentences. */
export type Key = keyof typeof en
