import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium as playwright, type Browser, type Page } from '@playwright/test'
import { chromium } from '../e2e/testing/chromium.ts'
import { House } from '../e2e/testing/house.ts'
import setup from '../e2e/testing/setup.ts'
import { beforeReveal, ended, keep, midGame } from '../e2e/testing/staged.ts'
import { WAY_IN } from '../e2e/testing/way-in.ts'
import { LANGUAGES } from '@benben/words/languages'
import { ON_DEMAND, TEKHENU_SHOTS } from './tekhenu-shots.ts'

/**
 * `npm run screenshots`: pictures of every page in three sizes (tables also on a phone that lies on its side), by day and by night, into docs/screenshots, and of table, rules and
 * tutorial in every language. Words behind it choose some of them: `npm run screenshots -- table phone dark`, `-- in-words fr`; pages of the way in
 * are drawn only if one asks for them: `-- way-in`, `-- legend phone`.
 */
const FOLDER = join(import.meta.dirname, '..', '..', '..', 'docs', 'screenshots')
const SIZES = {
  phone: { width: 360, height: 740 },
  landscape: { width: 740, height: 360 },
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
    // A pointer that rests would ask what lies under it.
    await page.mouse.move(0, 0)
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
    await page.locator('[data-end]').waitFor()
    await page.getByRole('img', { name: 'Picture of the result' }).waitFor()
    await page.waitForTimeout(300)
  },
  ...TEKHENU_SHOTS,
  ...WAY_IN,
}

/** Tables have an arrangement of their own on a phone that lies on its side. */
const isDrawn = (name: string, size: keyof typeof SIZES): boolean =>
  size !== 'landscape' || name === 'table' || name === 'assign' || name in TEKHENU_SHOTS

/** By day alone, and in every language. */
const IN_WORDS: Readonly<Record<string, Shot>> = {
  'words-table': TEKHENU_SHOTS['tekhenu-2']!,
  'words-rules': WAY_IN['rules-ra']!,
  'words-tutorial': async (page) => {
    await page.goto('/learn/tekhenu')
    const next = page.locator('[data-lesson-next]')
    for (const step of [1, 2, 3, 4]) {
      await page.locator(`[data-lesson-step="${step}"]`).waitFor()
      await next.click()
    }
    await page.locator('[data-lesson-step="5"]').waitFor()
    await page.waitForTimeout(400)
  },
}

interface Wanted {
  readonly name: string
  readonly size: keyof typeof SIZES
  readonly theme: (typeof THEMES)[number]
  readonly language: string
}

async function shoot(browser: Browser, url: string, { name, size, theme, language }: Wanted): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZES[size],
    colorScheme: theme,
    locale: language,
    deviceScaleFactor: 1,
    hasTouch: size !== 'desktop',
    // The reveal is shown while it happens; everything else as it rests.
    reducedMotion: name === 'reveal' ? 'no-preference' : 'reduce',
  })
  const page = await context.newPage()
  await page.goto('/')
  await (SHOTS[name] ?? IN_WORDS[name])!(page)
  const suffix = name in IN_WORDS ? language : theme
  const picture = await asWebp(page, await page.screenshot())
  writeFileSync(join(FOLDER, `${name}-${size}-${suffix}.webp`), picture)
  await context.close()
}

/** A fifth of the bytes; the browser at hand does it. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const encoded = await page.evaluate(async (letters) => {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.5 })
    const out = new Uint8Array(await blob.arrayBuffer())
    return btoa(Array.from(out, (byte) => String.fromCharCode(byte)).join(''))
  }, png.toString('base64'))
  return Buffer.from(encoded, 'base64')
}

const wanted = new Set(process.argv.slice(2))
const chosen = <T extends string>(from: readonly T[]): readonly T[] => {
  const some = from.filter((each) => wanted.has(each))
  return some.length === 0 ? from : some
}

/** Every word that chooses pictures; others choose sizes, themes and languages. */
const ALL_NAMES = new Set([...Object.keys(SHOTS), ...Object.keys(IN_WORDS), 'pages', 'way-in', 'in-words'])

setup()
mkdirSync(FOLDER, { recursive: true })
const house = await House.open()
const browser = await playwright.launch({
  ...(chromium === undefined ? {} : { executablePath: chromium }),
  args: ['--no-sandbox'],
})
try {
  const sizes = chosen(Object.keys(SIZES) as (keyof typeof SIZES)[])
  const isChosen = (name: string, of: string): boolean =>
    wanted.has(name) || wanted.has(of) || ![...ALL_NAMES].some((each) => wanted.has(each))
  const group = (name: string): string => (name in WAY_IN ? 'way-in' : 'pages')
  for (const name of Object.keys(SHOTS).filter((each) => isChosen(each, group(each)))) {
    if ((ON_DEMAND.has(name) || name in WAY_IN) && !wanted.has(name) && !wanted.has('way-in')) continue
    for (const size of sizes.filter((each) => isDrawn(name, each)))
      for (const theme of chosen(THEMES))
        await shoot(browser, house.url, { name, size, theme, language: 'en' })
    console.log(`${name} is drawn`)
  }
  for (const name of Object.keys(IN_WORDS).filter((each) => isChosen(each, 'in-words'))) {
    for (const size of sizes.filter((each) => each === 'phone' || each === 'desktop'))
      for (const language of chosen(Object.keys(LANGUAGES)))
        await shoot(browser, house.url, { name, size, theme: 'light', language })
    console.log(`${name} is drawn`)
  }
} finally {
  await browser.close()
  await house.close()
}
