import { findings } from './testing/findings.ts'
import { DIALOGS, SCENES } from './testing/scenes.ts'
import { expect, test } from './testing/test.ts'

for (const theme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${theme}:`, () => {
    test.use({ colorScheme: theme })

    test('pages', async ({ page }) => {
      for (const [name, lay] of Object.entries(SCENES)) {
        await page.goto('/')
        await lay(page)
        expect.soft(await findings(page), name).toEqual([])
      }
    })

    test('dialogs', async ({ page }) => {
      for (const { scene, button } of DIALOGS) {
        await page.goto('/')
        await SCENES[scene]!(page)
        await page.getByRole('button', { name: button }).first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect.soft(await findings(page), `${scene}, ${String(button)}`).toEqual([])
      }
    })
  })
}
