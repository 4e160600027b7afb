import { keep, midGame } from './testing/staged.ts'
import { expect, test } from './testing/test.ts'

test('nothing on the table of Aton is silent to a pointer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await keep(page, midGame())
  await page.clock.install()
  await page.goto('/play/mid-game')
  await expect(page.locator('[data-space]').first()).toBeVisible()
  const parts = {
    '[data-space="0"]': 'space',
    '[data-temple="2"] header': 'temple-2',
    '[data-realm]': 'realm',
    '[data-track]': 'track',
    '[data-seat]': 'rival',
    '[data-me] [data-cartouche="3"]': 'cartouche-3',
    '[data-help="discards"]': 'discards',
    '[data-help="stats"]': 'stats',
    '[data-section="projection"]': 'about',
  }
  for (const [selector, name] of Object.entries(parts)) {
    await page.mouse.move(2, 2)
    await page.clock.runFor(300)
    await page
      .locator(selector)
      .first()
      .hover({ position: { x: 28, y: 14 } })
    await page.clock.runFor(1000)
    const help = page.locator(`[data-part-help="${name}"]`)
    await expect(help, selector).toBeVisible()
    await expect(help.getByRole('link')).toHaveAttribute('href', /^\/rules\/aton\//)
  }
})
