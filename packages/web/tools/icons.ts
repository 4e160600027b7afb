import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium as playwright } from '@playwright/test'
import { chromium } from '../e2e/testing/chromium.ts'

/** Draws the pictures some systems want instead of `public/icon.svg`; run by hand when that changes. */
const PUBLIC = join(import.meta.dirname, '..', 'public')
const SAND = '#fbf6ea'
const ICONS = [
  { name: 'icon-192.png', size: 192, room: 0.06 },
  { name: 'icon-512.png', size: 512, room: 0.06 },
  // Systems cut these to a shape of their own: everything that matters stays well inside.
  { name: 'icon-maskable.png', size: 512, room: 0.2 },
  { name: 'apple-touch-icon.png', size: 180, room: 0.12 },
]

const svg = readFileSync(join(PUBLIC, 'icon.svg')).toString('base64')
const browser = await playwright.launch({
  ...(chromium === undefined ? {} : { executablePath: chromium }),
  args: ['--no-sandbox'],
})
for (const { name, size, room } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const inner = Math.round(size * (1 - 2 * room))
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${SAND}">
      <img src="data:image/svg+xml;base64,${svg}" width="${inner}" height="${inner}">`,
  )
  await page.screenshot({ path: join(PUBLIC, name) })
  await page.close()
}
await browser.close()
