import { expect, test } from './testing/test.ts'
import { stageTekhenu } from './testing/tekhenu-staged.ts'
import { TekhenuPage } from './testing/tekhenu-picture.ts'

const until = (question: string, round: number): boolean => question === 'take' && round >= 5

test('in forced colours what can be done has an outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await stageTekhenu(page, 'forced', { until })
  await page.goto('/play/forced')
  await new TekhenuPage(page).asked()
  const outlines = await page
    .locator('[data-spot][data-lit]')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle))
  expect(outlines.length).toBeGreaterThan(0)
  expect(outlines.filter((style) => style !== 'solid')).toEqual([])
})

test('a page at 200 % has the prompt beside the board', async ({ page }) => {
  // 1280 × 720, of which half is left.
  await page.setViewportSize({ width: 640, height: 360 })
  await stageTekhenu(page, 'zoomed', { until })
  await page.goto('/play/zoomed')
  await new TekhenuPage(page).asked()
  const [board, prompt] = [
    (await page.locator('[data-area="wheel"]').boundingBox())!,
    (await page.locator('[data-prompt]').boundingBox())!,
  ]
  expect(prompt.x).toBeGreaterThanOrEqual(Math.floor(board.x + board.width))
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('what has the focus stands out on every ground, by one of two rings', async ({ page }) => {
  await stageTekhenu(page, 'ring', { until })
  await page.goto('/play/ring')
  await new TekhenuPage(page).asked()
  await page.keyboard.press('Tab')
  await page.locator('[data-spot^="die/"][data-lit]').first().focus()
  const ring = await page.evaluate(() => {
    const { outlineColor, outlineWidth, boxShadow } = getComputedStyle(document.activeElement!)
    return { outlineColor, outlineWidth, boxShadow }
  })
  expect(parseFloat(ring.outlineWidth)).toBeGreaterThanOrEqual(2)
  expect(ring.boxShadow).not.toBe('none')
})
