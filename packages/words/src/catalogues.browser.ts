import type { Catalogue } from './catalogues.ts'
import { aton } from './en/aton.ts'
import { atonTable } from './en/aton-table.ts'
import { atonText } from './en/aton-text.ts'
import { atonWeb } from './en/aton-web.ts'
import { kernel } from './en/kernel.ts'
import { protocol } from './en/protocol.ts'
import { session } from './en/session.ts'
import { text } from './en/text.ts'
import { typed } from './en/typed.ts'
import { web } from './en/web.ts'
import { words } from './en/words.ts'

/** What a browser says: nothing of the terminal, the server, or games without a table there. Every byte is waited for. */
const en = {
  ...words,
  ...kernel,
  ...aton,
  ...atonTable,
  ...atonText,
  ...atonWeb,
  ...web,
  ...protocol,
  ...session,
  ...text,
  ...typed,
}

export const catalogues: Readonly<Record<string, Catalogue>> = { en: en as unknown as Catalogue }

export { FALLBACK } from './fallback.ts'
