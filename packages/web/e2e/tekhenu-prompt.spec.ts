import { readWholeGame } from './testing/tekhenu-prompt.ts'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { expect, test } from './testing/test.ts'

/** Nothing in the prompt is cut, covered or scrolled out of sight, whatever is asked, at a desk. */

for (const [width, height, name, stage] of [[1280, 720, 'two', { until: () => true }]] as const)
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    test(`every word of the prompt is read whole in a game: ${name}`, async ({ page }) => {
      await stageTekhenu(page, 'whole', stage)
      await page.goto('/play/whole')
      await expect(page.locator('[data-prompt]')).toBeVisible()
      const found = await readWholeGame(page, 7, 1)
      await expect(page.locator('[data-end]')).toBeVisible()
      expect(found.faults).toEqual([])
      expect(found.outlooks).toBeGreaterThan(30)
      expect(found.causes, 'questions with a cause').toBeGreaterThan(0)
      expect(found.gray, 'what cannot be done now').toBeGreaterThan(0)
    })
  })
