import { cli } from './cli.ts'
import { notices } from './notices.ts'
import { operator } from './operator.ts'
import { server } from './server.ts'

/** What terminal and server say, which no browser loads. */
export const ofTerminal = { ...server, ...notices, ...operator, ...cli } as const
