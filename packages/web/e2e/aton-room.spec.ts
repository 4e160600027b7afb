import type { Page } from '@playwright/test'
import { beforeReveal, ended, keep, midGame } from './testing/staged.ts'
import { expect, test } from './testing/test.ts'

/** Temples, cartouches, the question and what answers it stand on one screen, however low it is. */

const MOMENTS = {
  assigning: async (page: Page) => {
    await keep(page, beforeReveal())
    await page.goto('/play/before-reveal')
    await page.locator('[data-confirm]').waitFor()
  },
  placing: async (page: Page) => {
    await keep(page, midGame())
    await page.goto('/play/mid-game')
    await page.locator('[data-space][data-move]').first().waitFor()
  },
  replaying: async (page: Page) => {
    await keep(page, ended())
    await page.goto('/replay/play/ended?at=40')
    await page.locator('[data-me] input[type="range"]').waitFor()
  },
} as const

const SCREENS = {
  'a desk': [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
    // Where the table is enlarged.
    { width: 2200, height: 1180 },
  ],
  'tablets, phones on their side and a desk at 200 %': [
    { width: 1180, height: 820 },
    { width: 1024, height: 768 },
    { width: 740, height: 360 },
    { width: 720, height: 450 },
  ],
} as const

/** What of the table begins or ends outside the screen. */
const beyond = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '[data-space], [data-cartouche], [data-me] h2, [data-me] button, [data-me] input',
      ),
    ].flatMap((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect()
      const isIn = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1
      return isIn || !part.checkVisibility() ? [] : [`${part.outerHTML.slice(0, 80)} ends at ${bottom}`]
    }),
  )

for (const locale of ['en', 'pl'])
  for (const [screen, sizes] of Object.entries(SCREENS))
    test.describe(`${screen}, in ${locale}`, () => {
      const isDesk = screen === 'a desk'
      test.use({ locale, hasTouch: !isDesk, viewport: sizes[0] })

      for (const [moment, show] of Object.entries(MOMENTS)) {
        if (moment === 'replaying' && !isDesk) continue
        test(`nothing needs to be scrolled to while ${moment}`, async ({ page }) => {
          await show(page)
          await expect(page.locator('[data-cartouche]')).toHaveCount(4)
          for (const size of sizes) {
            await page.setViewportSize(size)
            await expect.poll(() => beyond(page), `${size.width} × ${size.height}`).toEqual([])
          }
        })
      }
    })

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true })

  test('has question and cartouches beside the temples', async ({ page }) => {
    await MOMENTS.placing(page)
    const [temples, mine] = await Promise.all(
      ['[data-space]', '[data-me]'].map((part) =>
        page.locator(part).evaluateAll((all) => ({
          left: Math.min(...all.map((each) => each.getBoundingClientRect().left)),
          right: Math.max(...all.map((each) => each.getBoundingClientRect().right)),
        })),
      ),
    )
    expect(temples!.right).toBeLessThanOrEqual(mine!.left + 1)
  })
})

for (const locale of ['en', 'fr', 'pl'])
  test.describe(`a phone held upright, in ${locale}`, () => {
    test.use({ locale, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

    for (const moment of ['assigning', 'placing'] as const)
      test(`shows the whole table while ${moment}, with the buttons below the cartouches`, async ({
        page,
      }) => {
        await MOMENTS[moment](page)
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
          .toBeLessThanOrEqual(0)
        // Of the scores nothing is cut at the edge.
        const ends = await page
          .locator('[data-track] b')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right))
        expect(Math.max(...ends)).toBeLessThanOrEqual(360)
      })
  })
