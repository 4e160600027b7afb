import { test as base } from '@playwright/test'
import { House } from './house.ts'

interface Shared {
  /** A server for all tests of one worker. */
  readonly house: House
}

export const test = base.extend<object, Shared>({
  house: [
    // Playwright reads here what a fixture needs.
    async ({}, use) => {
      const house = await House.open()
      await use(house)
      await house.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.url),
})

export { expect } from '@playwright/test'
