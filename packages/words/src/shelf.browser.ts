import { atonWords } from './aton/index.ts'

/** The games that have a table in the browser. */
export const SHELF: Readonly<Record<string, (printed: unknown) => unknown>> = { aton: () => atonWords }
