import type { Key } from '../en.ts'
import { tekhenuFields } from '../en/tekhenu-fields.ts'
import { tekhenuForm } from '../en/tekhenu-form.ts'

export { areaName, fieldName, valueText } from './fields.ts'
export { describeDifferences, differencesOf, type AreaDifferences } from './differences.ts'

/** What editions are spoken of with, by locale; a browser loads it when somebody looks at one. */
export const tekhenuEditionPart: {
  readonly sentences: Readonly<Record<string, Readonly<Partial<Record<Key, string>>>>>
} = { sentences: { en: { ...tekhenuFields, ...tekhenuForm } } }
