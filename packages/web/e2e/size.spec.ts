import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { PicturePage } from './picture.ts'
import { expect, test } from './test.ts'

const DIST = join(import.meta.dirname, '..', 'dist')
const KILOBYTE = 1000

/** Every script and style this page has asked for, workers included, by what the server sends: brotli. */
function asked(page: Page): { bytes: () => number; names: () => string[] } {
  const names = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(?:js|css)$/.test(pathname)) names.add(pathname)
  })
  const size = (name: string): number => statSync(join(DIST, `${name}.br`)).size
  return {
    names: () => [...names].sort(),
    bytes: () => [...names].reduce((sum, name) => sum + size(name), 0) / KILOBYTE,
  }
}

// The app in the browser's own cache would hide what is sent.
test.use({ serviceWorkers: 'block' })

test('the start page needs at most 105 kB of scripts and styles, a first game of Aton 190 kB', async ({
  page,
}) => {
  const sent = asked(page)
  await page.goto('/')
  await expect(page.locator('[data-play-now]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const start = sent.bytes()
  expect(start).toBeGreaterThan(50)
  expect(start).toBeLessThanOrEqual(105)

  await page.locator('[data-play-now]').click()
  await expect(new PicturePage(page).cards.first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const names = sent.names()
  // What the match runs in is a part of the game; only how bots think is loaded apart.
  expect(names.some((name) => name.includes('match-worker'))).toBe(true)
  const bots = names.filter((name) => /\/(?:bot-worker|think)-/.test(name))
  const thinking = bots.reduce((sum, name) => sum + statSync(join(DIST, `${name}.br`)).size, 0) / KILOBYTE
  const game = sent.bytes() - thinking
  test.info().annotations.push({
    type: 'size',
    description: `start ${start.toFixed(1)} kB, game ${game.toFixed(1)} kB, bots ${thinking.toFixed(1)} kB`,
  })
  console.log(
    `    start ${start.toFixed(1)} kB, game ${game.toFixed(1)} kB, bots apart ${thinking.toFixed(1)} kB (brotli)`,
  )
  expect(game).toBeLessThanOrEqual(190)
})

test('scripts and styles are sent compressed', async ({ request }) => {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8')
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)![1]!
  const answer = await request.get(script, { headers: { 'accept-encoding': 'br, gzip' } })
  expect(answer.headers()['content-encoding']).toBe('br')
})
