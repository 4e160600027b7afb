import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { DIALOGS, SCENES } from './scenes.ts'
import { expect, test } from './test.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe has to say, short enough to read. */
async function findings(page: Page): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: 'tag', values: TAGS },
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    })
    .analyze()
  // A page on which nothing could be checked would have no findings either.
  expect(passes.length).toBeGreaterThan(5)
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 5)
      .map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}

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
