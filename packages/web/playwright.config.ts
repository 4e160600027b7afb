import { defineConfig } from '@playwright/test'
import { chromium } from './e2e/testing/chromium.ts'

/** Browser tests against what was built: `npm run browser`, and a part of `npm test`. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A machine shared with strangers stalls now and then. What passes only at the second try is listed by `npm test`.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // Whole games on a machine that may be busy with other things, and several times slower than this one.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter:
    process.env['BENBEN_REPORT'] === undefined
      ? 'list'
      : [['list'], ['json', { outputFile: process.env['BENBEN_REPORT'] }]],
  globalSetup: './e2e/testing/setup.ts',
  use: {
    headless: true,
    actionTimeout: 30_000,
    contextOptions: { reducedMotion: 'reduce' },
    // Keeping the app takes longer than most tests. Those about it allow it (`KEEPING`).
    serviceWorkers: 'block',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
