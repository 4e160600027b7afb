import type { Locator, Page } from '@playwright/test'
import { askAt, askAtOnce, hold, placesOn, type Place } from './testing/asking.ts'
import { beforeReveal, keep, midGame } from './testing/staged.ts'
import { drawn } from './testing/tekhenu-picture.ts'
import { expect, test } from './testing/test.ts'

test('pointing at a space of Aton moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await keep(page, midGame())
  await page.goto('/play/mid-game')
  await expect(page.locator('[data-space][data-move]').first()).toBeVisible()
  const places = (): Promise<readonly string[]> =>
    page.locator('[data-temple], [data-temple] header, [data-realm], [data-me]').evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return [x, y, width, height].map(Math.round).join(' ')
      }),
    )
  const before = await places()
  let changes = 0
  const spaces = await page.locator('[data-space]').all()
  for (const space of spaces.filter((_, i) => i % 3 === 2)) {
    await space.hover()
    await drawn(page)
    if ((await page.locator('[data-temple] header').getByText('▸').count()) > 0) changes++
    expect(await places()).toEqual(before)
  }
  expect(changes).toBeGreaterThan(0)
})

for (const [width, height] of [
  [1280, 720],
  [1000, 700],
] as const)
  test(`help of a space of Aton covers nothing that can be chosen: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await keep(page, midGame())
    await page.clock.install()
    await page.goto('/play/mid-game')
    const lit = page.locator('[data-space][data-move]')
    await expect(lit.first()).toBeVisible()
    const help = page.locator('[data-part-help^="space/"]')
    for (let i = 0; i < (await lit.count()); i += 3) {
      await page.mouse.move(0, 0)
      await page.clock.runFor(1000)
      await expect(help).toHaveCount(0)
      await lit.nth(i).hover()
      await page.clock.runFor(1000)
      await expect(help).toBeVisible()
      const covered = await help.evaluate((box) => {
        const { left, right, top, bottom } = box.getBoundingClientRect()
        return [...document.querySelectorAll<HTMLElement>('[data-space][data-move], [data-help="plaque"]')]
          .filter((each) => {
            const at = each.getBoundingClientRect()
            return at.left < right && at.right > left && at.top < bottom && at.bottom > top
          })
          .map(({ dataset }) => dataset['move'] ?? dataset['help'])
      })
      expect(covered).toEqual([])
    }
  })

const ATON = {
  names: ['help', 'cartouche', 'space', 'card', 'temple', 'realm', 'track', 'seat', 'section', 'me'],
  itself: 'a, dialog, button:not([data-space], [data-cartouche], [data-card])',
}
const kindOf = (said: string | null): string => said?.split('/')[0] ?? ''

const KINDS = ['space', 'temple', 'realm', 'track', 'cartouche', 'mine']
const isSpace = ({ name }: Place): boolean => name.startsWith('space ')
const fewSpaces = (places: readonly Place[]): readonly Place[] =>
  places.filter((each) => !isSpace(each) || Number(each.name.slice('space '.length)) % 12 === 5)
const help = (page: Page): Locator => page.locator('[data-part-help]')

for (const [moment, staged, own] of [
  ['cards are assigned', beforeReveal('silent'), 'hand'],
  ['priests are placed', midGame('silent'), 'stats'],
] as const)
  test(`nothing on the table of Aton is silent to a pointer while ${moment}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await askAtOnce(page)
    await keep(page, staged)
    await page.goto('/play/silent')
    // The first answer loads the words.
    await page.locator('[data-realm]').hover()
    await expect(help(page)).toContainText('Scoring')
    // Help that opens under the mouse itself would stay.
    await page.mouse.move(0, 0)
    await expect(help(page)).toHaveCount(0)
    const found = await placesOn(page, ATON)
    expect(found.filter(isSpace)).toHaveLength(48)
    // Every space once; at the other moment one of each temple.
    const places = own === 'hand' ? found : fewSpaces(found)
    const said = await askAt(page, places, 'pointer')
    expect(places.filter((_, i) => said[i] === null)).toEqual([])
    const kinds = said.map(kindOf)
    for (const kind of [...KINDS, own, 'rival', 'about', 'plaque']) expect(kinds, kind).toContain(kind)
    expect(new Set(said.filter((each) => kindOf(each) === 'space')).size).toBe(places.filter(isSpace).length)
  })

for (const [name, width, height, staged, own] of [
  ['phone', 390, 844, beforeReveal('silent'), 'hand'],
  ['tablet', 820, 1180, midGame('silent'), 'stats'],
] as const)
  test(`nothing on the table of Aton is silent to a finger, which chooses nothing: ${name}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: true,
      isMobile: true,
      baseURL: baseURL!,
    })
    const page = await context.newPage()
    await askAtOnce(page)
    await keep(page, staged)
    await page.goto('/play/silent')
    const main = page.locator('main[data-version]')
    const version = (await main.getAttribute('data-version'))!
    for (const part of ['[data-temple="1"] [data-space]', '[data-me] [data-cartouche="2"]']) {
      await hold(page, page.locator(part).first(), help(page))
      await page.touchscreen.tap(width / 2, 2)
      await expect(help(page)).toHaveCount(0)
    }
    const kinds: string[] = []
    for (let way = 0; way < 3; way++) {
      const found = await placesOn(page, ATON)
      const places = name === 'phone' ? found : fewSpaces(found)
      const said = await askAt(page, places, 'finger')
      expect(places.filter((_, i) => said[i] === null)).toEqual([])
      kinds.push(...said.map(kindOf))
      await page.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: 'instant' }))
    }
    for (const kind of [...KINDS, own]) expect(kinds, kind).toContain(kind)
    await expect(main).toHaveAttribute('data-version', version)
    await context.close()
  })

test('a key that leads to a space, a card or a cartouche asks what it is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await keep(page, beforeReveal('silent'))
  await page.goto('/play/silent')
  for (const [name, selector] of [
    ['space', '[data-space]'],
    ['cartouche', '[data-cartouche="2"]'],
    ['hand', '[data-card]'],
  ] as const) {
    const part = page.locator(selector).and(page.locator(':not([tabindex="-1"])')).first()
    // Backwards and forwards again: the key leads there.
    await part.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(part).toBeFocused()
    await expect(help(page)).toHaveAttribute('data-part-help', new RegExp(`^${name}`))
  }
})

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const)
  test(`the board says how its spaces are called, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await keep(page, midGame())
    await page.goto('/play/mid-game')
    await expect(page.locator('[data-space]').first()).toBeVisible()
    const written = await page.locator('[data-temple="3"] [data-space]').evaluateAll((spaces) =>
      spaces.map((space) => {
        const tile = space.firstElementChild!
        const at = (side: string): string => getComputedStyle(tile, side).content.replaceAll(/"|none/g, '')
        return at('::before') + at('::after')
      }),
    )
    expect(written).toEqual(['a1', '2', '3', '4', 'b', '', '', '', 'c', '', '', ''])
    // The log calls them so.
    await expect(page.locator('[data-space="0"]')).toHaveAccessibleName(/1a1/)
  })
