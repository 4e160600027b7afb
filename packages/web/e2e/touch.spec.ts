import type { Page } from '@playwright/test'
import { SCREENS } from './testing/screens.ts'
import { expect, test } from './testing/test.ts'

/** What a finger must be able to hit. Links inside a sentence may be as high as the sentence. */
const TARGETS = 'button, a[href], input, select, summary, [role="button"]'
const FINGER = 44

const tooSmall = (page: Page): Promise<string[]> =>
  page.locator(TARGETS).evaluateAll(
    (all, least) =>
      all.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect()
        const shown = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
        const inSentence = getComputedStyle(element).display === 'inline'
        const name = element.getAttribute('aria-label') ?? element.textContent
        const small = width < least - 0.5 || height < least - 0.5
        return shown && !inSentence && small ? [`${name}: ${width.toFixed()} × ${height.toFixed()}`] : []
      }),
    FINGER,
  )

/** How much wider the page is than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
]) {
  test.describe(() => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true })

    test(`at ${width} px fingers hit everything, and nothing is scrolled sideways`, async ({ page }) => {
      for (const [name, lay] of Object.entries(SCREENS)) {
        await lay(page)
        expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
        expect.soft(await overflow(page), name).toBeLessThanOrEqual(0)
        expect.soft(await tooSmall(page), name).toEqual([])
      }
    })
  })
}

test.describe(() => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('on a phone what ends a turn of Aton stays in sight, however much the cartouches say', async ({
    page,
  }) => {
    await SCREENS['table']!(page)
    const end = page.locator('[data-end-turn]')
    await expect(end).toBeInViewport({ ratio: 1 })
    await page.locator('[data-space][data-move]').first().scrollIntoViewIfNeeded()
    await expect(end).toBeInViewport({ ratio: 1 })
  })

  test('a tap asks no part of the table what it is, whatever comes to lie under it', async ({ page }) => {
    await SCREENS['table']!(page)
    const mine = page.locator('[data-me] h2')
    await mine.tap()
    // Browsers leave a mouse where a finger tapped, and tell of it when the page changes under it.
    const at = await mine.boundingBox()
    await mine.dispatchEvent('pointerover', {
      pointerType: 'mouse',
      screenX: at!.x + at!.width / 2,
      screenY: at!.y + at!.height / 2,
    })
    // Longer than a mouse has to rest on a part.
    await page.waitForTimeout(1500)
    await expect(page.locator('[data-part-help]')).toHaveCount(0)
  })
})
