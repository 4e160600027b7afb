import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { ON_EVERY_PAGE } from '../tools/preload.ts'
import { openMatch } from './testing/seats.ts'
import { expect, test } from './testing/test.ts'

const DIST = join(import.meta.dirname, '..', 'dist')
const KILOBYTE = 1000

const size = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + statSync(join(DIST, `${name}.br`)).size, 0) / KILOBYTE

interface Asked {
  /** Every script and style, workers included; the server sends them as brotli. */
  readonly names: () => string[]
  /** How many requests of any kind. */
  readonly requests: () => number
}

/** What this page has asked for. */
function asked(page: Page): Asked {
  const names = new Set<string>()
  let requests = 0
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    if (protocol === 'data:' || protocol === 'blob:') return
    requests++
    if (/\.(?:js|css)$/.test(pathname)) names.add(pathname)
  })
  return { names: () => [...names].sort(), requests: () => requests }
}

/** The code of bots and what they learned are loaded separately, by their own worker, while the table is already shown. */
const ofBots = (name: string): boolean =>
  /\/(?:bot-worker|bots|load|recipes?|choose-move|judges|playout|tree|(?:tekhenu|seth)[234]|solo(?:Seth)?)-/.test(
    name,
  )

// The app in the browser's own cache would hide what is sent.
test.use({ serviceWorkers: 'block' })

const LIMITS = { aton: { bytes: 190, requests: 75 }, tekhenu: { bytes: 290, requests: 55 } }
const MOST_AT_START = 18

for (const [game, most] of Object.entries(LIMITS)) {
  test(`the start page needs at most 105 kB of scripts and styles, a first game of ${game} ${most.bytes} kB, and few requests`, async ({
    page,
  }) => {
    const sent = asked(page)
    await page.goto('/')
    await expect(page.locator('[data-play-now]')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const start = size(sent.names())
    const first = sent.requests()
    expect(start).toBeGreaterThan(50)
    for (const file of ON_EVERY_PAGE) expect(sent.names().join(' ')).toContain(`/assets/${file}-`)
    expect(start).toBeLessThanOrEqual(105)
    expect(first).toBeLessThanOrEqual(MOST_AT_START)

    await page.getByRole('radio', { name: new RegExp(`^${game}$`, 'i') }).check({ force: true })
    await page.locator('[data-play-now]').click()
    // A pointer that rests on the table would ask what it rests on, and load the help.
    await page.mouse.move(1, 1)
    await expect(page.locator('main[data-table]')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const names = sent.names()
    // What the match runs in is a part of the game.
    expect(names.some((name) => name.includes('match-worker'))).toBe(true)
    const thinking = size(names.filter(ofBots))
    const whole = size(names.filter((name) => !ofBots(name)))
    const told = `start ${start.toFixed(1)} kB, ${game} ${whole.toFixed(1)} kB, bots apart ${thinking.toFixed(1)} kB, requests ${first} and ${sent.requests()}`
    test.info().annotations.push({ type: 'size', description: told })
    console.log(`    ${told} (brotli)`)
    expect(whole).toBeLessThanOrEqual(most.bytes)
    expect(sent.requests()).toBeLessThanOrEqual(most.requests)
  })
}

/** What bots learned, a file for each mode. */
const weightsIn = (names: readonly string[]): string[] =>
  names.flatMap((name) => /\/((?:tekhenu|seth)[234]|solo(?:Seth)?)-[^/]*\.js$/.exec(name)?.[1] ?? [])

for (const [mode, rivals] of [
  ['tekhenu2', 1],
  ['tekhenu4', 3],
] as const) {
  test(`of what bots learned only that of the table is sent: ${mode}`, async ({ page }) => {
    const sent = asked(page)
    const seats = Array.from({ length: rivals }, () => ({ kind: 'bot', name: 'scribe' }) as const)
    // Everybody chooses a first decree at the same time: bots are asked at once.
    await openMatch(page, [{ kind: 'me', name: 'Ada' }, ...seats], mode, { game: 'tekhenu' })
    await expect(page.locator('main[data-table]')).toBeVisible()
    await expect.poll(() => weightsIn(sent.names())).toContain(mode)
    await page.waitForLoadState('networkidle')
    expect(weightsIn(sent.names())).toEqual([mode])
  })
}

test('all drawings of all pages together need at most 120 kB', () => {
  const source = join(import.meta.dirname, '..', 'src')
  const art = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.svg$|\/(?:scenes|drawings)\.ts$/.test(name.replaceAll('\\', '/')),
  )
  expect(art.length).toBeGreaterThan(6)
  const whole = art.reduce(
    (sum, name) => sum + brotliCompressSync(readFileSync(join(source, name))).length,
    0,
  )
  console.log(`    art ${(whole / KILOBYTE).toFixed(1)} kB (brotli)`)
  expect(whole / KILOBYTE).toBeGreaterThan(20)
  expect(whole / KILOBYTE).toBeLessThanOrEqual(120)
})

test('scripts and styles are sent compressed', async ({ request }) => {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8')
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)![1]!
  const answer = await request.get(script, { headers: { 'accept-encoding': 'br, gzip' } })
  expect(answer.headers()['content-encoding']).toBe('br')
})

test('no script imports one that imports it: it would run before what it needs', () => {
  const folder = join(DIST, 'assets')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const imports = new Map(
    scripts.map((name) => [
      name,
      [
        ...readFileSync(join(folder, name), 'utf8').matchAll(
          /\b(?:import|from) ?["'`]\.\/([\w.-]+\.js)["'`]/g,
        ),
      ].map((found) => found[1]!),
    ]),
  )
  const done = new Set<string>()
  const follow = (name: string, way: readonly string[]): void => {
    expect(way, [...way, name].join(' → ')).not.toContain(name)
    if (done.has(name)) return
    for (const next of imports.get(name) ?? []) follow(next, [...way, name])
    done.add(name)
  }
  expect([...imports.values()].flat().length).toBeGreaterThan(100)
  for (const name of scripts) follow(name, [])
})
