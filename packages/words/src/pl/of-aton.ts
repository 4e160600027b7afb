import { aton } from './aton.ts'
import { atonOptions } from './aton-options.ts'
import { atonTable } from './aton-table.ts'
import { atonText } from './aton-text.ts'
import { atonWeb } from './aton-web.ts'

/** Everything said about Aton. */
export const ofAton = { ...aton, ...atonTable, ...atonOptions, ...atonText, ...atonWeb } as const
