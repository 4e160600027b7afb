import { text } from './text.ts'
import { typed } from './typed.ts'

/** The table as text. */
export const ofText = { ...text, ...typed } as const
