import { ahead } from './ahead.ts'
import { carefulPath } from './care.ts'
import { formats } from './formats.ts'
import { playing } from './playing.ts'
import { secrecy } from './secrecy.ts'
import type { Law } from './subject.ts'
import { undo } from './undo.ts'

/** The conformance suite: every game must pass all of these laws. */
export const LAWS: readonly Law[] = [...playing, ...secrecy, ...carefulPath, ...undo, ...formats, ...ahead]

export { differences, Violation, type Law, type Subject } from './subject.ts'
