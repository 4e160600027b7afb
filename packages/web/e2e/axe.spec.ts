import { findingsInBothThemes } from './testing/findings.ts'
import { DIALOGS, SCENES } from './testing/scenes.ts'
import { expect, test } from './testing/test.ts'

test.describe('axe finds nothing, light and dark:', () => {
  test('pages', async ({ page }) => {
    for (const [name, lay] of Object.entries(SCENES)) {
      await page.goto('/')
      await lay(page)
      expect.soft(await findingsInBothThemes(page), name).toEqual([])
    }
  })

  test('dialogs', async ({ page }) => {
    for (const { scene, button } of DIALOGS) {
      await page.goto('/')
      await SCENES[scene]!(page)
      await page.getByRole('button', { name: button }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect.soft(await findingsInBothThemes(page), `${scene}, ${String(button)}`).toEqual([])
    }
  })
})
