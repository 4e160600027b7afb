import { tekhenuLegend } from './tekhenu-legend.ts'
import { tekhenuParts } from './tekhenu-parts.ts'

/** What parts of the table say when they are asked; loaded when the first of them is. */
export const tekhenuHelpMessages = { ...tekhenuLegend, ...tekhenuParts } as const
