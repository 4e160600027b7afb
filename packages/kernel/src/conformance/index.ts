import { care } from './care.ts'
import { formats } from './formats.ts'
import { playing } from './playing.ts'
import { secrecy } from './secrecy.ts'
import type { Law } from './subject.ts'
import { undo } from './undo.ts'

/** Every game is run through these. */
export const LAWS: readonly Law[] = [...playing, ...secrecy, ...care, ...undo, ...formats]

export { differences, Violation, type Law, type Subject } from './subject.ts'
