import { brief, look } from './look.ts'
import { course, sections } from './sections.ts'
import { table } from './table.ts'

/** The table as text: the whole of it, its parts, and a closer look at one of them. */
export const TABLE_TEXT = { table, sections, course, look, brief }

export type TableText = typeof TABLE_TEXT

export const tableText = (): TableText => TABLE_TEXT
