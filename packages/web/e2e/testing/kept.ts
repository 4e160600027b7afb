import { expect, type Page } from '@playwright/test'

/** Every file of the app is fetched before it is kept: on a busy machine that takes a while. */
const PATIENCE = 120_000

/** Waits until this browser has the whole app and serves the page from it. */
export const kept = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: PATIENCE })
    .toBe(true)
