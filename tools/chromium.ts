import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '../packages/web/e2e/testing/chromium.ts'

/** Makes sure that browser tests have a browser: one that is installed, else one that is installed now. */

const run = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

const isRoot = (): boolean => process.getuid?.() === 0

const mayInstall = (): boolean => isRoot() && existsSync('/usr/bin/apt-get')

const install = (...packages: readonly string[]): boolean =>
  run('apt-get', 'update', '-qq') &&
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)

/** Fonts with the widths that pages are laid out for. A browser that was installed by hand may lack them. */
const FONTS = { package: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' }

export function haveChromium(): boolean {
  if (chromium !== undefined) {
    console.log(`  using the Chromium at ${chromium}`)
    if (mayInstall() && !existsSync(FONTS.folder)) install(FONTS.package)
    return true
  }
  if (mayInstall()) {
    console.log('  no Chromium is installed: installing it by apt')
    if (install('chromium', FONTS.package)) return true
  }
  console.log('  no Chromium is installed: Playwright fetches one of its own')
  return run('playwright', 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium')
}
