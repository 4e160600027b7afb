import { existsSync } from 'node:fs'

/** A Chromium that is installed; undefined where Playwright has to bring its own. */
export const chromium: string | undefined = [
  process.env['BENBEN_CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path))
