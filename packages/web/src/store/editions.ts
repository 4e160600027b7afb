import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** An edition somebody has entered or was given, kept in this browser under its name. */
export interface KeptEdition {
  readonly id: string
  readonly game: string
  readonly name: string
  /** What it holds so far; while somebody is at it the rules may refuse it. */
  readonly printed: unknown
  /** The values that were compared with a box, by the ids of their fields. */
  readonly compared: readonly string[]
  readonly changed: number
  /** What the form of the game remembers until it is opened again. */
  readonly form?: unknown
}

interface KeptEditions {
  readonly editions: readonly KeptEdition[]
  readonly put: (edition: Omit<KeptEdition, 'changed'>) => void
  readonly remove: (id: string) => void
  /** Puts back what was removed, where it was. */
  readonly restore: (edition: KeptEdition) => void
}

/** The one changed last comes first. */
export const lastFirst = (editions: readonly KeptEdition[]): KeptEdition[] =>
  editions.toSorted((a, b) => b.changed - a.changed)

/** The editions of this browser, the one changed last first. */
export const useKeptEditions = create<KeptEditions>()(
  persist(
    (set) => ({
      editions: [],
      put: (edition) =>
        set(({ editions }) => ({
          editions: [{ ...edition, changed: Date.now() }, ...editions.filter(({ id }) => id !== edition.id)],
        })),
      restore: (edition) => set(({ editions }) => ({ editions: lastFirst([...editions, edition]) })),
      remove: (id) => set(({ editions }) => ({ editions: editions.filter((each) => each.id !== id) })),
    }),
    { name: 'benben.editions', version: 1 },
  ),
)

// Another tab may have changed them.
addEventListener('storage', ({ key }) => {
  if (key === 'benben.editions') void useKeptEditions.persist.rehydrate()
})
