import { expect, it } from 'vitest'
import type { Store } from '../../store/store.ts'

/** Makes the store under test. `open` also reopens the same store after it was closed. */
export interface StoreFactory {
  readonly open: (leaseMs?: number) => Promise<Store>
}

/** A test of what a store keeps. `again` closes the store and opens it again. */
export type Keeps = (what: string, use: (store: Store, again: () => Promise<Store>) => Promise<void>) => void

/** Each test with a store of its own. */
export const keepsIn =
  (factory: () => StoreFactory): Keeps =>
  (what, use) =>
    it(what, async () => {
      const { open } = factory()
      let store = await open()
      const again = async (): Promise<Store> => {
        await store.close()
        store = await open()
        return store
      }
      try {
        await use(store, again)
      } finally {
        await store.close()
      }
      expect.hasAssertions()
    })
