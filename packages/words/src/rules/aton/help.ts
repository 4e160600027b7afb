import { atonParts } from '../../en/rules/aton-parts.ts'
import type { BookPart } from '../part.ts'

/** What parts of the table say when they are asked; loaded when the first of them is. */
export const atonHelp: BookPart['sentences'] = { en: atonParts }
