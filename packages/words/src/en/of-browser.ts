import { kernel } from './kernel.ts'
import { protocol } from './protocol.ts'
import { session } from './session.ts'
import { text } from './text.ts'
import { typed } from './typed.ts'
import { web } from './web.ts'
import { words } from './words.ts'

/** What a browser says before it knows any game. */
export const ofBrowser = { ...words, ...kernel, ...web, ...protocol, ...session, ...text, ...typed } as const
