import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** A game at a real table, as this browser keeps it. */
export interface KeptTable {
  readonly id: string
  /** Printed data other than those built in. */
  readonly printed?: unknown
  readonly options: Readonly<Record<string, unknown>>
  readonly name: string
  /** With chance lines; those of the last step may be missing. Empty before the first entry. */
  readonly record: string
  readonly round: number
  readonly over: boolean
  readonly changed: number
}

interface KeptTables {
  readonly tables: readonly KeptTable[]
  readonly put: (table: Omit<KeptTable, 'changed'>) => void
  readonly remove: (id: string) => void
}

/** The one changed last comes first. */
export const useKeptTables = create<KeptTables>()(
  persist(
    (set) => ({
      tables: [],
      put: (table) =>
        set(({ tables }) => ({
          tables: [{ ...table, changed: Date.now() }, ...tables.filter(({ id }) => id !== table.id)],
        })),
      remove: (id) => set(({ tables }) => ({ tables: tables.filter((each) => each.id !== id) })),
    }),
    { name: 'benben.companion', version: 1 },
  ),
)

/** Whether the last entry was written: a full or closed storage must not lose a game in silence. */
export function isKept({ id, record }: Pick<KeptTable, 'id' | 'record'>): boolean {
  try {
    const text = localStorage.getItem('benben.companion') ?? ''
    const { state } = JSON.parse(text) as { state: Pick<KeptTables, 'tables'> }
    return state.tables.some((each) => each.id === id && each.record === record)
  } catch {
    return false
  }
}
