import { chromium } from './testing/chromium.ts'
import { cutIn } from './testing/cut.ts'
import { SPOKEN } from './testing/spoken-screens.ts'
import { expect, test } from './testing/test.ts'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { TekhenuPage } from './testing/tekhenu-picture.ts'

/** A browser whose text size somebody has set to 150 %. */
test.use({
  launchOptions: {
    ...(chromium === undefined ? {} : { executablePath: chromium }),
    args: ['--no-sandbox', '--blink-settings=defaultFontSize=24'],
  },
})

const TABLES = [
  { players: 2, options: {} },
  { players: 4, options: {} },
  { players: 4, options: { seth: true } },
]

for (const size of [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
])
  for (const { players, options } of TABLES)
    test(`text of 150 %: ${players} players${'seth' in options ? ' with Seth' : ''} at ${size.width} × ${size.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await stageTekhenu(page, 'large', {
        players,
        options,
        until: (question, round) => question === 'take' && round >= 10,
      })
      await page.goto('/play/large')
      await new TekhenuPage(page).asked()
      expect(await page.locator('[data-prompt] b').first().evaluate(fontSize)).toBeGreaterThanOrEqual(24)
      // The page scrolls downwards only, and stands where something can be done.
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      await expect.poll(() => page.evaluate(abovePrompt)).toBeGreaterThan(0)
      expect(await page.evaluate(laidOver), 'areas lie beside each other').toEqual([])
      expect(await page.evaluate(cutShort), 'no title or number is cut').toEqual([])
      // Every part can be brought into sight above the prompt.
      for (const area of await page.locator('[data-area]').all()) {
        await area.scrollIntoViewIfNeeded()
        await expect(area).toBeInViewport()
      }
    })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('text of 150 %: nothing is cut on the start page and at the table of Aton', async ({ page }) => {
    for (const name of ['start', 'aton'] as const) {
      await SPOKEN[name]!(page)
      expect.soft(await cutIn(page), name).toEqual([])
    }
  })
})

/** As it is seen: with everything that enlarges it. */
function fontSize(element: Element): number {
  const zoom = (element as Element & { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1
  return parseFloat(getComputedStyle(element).fontSize) * zoom
}

/** How many dice that can be taken are seen above the prompt. */
function abovePrompt(): number {
  const { top } = document.querySelector('[data-seam]')!.getBoundingClientRect()
  const boxes = [...document.querySelectorAll('[data-spot^="die/"][data-lit]')].map((die) =>
    die.getBoundingClientRect(),
  )
  return boxes.filter((box) => box.top >= 0 && box.bottom <= top).length
}

/** Pairs of areas that cover each other. */
function laidOver(): readonly string[] {
  const areas = [
    // What I have stays in sight with the prompt while everything else is scrolled under it.
    ...document.querySelectorAll<HTMLElement>('[data-area]:not([data-seam] *)'),
  ].map((area) => ({
    name: area.dataset['area']!,
    area,
    box: area.getBoundingClientRect(),
  }))
  return areas.flatMap(({ name, area, box }, i) =>
    areas
      .slice(i + 1)
      .filter(({ area: other }) => !area.contains(other) && !other.contains(area))
      .filter(
        ({ box: { left, right, top, bottom } }) =>
          Math.min(right, box.right) - Math.max(left, box.left) > 2 &&
          Math.min(bottom, box.bottom) - Math.max(top, box.top) > 2,
      )
      .map((other) => `${name} and ${other.name}`),
  )
}

/** Texts that need more room than their area has: what stands in it reaches beyond it. */
function cutShort(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-area]')].flatMap((area) => {
    const room = area.getBoundingClientRect()
    const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue
      if (node.textContent?.trim() === '' || node.parentElement.closest('svg, [class*="hidden"]') !== null)
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, bottom, width } = range.getBoundingClientRect()
      if (width > 1 && (left < room.left - 3 || right > room.right + 3 || bottom > room.bottom + 3))
        found.push(`${area.dataset['area']!}: ${node.textContent!}`)
    }
    return found
  })
}
