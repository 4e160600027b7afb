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
}

interface KeptEditions {
  readonly editions: readonly KeptEdition[]
  readonly put: (edition: Omit<KeptEdition, 'changed'>) => void
  readonly remove: (id: string) => void
}

/** The editions of this browser, the one changed last first. */
export const useKeptEditions = create<KeptEditions>()(
  persist(
    (set) => ({
      editions: [],
      put: (edition) =>
        set(({ editions }) => ({
          editions: [{ ...edition, changed: Date.now() }, ...editions.filter(({ id }) => id !== edition.id)],
        })),
      remove: (id) => set(({ editions }) => ({ editions: editions.filter((each) => each.id !== id) })),
    }),
    { name: 'benben.editions', version: 1 },
  ),
)

// Another tab may have changed them.
addEventListener('storage', ({ key }) => {
  if (key === 'benben.editions') void useKeptEditions.persist.rehydrate()
})
