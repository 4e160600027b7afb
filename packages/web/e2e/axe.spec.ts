import { findingsInBothThemes } from './testing/findings.ts'
import { DIALOGS, SCREENS } from './testing/screens.ts'
import { expect, test } from './testing/test.ts'
import { WAY_IN } from './testing/way-in.ts'

/** What newcomers come to, and no other test looks at: lists of signs, a rule over a table, joining, puzzles. */
const BY_SIZE = {
  desktop: [{ width: 1440, height: 900 }, ['legend', 'legend-aton', 'name', 'puzzle-tekhenu']],
  phone: [
    { width: 390, height: 844 },
    ['legend', 'legend-aton', 'name', 'join', 'edition-terms', 'puzzles', 'puzzle-tekhenu', 'puzzle-aton'],
  ],
} as const

test.describe('axe finds nothing, light and dark:', () => {
  test('pages', async ({ page }) => {
    for (const [name, lay] of Object.entries(SCREENS)) {
      await lay(page)
      expect.soft(await findingsInBothThemes(page), name).toEqual([])
    }
  })

  test('pages on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const name of ['start', 'create', 'assign', 'table', 'text', 'end']) {
      await SCREENS[name]!(page)
      expect.soft(await findingsInBothThemes(page), name).toEqual([])
    }
  })

  for (const [size, [screen, names]] of Object.entries(BY_SIZE))
    test(`what newcomers come to: ${size}`, async ({ page }) => {
      await page.setViewportSize(screen)
      await page.goto('/icon.svg')
      for (const name of names) {
        await WAY_IN[name]!(page)
        expect.soft(await findingsInBothThemes(page), name).toEqual([])
        if (name !== 'legend') continue
        await page.locator('[data-legend] [data-sign] a').first().click()
        await expect(page.locator('[data-help-page]')).toBeVisible()
        expect.soft(await findingsInBothThemes(page), 'a rule over the table').toEqual([])
      }
    })

  test('dialogs', async ({ page }) => {
    for (const { screen, button } of DIALOGS) {
      await SCREENS[screen]!(page)
      await page.getByRole('button', { name: button }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect.soft(await findingsInBothThemes(page), `${screen}, ${String(button)}`).toEqual([])
    }
  })
})
