import { tekhenuFields } from './tekhenu-fields.ts'
import { tekhenuForm } from './tekhenu-form.ts'

/** What editions of Tekhenu are spoken of with. */
export const ofEdition = { ...tekhenuFields, ...tekhenuForm } as const
