import { expect, type Page } from '@playwright/test'

/** Every file of the app is fetched before it is kept: on a busy machine that takes a while. */
const PATIENCE = 120_000

/** A browser that keeps the app. Others do not: to fetch every file of it takes longer than many a test. */
export const KEEPING = { serviceWorkers: 'allow', reducedMotion: 'reduce' } as const

/** Waits until this browser has the whole app and serves the page from it. */
export const kept = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: PATIENCE })
    .toBe(true)
