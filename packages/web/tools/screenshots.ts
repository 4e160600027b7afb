import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium as playwright, type Browser, type Page } from '@playwright/test'
import { chromium } from '../e2e/testing/chromium.ts'
import { House } from '../e2e/testing/house.ts'
import setup from '../e2e/testing/setup.ts'
import { beforeReveal, ended, keep, midGame } from '../e2e/testing/staged.ts'
import { RULES_SHOTS } from './rules-shots.ts'
import { ON_DEMAND, TEKHENU_SHOTS } from './tekhenu-shots.ts'

/**
 * `npm run screenshots`: pictures of every page in three sizes, by day and by night, into docs/screenshots. Words behind
 * it choose some of them: `npm run screenshots -- table phone dark`.
 */
const FOLDER = join(import.meta.dirname, '..', '..', '..', 'docs', 'screenshots')
const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
}
const THEMES = ['light', 'dark'] as const

type Shot = (page: Page) => Promise<unknown>

const table = (page: Page): Promise<unknown> => page.locator('[data-space]').first().waitFor()

const SHOTS: Readonly<Record<string, Shot>> = {
  start: async (page) => {
    await keep(page, midGame())
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  create: async (page) => {
    await page.goto('/new')
    await page.locator('[data-option]').first().waitFor()
  },
  assign: async (page) => {
    await keep(page, beforeReveal())
    await page.goto('/play/before-reveal')
    await page.locator('[data-card]').first().waitFor()
  },
  reveal: async (page) => {
    await keep(page, beforeReveal())
    await page.goto('/play/before-reveal')
    // The last card falls to the last free cartouche by itself.
    for (const cartouche of [1, 2, 3]) {
      await page.locator('[data-me] [data-card]').first().click()
      await page.locator(`[data-me] [data-cartouche="${cartouche}"]`).click()
    }
    await page.locator('[data-confirm]').click()
    await page.waitForTimeout(1100)
  },
  table: async (page) => {
    await keep(page, midGame())
    await page.goto('/play/mid-game')
    await table(page)
    await page.waitForTimeout(300)
  },
  text: async (page) => {
    await keep(page, midGame())
    await page.evaluate(() =>
      localStorage.setItem('benben.settings', '{"state":{"table":"text"},"version":1}'),
    )
    await page.goto('/play/mid-game')
    await page.getByRole('log').waitFor()
  },
  end: async (page) => {
    await keep(page, ended())
    await page.goto('/play/ended')
    await page.getByRole('heading').first().waitFor()
    await page.waitForTimeout(300)
  },
  ...TEKHENU_SHOTS,
  ...RULES_SHOTS,
}

async function shoot(
  browser: Browser,
  url: string,
  name: string,
  size: keyof typeof SIZES,
  theme: 'light' | 'dark',
): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZES[size],
    colorScheme: theme,
    deviceScaleFactor: 1,
    hasTouch: size !== 'desktop',
    // The reveal is shown while it happens; everything else as it rests.
    reducedMotion: name === 'reveal' ? 'no-preference' : 'reduce',
  })
  const page = await context.newPage()
  await page.goto('/')
  await SHOTS[name]!(page)
  await page.screenshot({ path: join(FOLDER, `${name}-${size}-${theme}.png`) })
  await context.close()
}

const wanted = new Set(process.argv.slice(2))
const chosen = <T extends string>(from: readonly T[]): readonly T[] => {
  const some = from.filter((each) => wanted.has(each))
  return some.length === 0 ? from : some
}

setup()
mkdirSync(FOLDER, { recursive: true })
const house = await House.open()
const browser = await playwright.launch({
  ...(chromium === undefined ? {} : { executablePath: chromium }),
  args: ['--no-sandbox'],
})
try {
  const names = chosen(Object.keys(SHOTS))
  for (const name of names) {
    if (ON_DEMAND.has(name) && !wanted.has(name)) continue
    for (const size of chosen(Object.keys(SIZES) as (keyof typeof SIZES)[])) {
      for (const theme of chosen(THEMES)) await shoot(browser, house.url, name, size, theme)
    }
    console.log(`${name} is drawn`)
  }
} finally {
  await browser.close()
  await house.close()
}
