import { findingsInBothThemes } from './testing/findings.ts'
import { DIALOGS, SCREENS } from './testing/screens.ts'
import { expect, test } from './testing/test.ts'

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

  test('dialogs', async ({ page }) => {
    for (const { screen, button } of DIALOGS) {
      await SCREENS[screen]!(page)
      await page.getByRole('button', { name: button }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect.soft(await findingsInBothThemes(page), `${screen}, ${String(button)}`).toEqual([])
    }
  })
})
