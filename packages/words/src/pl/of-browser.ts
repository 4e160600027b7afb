import { company } from './company.ts'
import { kernel } from './kernel.ts'
import { protocol } from './protocol.ts'
import { session } from './session.ts'
import { web } from './web.ts'
import { words } from './words.ts'

/** What a browser says before it knows any game. */
export const ofBrowser = {
  ...words,
  ...kernel,
  ...web,
  ...company,
  ...protocol,
  ...session,
} as const
