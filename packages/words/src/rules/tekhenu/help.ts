import { tekhenuLegend } from '../../en/rules/tekhenu-legend.ts'
import { tekhenuParts } from '../../en/rules/tekhenu-parts.ts'
import type { BookPart } from '../part.ts'

/** What parts of the table say when they are asked; loaded when the first of them is. */
export const tekhenuHelp: BookPart['sentences'] = {
  en: { ...tekhenuLegend, ...tekhenuParts },
}
