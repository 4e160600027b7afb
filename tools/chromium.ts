import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '../packages/web/e2e/testing/chromium.ts'

/** Makes sure that browser tests have a browser: one that is installed, else one that is installed now. */

const run = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

const isRoot = (): boolean => process.getuid?.() === 0

/** The browser, and fonts with the widths its pages are laid out for, which apt would only recommend. */
const PACKAGES = ['chromium', 'fonts-liberation']

export function haveChromium(): boolean {
  if (chromium !== undefined) {
    console.log(`  using the Chromium at ${chromium}`)
    return true
  }
  if (isRoot() && existsSync('/usr/bin/apt-get')) {
    console.log('  no Chromium is installed: installing it by apt')
    if (
      run('apt-get', 'update', '-qq') &&
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...PACKAGES)
    )
      return true
  }
  console.log('  no Chromium is installed: Playwright fetches one of its own')
  return run('playwright', 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium')
}
