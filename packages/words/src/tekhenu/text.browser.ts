import type { TableText } from './text.ts'

let loaded: TableText | undefined

/** Few people read the table as text: in a browser it is loaded apart, before anything asks for it. */
export async function loadTableText(): Promise<void> {
  loaded ??= (await import('./text.ts')).TABLE_TEXT
}

export function tableText(): TableText {
  if (loaded === undefined) throw new Error('the table as text is not loaded')
  return loaded
}
