import { tekhenuText } from './tekhenu-text.ts'
import { text } from './text.ts'
import { typed } from './typed.ts'

/** The table as text. What Aton says there it says in its rules too. */
export const ofText = { ...text, ...typed, ...tekhenuText } as const
